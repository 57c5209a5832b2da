BEGIN TRANSACTION;
CREATE TABLE campaigns (
	name VARCHAR(200) NOT NULL, 
	system VARCHAR(40) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	began VARCHAR(40) NOT NULL, 
	head VARCHAR(64) DEFAULT '' NOT NULL, 
	count INTEGER DEFAULT '0' NOT NULL, 
	archived VARCHAR(40), 
	PRIMARY KEY (name)
);
INSERT INTO "campaigns" VALUES('Rieka','condensed','fi','[]','rieka','2026-11-30T21:12:44+00:00','e42f6d968ead0f34a4715c489b38d916632e09571af4b782d9fb0f487464b22c',13,NULL);
CREATE TABLE entries (
	campaign VARCHAR(200) NOT NULL, 
	number INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	deed VARCHAR(16) NOT NULL, 
	command JSON, 
	events JSON NOT NULL, 
	"of" JSON NOT NULL, 
	state VARCHAR(64) NOT NULL, 
	seed VARCHAR(80), 
	version INTEGER NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	link VARCHAR(64) DEFAULT '' NOT NULL, 
	session INTEGER DEFAULT '1' NOT NULL, 
	PRIMARY KEY (campaign, number)
);
INSERT INTO "entries" VALUES('Rieka',1,1,'command','{"command":"create_character","name":"Väinö","high_concept":"Ferryman of the Dead","trouble":"Owes the River","skills":{"fight":2,"notice":1}}','[{"type":"character_created","who":"Väinö","character":{"name":"Väinö","kind":"pc","aliases":[],"aspects":[{"name":"Ferryman of the Dead","kind":"high_concept","free":{},"secret":false,"zone":null,"resting":{},"used":[],"scale":0,"of":null,"first":false},{"name":"Owes the River","kind":"trouble","free":{},"secret":false,"zone":null,"resting":{},"used":[],"scale":0,"of":null,"first":false}],"skills":{"fight":2,"notice":1},"stunts":[],"refresh":3,"points":3,"boxes":{"physical":[1,1,1],"mental":[1,1,1]},"marked":{},"slots":[{"severity":"mild","track":null},{"severity":"moderate","track":null},{"severity":"severe","track":null}],"consequences":[],"fixed":[],"out":null,"conceded":false,"earned":0,"secret":false,"tags":[],"bonds":{},"abnormal":[],"spirit_power":0,"raised":0,"saved":0,"gained":0,"grown":0,"members":1,"weapons":[],"armor":[],"wards":[],"scale":0,"solo":[],"minions":[],"forms":[]},"made_up":false,"rule":"condensed.character-aspects"},{"type":"points_changed","who":"","delta":1,"now":1,"why":"player","rule":"condensed.gm-fate-points"}]','[]','3281e6331590460a',NULL,1,'2026-11-30T21:12:44+00:00','bebbd1d606c30037db5b7f416e84bc6ca9ee4c561f6e5bf6701a227f4d3dda6c',1);
INSERT INTO "entries" VALUES('Rieka',2,2,'command','{"command":"place_aspect","aspect":"Fog"}','[{"type":"aspect_placed","aspect":"Fog","kind":"situation","on":null,"free":0,"holder":"","secret":false,"category":null,"zone":null,"by_roll":false,"resting":false,"scale":0,"of":null,"first":false,"rule":"condensed.situation-aspects"}]','[]','7ec98d073a59912d',NULL,1,'2026-11-30T21:12:44+00:00','be055468e630a4b5bc36030c0116bebb5aa8f6015a2a2bc791c4cb2899fc8796',1);
INSERT INTO "entries" VALUES('Rieka',3,3,'command','{"command":"end_session"}','[{"type":"scene_ended","number":1,"gone":["Fog"]},{"type":"session_ended","number":1}]','[]','d0dff0b0e50c6186',NULL,1,'2026-11-30T21:12:44+00:00','64487944d8a3a1fe1ff8a7c694a46b2300d2faca6a251adf62789fbb620864da',1);
INSERT INTO "entries" VALUES('Rieka',4,4,'command','{"command":"begin_session"}','[{"type":"session_began","number":2,"scenario":null,"rule":"condensed.refresh"}]','[]','7b2126344d6cc9f0',NULL,1,'2026-11-30T21:12:44+00:00','757e67e2ee2f27aed22bc9973dd847bb23c8321fa092ab09547094cb6b847093',2);
INSERT INTO "entries" VALUES('Rieka',5,5,'command','{"command":"place_aspect","aspect":"Ice"}','[{"type":"aspect_placed","aspect":"Ice","kind":"situation","on":null,"free":0,"holder":"","secret":false,"category":null,"zone":null,"by_roll":false,"resting":false,"scale":0,"of":null,"first":false,"rule":"condensed.situation-aspects"}]','[]','0398a96ac91fa750',NULL,1,'2026-11-30T21:12:44+00:00','59796e7112e6f46e6e271031cd8b057795861145470b25556327ca0de60bd425',2);
INSERT INTO "entries" VALUES('Rieka',6,6,'undo','null','[]','[5]','7b2126344d6cc9f0',NULL,1,'2026-11-30T21:12:44+00:00','ae97309c44b7e0051a7851bf537b6146d7f900a1b487eccb5f87fa98d985d221',2);
INSERT INTO "entries" VALUES('Rieka',7,7,'redo','null','[]','[5]','0398a96ac91fa750',NULL,1,'2026-11-30T21:12:44+00:00','b304c0e28e163da53d6bec94f3b2b0f84f64c2fa43c504ba2f85dc91a7869980',2);
INSERT INTO "entries" VALUES('Rieka',8,8,'undo','null','[]','[5]','7b2126344d6cc9f0',NULL,1,'2026-11-30T21:12:44+00:00','6e475718a8c6e0671eb3a4338f3c15dd3f6920610cf487eca4dbd98c0ad43e61',2);
INSERT INTO "entries" VALUES('Rieka',9,9,'command','{"command":"end_session"}','[{"type":"session_ended","number":2}]','[]','7953a741bf2a5bb6',NULL,1,'2026-11-30T21:12:44+00:00','164bc1d7b4e6e6cff646afea62333ba813dcc9de200e9c5a932b024df4e54865',2);
INSERT INTO "entries" VALUES('Rieka',10,10,'command','{"command":"begin_session"}','[{"type":"session_began","number":3,"scenario":null,"rule":"condensed.refresh"}]','[]','39e3d612c2f2813f',NULL,1,'2026-11-30T21:12:44+00:00','18fd0c43e43f83299aca9213d7c6508a95977b090cb3731713b7197b9e812954',3);
INSERT INTO "entries" VALUES('Rieka',11,11,'undo','null','[]','[10]','7953a741bf2a5bb6',NULL,1,'2026-11-30T21:12:44+00:00','66734382246e249815ec96653b56f475fa656cc6796b295aa7b35f421c845a39',2);
INSERT INTO "entries" VALUES('Rieka',12,12,'undo','null','[]','[9]','7b2126344d6cc9f0',NULL,1,'2026-11-30T21:12:44+00:00','d5f4eadf247585ef43ed7bdf95c7d5d7491b1802a272f5c596ed8b35084bf82e',2);
INSERT INTO "entries" VALUES('Rieka',13,13,'command','{"command":"place_aspect","aspect":"Thaw"}','[{"type":"aspect_placed","aspect":"Thaw","kind":"situation","on":null,"free":0,"holder":"","secret":false,"category":null,"zone":null,"by_roll":false,"resting":false,"scale":0,"of":null,"first":false,"rule":"condensed.situation-aspects"}]','[]','9284dca94e95e39f',NULL,1,'2026-11-30T21:12:44+00:00','e42f6d968ead0f34a4715c489b38d916632e09571af4b782d9fb0f487464b22c',2);
CREATE TABLE snapshots (
	campaign VARCHAR(200) NOT NULL, 
	number INTEGER NOT NULL, 
	game JSON NOT NULL, 
	turns INTEGER NOT NULL, 
	secret JSON NOT NULL, 
	PRIMARY KEY (campaign, number)
);
CREATE TABLE store (
	schema INTEGER NOT NULL, 
	PRIMARY KEY (schema)
);
INSERT INTO "store" VALUES(2);
CREATE INDEX entries_by_deed ON entries (campaign, deed);
CREATE INDEX entries_of_session ON entries (campaign, session);
COMMIT;
