-- Up Migration
create table referentiels (
  id uuid primary key,
  categorie text not null,
  libelle text not null,
  ordre integer not null,
  actif boolean not null default true,
  unique (categorie, libelle)
);
create index referentiels_liste on referentiels (categorie, ordre) where actif;

-- A commune is known by its INSEE code.
create table villes (
  id text primary key,
  nom text not null,
  departement text not null,
  nom_departement text not null,
  region text not null,
  population integer not null,
  latitude double precision,
  longitude double precision,
  check ((latitude is null) = (longitude is null))
);

create table codes_postaux (
  code text not null,
  ville_id text not null references villes on delete cascade,
  primary key (code, ville_id)
);

-- Which edition of the data shipped with the code this database holds.
create table donnees_embarquees (
  nom text primary key,
  empreinte text not null
);
