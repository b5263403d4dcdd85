-- Up Migration
-- Whoever is told something. The table that grows most: its key is a number.
create table notifications (
  id bigint generated always as identity primary key,
  destinataire_id uuid not null references comptes on delete cascade,
  type text not null,
  cree_le timestamptz not null,
  lu_le timestamptz
);
create index notifications_non_lues on notifications (destinataire_id) where lu_le is null;

create table discussions (
  id uuid primary key,
  creee_le timestamptz not null
);

-- What a member has read of a discussion, beside the last message she was sent there: one comparison tells (P-14).
create table participations_discussion (
  discussion_id uuid not null references discussions on delete cascade,
  compte_id uuid not null references comptes on delete cascade,
  dernier_message_id bigint not null default 0,
  lu_jusqua bigint not null default 0,
  primary key (discussion_id, compte_id)
);
create index participations_discussion_non_lues on participations_discussion (compte_id)
  where lu_jusqua < dernier_message_id;
