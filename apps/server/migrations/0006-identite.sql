-- Up Migration
-- A session can be renewed: its refresh token turns at each use. Those opened before cannot, and end here.
delete from sessions;
alter table sessions
  -- Of the cookie without which its refresh token is worth nothing.
  add column liaison_hash bytea not null,
  -- The token that the current one replaced, answered with the same successor for a moment after `tourne_le`.
  add column precedent_hash bytea,
  add column tourne_le timestamptz,
  -- It ends then, however often it is renewed.
  add column fin_le timestamptz not null,
  add column vue_le timestamptz not null,
  add column appareil text not null;

-- A secret sent by mail, of which only the hash is kept: opens once, for one purpose, until it expires.
create table jetons (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  usage text not null check (usage in ('connexion', 'mot_de_passe', 'email')),
  empreinte bytea not null unique,
  -- The address to confirm, when that is its purpose.
  email citext,
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  utilise_le timestamptz,
  check ((usage = 'email') = (email is not null))
);
create index jetons_compte on jetons (compte_id, usage);
create index jetons_expiration on jetons (expire_le);

alter table comptes
  add column ville_id text references villes,
  add column charte_version text,
  add column charte_acceptee_le timestamptz,
  add column notification_messagerie boolean not null default true,
  add column notification_mention boolean not null default true,
  add column notification_evenement boolean not null default true,
  add column notification_reponse_coup_de_pouce boolean not null default true,
  -- Erased seven days later, unless she changes her mind.
  add column suppression_demandee_le timestamptz;
create index comptes_inscriptions_en_cours on comptes (date_inscription) where etape_inscription <> 'termine';
create index comptes_suppressions on comptes (suppression_demandee_le) where suppression_demandee_le is not null;

-- What a member tells of herself while she signs up.
create table inscriptions (
  compte_id uuid primary key references comptes on delete cascade,
  date_naissance date,
  ambition_id uuid references referentiels,
  ambition_libre text,
  secteur_id uuid references referentiels,
  situation_libre text,
  attente_libre text
);

-- Her situations and what she expects: several of a list.
create table choix_inscription (
  compte_id uuid not null references comptes on delete cascade,
  categorie text not null check (categorie in ('situation', 'attente')),
  referentiel_id uuid not null references referentiels,
  primary key (compte_id, categorie, referentiel_id)
);

-- A second proof at login. Its secret is enciphered; without `actif_le` she is still setting it up.
create table seconds_facteurs (
  compte_id uuid primary key references comptes on delete cascade,
  secret bytea not null,
  cree_le timestamptz not null,
  actif_le timestamptz,
  -- The last step of thirty seconds whose code was taken: none is taken twice.
  dernier_pas bigint not null default 0
);

-- For whoever has lost her telephone: each opens once.
create table codes_secours (
  compte_id uuid not null references comptes on delete cascade,
  empreinte bytea not null,
  utilise_le timestamptz,
  primary key (compte_id, empreinte)
);
