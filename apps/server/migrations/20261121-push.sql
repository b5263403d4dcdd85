-- The browsers to which a member's push notifications are sent.
create table abonnements_push (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  -- The session of that browser. Once it has ended, here or from another device, nothing is sent there any more.
  session_id uuid not null references sessions on delete cascade,
  -- The address at the push service, and the keys that only this browser can decrypt with.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  appareil text not null,
  cree_le timestamptz not null,
  dernier_envoi_le timestamptz
);
create index abonnements_push_compte on abonnements_push (compte_id, cree_le);
create index abonnements_push_session on abonnements_push (session_id);

-- The rows that exist obey the former, stricter check: reading them all again would lock the table for nothing.
alter table envois drop constraint envois_canal_check;
alter table envois add constraint envois_canal_check check (canal in ('app', 'mail', 'push')) not valid;
