-- It was archived when it was put into the bin, or hidden before that: hidden while it is there, it returns to the archives once it is
-- shown again.
alter table publications add column archivee_avant boolean not null default false;
update publications set archivee_avant = true where statut = 'supprimee' and statut_avant = 'archivee';
