-- The examination of reports: who takes one, what is noted, decided and answered, and the appeals.

alter table signalements
  -- Since when an answer is awaited: its first report, then its appeal.
  add column attendu_depuis timestamptz,
  add column pris_le timestamptz,
  -- Raised by each appeal.
  add column examen integer not null default 1 check (examen >= 1);
update signalements set attendu_depuis = cree_le;
alter table signalements
  alter column attendu_depuis set not null,
  -- The previous version, which may still run, does not write it.
  alter column attendu_depuis set default now();

-- The queue. Deadlines follow from the priority, so that each stretch of an index is in the order of its deadlines; the columns
-- that every reader filters by are in the indexes, from which a count is taken without reading the rows.
create index signalements_file on signalements (statut, priorite, attendu_depuis, id)
  include (auteure_cible_id, cible_type);
create index signalements_file_territoire on signalements (territoire_id, statut, priorite, attendu_depuis, id)
  include (auteure_cible_id, cible_type);
create index signalements_clos on signalements (statut, cloture_le desc, id desc)
  include (auteure_cible_id, cible_type, priorite) where cloture_le is not null;
create index signalements_clos_territoire on signalements (territoire_id, statut, cloture_le desc, id desc)
  include (auteure_cible_id, cible_type, priorite) where cloture_le is not null;
drop index signalements_territoire;

create table notes_signalements (
  id uuid primary key,
  signalement_id uuid not null references signalements on delete cascade,
  par_id uuid references comptes on delete set null,
  contenu text not null check (char_length(contenu) between 1 and 2000),
  cree_le timestamptz not null
);
create index notes_signalements_signalement on notes_signalements (signalement_id, cree_le);
create index notes_signalements_par on notes_signalements (par_id);

create table decisions_moderation (
  id uuid primary key,
  signalement_id uuid not null references signalements on delete cascade,
  -- The member whom it concerns.
  compte_id uuid references comptes on delete set null,
  examen integer not null,
  action text not null check (action in ('masquer', 'restaurer', 'avertir', 'restreindre', 'suspendre', 'exclure')),
  -- What the member was told.
  motif text not null check (char_length(motif) between 1 and 1000),
  portee text check (portee in ('publication', 'message')),
  jusquau date,
  par_id uuid references comptes on delete set null,
  prise_le timestamptz not null,
  -- Null while an exclusion waits for its second administrator.
  effet_le timestamptz,
  confirmee_par uuid references comptes on delete set null,
  restriction_id uuid references restrictions on delete set null,
  suspension_id uuid references suspensions on delete set null,
  levee_le timestamptz,
  check ((portee is not null) = (action = 'restreindre')),
  check ((jusquau is not null) = (action in ('restreindre', 'suspendre'))),
  check (effet_le is not null or action = 'exclure')
);
create index decisions_moderation_signalement on decisions_moderation (signalement_id, prise_le);
-- The measures of a member, the latest first.
create index decisions_moderation_compte on decisions_moderation (compte_id, effet_le desc, id desc)
  where effet_le is not null and action <> 'restaurer';
create unique index decisions_moderation_en_attente on decisions_moderation (signalement_id) where effet_le is null;
create index decisions_moderation_par on decisions_moderation (par_id);
create index decisions_moderation_confirmee_par on decisions_moderation (confirmee_par);
create index decisions_moderation_restriction on decisions_moderation (restriction_id);
create index decisions_moderation_suspension on decisions_moderation (suspension_id);

-- How each examination ended.
create table clotures_signalements (
  signalement_id uuid not null references signalements on delete cascade,
  examen integer not null,
  statut text not null check (statut in ('traite', 'sans_suite')),
  reponse text not null,
  par_id uuid references comptes on delete set null,
  le timestamptz not null,
  primary key (signalement_id, examen)
);
create index clotures_signalements_par on clotures_signalements (par_id);

-- Each side may appeal once.
create table recours (
  id uuid primary key,
  signalement_id uuid not null references signalements on delete cascade,
  partie text not null check (partie in ('membre', 'signaleuse')),
  compte_id uuid references comptes on delete set null,
  -- The measure that the member appeals against.
  decision_id uuid references decisions_moderation on delete set null,
  motif text not null check (char_length(motif) between 1 and 2000),
  cree_le timestamptz not null,
  issue text check (issue in ('maintenue', 'revue')),
  -- To the member; a reporter is answered with her report.
  reponse text,
  reponse_le timestamptz,
  check ((issue is null) = (reponse_le is null)),
  unique (signalement_id, partie)
);
create index recours_compte on recours (compte_id);
create index recours_decision on recours (decision_id);

-- Texts that may be chosen instead of written.
create table reponses_types (
  id uuid primary key,
  titre text not null check (char_length(titre) between 1 and 80),
  usage text not null check (usage in ('reponse', 'motif')),
  contenu text not null check (char_length(contenu) between 1 and 1000),
  modifiee_le timestamptz not null,
  version integer not null default 1
);
