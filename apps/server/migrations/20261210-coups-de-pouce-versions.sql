-- What moderators may compare: the words before each edit.
create table versions_coup_de_pouce (
  coup_de_pouce_id uuid not null references coups_de_pouce on delete cascade,
  version integer not null,
  titre text not null,
  contenu text not null,
  contrepartie text,
  remplacee_le timestamptz not null,
  primary key (coup_de_pouce_id, version)
);

create table versions_reponse (
  reponse_id uuid not null references reponses_coup_de_pouce on delete cascade,
  version integer not null,
  contenu text not null,
  remplacee_le timestamptz not null,
  primary key (reponse_id, version)
);
