-- A post may also be about a resource of the library.
alter table publications add column ressource_id uuid references ressources on delete set null;
create index publications_ressource on publications (ressource_id) where ressource_id is not null;
