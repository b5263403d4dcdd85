-- Up Migration
create table faq_categories (
  id uuid primary key,
  libelle citext not null unique,
  ordre integer not null
);

create table faq_questions (
  id uuid primary key,
  categorie_id uuid not null references faq_categories,
  question text not null,
  reponse text not null,
  mots_cles text[] not null default '{}',
  public text not null check (public in ('adherentes', 'coordinatrices')),
  statut text not null check (statut in ('brouillon', 'publiee')),
  ordre integer not null,
  nb_utile integer not null default 0 check (nb_utile >= 0),
  nb_inutile integer not null default 0 check (nb_inutile >= 0),
  version integer not null default 1,
  date_modification timestamptz not null,
  recherche tsvector not null
);
create index faq_questions_categorie on faq_questions (categorie_id, ordre);
create index faq_questions_recherche on faq_questions using gin (recherche);

create table faq_avis (
  question_id uuid not null references faq_questions on delete cascade,
  compte_id uuid not null references comptes on delete cascade,
  utile boolean not null,
  commentaire text,
  date_avis timestamptz not null,
  primary key (question_id, compte_id)
);
create index faq_avis_commentaires on faq_avis (question_id, date_avis desc) where commentaire is not null;

create table faq_demandes (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  question text not null,
  date_creation timestamptz not null,
  reponse text,
  date_reponse timestamptz,
  repondue_par uuid references comptes on delete set null,
  check ((reponse is null) = (date_reponse is null))
);
create index faq_demandes_a_traiter on faq_demandes (date_creation, id) where reponse is null;
create index faq_demandes_repondues on faq_demandes (date_reponse desc, id) where reponse is not null;
