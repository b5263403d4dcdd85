-- The browsers in which a member has logged in before. Their own wrong passwords are counted apart: a stranger who
-- guesses at her account does not lock her out of them. Only the hash of the cookie is kept.
create table appareils (
  compte_id uuid not null references comptes on delete cascade,
  empreinte bytea not null,
  vu_le timestamptz not null,
  primary key (compte_id, empreinte)
);
create index appareils_anciens on appareils (vu_le);
