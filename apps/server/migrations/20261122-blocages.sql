-- Two members who do not see each other: a row for each of them, so that either reads whom she must not see by the beginning of one
-- key, whoever blocked whom.
create table blocages (
  compte_id uuid not null references comptes on delete cascade,
  autre_id uuid not null references comptes on delete cascade,
  -- Whether compte_id blocked autre_id. Both rows say so once each has blocked the other; the rows go when neither does.
  posee boolean not null,
  cree_le timestamptz not null,
  primary key (compte_id, autre_id),
  check (compte_id <> autre_id)
);
-- The members whom one has blocked, the latest first.
create index blocages_posees on blocages (compte_id, cree_le desc, autre_id) where posee;
-- The rows that an erased account takes with it.
create index blocages_autre on blocages (autre_id);
