-- The resources named after an event, in the order of its organiser.
create table evenements_ressources (
  evenement_id uuid not null references evenements on delete cascade,
  ressource_id uuid not null references ressources on delete cascade,
  ordre integer not null,
  primary key (evenement_id, ressource_id)
);
create index evenements_ressources_objet on evenements_ressources (ressource_id);
