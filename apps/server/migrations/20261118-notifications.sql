-- The notification centre. The table that grows most is partitioned by its recipient, who alone reads her rows.
alter table notifications rename to notifications_anciennes;
alter table notifications_anciennes drop constraint notifications_pkey;
drop index notifications_non_lues;

create sequence notifications_id;
create table notifications (
  destinataire_id uuid not null references comptes on delete cascade,
  id bigint not null default nextval('notifications_id'),
  type text not null,
  -- A second fact of the same group changes an unread row instead of adding one.
  groupe text not null,
  donnees jsonb not null,
  cible_type text not null,
  cible_id text,
  nb_acteures integer not null default 0,
  -- False for a message, which lights the dot of the messages.
  allume boolean not null default true,
  cree_le timestamptz not null,
  maj_le timestamptz not null,
  lu_le timestamptz,
  primary key (destinataire_id, id)
) partition by hash (destinataire_id);
create table notifications_0 partition of notifications for values with (modulus 8, remainder 0);
create table notifications_1 partition of notifications for values with (modulus 8, remainder 1);
create table notifications_2 partition of notifications for values with (modulus 8, remainder 2);
create table notifications_3 partition of notifications for values with (modulus 8, remainder 3);
create table notifications_4 partition of notifications for values with (modulus 8, remainder 4);
create table notifications_5 partition of notifications for values with (modulus 8, remainder 5);
create table notifications_6 partition of notifications for values with (modulus 8, remainder 6);
create table notifications_7 partition of notifications for values with (modulus 8, remainder 7);
create unique index notifications_groupe on notifications (destinataire_id, groupe) where lu_le is null;
-- The order of the centre: unread ones first, then the latest.
create index notifications_centre on notifications (destinataire_id, (lu_le is not null), maj_le desc, id desc);
create index notifications_allumees on notifications (destinataire_id) where lu_le is null and allume;
create index notifications_cible on notifications (destinataire_id, cible_type, cible_id) where lu_le is null;
-- What is purged.
create index notifications_maj_le on notifications (maj_le);

-- The members whom a group names and counts, each once.
create table notifications_acteures (
  destinataire_id uuid not null,
  notification_id bigint not null,
  compte_id uuid not null references comptes on delete cascade,
  le timestamptz not null,
  primary key (destinataire_id, notification_id, compte_id),
  foreign key (destinataire_id, notification_id) references notifications on delete cascade
);
create index notifications_acteures_dernieres on notifications_acteures (destinataire_id, notification_id, le desc, compte_id);
create index notifications_acteures_compte on notifications_acteures (compte_id);

-- The former rows say nothing: they are read, so that no dot stays on.
insert into notifications (destinataire_id, id, type, groupe, donnees, cible_type, cree_le, maj_le, lu_le)
select destinataire_id, nextval('notifications_id'), type, 'ancienne-' || id, '{}', 'compte', cree_le, cree_le,
  coalesce(lu_le, cree_le)
from notifications_anciennes;
drop table notifications_anciennes;
