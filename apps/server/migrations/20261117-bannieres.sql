-- News banners. Their days are those of Paris: a banner is in progress from its first day to its last, both included.
create table bannieres (
  id uuid primary key,
  texte_ligne1 text not null,
  texte_ligne2 text not null,
  texte_bouton text not null,
  lien_bouton text not null,
  debut date not null,
  fin date not null,
  -- Whom it addresses: members with one of the roles, in one of the branches; an empty list is no condition. The branches have no
  -- foreign key: the deletion of the only one would empty the list, and address the banner to the whole network.
  roles text[] not null,
  territoire_ids uuid[] not null,
  version integer not null default 1,
  check (fin >= debut)
);
-- Those in progress on a day, however many have ended or are scheduled.
create index bannieres_en_cours on bannieres using gist (daterange(debut, fin, '[]'));
-- The scheduled ones, and those that have ended, in the order of their lists.
create index bannieres_debut on bannieres (debut, id);
create index bannieres_fin on bannieres (fin, id);

-- The members who dismissed a banner.
create table bannieres_vues (
  banniere_id uuid not null references bannieres on delete cascade,
  compte_id uuid not null references comptes on delete cascade,
  date timestamptz not null,
  primary key (banniere_id, compte_id)
);
create index bannieres_vues_compte on bannieres_vues (compte_id);
