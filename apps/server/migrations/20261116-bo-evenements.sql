-- The back office narrows the events of a branch, or of their author, by theme and type. Their keys carry both from now on, as
-- those of words do: a list reads one stretch of the index, and looks up no other key for each of its lines.

-- Nobody writes an event meanwhile: a key written by the former functions would not carry them. Lists are read as before.
lock table evenements, evenements_territoires in share row exclusive mode;

create or replace function evenements_ecrit_cles(e evenements) returns void language plpgsql as $$
declare
  b text := case when e.brouillon then 'b:' else ':' end;
  o timestamptz := case when e.brouillon then e.cree_le else e.debut end;
begin
  delete from evenements_cles where evenement_id = e.id;
  insert into evenements_cles (cle, ordre, evenement_id, disponible, theme_id, type_id)
  select 't' || b || territoire_id, o, e.id, e.disponible, e.theme_id, e.type_id
  from evenements_territoires where evenement_id = e.id
  union all
  select 'c' || b || e.auteure_id, o, e.id, e.disponible, e.theme_id, e.type_id where e.auteure_id is not null;
  insert into evenements_cles (cle, ordre, evenement_id, disponible, latitude, longitude)
  select 'f:' || t || ':' || y || ':' || f, o, e.id, e.disponible, e.latitude, e.longitude
  from unnest(array['*', e.theme_id::text]) t, unnest(array['*', e.type_id::text]) y,
    unnest(array['*', case when e.en_ligne then 'en_ligne' else 'presentiel' end]) f
  where not e.brouillon and not (t = '*' and y = '*' and f = '*');
  insert into evenements_cles (cle, ordre, evenement_id, disponible, theme_id, type_id, en_ligne, latitude, longitude)
  select 'm' || b || mot, o, e.id, e.disponible, e.theme_id, e.type_id, e.en_ligne, e.latitude, e.longitude
  from unnest(mots_nom(e.titre)) mot;
end
$$;

create or replace function evenements_suit_territoire() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from evenements_cles where evenement_id = old.evenement_id
      and cle in ('t:' || old.territoire_id, 'tb:' || old.territoire_id);
  else
    insert into evenements_cles (cle, ordre, evenement_id, disponible, theme_id, type_id)
    select case when brouillon then 'tb:' else 't:' end || new.territoire_id,
      case when brouillon then cree_le else debut end, id, disponible, theme_id, type_id
    from evenements where id = new.evenement_id
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- Two statements: each changes one of the tables that keys are kept in.
update evenements_cles k set theme_id = e.theme_id, type_id = e.type_id
from evenements e where e.id = k.evenement_id and k.cle >= 'c' and k.cle < 'd';
update evenements_cles k set theme_id = e.theme_id, type_id = e.type_id
from evenements e where e.id = k.evenement_id and k.cle >= 't' and k.cle < 'u';

-- Drafts and cancelled events are few, and read from indexes of their own: these carry theme and type as well.
create index evenements_brouillons_choix on evenements (cree_le, id) include (theme_id, type_id) where brouillon;
drop index evenements_brouillons;
create index evenements_annules_choix on evenements (debut, id) include (theme_id, type_id)
  where annule_le is not null and not brouillon;
drop index evenements_annules;
