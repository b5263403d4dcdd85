-- Up Migration
create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration fr (copy = french);
alter text search configuration fr alter mapping for hword, hword_part, word with unaccent, french_stem;

-- Who a member is and the facts from which her roles are derived at each request.
create table comptes (
  id uuid primary key,
  email citext not null unique,
  mot_de_passe text not null check (mot_de_passe like '$argon2id$%'),
  prenom text not null,
  nom text,
  photo text,
  etape_inscription text not null
    check (etape_inscription in ('etape_deux', 'etape_trois', 'etape_quatre', 'etape_cinq', 'etape_six', 'termine')),
  email_valide_le timestamptz,
  paye_jusquau date,
  administratrice boolean not null default false,
  suspendue_jusquau timestamptz,
  date_inscription timestamptz not null
);

create table territoires (
  id uuid primary key,
  nom text not null unique
);

create table coordinations (
  compte_id uuid not null references comptes on delete cascade,
  territoire_id uuid not null references territoires on delete cascade,
  depuis timestamptz not null,
  primary key (compte_id, territoire_id)
);
create index coordinations_territoire on coordinations (territoire_id);

create table sessions (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  rafraichissement_hash bytea not null unique,
  ouverte_le timestamptz not null,
  expire_le timestamptz not null,
  revoquee_le timestamptz
);
create index sessions_compte on sessions (compte_id);

-- The answer already given to a creation, so that sending it twice makes one thing.
create table cles_idempotence (
  portee text not null,
  cle text not null,
  empreinte bytea not null,
  statut smallint,
  reponse jsonb,
  creee_le timestamptz not null,
  primary key (portee, cle)
);
create index cles_idempotence_age on cles_idempotence (creee_le);
