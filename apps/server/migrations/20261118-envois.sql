-- One row for each letter and channel, written in the transaction of the fact that the letter reports. The key identifies that fact:
-- a second row with the same key is refused, so that nobody gets a letter twice.
create table envois (
  id uuid primary key,
  cle text not null,
  canal text not null check (canal in ('app', 'mail')),
  lettre text not null,
  -- Null for a letter to somebody without an account: a speaker whose consent is asked.
  compte_id uuid references comptes on delete cascade,
  -- The event or the speaker that it is about.
  objet_id uuid,
  donnees jsonb not null,
  -- The line of the notification centre, of the same recipient.
  notification_id bigint,
  -- 0: account mail, which leaves before the others.
  voie smallint not null,
  statut text not null default 'prevu' check (statut in ('prevu', 'envoye', 'ignore', 'echec')),
  motif text,
  essais smallint not null default 0,
  cree_le timestamptz not null,
  -- Not before. A letter that leaves at once has no instant of its own: the clocks of two nodes may differ.
  a_partir_de timestamptz not null default '-infinity',
  traite_le timestamptz,
  unique (cle, canal)
);
create index envois_dus on envois (voie, a_partir_de, id) where statut = 'prevu';

-- The back office lists the letters latest first: one stretch of an index for each filter, so that a page costs what it shows
-- however many letters are kept.
create index envois_liste on envois (cree_le desc, id desc);
create index envois_statut on envois (statut, cree_le desc, id desc);
create index envois_lettre on envois (lettre, cree_le desc, id desc);
-- Failures of one letter: few among many.
create index envois_lettre_statut on envois (lettre, statut, cree_le desc, id desc);
-- The letters of a member or of an event are few: the other filters are read from the index.
create index envois_compte_liste on envois (compte_id, cree_le desc, id desc) include (statut, lettre);
create index envois_objet_liste on envois (objet_id, cree_le desc, id desc) include (statut, lettre)
  where objet_id is not null;
