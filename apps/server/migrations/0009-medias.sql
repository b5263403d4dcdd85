-- Up Migration
-- A picture that somebody sent. Its name is never used again: whatever is served under it may be kept for ever.
create table medias (
  id uuid primary key,
  nom text not null unique,
  -- Nobody's once the account is erased: the sweep takes it then.
  compte_id uuid references comptes on delete set null,
  usage text not null check (usage in ('portrait', 'couverture')),
  etat text not null check (etat in ('recu', 'pret')),
  -- The square or band that she chose, in pixels of the picture once turned upright.
  cadrage jsonb,
  cree_le timestamptz not null,
  pret_le timestamptz,
  -- Since when something shows it; without it, the sweep takes it after a day.
  attache_le timestamptz
);
create index medias_orphelins on medias (cree_le) where attache_le is null;
create index medias_sans_compte on medias (id) where compte_id is null;
create index medias_en_attente on medias (cree_le) where etat = 'recu';
