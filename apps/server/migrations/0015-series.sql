-- Events made from one another at a date of their own: those of one series share its id.
alter table evenements add column serie_id uuid;
create index evenements_serie on evenements (serie_id, debut) where serie_id is not null;

-- What is left of an event that is over. Apart: lists read neither.
create table evenements_suites (
  evenement_id uuid primary key references evenements on delete cascade,
  replay_url text,
  compte_rendu text,
  modifie_le timestamptz not null
);
