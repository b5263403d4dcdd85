-- The closed reports of each priority are a stretch of their own, as those that wait: a page of one priority reads no other.
drop index signalements_clos, signalements_clos_territoire;
create index signalements_clos on signalements (statut, priorite, cloture_le desc, id desc)
  include (auteure_cible_id, cible_type) where cloture_le is not null;
create index signalements_clos_territoire on signalements (territoire_id, statut, priorite, cloture_le desc, id desc)
  include (auteure_cible_id, cible_type) where cloture_le is not null;
-- A page looks each of its reports up by id. A hash index takes as many pages for a million rows as for a thousand.
create index signalements_id_hache on signalements using hash (id);
-- The queue is read from the indexes alone, as long as PostgreSQL knows which rows every transaction sees.
alter table signalements set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
