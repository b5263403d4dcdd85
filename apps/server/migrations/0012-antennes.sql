-- Up Migration
-- A branch is looked for by a commune of its area.
create index villes_mots on villes using gin (to_tsvector('noms', translate(nom, '-''’', '   ')));

-- Who came to a branch lately, and what was done to welcome her.
create index rattachements_nouvelles on rattachements (territoire_id, debut desc, compte_id desc)
  where principal and fin is null;
create index annuaire_nouvelles_antenne on annuaire (territoire_id, depuis);
create table accueils (
  territoire_id uuid not null references territoires on delete cascade,
  compte_id uuid not null references comptes on delete cascade,
  par_id uuid references comptes on delete set null,
  note text,
  accueillie_le timestamptz not null,
  primary key (territoire_id, compte_id)
);
create index accueils_compte on accueils (compte_id);
