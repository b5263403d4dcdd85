-- Up Migration
alter table medias drop constraint medias_usage_check;
alter table medias add constraint medias_usage_check
  check (usage in ('portrait', 'couverture', 'evenement', 'vignette', 'intervenant'));
-- How many more show it than the first: an event and what it was duplicated into.
alter table medias add column partages integer not null default 0 check (partages >= 0);

-- Who speaks at events: common to the whole network.
create table intervenants (
  id uuid primary key,
  prenom text not null,
  nom text not null,
  entreprise text,
  profession text,
  biographie text,
  email text,
  telephone text,
  photo text,
  site_web text,
  instagram text,
  facebook text,
  linkedin text,
  lien_fdt text,
  -- When she is a member as well.
  compte_id uuid references comptes on delete set null,
  -- Members see her name, photo and company only once she has agreed.
  consentement_le timestamptz,
  consentement_version integer,
  consentement_preuve text check (consentement_preuve in ('formulaire', 'mail', 'oral_note')),
  consentement_demande_le timestamptz,
  visible boolean not null default true,
  note_interne text,
  statut text not null default 'actif' check (statut in ('actif', 'archive')),
  auteure_id uuid references comptes on delete set null,
  cree_le timestamptz not null,
  version integer not null default 1,
  -- Name then first name, without accents or case; then every word that she is looked for by.
  tri text collate "C" not null default '',
  mots text[] not null default '{}',
  check ((consentement_le is null) = (consentement_preuve is null)),
  check ((consentement_le is null) = (consentement_version is null))
);
create index intervenants_liste on intervenants (statut, tri, id);
create index intervenants_a_recueillir on intervenants (tri, id) where statut = 'actif' and consentement_le is null;
create index intervenants_mots on intervenants using gin (array_to_tsvector(mots));
create index intervenants_compte on intervenants (compte_id);
create index intervenants_auteure on intervenants (auteure_id);

create function intervenants_range() returns trigger language plpgsql as $$
begin
  new.tri := lower(unaccent(new.nom || ' ' || new.prenom));
  new.mots := mots_nom(concat_ws(' ', new.prenom, new.nom, new.entreprise, new.profession));
  return new;
end
$$;
create trigger intervenants_range before insert or update of prenom, nom, entreprise, profession on intervenants
  for each row execute function intervenants_range();

create table intervenants_themes (
  intervenant_id uuid not null references intervenants on delete cascade,
  theme_id uuid not null references referentiels,
  primary key (intervenant_id, theme_id)
);
create index intervenants_themes_theme on intervenants_themes (theme_id);
create table intervenants_territoires (
  intervenant_id uuid not null references intervenants on delete cascade,
  territoire_id uuid not null references territoires on delete cascade,
  primary key (intervenant_id, territoire_id)
);
create index intervenants_territoires_territoire on intervenants_territoires (territoire_id);

-- An event. Its hours are instants; `fuseau` says what clocks show there.
create table evenements (
  id uuid primary key,
  titre text not null,
  theme_id uuid references referentiels,
  type_id uuid references referentiels,
  -- Null as long as it is not chosen.
  en_ligne boolean,
  lien_visio text,
  adresse text,
  code_postal text,
  ville_id text references villes,
  debut timestamptz,
  fin timestamptz,
  fuseau text not null default 'Europe/Paris',
  description text,
  visuel text,
  apercu text,
  inscription_type text not null default 'Interne' check (inscription_type in ('Interne', 'Externe', 'Both')),
  lien_google_form text,
  brouillon boolean not null default true,
  vitrine boolean not null default false,
  annule_le timestamptz,
  publie_le timestamptz,
  auteure_id uuid references comptes on delete set null,
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  version integer not null default 1,
  -- Of its calendar entry: grows with each change of date, place or state.
  sequence integer not null default 0,
  -- The last autosave of a draft that the journal tells of.
  journalise_le timestamptz,
  -- Since when its presence sheet holds something.
  emargee_le timestamptz,

  -- Null: as many as come. 0, on a draft only: not chosen yet.
  nombre_places integer check (nombre_places >= 0),
  -- Registered; offered and not answered yet; waiting. What comes to the door unregistered is in none of them.
  prises integer not null default 0 check (prises >= 0),
  proposees integer not null default 0 check (proposees >= 0),
  en_attente integer not null default 0 check (en_attente >= 0),
  constraint evenements_places check (nombre_places is null or prises + proposees <= nombre_places),
  disponible boolean not null generated always as (
    annule_le is null and (nombre_places is null or prises + proposees < nombre_places)) stored,

  -- Where it is, copied from its commune by a trigger. An event on line is nowhere: never near.
  ville_nom text,
  departement text,
  latitude real,
  longitude real,
  cellule integer generated always as (floor(latitude * 2)::int * 1000 + floor(longitude * 2)::int) stored,

  check (debut < fin),
  constraint evenements_publie check (brouillon or (theme_id is not null and type_id is not null
    and en_ligne is not null and debut is not null and fin is not null and nombre_places is distinct from 0)),
  -- A draft does not exist for members: nobody is registered to it.
  constraint evenements_brouillon_vide check (not brouillon or prises + proposees + en_attente = 0)
)
-- A registration changes the counters alone: the new line stays in its page, and no index is touched.
with (fillfactor = 75, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- No index may name `prises`, `proposees` or `en_attente`, not even in its condition, for the same reason.
create index evenements_dates on evenements (debut, id) include (disponible, fin) where not brouillon;
create index evenements_cellule on evenements (cellule, debut, id)
  include (latitude, longitude, type_id, disponible) where not brouillon and cellule is not null;
create index evenements_vitrine on evenements (debut, id) where vitrine and not brouillon and annule_le is null;
create index evenements_annules on evenements (debut, id) where annule_le is not null and not brouillon;
create index evenements_brouillons on evenements (cree_le, id) where brouillon;
create index evenements_a_emarger on evenements (fin, id)
  where not brouillon and annule_le is null and emargee_le is null;
create index evenements_auteure on evenements (auteure_id);
create index evenements_ville on evenements (ville_id);

create function evenements_situe() returns trigger language plpgsql as $$
declare
  v villes;
begin
  select * into v from villes where id = new.ville_id;
  new.ville_nom := v.nom;
  new.departement := v.departement;
  -- Not `is not true`: what has no format yet is nowhere either.
  new.latitude := case when new.en_ligne is false then v.latitude end;
  new.longitude := case when new.en_ligne is false then v.longitude end;
  return new;
end
$$;
create trigger evenements_situe before insert or update of ville_id, en_ligne on evenements
  for each row execute function evenements_situe();

-- The two speakers written on the event itself.
create table evenements_intervenantes (
  evenement_id uuid not null references evenements on delete cascade,
  rang smallint not null check (rang in (1, 2)),
  prenom text,
  nom text,
  entreprise text,
  profession text,
  email text,
  telephone text,
  photo text,
  lien text,
  instagram text,
  facebook text,
  linkedin text,
  lien_fdt text,
  primary key (evenement_id, rang)
);

create table evenements_intervenants (
  evenement_id uuid not null references evenements on delete cascade,
  intervenant_id uuid not null references intervenants,
  ordre smallint not null,
  primary key (evenement_id, intervenant_id)
);
create index evenements_intervenants_intervenant on evenements_intervenants (intervenant_id);

-- The branches that it concerns; without any, the whole network.
create table evenements_territoires (
  evenement_id uuid not null references evenements on delete cascade,
  territoire_id uuid not null references territoires on delete cascade,
  primary key (evenement_id, territoire_id)
);
create index evenements_territoires_territoire on evenements_territoires (territoire_id);

-- For each thing that one may look for, the events in the order of the pages: a filter reads its own stretch alone.
--   f:<theme or *>:<type or *>:<en_ligne, presentiel or *>   every combination but none at all
--   t:<branch> · c:<author> · m:<word of the title>          published, by date
--   tb: · cb: · mb:                                          the same of drafts, by the day they were made
-- What is near is read from `evenements_cellule`, or, of one theme, from its key. Words carry all that narrows them further.
create table evenements_cles (
  cle text collate "C" not null,
  ordre timestamptz not null,
  evenement_id uuid not null,
  disponible boolean not null,
  theme_id uuid,
  type_id uuid,
  en_ligne boolean,
  latitude real,
  longitude real,
  primary key (cle, ordre, evenement_id) include (disponible, theme_id, type_id, en_ligne, latitude, longitude)
)
-- Three heaps, none beyond 32,000 pages at 200,000 events: where an index is read alone, PostgreSQL looks up each line in a
-- map of which one page covers so many, and going from one page of it to another costs as much as reading one.
partition by range (cle);
create table evenements_cles_filtres partition of evenements_cles for values from (minvalue) to ('m')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table evenements_cles_mots partition of evenements_cles for values from ('m') to ('n')
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table evenements_cles_territoires partition of evenements_cles for values from ('n') to (maxvalue)
  with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index evenements_cles_evenement on evenements_cles (evenement_id);

create function evenements_ecrit_cles(e evenements) returns void language plpgsql as $$
declare
  b text := case when e.brouillon then 'b:' else ':' end;
  o timestamptz := case when e.brouillon then e.cree_le else e.debut end;
begin
  delete from evenements_cles where evenement_id = e.id;
  insert into evenements_cles (cle, ordre, evenement_id, disponible)
  select 't' || b || territoire_id, o, e.id, e.disponible from evenements_territoires where evenement_id = e.id
  union all
  select 'c' || b || e.auteure_id, o, e.id, e.disponible where e.auteure_id is not null;
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

create function evenements_tient_cles() returns trigger language plpgsql as $$
declare
  e evenements;
begin
  -- As it is by now: what an erased account leaves behind changes the event twice, and the first change is told last.
  select * into e from evenements where id = new.id;
  if e.id is null then return null; end if;
  if tg_op = 'UPDATE' and (new.titre, new.theme_id, new.type_id, new.en_ligne, new.debut, new.brouillon, new.auteure_id,
      new.latitude, new.longitude) is not distinct from (old.titre, old.theme_id, old.type_id, old.en_ligne, old.debut,
      old.brouillon, old.auteure_id, old.latitude, old.longitude) then
    update evenements_cles set disponible = e.disponible where evenement_id = e.id;
  else
    perform evenements_ecrit_cles(e);
  end if;
  return null;
end
$$;
create trigger evenements_ajoute_cles after insert on evenements
  for each row execute function evenements_tient_cles();
-- Most registrations change none of these: they write no key.
create trigger evenements_tient_cles after update on evenements
  for each row when ((new.titre, new.theme_id, new.type_id, new.en_ligne, new.debut, new.brouillon, new.auteure_id,
    new.latitude, new.longitude, new.disponible) is distinct from (old.titre, old.theme_id, old.type_id, old.en_ligne,
    old.debut, old.brouillon, old.auteure_id, old.latitude, old.longitude, old.disponible))
  execute function evenements_tient_cles();

create function evenements_oublie_cles() returns trigger language plpgsql as $$
begin
  delete from evenements_cles where evenement_id = old.id;
  return null;
end
$$;
create trigger evenements_oublie_cles after delete on evenements
  for each row execute function evenements_oublie_cles();

create function evenements_suit_territoire() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from evenements_cles where evenement_id = old.evenement_id
      and cle in ('t:' || old.territoire_id, 'tb:' || old.territoire_id);
  else
    insert into evenements_cles (cle, ordre, evenement_id, disponible)
    select case when brouillon then 'tb:' else 't:' end || new.territoire_id,
      case when brouillon then cree_le else debut end, id, disponible
    from evenements where id = new.evenement_id
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger evenements_suit_territoire after insert or delete on evenements_territoires
  for each row execute function evenements_suit_territoire();

-- The strict order of the queue: who asked first has the lower number, whatever the clocks say.
create sequence participations_numeros;

-- A member's place at an event, or her wait for one. One that has ended is kept, and never comes back by itself:
-- whoever asks again has a new line, at the end of the queue.
create table participations (
  id uuid primary key,
  evenement_id uuid not null references evenements on delete cascade,
  -- Nobody's once the account is erased, nor of whoever came without being a member.
  compte_id uuid references comptes on delete set null,
  statut text not null check (statut in ('inscrite', 'en_attente', 'proposee', 'annulee', 'expiree', 'declinee')),
  -- `sans_inscription` came to the door: she takes none of the places.
  origine text not null default 'membre' check (origine in ('membre', 'organisatrice', 'sans_inscription')),
  numero bigint not null default nextval('participations_numeros') unique,
  creee_le timestamptz not null,
  -- Since when it has this state, and who gave it when she did not herself.
  statut_le timestamptz not null,
  statut_par_id uuid references comptes on delete set null,
  motif text,
  offre_expire_le timestamptz,
  -- {covoiturage, gardeEnfants, accessibilite, regime}: for the organiser alone, erased thirty days after.
  besoins jsonb,
  presence text not null default 'inconnue' check (presence in ('inconnue', 'presente', 'absente', 'excusee')),
  pointee_le timestamptz,
  pointee_mode text check (pointee_mode in ('qr', 'manuel')),
  pointee_par_id uuid references comptes on delete set null,
  -- When the last change of her presence was made, on the telephone that made it: an older one that comes late is not applied.
  presence_le timestamptz,
  -- Who came without being a member.
  prenom text,
  nom text,
  email text,
  -- Given by the telephone that added her: sent twice, she is added once.
  cle uuid,
  rappel_le timestamptz,
  rappel_envoye_le timestamptz,
  -- The last `sequence` of the event that she was told of.
  sequence_avisee integer not null default 0,
  check ((statut = 'proposee') = (offre_expire_le is not null)),
  check ((presence = 'presente') = (pointee_le is not null)),
  check ((pointee_le is null) = (pointee_mode is null)),
  check (origine <> 'sans_inscription' or statut in ('inscrite', 'annulee')),
  check (origine = 'sans_inscription' or (prenom is null and nom is null and email is null)),
  unique (evenement_id, cle)
);
alter sequence participations_numeros owned by participations.numero;
-- Once at each event.
create unique index participations_une on participations (evenement_id, compte_id)
  where statut in ('inscrite', 'en_attente', 'proposee');
-- Who comes, who waits, in the order of the queue.
create index participations_file on participations (evenement_id, statut, numero) include (compte_id);
-- Hers: few lines side by side.
create index participations_miennes on participations (compte_id, evenement_id) include (statut, numero, offre_expire_le)
  where statut in ('inscrite', 'en_attente', 'proposee');
create index participations_compte on participations (compte_id);
create index participations_offres on participations (offre_expire_le) where statut = 'proposee';
create index participations_attentes on participations (evenement_id) where statut = 'en_attente';
create index participations_rappels on participations (rappel_le)
  where statut = 'inscrite' and rappel_le is not null and rappel_envoye_le is null;
create index participations_besoins on participations (evenement_id) where besoins is not null;
create index participations_statut_par on participations (statut_par_id) where statut_par_id is not null;
create index participations_pointee_par on participations (pointee_par_id) where pointee_par_id is not null;

-- An account that is erased leaves its place; who was there is still counted, without a name. The seat is offered by
-- the next sweep.
create function participations_sans_compte() returns trigger language plpgsql as $$
begin
  new.besoins := null;
  if new.statut in ('inscrite', 'en_attente', 'proposee') and new.presence <> 'presente' then
    if new.origine <> 'sans_inscription' then
      update evenements set
        prises = prises - (new.statut = 'inscrite')::int,
        proposees = proposees - (new.statut = 'proposee')::int,
        en_attente = en_attente - (new.statut = 'en_attente')::int
      where id = new.evenement_id;
    end if;
    new.statut := 'annulee';
    new.offre_expire_le := null;
  end if;
  return new;
end
$$;
create trigger participations_sans_compte before update of compte_id on participations
  for each row when (old.compte_id is not null and new.compte_id is null)
  execute function participations_sans_compte();

create table favoris (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  evenement_id uuid not null references evenements on delete cascade,
  cree_le timestamptz not null,
  unique (compte_id, evenement_id) include (id)
);
create index favoris_evenement on favoris (evenement_id);

-- What an organiser wrote to those who come or wait: the mails are made from it.
create table annonces_evenements (
  id uuid primary key,
  evenement_id uuid not null references evenements on delete cascade,
  auteure_id uuid references comptes on delete set null,
  cibles text not null check (cibles in ('inscrites', 'en_attente', 'toutes')),
  contenu text not null,
  creee_le timestamptz not null
);
create index annonces_evenements_evenement on annonces_evenements (evenement_id, creee_le);
create index annonces_evenements_auteure on annonces_evenements (auteure_id);

-- Her own calendar, read by her telephone without a session. The token is derived from `id`: revoked, it is another's.
create table abonnements_agenda (
  compte_id uuid primary key references comptes on delete cascade,
  id uuid not null unique,
  jeton_hash bytea not null unique,
  cree_le timestamptz not null
);
