-- What members report. Everybody who reports the same content or the same person shares one row until it is answered, so that the
-- moderators examine it once.
create table signalements (
  id uuid primary key,
  cible_type text not null check (cible_type in
    ('publication', 'commentaire', 'coup_de_pouce', 'reponse', 'message', 'adherente', 'evenement')),
  -- Without a foreign key: the report outlives what is reported.
  cible_id uuid not null,
  -- The version of the copy; null for a person.
  version_cible integer,
  auteure_cible_id uuid references comptes on delete set null,
  -- The branch whose coordinators may examine it.
  territoire_id uuid references territoires on delete set null,
  titre text not null,
  -- What the first reporter saw.
  copie jsonb not null,
  -- The most urgent of the reasons given.
  motif text not null check (motif in ('harcelement', 'propos_haineux', 'sexisme', 'contenu_inapproprie', 'publicite',
    'donnees_personnelles', 'faux_profil', 'autre')),
  priorite text not null check (priorite in ('haute', 'normale')),
  statut text not null default 'nouveau' check (statut in ('nouveau', 'en_cours', 'traite', 'sans_suite', 'rouvert')),
  nb_signalements integer not null default 0 check (nb_signalements >= 0),
  -- Hidden by the number of its reporters, before anybody examined it.
  masque_d_office boolean not null default false,
  assignee_a uuid references comptes on delete set null,
  -- The latest version that was judged harmless: new reports of it are answered at once.
  sans_suite_version integer,
  cree_le timestamptz not null,
  cloture_le timestamptz,
  check ((cloture_le is null) = (statut in ('nouveau', 'en_cours', 'rouvert'))),
  check (sans_suite_version is null or statut = 'sans_suite')
);
create unique index signalements_ouverts on signalements (cible_type, cible_id)
  where statut in ('nouveau', 'en_cours', 'rouvert');
create index signalements_juges on signalements (cible_type, cible_id, sans_suite_version)
  where sans_suite_version is not null;
-- What was reported of a member.
create index signalements_auteure_cible on signalements (auteure_cible_id, cree_le desc);
create index signalements_territoire on signalements (territoire_id);
create index signalements_assignee on signalements (assignee_a) where assignee_a is not null;

-- Who reported it, why, and what she was answered. Nobody but the moderators reads the account.
create table signalements_auteures (
  id uuid primary key,
  signalement_id uuid not null references signalements on delete cascade,
  -- The report stays when its author erases her account.
  compte_id uuid references comptes on delete set null,
  motif text not null,
  commentaire text check (char_length(commentaire) between 1 and 1000),
  article_charte text,
  version_cible integer,
  -- What she saw, where it is not what the first reporter saw.
  copie jsonb,
  cree_le timestamptz not null,
  reponse text,
  reponse_le timestamptz,
  check ((reponse is null) = (reponse_le is null)),
  unique (signalement_id, compte_id)
);
-- The reports of a member, the latest first.
create index signalements_auteures_miens on signalements_auteures (compte_id, cree_le desc, id desc);

-- What a member may not do until an instant.
create table restrictions (
  id uuid primary key,
  compte_id uuid not null references comptes on delete cascade,
  portee text not null check (portee in ('publication', 'message')),
  jusquau timestamptz not null,
  motif text not null,
  posee_par uuid references comptes on delete set null,
  posee_le timestamptz not null,
  levee_le timestamptz
);
create index restrictions_compte on restrictions (compte_id, portee, jusquau) where levee_le is null;
create index restrictions_posee_par on restrictions (posee_par);
