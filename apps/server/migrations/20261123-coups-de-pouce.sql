-- Help requests between members, their answers, and who is told of them.
create table coups_de_pouce (
  id uuid primary key,
  type text not null check (type in ('demande', 'offre')),
  titre text not null,
  contenu text not null,
  categorie_id uuid references referentiels,
  -- Null: the whole network.
  territoire_id uuid references territoires on delete set null,
  ville_id text references villes,
  rayon_km smallint,
  mode text not null check (mode in ('a_distance', 'sur_place', 'indifferent')),
  urgence text not null check (urgence in ('normale', 'urgente')),
  -- The last day, included.
  date_limite date,
  periode_debut date,
  periode_fin date,
  contrepartie text,
  statut text not null check (statut in ('brouillon', 'publie', 'en_cours', 'resolu', 'expire', 'clos', 'masque')),
  -- Of a hidden request: the status that it returns to.
  statut_avant text check (statut_avant in ('publie', 'en_cours', 'resolu', 'expire', 'clos')),
  motif_cloture text check (motif_cloture in ('resolu', 'sans_suite', 'doublon')),
  -- An erased account leaves its requests, without a name.
  auteure_id uuid references comptes on delete set null,
  cree_le timestamptz not null,
  publie_le timestamptz,
  modifie_le timestamptz,
  resolu_le timestamptz,
  -- Solved, closed or past its last day.
  termine_le timestamptz,
  version integer not null default 1,
  -- Each is done once: those who could help are told, then a wider circle if nobody answers; its author is asked before the
  -- last day whether she still needs help (again if it is extended); its answers lose their names a year after its end.
  suggere_le timestamptz,
  elargi_le timestamptz,
  relance_le timestamptz,
  anonymise_le timestamptz,
  -- Published answers that every reader sees.
  nb_reponses integer not null default 0 check (nb_reponses >= 0),
  -- Published answers of others than the author, private ones too.
  nb_autres integer not null default 0 check (nb_autres >= 0),
  sans_reponse boolean not null generated always as (nb_autres = 0) stored,

  -- Where it is, copied from its commune by a trigger.
  ville_nom text,
  departement text,
  latitude real,
  longitude real,

  check ((statut = 'masque') = (statut_avant is not null)),
  check ((periode_debut is null) = (periode_fin is null) and periode_debut <= periode_fin),
  constraint coups_de_pouce_publie check (statut = 'brouillon'
    or (categorie_id is not null and date_limite is not null and publie_le is not null))
)
-- An answer changes the counters alone: the new line stays in its page, and no index is touched. No index may name them.
with (fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index coups_de_pouce_auteure on coups_de_pouce (auteure_id, statut);
create index coups_de_pouce_territoire on coups_de_pouce (territoire_id);
-- What the jobs look for.
create index coups_de_pouce_a_expirer on coups_de_pouce (date_limite, id) where statut in ('publie', 'en_cours');
create index coups_de_pouce_a_relancer on coups_de_pouce (date_limite, id)
  where statut in ('publie', 'en_cours') and relance_le is null;
create index coups_de_pouce_a_elargir on coups_de_pouce (publie_le, id)
  where type = 'demande' and statut in ('publie', 'en_cours') and sans_reponse and elargi_le is null;
create index coups_de_pouce_orphelins on coups_de_pouce (id)
  where statut in ('brouillon', 'publie', 'en_cours') and auteure_id is null;
create index coups_de_pouce_a_anonymiser on coups_de_pouce (termine_le, id)
  where termine_le is not null and anonymise_le is null;

create function coups_de_pouce_situe() returns trigger language plpgsql as $$
declare
  v villes;
begin
  select * into v from villes where id = new.ville_id;
  new.ville_nom := v.nom;
  new.departement := v.departement;
  new.latitude := v.latitude;
  new.longitude := v.longitude;
  return new;
end
$$;
create trigger coups_de_pouce_situe before insert or update of ville_id on coups_de_pouce
  for each row execute function coups_de_pouce_situe();

create table competences_coup_de_pouce (
  coup_de_pouce_id uuid not null references coups_de_pouce on delete cascade,
  referentiel_id uuid not null references referentiels,
  primary key (coup_de_pouce_id, referentiel_id)
);
create index competences_coup_de_pouce_referentiel on competences_coup_de_pouce (referentiel_id);

create table reponses_coup_de_pouce (
  id uuid primary key,
  coup_de_pouce_id uuid not null references coups_de_pouce on delete cascade,
  -- One level: an answer to an answer.
  reponse_parente_id uuid references reponses_coup_de_pouce on delete cascade,
  -- The first answer of its thread, or itself: threads are listed one after the other.
  racine_id uuid not null,
  racine_le timestamptz not null,
  auteure_id uuid references comptes on delete set null,
  -- The author of the request wrote it: it is no answer to wait for.
  de_l_auteure boolean not null,
  contenu text not null,
  prive boolean not null,
  -- To whom a private answer is written.
  destinataire_id uuid references comptes on delete set null,
  -- « Je peux aider ».
  propose boolean not null,
  acceptee_le timestamptz,
  a_aide boolean not null default false,
  statut text not null default 'publiee' check (statut in ('publiee', 'masquee', 'supprimee')),
  publiee_le timestamptz not null,
  modifiee_le timestamptz,
  version integer not null default 1,
  -- The followers have been told up to this account; null before the first.
  avertie_jusqua uuid,
  -- All of them have been.
  avertie_le timestamptz,
  check (destinataire_id is null or prive),
  check (statut <> 'supprimee' or contenu = ''),
  check ((reponse_parente_id is null) = (racine_id = id))
);
create index reponses_coup_de_pouce_liste on reponses_coup_de_pouce
  (coup_de_pouce_id, racine_le, racine_id, (reponse_parente_id is not null), publiee_le, id)
  include (auteure_id, prive, destinataire_id, statut);
create index reponses_coup_de_pouce_parente on reponses_coup_de_pouce (reponse_parente_id)
  where reponse_parente_id is not null;
create index reponses_coup_de_pouce_auteure on reponses_coup_de_pouce (auteure_id);
create index reponses_coup_de_pouce_destinataire on reponses_coup_de_pouce (destinataire_id)
  where destinataire_id is not null;

-- Who helped, and what she was told.
create table aidantes_coup_de_pouce (
  id uuid primary key,
  coup_de_pouce_id uuid not null references coups_de_pouce on delete cascade,
  compte_id uuid references comptes on delete set null,
  message text,
  le timestamptz not null,
  unique (coup_de_pouce_id, compte_id)
);
create index aidantes_coup_de_pouce_compte on aidantes_coup_de_pouce (compte_id);

create table suivis_coup_de_pouce (
  coup_de_pouce_id uuid not null references coups_de_pouce on delete cascade,
  compte_id uuid not null references comptes on delete cascade,
  suivi_le timestamptz not null,
  primary key (coup_de_pouce_id, compte_id)
);
create index suivis_coup_de_pouce_compte on suivis_coup_de_pouce (compte_id);

-- Who was told that she could help. A deleted request still counts among those that she was told of in a week.
create table sollicitations (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  coup_de_pouce_id uuid references coups_de_pouce on delete set null,
  le timestamptz not null,
  unique (compte_id, coup_de_pouce_id)
);
create index sollicitations_semaine on sollicitations (compte_id, le);
create index sollicitations_coup_de_pouce on sollicitations (coup_de_pouce_id);
create index sollicitations_le on sollicitations (le);

-- For each thing that one may look for, the requests in the order of the pages: a filter reads its own stretch alone. A key
-- begins with the state: o open · r solved · t ended · b draft · m hidden; then comes what is looked for:
--   f:<category or *>:<type or *>   all of them, by category and type
--   n:<category or *>:<type or *>   open, without an answer
--   t:<branch> · a:<author> · s:<follower> · m:<word of its title or its commune>
--   c:<cell of half a degree>:<category or *>
-- A draft or a hidden request has the key of its author alone. Each line carries what narrows it.
create table coups_de_pouce_cles (
  cle text collate "C" not null,
  -- Minus the microseconds since 1970: the newest come first.
  ordre bigint not null,
  coup_de_pouce_id uuid not null,
  date_limite date,
  categorie_id uuid,
  territoire_id uuid,
  type text not null,
  sans_reponse boolean not null,
  auteure_id uuid,
  latitude real,
  longitude real,
  primary key (cle, ordre, coup_de_pouce_id)
    include (categorie_id, territoire_id, type, sans_reponse, auteure_id, latitude, longitude)
) partition by range (cle);
create table coups_de_pouce_cles_miens partition of coups_de_pouce_cles for values from (minvalue) to ('o')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table coups_de_pouce_cles_ouverts partition of coups_de_pouce_cles for values from ('o') to ('p')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table coups_de_pouce_cles_resolus partition of coups_de_pouce_cles for values from ('p') to ('s')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table coups_de_pouce_cles_termines partition of coups_de_pouce_cles for values from ('s') to (maxvalue)
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index coups_de_pouce_cles_objet on coups_de_pouce_cles (coup_de_pouce_id);
-- Open requests are sorted by their last day too.
create index coups_de_pouce_cles_echeance on coups_de_pouce_cles_ouverts (cle, date_limite, coup_de_pouce_id)
  include (categorie_id, territoire_id, type, sans_reponse, auteure_id, latitude, longitude);

create function etat_coup_de_pouce(statut text) returns text language sql immutable parallel safe
  return case statut when 'brouillon' then 'b' when 'masque' then 'm' when 'resolu' then 'r'
    when 'expire' then 't' when 'clos' then 't' else 'o' end;

-- The lines of a request for these keys, which come without its state.
create function coups_de_pouce_ajoute_cles(d coups_de_pouce, cles text[]) returns void language plpgsql as $$
begin
  insert into coups_de_pouce_cles (cle, ordre, coup_de_pouce_id, date_limite, categorie_id, territoire_id, type,
    sans_reponse, auteure_id, latitude, longitude)
  select etat_coup_de_pouce(d.statut) || ':' || k,
    -(extract(epoch from coalesce(d.publie_le, d.cree_le)) * 1000000)::bigint, d.id, d.date_limite, d.categorie_id,
    d.territoire_id, d.type, d.sans_reponse, d.auteure_id, d.latitude, d.longitude
  from unnest(cles) k where k is not null
  on conflict do nothing;
end
$$;

create function coups_de_pouce_ecrit_cles(d coups_de_pouce) returns void language plpgsql as $$
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
    || array(
      select 'c:' || (floor(d.latitude * 2)::int * 1000 + floor(d.longitude * 2)::int) || ':' || c
      from unnest(array['*', d.categorie_id::text]) c)
    || array['t:' || d.territoire_id]
    || array(select 's:' || compte_id from suivis_coup_de_pouce where coup_de_pouce_id = d.id)
    || array(select 'm:' || mot from unnest(mots_nom(d.titre || ' ' || coalesce(d.ville_nom, ''))) mot));
end
$$;

create function coups_de_pouce_tient_cles() returns trigger language plpgsql as $$
declare
  d coups_de_pouce;
begin
  -- As it is by now: what an erased account leaves behind changes the request twice, and the first change is told last.
  select * into d from coups_de_pouce where id = new.id;
  if d.id is not null then perform coups_de_pouce_ecrit_cles(d); end if;
  return null;
end
$$;
create trigger coups_de_pouce_premieres_cles after insert on coups_de_pouce
  for each row execute function coups_de_pouce_tient_cles();
-- Most answers change none of these: they write no key.
create trigger coups_de_pouce_tient_cles after update on coups_de_pouce
  for each row when ((new.titre, new.type, new.categorie_id, new.territoire_id, new.ville_nom, new.latitude, new.longitude,
    new.date_limite, new.auteure_id, new.sans_reponse, new.publie_le, etat_coup_de_pouce(new.statut))
    is distinct from (old.titre, old.type, old.categorie_id, old.territoire_id, old.ville_nom, old.latitude, old.longitude,
    old.date_limite, old.auteure_id, old.sans_reponse, old.publie_le, etat_coup_de_pouce(old.statut)))
  execute function coups_de_pouce_tient_cles();

create function coups_de_pouce_oublie_cles() returns trigger language plpgsql as $$
begin
  delete from coups_de_pouce_cles where coup_de_pouce_id = old.id;
  return null;
end
$$;
create trigger coups_de_pouce_oublie_cles after delete on coups_de_pouce
  for each row execute function coups_de_pouce_oublie_cles();

create function suivis_coup_de_pouce_tient_cle() returns trigger language plpgsql as $$
declare
  d coups_de_pouce;
begin
  if tg_op = 'DELETE' then
    delete from coups_de_pouce_cles where coup_de_pouce_id = old.coup_de_pouce_id
      and cle in ('o:s:' || old.compte_id, 'r:s:' || old.compte_id, 't:s:' || old.compte_id);
    return null;
  end if;
  -- Held: a change of its state waits, and then writes this follower's key too.
  select * into d from coups_de_pouce where id = new.coup_de_pouce_id for share;
  if etat_coup_de_pouce(d.statut) in ('o', 'r', 't') then
    perform coups_de_pouce_ajoute_cles(d, array['s:' || new.compte_id]);
  end if;
  return null;
end
$$;
create trigger suivis_coup_de_pouce_tient_cle after insert or delete on suivis_coup_de_pouce
  for each row execute function suivis_coup_de_pouce_tient_cle();

-- The open requests of a branch: cdp:<branch> among the totals.
create function coups_de_pouce_tient_total() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.territoire_id is not null and etat_coup_de_pouce(old.statut) = 'o' then
    insert into compteurs_mouvements (cle, nb) values ('cdp:' || old.territoire_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.territoire_id is not null and etat_coup_de_pouce(new.statut) = 'o' then
    insert into compteurs_mouvements (cle, nb) values ('cdp:' || new.territoire_id, 1);
  end if;
  return null;
end
$$;
create trigger coups_de_pouce_ajoute_total after insert or delete on coups_de_pouce
  for each row execute function coups_de_pouce_tient_total();
create trigger coups_de_pouce_tient_total after update on coups_de_pouce
  for each row when ((new.territoire_id, etat_coup_de_pouce(new.statut) = 'o')
    is distinct from (old.territoire_id, etat_coup_de_pouce(old.statut) = 'o'))
  execute function coups_de_pouce_tient_total();

-- The totals of the directory are counted again; those of other modules are added up, and none is forgotten.
create or replace function annuaire_rebatit_compteurs() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('compteurs_mouvements'));
  with anciens as (delete from compteurs_mouvements returning cle, nb)
  insert into compteurs_mouvements (cle, nb)
  select cle, count(*) from annuaire_cles
  where (cle >= 't:' and cle < 't;') or (cle >= 'd:' and cle < 'd;') or (cle >= 'carte:' and cle < 'carte;')
  group by cle
  union all
  select cle, sum(nb) from anciens where cle !~ '^(t|d|carte):' group by cle having sum(nb) <> 0;
end
$$;

-- The members of the directory by skill or sector, then by cell: those near a request who could help are read from a few
-- stretches, however many members have that skill. The keys and the cells are those of the directory.
create table annuaire_savoirs (
  cle text collate "C" not null,
  -- 0 without a commune.
  cellule integer not null,
  compte_id uuid not null references comptes on delete cascade,
  latitude real,
  longitude real,
  primary key (cle, cellule, compte_id) include (latitude, longitude)
)
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index annuaire_savoirs_compte on annuaire_savoirs (compte_id);

create function annuaire_tient_savoirs() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.cles, old.latitude, old.longitude) is not distinct from
    (new.cles, new.latitude, new.longitude) then
    return null;
  end if;
  if tg_op <> 'INSERT' then delete from annuaire_savoirs where compte_id = old.compte_id; end if;
  if tg_op <> 'DELETE' then
    insert into annuaire_savoirs (cle, cellule, compte_id, latitude, longitude)
    select cle, coalesce(new.cellule, 0), new.compte_id, new.latitude, new.longitude
    from unnest(new.cles) cle where cle ~ '^[ks]:';
  end if;
  return null;
end
$$;
-- Nobody writes a member from here to the end of the migration: none is forgotten.
create trigger annuaire_tient_savoirs after insert or update of cles, latitude, longitude or delete on annuaire
  for each row execute function annuaire_tient_savoirs();
insert into annuaire_savoirs (cle, cellule, compte_id, latitude, longitude)
select cle, coalesce(cellule, 0), compte_id, latitude, longitude from annuaire, unnest(cles) cle where cle ~ '^[ks]:';
