-- An administrator put it into the bin: if its author takes it out it stays hidden, whatever becomes of its reports. A post that is in
-- the bin because of its author follows them: hidden or shown again meanwhile, it returns so.
alter table publications add column retiree boolean not null default false;
update publications set retiree = true where statut = 'supprimee' and statut_avant = 'masquee';
