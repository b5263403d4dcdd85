-- What a page of requests reads stays the same as the network grows; members save requests.

-- A request or the card of a member is read by its id. A hash index finds it in one page, however many there are; the primary
-- key descends one level more each time they are some two hundred times as many.
-- Nobody writes a request from here to the end of the migration: none is forgotten below.
create index coups_de_pouce_id_hache on coups_de_pouce using hash (id);
create index annuaire_compte_hache on annuaire using hash (compte_id);

-- One more kind of key, for wide circles of requests that are not open:
--   g:<cell of half a degree of latitude by one of longitude>:<category or *>
create function coups_de_pouce_cellules(d coups_de_pouce) returns text[] language sql immutable parallel safe
  return array(
    select l || ':' || (floor(d.latitude * 2)::int * 1000 + floor(d.longitude * m)::int) || ':' || c
    from (values ('c', 2), ('g', 1)) t (l, m), unnest(array['*', d.categorie_id::text]) c
    where l = 'c' or etat_coup_de_pouce(d.statut) <> 'o');

-- A member saves events and help requests; a row has one of them. What she saves of the feed is on her row of the post.
alter table favoris alter column evenement_id drop not null;
alter table favoris
  add column coup_de_pouce_id uuid references coups_de_pouce on delete cascade,
  add constraint favoris_un_objet check (num_nonnulls(evenement_id, coup_de_pouce_id) = 1);
create unique index favoris_coup_de_pouce on favoris (coup_de_pouce_id, compte_id) where coup_de_pouce_id is not null;

-- As before, with these cells and e:<member who has saved it>.
create or replace function coups_de_pouce_ecrit_cles(d coups_de_pouce) returns void language plpgsql as $$
declare
  etat text := etat_coup_de_pouce(d.statut);
begin
  delete from coups_de_pouce_cles where coup_de_pouce_id = d.id;
  perform coups_de_pouce_ajoute_cles(d, array['a:' || d.auteure_id]);
  if etat in ('b', 'm') then return; end if;
  perform coups_de_pouce_ajoute_cles(d, array(
      select l || ':' || c || ':' || t
      from unnest(array['f', case when etat = 'o' and d.sans_reponse then 'n' end]) l,
        unnest(array['*', d.categorie_id::text]) c, unnest(array['*', d.type]) t)
    || coups_de_pouce_cellules(d)
    || array['t:' || d.territoire_id]
    || array(select 's:' || compte_id from suivis_coup_de_pouce where coup_de_pouce_id = d.id)
    || array(select 'e:' || compte_id from favoris where coup_de_pouce_id = d.id)
    || array(select 'm:' || mot from unnest(mots_nom(d.titre || ' ' || coalesce(d.ville_nom, ''))) mot));
end
$$;

create function favoris_tient_cle() returns trigger language plpgsql as $$
declare
  d coups_de_pouce;
begin
  if tg_op = 'DELETE' then
    delete from coups_de_pouce_cles where coup_de_pouce_id = old.coup_de_pouce_id
      and cle in ('o:e:' || old.compte_id, 'r:e:' || old.compte_id, 't:e:' || old.compte_id);
    return null;
  end if;
  -- Held: a change of its state waits, and then writes this key too.
  select * into d from coups_de_pouce where id = new.coup_de_pouce_id for share;
  if etat_coup_de_pouce(d.statut) in ('o', 'r', 't') then
    perform coups_de_pouce_ajoute_cles(d, array['e:' || new.compte_id]);
  end if;
  return null;
end
$$;
create trigger favoris_premiere_cle after insert on favoris
  for each row when (new.coup_de_pouce_id is not null) execute function favoris_tient_cle();
create trigger favoris_oublie_cle after delete on favoris
  for each row when (old.coup_de_pouce_id is not null) execute function favoris_tient_cle();

-- The keys that a request has already are left as they are.
select coups_de_pouce_ajoute_cles(d, coups_de_pouce_cellules(d)) from coups_de_pouce d
where d.latitude is not null and etat_coup_de_pouce(d.statut) in ('r', 't');

-- The open requests with a word in their title, by category: a rare category is not looked for among all the requests of a
-- frequent word.
create index coups_de_pouce_cles_mots on coups_de_pouce_cles_ouverts (cle, categorie_id, ordre, coup_de_pouce_id)
  include (date_limite, territoire_id, type, sans_reponse, auteure_id, latitude, longitude)
  where cle >= 'o:m:' and cle < 'o:m;';
