-- « Préviens-moi »: the searches of which a member wants to be told what is new.
create table alertes_recherche (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  -- As she typed them.
  termes text not null,
  -- Their normalised words: the same words in another order or without accents are the same alert.
  forme text not null,
  -- Null: all the categories.
  categorie text check (categorie in ('adherente', 'coupdepouce', 'evenement', 'publication', 'territoire', 'ressource')),
  creee_le timestamptz not null,
  -- What became visible up to this instant has been looked at.
  vue_jusqua timestamptz not null,
  avisee_le timestamptz
);
create unique index alertes_recherche_compte on alertes_recherche (compte_id, forme, coalesce(categorie, ''));
create index alertes_recherche_dues on alertes_recherche (vue_jusqua, id);

-- Searches that found nothing, by their normalised words, without who made them.
create table recherches_sans_resultat (
  forme text primary key,
  -- As they were typed the first time.
  termes text not null,
  nb integer not null default 1 check (nb > 0),
  derniere_le timestamptz not null
);
create index recherches_sans_resultat_frequentes on recherches_sans_resultat (nb desc, derniere_le desc, forme);
create index recherches_sans_resultat_anciennes on recherches_sans_resultat (derniere_le);
