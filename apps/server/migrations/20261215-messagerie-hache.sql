-- The inbox looks up a card or a discussion for each of its lines. A hash index grows one bucket at a time, and those that wait for their
-- turn hold twice as many rows: filled to three quarters, as by default, they overflow, and each lookup reads another page.
drop index annuaire_compte_hache;
create index annuaire_compte_hache on annuaire using hash (compte_id) with (fillfactor = 40);
drop index discussions_id_hache;
create index discussions_id_hache on discussions using hash (id) with (fillfactor = 40);
drop index participations_discussion_cle_hache;
create index participations_discussion_cle_hache on participations_discussion
  using hash ((array[discussion_id, compte_id])) with (fillfactor = 40);
analyze participations_discussion;
