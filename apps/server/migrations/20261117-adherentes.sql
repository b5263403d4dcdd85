-- The members near a reader are listed from the nearest commune to the farthest. How many members each commune has is
-- stored, with its position: a page adds these numbers up, and reads only the communes that it shows. There are as many
-- communes whatever the number of members.

-- A change adds a line instead of changing one, as in `compteurs_mouvements`. The hourly sweep makes one line of them.
create table annuaire_lieux (
  cellule integer not null,
  latitude real not null,
  longitude real not null,
  nb integer not null
)
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index annuaire_lieux_cellule on annuaire_lieux (cellule) include (latitude, longitude, nb);

-- The members of a commune, in the order of the pages. It also serves what read a whole cell.
create index annuaire_lieu on annuaire (cellule, latitude, longitude, tri, compte_id);
drop index annuaire_cellule;

create function annuaire_tient_lieux() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.latitude, old.longitude) is not distinct from (new.latitude, new.longitude) then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.cellule is not null then
    insert into annuaire_lieux (cellule, latitude, longitude, nb) values (old.cellule, old.latitude, old.longitude, -1);
  end if;
  if tg_op <> 'DELETE' and new.cellule is not null then
    insert into annuaire_lieux (cellule, latitude, longitude, nb) values (new.cellule, new.latitude, new.longitude, 1);
  end if;
  return null;
end
$$;
-- Nobody writes a member from here to the end of the migration: none is counted twice, none is forgotten.
create trigger annuaire_tient_lieux after insert or update of latitude, longitude or delete on annuaire
  for each row execute function annuaire_tient_lieux();

insert into annuaire_lieux (cellule, latitude, longitude, nb)
select cellule, latitude, longitude, count(*) from annuaire where cellule is not null group by 1, 2, 3;

-- One line for each commune again. What is removed and what is added up are the same lines: a member who comes meanwhile
-- keeps hers.
create function annuaire_rassemble_lieux() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('annuaire_lieux'));
  with epars as (
    select latitude, longitude from annuaire_lieux group by 1, 2 having count(*) > 1 or sum(nb) = 0
  ),
  retires as (
    delete from annuaire_lieux l using epars e
    where l.latitude = e.latitude and l.longitude = e.longitude
    returning l.cellule, l.latitude, l.longitude, l.nb
  )
  insert into annuaire_lieux (cellule, latitude, longitude, nb)
  select cellule, latitude, longitude, sum(nb) from retires group by 1, 2, 3 having sum(nb) <> 0;
end
$$;
