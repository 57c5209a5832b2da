"""Learning which part of a sentence plays which role."""

from pycrfsuite import Trainer

from assistant.understanding.marked import NONE, learnt_from
from assistant.understanding.marked.reader import taught
from assistant.understanding.marked.tokens import features
from assistant.understanding.ways import LANGUAGES

# How strongly what is rare is left out, and kept small.
SETTINGS = {"c1": 0.05, "c2": 0.05, "max_iterations": 80, "feature.possible_transitions": True}


def learn_roles() -> None:
    """Learn each language from its own sentences, and write it down."""
    for language in LANGUAGES:
        trainer = Trainer(verbose=False)
        trainer.set_params(SETTINGS)
        for each in learnt_from(language):
            if each.said != NONE:
                trainer.append(features(each.row, each.said), each.roles)
        trainer.train(str(taught(language)))
