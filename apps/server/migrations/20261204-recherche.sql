-- Search. For each category, the words of each object that members may find, in the order in which they are found: a search reads
-- the stretch of a word, as far as its page and its capped count need. Triggers write the words in the transaction of the object.

-- Names of communes that have become part of another one.
create table villes_anciennes (
  ville_id text not null references villes on delete cascade,
  nom text not null,
  primary key (ville_id, nom)
);

-- The words of a text, without accents or case: « L’Haÿ-les-Roses » gives l, hay, les, roses, and lhaylesroses, because some write it so.
create function recherche_mots(texte text) returns text[] language plpgsql immutable parallel safe as $$
declare
  simple text := lower(public.unaccent('public.unaccent', coalesce(texte, '')));
  mots text[] := array_remove(string_to_array(regexp_replace(simple, '[^[:alnum:]]+', ' ', 'g'), ' '), '');
begin
  mots := array_replace(array_replace(mots, 'st', 'saint'), 'ste', 'sainte');
  if simple ~ '[[:alnum:]][-''’][[:alnum:]]' then
    mots := mots || array(
      select regexp_replace(c[1], '[^[:alnum:]]', '', 'g')
      from regexp_matches(simple, '[[:alnum:]]+(?:[-''’][[:alnum:]]+)+', 'g') c where length(c[1]) <= 40);
  end if;
  return mots;
end
$$;

-- What a word has in common with its plural, its feminine and its conjugations; null for « le » and the like. The dictionary knows its
-- endings with their accents, which have gone: plurals and feminines are written as the masculine first.
create function recherche_racine(mot text) returns text language plpgsql immutable parallel safe as $$
declare
  simple text := case when length(mot) > 3 then regexp_replace(mot, 's$', '') else mot end;
begin
  if ts_lexize('french_stem', mot) = '{}' then return null; end if;
  simple := case
    when simple like '%trice' then left(simple, -5) || 'teur'
    when simple like '%euse' then left(simple, -2) || 'r'
    when simple like '%ere' or simple like '%ee' or simple like '%ffe' then left(simple, -1)
    else simple end;
  if simple like '%ff' then simple := left(simple, -1); end if;
  return coalesce((ts_lexize('french_stem', simple))[1], mot);
end
$$;

-- Roughly how a word sounds: most mistakes in a name leave it.
create function recherche_son(mot text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    mot, 'ph', 'f', 'g'), 'e?au', 'o', 'g'), 'c(?=[eiy])', 's', 'g'), 'g(?=[eiy])', 'j', 'g'),
    'cqwyzxh', 'kkviss'), '(.)\1+', '\1', 'g'), '(?<=.{3})(es|e|s|t)$', '');

create function recherche_signe(mot text) returns integer language sql immutable parallel safe return hashtext(mot);

-- Rich text as words.
create function recherche_texte(html text) returns text language sql immutable parallel safe
  return regexp_replace(coalesce(html, ''), '<[^>]*>|&[a-z#0-9]+;', ' ', 'g');

-- The roots of each expression, joined: how a group of synonyms is looked up. A backup is restored without a search path: names are whole.
create function recherche_formes(mots text[]) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select coalesce((
      select string_agg(public.recherche_racine(m), ' ' order by ord)
      from unnest(public.recherche_mots(translate(mot, '-''’', '   '))) with ordinality u (m, ord)
      where public.recherche_racine(m) is not null), '')
    from unnest(mots) mot);
end
$$;

create table recherche_cles (
  categorie text not null,
  -- The root of a word.
  cle text collate "C" not null,
  -- 0 a title or a name, 1 what describes it, 2 its text.
  poids smallint not null,
  -- Minus the microseconds of its publication, or of the start of an event: the newest comes first.
  ordre bigint not null,
  id uuid not null,
  -- The sign of the word itself.
  exact integer not null,
  -- The signs of all the roots of the object, without those of words that a reader of this line may not see. A search of several words
  -- reads the lines of the rarest word and compares the others with this column, so that it looks up no other line.
  signes integer[] not null,
  -- Null for a member, who is her own.
  auteure_id uuid,
  -- r the network, t the branches of the line, c coordinators.
  portee "char" not null,
  territoire_ids uuid[],
  type text,
  -- The last day on which it is found.
  jusquau date,
  departement text,
  latitude real,
  longitude real
) partition by list (categorie);

do $$
declare
  c text;
begin
  foreach c in array array['adherente', 'coupdepouce', 'evenement', 'publication', 'territoire', 'ressource', 'faq'] loop
    execute format('create table recherche_cles_%1$s partition of recherche_cles for values in (%1$L)
      with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)', c);
    execute format('create index recherche_%1$s_mots on recherche_cles_%1$s (cle, poids, ordre, id)
      include (categorie, exact, signes, auteure_id, portee, territoire_ids, type, jusquau, latitude, longitude)', c);
    execute format('create index recherche_%1$s_objet on recherche_cles_%1$s (id)', c);
    -- Of a frequent word, those of her department are read first. Partitions without any have the index too: one that lacked it would be
    -- sorted, and the plan is the same for all of them.
    execute format('create index recherche_%1$s_lieu on recherche_cles_%1$s (cle, departement, poids, ordre, id)
      where departement is not null', c);
  end loop;
end
$$;

-- Every word of each category, and how many objects have its root, as of last night. A word that two objects bring at once is here
-- twice until then: nobody waits.
create table recherche_lexique (
  mot text collate "C" not null,
  categorie text not null,
  racine text collate "C" not null,
  son text collate "C" not null,
  nb integer not null
)
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index recherche_lexique_mot on recherche_lexique (mot, categorie) include (racine, nb);
create index recherche_lexique_racine on recherche_lexique (racine, categorie) include (nb);
create index recherche_lexique_son on recherche_lexique (son) include (mot, racine, nb);
create index recherche_lexique_proche on recherche_lexique using gin (son gin_trgm_ops) with (fastupdate = off);
-- The beginnings that many words have: the most frequent ones are read alone.
create index recherche_lexique_deux on recherche_lexique (left(mot, 2), nb desc) include (mot, racine);
create index recherche_lexique_trois on recherche_lexique (left(mot, 3), nb desc) include (mot, racine);

-- Expressions that search takes for one another.
create table synonymes (
  id uuid primary key,
  mots text[] not null,
  formes text[] not null generated always as (recherche_formes(mots)) stored,
  date_modification timestamptz not null default now(),
  version integer not null default 1
);
create index synonymes_formes on synonymes using gin (formes);

-- Adds the lines of an object: `r` has what they share, a, b and c the words of each weight.
create function recherche_ajoute(r recherche_cles, a text, b text, c text) returns void language plpgsql as $$
declare
  mots text[];
  racines text[];
  poids smallint[];
begin
  select array_agg(m.mot), array_agg(m.racine), array_agg(m.p) into mots, racines, poids from (
    select mot, recherche_racine(mot) as racine, min(p) as p from (
      select unnest(recherche_mots(a)) as mot, 0::smallint as p
      union all select unnest(recherche_mots(b)), 1::smallint
      union all select unnest(recherche_mots(c)), 2::smallint) t
    group by mot) m
  where m.racine is not null;
  r.signes := array(select distinct recherche_signe(m) from unnest(racines) m);
  insert into recherche_cles (categorie, cle, poids, ordre, id, exact, signes, auteure_id, portee, territoire_ids, type, jusquau,
    departement, latitude, longitude)
  select r.categorie, m.racine, min(m.p), r.ordre, r.id, recherche_signe((array_agg(m.mot order by m.p, m.mot))[1]), r.signes,
    r.auteure_id, r.portee, r.territoire_ids, r.type, r.jusquau, r.departement, r.latitude, r.longitude
  from unnest(mots, racines, poids) m (mot, racine, p) group by m.racine;
  insert into recherche_lexique (mot, categorie, racine, son, nb)
  select m.mot, r.categorie, m.racine, recherche_son(m.mot), 1
  from unnest(mots, racines) m (mot, racine)
  where not exists (select from recherche_lexique l where l.mot = m.mot and l.categorie = r.categorie);
end
$$;

create function recherche_oublie(c text, objet uuid) returns void language sql
  begin atomic
    delete from recherche_cles where categorie = c and id = objet;
  end;

create function recherche_instant(le timestamptz) returns bigint language sql immutable parallel safe
  return (extract(epoch from le) * 1000000)::bigint;

create function recherche_noms_anciens(ville text) returns text language sql stable
  return (select string_agg(nom, ' ') from villes_anciennes where ville_id = ville);

-- A member, as the directory shows her. What only her branch may read makes lines of its own, which say all that it may read.
create function recherche_ecrit_adherente(objet uuid) returns void language plpgsql as $$
declare
  m annuaire;
  p profils;
  ville text;
  secteur text;
  offertes text;
  recherchees text;
  r recherche_cles;
  sens text;
  lues text[];
begin
  select * into m from annuaire where compte_id = objet for no key update;
  perform recherche_oublie('adherente', objet);
  if m.compte_id is null then return; end if;
  select * into p from profils where compte_id = objet;
  p.portees := coalesce(p.portees, '{}');
  select ville_id into ville from comptes where id = objet;
  select x.libelle into secteur from inscriptions i join referentiels x on x.id = i.secteur_id where i.compte_id = objet;
  select string_agg(x.libelle, ' ') filter (where k.sens = 'offerte'),
    string_agg(x.libelle, ' ') filter (where k.sens = 'recherchee')
  into offertes, recherchees
  from competences_profil k join referentiels x on x.id = k.referentiel_id where k.compte_id = objet;
  r.categorie := 'adherente';
  r.id := objet;
  r.ordre := -recherche_instant(m.depuis);
  r.territoire_ids := case when m.territoire_id is not null then array[m.territoire_id] end;
  r.jusquau := m.paye_jusquau;
  r.departement := m.departement;
  r.latitude := m.latitude;
  r.longitude := m.longitude;
  foreach sens in array array['reseau', 'antenne'] loop
    lues := array(
      select champ from unnest(array['profession', 'nomEntreprise', 'competences', 'recherches', 'secteur', 'presentation']) champ
      where portee_de(p.portees, champ) in ('reseau', sens));
    -- Nothing that her branch alone may read.
    continue when sens = 'antenne' and (m.territoire_id is null or not exists (
      select from unnest(lues) champ where portee_de(p.portees, champ) = 'antenne'));
    r.portee := case sens when 'reseau' then 'r' else 't' end;
    perform recherche_ajoute(r, concat_ws(' ', m.prenom, m.nom),
      concat_ws(' ', m.ville, m.departement,
        case when 'profession' = any (lues) then m.profession end,
        case when 'nomEntreprise' = any (lues) then m.nom_entreprise end,
        case when 'competences' = any (lues) then offertes end),
      concat_ws(' ', recherche_noms_anciens(ville),
        case when 'secteur' = any (lues) then secteur end,
        case when 'recherches' = any (lues) then recherchees end,
        case when 'presentation' = any (lues) then left(p.presentation, 300) end));
  end loop;
end
$$;

create function recherche_ecrit_coupdepouce(objet uuid) returns void language plpgsql as $$
declare
  d coups_de_pouce;
  r recherche_cles;
begin
  select * into d from coups_de_pouce where id = objet for no key update;
  perform recherche_oublie('coupdepouce', objet);
  if d.id is null or etat_coup_de_pouce(d.statut) not in ('o', 'r') then return; end if;
  r.categorie := 'coupdepouce';
  r.id := objet;
  r.ordre := -recherche_instant(d.publie_le);
  r.auteure_id := d.auteure_id;
  r.portee := 'r';
  r.territoire_ids := case when d.territoire_id is not null then array[d.territoire_id] end;
  r.type := d.type;
  r.jusquau := case when etat_coup_de_pouce(d.statut) = 'o' then d.date_limite end;
  r.departement := d.departement;
  r.latitude := d.latitude;
  r.longitude := d.longitude;
  perform recherche_ajoute(r, d.titre,
    concat_ws(' ', d.ville_nom, d.departement, (select libelle from referentiels where id = d.categorie_id),
      (select string_agg(x.libelle, ' ') from competences_coup_de_pouce k join referentiels x on x.id = k.referentiel_id
        where k.coup_de_pouce_id = objet)),
    concat_ws(' ', recherche_noms_anciens(d.ville_id), left(d.contenu, 300)));
end
$$;

create function recherche_ecrit_evenement(objet uuid) returns void language plpgsql as $$
declare
  e evenements;
  r recherche_cles;
begin
  select * into e from evenements where id = objet for no key update;
  perform recherche_oublie('evenement', objet);
  if e.id is null or e.brouillon then return; end if;
  r.categorie := 'evenement';
  r.id := objet;
  r.ordre := -recherche_instant(e.debut);
  r.portee := 'r';
  r.territoire_ids := array(select territoire_id from evenements_territoires where evenement_id = objet);
  r.type := e.type_id;
  r.departement := case when not e.en_ligne then e.departement end;
  r.latitude := e.latitude;
  r.longitude := e.longitude;
  perform recherche_ajoute(r, e.titre,
    concat_ws(' ', case when not e.en_ligne then concat_ws(' ', e.ville_nom, e.departement) end,
      (select string_agg(libelle, ' ') from referentiels where id in (e.theme_id, e.type_id)),
      (select string_agg(concat_ws(' ', prenom, nom), ' ') from evenements_intervenantes where evenement_id = objet),
      (select string_agg(i.prenom || ' ' || i.nom, ' ') from evenements_intervenants k join intervenants i on i.id = k.intervenant_id
        where k.evenement_id = objet)),
    concat_ws(' ', case when not e.en_ligne then recherche_noms_anciens(e.ville_id) end, left(recherche_texte(e.description), 300)));
end
$$;

create function recherche_ecrit_publication(objet uuid) returns void language plpgsql as $$
declare
  p publications;
  r recherche_cles;
begin
  select * into p from publications where id = objet for no key update;
  perform recherche_oublie('publication', objet);
  if p.id is null or p.statut <> 'publiee' then return; end if;
  r.categorie := 'publication';
  r.id := objet;
  r.ordre := -recherche_instant(p.publiee_le);
  r.auteure_id := p.auteure_id;
  r.portee := case when p.territoire_ids = '{}' then 'r' else 't' end;
  r.territoire_ids := nullif(p.territoire_ids, '{}');
  r.type := p.type;
  perform recherche_ajoute(r, p.titre, '', left(p.contenu_texte, 300));
end
$$;

-- A branch: its name, then each commune of its area with lines of its own, so that « saint brieuc » is one commune and not two.
create function recherche_ecrit_territoire(objet uuid) returns void language plpgsql as $$
declare
  t territoires;
  r recherche_cles;
  zone text;
  lieu record;
begin
  select * into t from territoires where id = objet for no key update;
  perform recherche_oublie('territoire', objet);
  if t.id is null or t.statut = 'fermee' then return; end if;
  r.categorie := 'territoire';
  r.id := objet;
  r.ordre := -recherche_instant(coalesce(t.date_ouverture, '2000-01-01'));
  r.portee := 'r';
  r.territoire_ids := array[objet];
  zone := (select string_agg(distinct concat_ws(' ', d.departement, (
      select x.nom_departement from villes x where x.departement = d.departement limit 1)), ' ')
    from territoires_departements d where d.territoire_id = objet);
  perform recherche_ajoute(r, t.nom, concat_ws(' ', zone, t.region), left(recherche_texte(t.description), 300));
  for lieu in
    select distinct concat_ws(' ', c.nom, n.nom) as noms from (
      select ville_id as id from territoires_communes where territoire_id = objet
      union select v.id from territoires_departements d join villes v on v.departement = d.departement
      where d.territoire_id = objet) z
    join villes c on c.id = z.id left join lateral (
      select string_agg(nom, ' ') as nom from villes_anciennes a where a.ville_id = c.id) n on true
  loop
    perform recherche_ajoute(r, '', '', lieu.noms);
  end loop;
end
$$;

create function recherche_ecrit_faq(objet uuid) returns void language plpgsql as $$
declare
  q faq_questions;
  r recherche_cles;
begin
  select * into q from faq_questions where id = objet for no key update;
  perform recherche_oublie('faq', objet);
  if q.id is null or q.statut <> 'publiee' then return; end if;
  r.categorie := 'faq';
  r.id := objet;
  r.ordre := q.ordre;
  r.portee := case q.public when 'coordinatrices' then 'c' else 'r' end;
  perform recherche_ajoute(r, q.question, array_to_string(q.mots_cles, ' '), left(recherche_texte(q.reponse), 300));
end
$$;

-- The object of a line that changes, by the column that the trigger names.
create function recherche_suit() returns trigger language plpgsql as $$
declare
  avant uuid := case when tg_op <> 'INSERT' then (to_jsonb(old) ->> tg_argv[1])::uuid end;
  apres uuid := case when tg_op <> 'DELETE' then (to_jsonb(new) ->> tg_argv[1])::uuid end;
  o uuid;
begin
  for o in select distinct x from unnest(array[avant, apres]) x where x is not null loop
    execute format('select recherche_ecrit_%s($1)', tg_argv[0]) using o;
  end loop;
  return null;
end
$$;

create trigger recherche_suit_adherente after insert or delete on annuaire
  for each row execute function recherche_suit('adherente', 'compte_id');
create trigger recherche_suit_adherente_change after update on annuaire
  for each row when ((new.prenom, new.nom, new.profession, new.profession_portee, new.nom_entreprise, new.entreprise_portee, new.ville,
      new.departement, new.territoire_id, new.depuis, new.paye_jusquau)
    is distinct from (old.prenom, old.nom, old.profession, old.profession_portee, old.nom_entreprise, old.entreprise_portee, old.ville,
      old.departement, old.territoire_id, old.depuis, old.paye_jusquau))
  execute function recherche_suit('adherente', 'compte_id');
create trigger recherche_suit_profil after update on profils
  for each row when ((new.presentation, new.portees) is distinct from (old.presentation, old.portees))
  execute function recherche_suit('adherente', 'compte_id');
create trigger recherche_suit_premier_profil after insert on profils
  for each row when (new.presentation is not null or new.portees <> '{}') execute function recherche_suit('adherente', 'compte_id');
create trigger recherche_suit_competences after insert or update or delete on competences_profil
  for each row execute function recherche_suit('adherente', 'compte_id');
create trigger recherche_suit_inscription after insert on inscriptions
  for each row when (new.secteur_id is not null) execute function recherche_suit('adherente', 'compte_id');
create trigger recherche_suit_inscription_change after update on inscriptions
  for each row when (new.secteur_id is distinct from old.secteur_id) execute function recherche_suit('adherente', 'compte_id');

create trigger recherche_suit_coup_de_pouce after insert or delete on coups_de_pouce
  for each row execute function recherche_suit('coupdepouce', 'id');
create trigger recherche_suit_coup_de_pouce_change after update on coups_de_pouce
  for each row when ((new.titre, new.contenu, new.type, new.categorie_id, new.territoire_id, new.ville_id, new.date_limite,
      new.auteure_id, new.publie_le, new.statut)
    is distinct from (old.titre, old.contenu, old.type, old.categorie_id, old.territoire_id, old.ville_id, old.date_limite,
      old.auteure_id, old.publie_le, old.statut))
  execute function recherche_suit('coupdepouce', 'id');
create trigger recherche_suit_competences_demande after insert or delete on competences_coup_de_pouce
  for each row execute function recherche_suit('coupdepouce', 'coup_de_pouce_id');

create trigger recherche_suit_evenement after insert or delete on evenements
  for each row execute function recherche_suit('evenement', 'id');
create trigger recherche_suit_evenement_change after update on evenements
  for each row when ((new.titre, new.description, new.theme_id, new.type_id, new.en_ligne, new.ville_id, new.debut, new.brouillon)
    is distinct from (old.titre, old.description, old.theme_id, old.type_id, old.en_ligne, old.ville_id, old.debut, old.brouillon))
  execute function recherche_suit('evenement', 'id');
create trigger recherche_suit_territoires_evenement after insert or delete on evenements_territoires
  for each row execute function recherche_suit('evenement', 'evenement_id');
create trigger recherche_suit_intervenantes after insert or update or delete on evenements_intervenantes
  for each row execute function recherche_suit('evenement', 'evenement_id');
create trigger recherche_suit_intervenants after insert or delete on evenements_intervenants
  for each row execute function recherche_suit('evenement', 'evenement_id');
create function recherche_suit_intervenant() returns trigger language plpgsql as $$
begin
  perform recherche_ecrit_evenement(evenement_id) from evenements_intervenants where intervenant_id = new.id;
  return null;
end
$$;
create trigger recherche_suit_intervenant after update of prenom, nom on intervenants
  for each row when ((new.prenom, new.nom) is distinct from (old.prenom, old.nom)) execute function recherche_suit_intervenant();

create trigger recherche_suit_publication after insert or delete on publications
  for each row execute function recherche_suit('publication', 'id');
create trigger recherche_suit_publication_change after update on publications
  for each row when ((new.titre, new.contenu_texte, new.type, new.territoire_ids, new.auteure_id, new.statut, new.publiee_le)
    is distinct from (old.titre, old.contenu_texte, old.type, old.territoire_ids, old.auteure_id, old.statut, old.publiee_le))
  execute function recherche_suit('publication', 'id');

create trigger recherche_suit_territoire after insert or delete on territoires
  for each row execute function recherche_suit('territoire', 'id');
create trigger recherche_suit_territoire_change after update on territoires
  for each row when ((new.nom, new.region, new.description, new.statut, new.date_ouverture)
    is distinct from (old.nom, old.region, old.description, old.statut, old.date_ouverture))
  execute function recherche_suit('territoire', 'id');
create function recherche_suit_zone() returns trigger language plpgsql as $$
begin
  perform recherche_ecrit_territoire(territoire_id) from (select distinct territoire_id from lignes) z;
  return null;
end
$$;
create trigger recherche_suit_departements after insert on territoires_departements
  referencing new table as lignes for each statement execute function recherche_suit_zone();
create trigger recherche_suit_departements_fin after delete on territoires_departements
  referencing old table as lignes for each statement execute function recherche_suit_zone();
create trigger recherche_suit_communes after insert on territoires_communes
  referencing new table as lignes for each statement execute function recherche_suit_zone();
create trigger recherche_suit_communes_fin after delete on territoires_communes
  referencing old table as lignes for each statement execute function recherche_suit_zone();

create trigger recherche_suit_faq after insert or delete on faq_questions
  for each row execute function recherche_suit('faq', 'id');
create trigger recherche_suit_faq_change after update on faq_questions
  for each row when ((new.question, new.mots_cles, new.reponse, new.statut, new.public, new.ordre)
    is distinct from (old.question, old.mots_cles, old.reponse, old.statut, old.public, old.ordre))
  execute function recherche_suit('faq', 'id');

-- Counts the objects of each root again. A word without objects is deleted one night later, because a transaction that is still open
-- may use it and would not insert it again.
create function recherche_recompte() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('recherche_lexique'));
  with frequences as materialized (
    select categorie, cle, count(*)::integer as nb from recherche_cles group by categorie, cle
  ),
  connus as materialized (
    select l.ctid as lieu, l.nb, coalesce(f.nb, 0) as neuf,
      row_number() over (partition by l.mot, l.categorie order by l.ctid) > 1 as double
    from recherche_lexique l left join frequences f on f.categorie = l.categorie and f.cle = l.racine
  ),
  retires as (
    delete from recherche_lexique l using connus c where l.ctid = c.lieu and (c.double or (c.nb = 0 and c.neuf = 0)))
  update recherche_lexique l set nb = c.neuf from connus c
  where l.ctid = c.lieu and not c.double and not (c.nb = 0 and c.neuf = 0) and c.nb <> c.neuf;
end
$$;

-- How many objects of each category have a root.
create function recherche_comptes(r text) returns integer[] language sql stable
  return (select array_agg(coalesce(l.nb, 0) order by c.o)
    from unnest(array['adherente', 'coupdepouce', 'evenement', 'publication', 'territoire', 'ressource', 'faq'])
      with ordinality c (categorie, o)
    left join (select categorie, max(nb) as nb from recherche_lexique where racine = r group by categorie) l using (categorie));

-- The roots of the most frequent words that begin with these letters.
create function recherche_debuts(lettres text, au_plus integer) returns table (mot text, racine text)
  language plpgsql stable as $$
begin
  return query
  select (array_agg(d.mot order by d.nb desc))[1], d.racine from (
    (select l.mot, l.racine, l.nb from recherche_lexique l
      where length(lettres) = 2 and left(l.mot, 2) = lettres order by l.nb desc limit 4 * au_plus)
    union all
    (select l.mot, l.racine, l.nb from recherche_lexique l
      where length(lettres) = 3 and left(l.mot, 3) = lettres order by l.nb desc limit 4 * au_plus)
    union all
    (select p.mot, p.racine, p.nb from (
      select l.mot, l.racine, l.nb from recherche_lexique l
      where length(lettres) > 3 and l.mot >= lettres and l.mot < lettres || U&'\+10FFFF' order by l.mot limit 500) p
      order by p.nb desc limit 4 * au_plus)
  ) d
  where d.nb > 0 group by d.racine order by max(d.nb) desc, d.racine limit au_plus;
end
$$;

-- The words that resemble a mistyped one, the nearest first.
create function recherche_proches(saisi text, au_plus integer) returns table (mot text, racine text, rang integer)
  language plpgsql stable as $$
declare
  s text := recherche_son(saisi);
begin
  return query
  select l.mot, l.racine, 0 from recherche_lexique l where l.son = s and l.nb > 0
  group by l.mot, l.racine order by l.mot <-> saisi, l.mot limit au_plus;
  if found then return; end if;
  return query
  select p.mot, p.racine, (row_number() over (order by p.loin, p.mot))::integer - 1 from (
    select l.mot, l.racine, (l.son <-> s) + 0.5 * (l.mot <-> saisi) + 0.05 * abs(length(l.mot) - length(saisi)) as loin
    from recherche_lexique l where l.son % s and l.nb > 0
    group by l.mot, l.racine, l.son order by loin, l.mot limit au_plus) p;
end
$$;

-- How typed words are read: for each term (ord), what it may stand for. `rang`: 0 the word itself, 1 a synonym, 2 a word that begins
-- with it, from 4 a word that resembles it. `cle` is the root whose lines are read, `signes` all that a line must have, `nbs` how many
-- objects of each category have it. The last word may be unfinished, and so may any that no object has.
create type recherche_terme as (
  ord integer, rang integer, mot text, cle text, signe integer, exact integer, signes integer[], nbs integer[]);
create function recherche_lit(saisie text) returns setof recherche_terme language plpgsql stable as $$
declare
  mots text[];
  racines text[];
  n integer;
  i integer := 1;
  taille integer;
  terme integer := 0;
  phrase text;
  connu boolean;
begin
  select array_agg(m.mot order by m.o), array_agg(m.racine order by m.o) into mots, racines from (
    select u.mot, recherche_racine(u.mot) as racine, min(u.o) as o
    from unnest(recherche_mots(translate(saisie, '-''’', '   '))) with ordinality u (mot, o)
    group by u.mot) m
  where m.racine is not null;
  n := least(coalesce(cardinality(mots), 0), 10);
  while i <= n and terme < 6 loop
    terme := terme + 1;
    taille := 1;
    for t in reverse least(4, n - i + 1)..2 loop
      if exists (select from synonymes s where s.formes @> array[array_to_string(racines[i:i + t - 1], ' ')]) then
        taille := t;
        exit;
      end if;
    end loop;
    phrase := array_to_string(racines[i:i + taille - 1], ' ');
    connu := taille > 1 or exists (select from recherche_lexique l where l.racine = racines[i] and l.nb > 0);
    return query
    with synonymies as materialized (
      select f.mot, f.forme from synonymes s, unnest(s.mots, s.formes) f (mot, forme)
      where s.formes @> array[phrase] and f.forme <> phrase and f.forme <> ''
    ),
    debuts as materialized (
      select d.mot, d.racine from recherche_debuts(mots[i], 6) d
      where taille = 1 and (i = n or not connu) and length(mots[i]) > 1 and d.racine <> racines[i]
    ),
    choix (rang, mot, racs, exact) as (
      select 0, array_to_string(mots[i:i + taille - 1], ' '), racines[i:i + taille - 1],
        case when taille = 1 then recherche_signe(mots[i]) end
      union all select 1, y.mot, string_to_array(y.forme, ' '), null from synonymies y
      union all select 2, d.mot, array[d.racine], null from debuts d
      union all select 4 + p.rang, p.mot, array[p.racine], null from recherche_proches(mots[i], 3) p
      where not connu and length(mots[i]) > 2 and not exists (select from synonymies) and not exists (select from debuts)
    )
    select terme, c.rang, c.mot, k.cle, recherche_signe(k.cle), c.exact,
      array(select recherche_signe(r) from unnest(c.racs) r), k.nbs
    from choix c cross join lateral (
      select r as cle, recherche_comptes(r) as nbs from unnest(c.racs) r
      order by (select sum(v) from unnest(recherche_comptes(r)) v) limit 1) k;
    i := i + taille;
  end loop;
end
$$;

-- Who searches, and when.
create type recherche_lectrice as (
  id uuid, antennes uuid[], bloquees uuid[], administratrice boolean, coordinatrice boolean,
  -- What is found until yesterday is not found any more; members a few days later.
  jour date, seuil date, maintenant bigint, departement text, latitude double precision, longitude double precision);
-- What narrows one category; `depuis` narrows all of them to what came since.
create type recherche_filtre as (
  categorie text, territoire uuid, type text, debut bigint, fin bigint, depuis timestamptz);
-- The signs of what one term may stand for, by kind, and how much it says: a frequent word says little.
create type recherche_groupe as (
  exacts integer[], synonymes integer[], debuts integer[], racines integer[], tous integer[], part real);
create type recherche_trouvaille as (
  categorie text, id uuid, part real, note integer, loin integer, recence bigint);

-- How well a line answers a term: 0 the word itself, 1 a synonym, 2 a word that begins with it, 3 the same root, 5 one that resembles it. Of
-- the terms whose lines are not read, a line knows the roots alone.
create function recherche_rang(lu boolean, exact integer, signes integer[], e integer[], s integer[], p integer[], r integer[], u integer[])
  returns integer language sql immutable parallel safe
  return case when u is null or (lu and exact = any (e)) or (not lu and signes && r) then 0 when signes && s then 1 when signes && p then 2
    when signes && r then 3 else 5 end;

-- Kilometres between two points of which neither is far from France: exact enough to sort by.
create function recherche_loin(la1 double precision, lo1 double precision, la2 real, lo2 real) returns double precision
  language sql immutable parallel safe
  return 111.2 * sqrt(power(la1 - la2, 2) + power((lo1 - lo2) * cos(radians(la1)), 2));

-- The objects of a category that answer every term, or (`large`) those that answer most of what the terms say: 1,001 at most. The lines of
-- the rarest term are read, `lus` at most for each thing that it may stand for; the signs of each line say whether it has the others.
create function recherche_lignes(c text, i integer, t recherche_terme[], g recherche_groupe[], l recherche_lectrice, f recherche_filtre,
  large boolean) returns setof recherche_trouvaille language plpgsql stable
  -- Planned once by each connection: planning takes longer than reading. Stretches are read in the order of their index as far as they
  -- are needed, never whole and then sorted, however few lines the planner expects.
  set plan_cache_mode = force_generic_plan set enable_sort = off as $$
declare
  filtree boolean := f.categorie = c;
  lus integer := case when large then 200 when filtree then 10000 else 1500 end;
  tire integer;
  e1 integer[] := (g[1]).exacts; s1 integer[] := (g[1]).synonymes; p1 integer[] := (g[1]).debuts; r1 integer[] := (g[1]).racines; u1 integer[] := (g[1]).tous;
  e2 integer[] := (g[2]).exacts; s2 integer[] := (g[2]).synonymes; p2 integer[] := (g[2]).debuts; r2 integer[] := (g[2]).racines; u2 integer[] := (g[2]).tous;
  e3 integer[] := (g[3]).exacts; s3 integer[] := (g[3]).synonymes; p3 integer[] := (g[3]).debuts; r3 integer[] := (g[3]).racines; u3 integer[] := (g[3]).tous;
  e4 integer[] := (g[4]).exacts; s4 integer[] := (g[4]).synonymes; p4 integer[] := (g[4]).debuts; r4 integer[] := (g[4]).racines; u4 integer[] := (g[4]).tous;
  e5 integer[] := (g[5]).exacts; s5 integer[] := (g[5]).synonymes; p5 integer[] := (g[5]).debuts; r5 integer[] := (g[5]).racines; u5 integer[] := (g[5]).tous;
  e6 integer[] := (g[6]).exacts; s6 integer[] := (g[6]).synonymes; p6 integer[] := (g[6]).debuts; r6 integer[] := (g[6]).racines; u6 integer[] := (g[6]).tous;
begin
  if not large then
    select o.ord into tire from (
      select a.ord, sum(a.nbs[i]) as nb, min(sum(a.nbs[i])) over () as moindre from unnest(t) a group by a.ord) o
    where o.moindre > 0 order by o.nb, o.ord limit 1;
    if tire is null then return; end if;
  end if;
  return query
  select c, x.id, max(x.part)::real, min(x.note), min(x.loin), min(x.recence) from (
    select k.id, case when large then (case when k.signes && u1 then (g[1]).part else 0 end +
      case when k.signes && u2 then (g[2]).part else 0 end +
      case when k.signes && u3 then (g[3]).part else 0 end +
      case when k.signes && u4 then (g[4]).part else 0 end +
      case when k.signes && u5 then (g[5]).part else 0 end +
      case when k.signes && u6 then (g[6]).part else 0 end) else 1 end as part,
      2 * (recherche_rang(coalesce(tire, 0) = 1, k.exact, k.signes, e1, s1, p1, r1, u1) +
      recherche_rang(coalesce(tire, 0) = 2, k.exact, k.signes, e2, s2, p2, r2, u2) +
      recherche_rang(coalesce(tire, 0) = 3, k.exact, k.signes, e3, s3, p3, r3, u3) +
      recherche_rang(coalesce(tire, 0) = 4, k.exact, k.signes, e4, s4, p4, r4, u4) +
      recherche_rang(coalesce(tire, 0) = 5, k.exact, k.signes, e5, s5, p5, r5, u5) +
      recherche_rang(coalesce(tire, 0) = 6, k.exact, k.signes, e6, s6, p6, r6, u6))
      + k.poids + greatest(a.rang - 4, 0) as note,
      case when k.latitude is null then case c when 'evenement' then 1 else 2 end
        else coalesce((select case when km <= 30 then 0 when km <= 100 then 1 else 2 end
          from recherche_loin(l.latitude, l.longitude, k.latitude, k.longitude) km), 2) end as loin,
      case when c <> 'evenement' then k.ordre when -k.ordre >= l.maintenant then -k.ordre - l.maintenant
        else 100000000000000000 + l.maintenant + k.ordre end as recence
    from (
      select a.* from unnest(t) a where (large or a.ord = tire) and a.nbs[i] > 0 order by a.rang, a.nbs[i] desc
    ) a
    cross join lateral (
      -- Of a word that has more lines than are read: first those of her department, and the events that start first.
      (select k.id, k.poids, k.ordre, k.exact, k.signes, k.auteure_id, k.portee, k.territoire_ids, k.type, k.jusquau, k.latitude, k.longitude
        from recherche_cles k
        where a.nbs[i] > 1000 and c in ('adherente', 'coupdepouce', 'evenement') and k.categorie = c and k.cle = a.cle
          and k.departement = l.departement
        order by k.poids, k.ordre, k.id limit 10)
      union all
      (select k.id, k.poids, k.ordre, k.exact, k.signes, k.auteure_id, k.portee, k.territoire_ids, k.type, k.jusquau, k.latitude, k.longitude
        from recherche_cles k
        where a.nbs[i] > 1000 and c = 'evenement' and k.categorie = c and k.cle = a.cle and k.poids = 0 and k.ordre <= -l.maintenant
        order by k.ordre desc, k.id desc limit 30)
      union all
      (select k.id, k.poids, k.ordre, k.exact, k.signes, k.auteure_id, k.portee, k.territoire_ids, k.type, k.jusquau, k.latitude, k.longitude
        from recherche_cles k where k.categorie = c and k.cle = a.cle order by k.poids, k.ordre, k.id limit lus)
    ) k
    where (cardinality(a.signes) = 1 or k.signes @> a.signes)
      and (large or ((u1 is null or k.signes && u1) and (u2 is null or k.signes && u2) and (u3 is null or k.signes && u3) and (u4 is null or k.signes && u4) and (u5 is null or k.signes && u5) and (u6 is null or k.signes && u6)))
      and (k.type = 'annonce' or coalesce(case c when 'adherente' then k.id else k.auteure_id end <> all (l.bloquees), true))
      and (k.portee = 'r' or (k.portee = 't' and k.territoire_ids && l.antennes) or (k.portee = 'c' and l.coordinatrice)
        or case c when 'adherente' then k.id else k.auteure_id end = l.id or (l.administratrice and c <> 'adherente'))
      and (k.jusquau is null or k.jusquau >= case c when 'adherente' then l.seuil else l.jour end)
      and (not filtree or (
        (f.territoire is null or f.territoire = any (k.territoire_ids)) and (f.type is null or f.type = k.type)
        and (f.debut is null or -k.ordre >= f.debut) and (f.fin is null or -k.ordre < f.fin)))
      and (f.depuis is null or case c
        when 'evenement' then exists (select from evenements e where e.id = k.id and e.publie_le > f.depuis)
        else -k.ordre > recherche_instant(f.depuis) end)
    limit 1050
  ) x
  group by x.id having max(x.part) >= 0.45
  order by max(x.part) desc, min(x.note), min(x.loin), min(x.recence), x.id limit 1001;
end
$$;

-- What she finds, in the seven categories. When nothing answers every term, what answers most of them.
create function recherche_trouve(t recherche_terme[], l recherche_lectrice, f recherche_filtre, large boolean default true)
  returns setof recherche_trouvaille language plpgsql stable as $$
declare
  categories constant text[] := array['adherente', 'coupdepouce', 'evenement', 'publication', 'territoire', 'ressource', 'faq'];
  g recherche_groupe[];
  trouve boolean := false;
begin
  select array_agg(row(x.exacts, x.synonymes, x.debuts, x.racines, x.tous, x.dit / nullif(x.total, 0))::recherche_groupe order by x.ord)
  into g from (
    select y.*, sum(y.dit) over () as total from (
    select a.ord, array_agg(a.exact) filter (where a.exact is not null) as exacts,
      array_agg(a.signe) filter (where a.rang = 1) as synonymes, array_agg(a.signe) filter (where a.rang = 2) as debuts,
      array_agg(a.signe) filter (where a.rang = 0) as racines, array_agg(a.signe) as tous,
      case when sum(n.nb) = 0 then 0 else 1 / (1 + ln(1 + sum(n.nb))) end as dit
    from unnest(t) a cross join lateral (select sum(v) as nb from unnest(a.nbs) v) n group by a.ord) y) x;
  if g is null then return; end if;
  for i in 1..7 loop
    return query select * from recherche_lignes(categories[i], i, t, g, l, f, false);
    trouve := trouve or found;
  end loop;
  if trouve or not large or cardinality(g) = 1 then return; end if;
  for i in 1..7 loop
    return query select * from recherche_lignes(categories[i], i, t, g, l, f, true);
  end loop;
end
$$;

-- Common French ones to begin with.
insert into synonymes (id, mots)
select gen_random_uuid(), string_to_array(groupe, ', ') from unnest(array[
  'AG, assemblée générale', 'RH, ressources humaines', 'CV, curriculum vitae', 'RDV, rendez-vous', 'mdp, mot de passe',
  'IA, intelligence artificielle', 'ESS, économie sociale et solidaire', 'RSE, responsabilité sociale', 'BP, business plan, plan d’affaires',
  'CA, conseil d’administration', 'SEO, référencement', 'PME, petite entreprise', 'asso, association', 'compta, comptabilité, comptable',
  'resto, restaurant', 'visio, visioconférence, webinaire, webinar', 'appli, application', 'ordi, ordinateur',
  'prof, professeure, enseignante', 'instit, institutrice, maîtresse', 'kiné, kinésithérapeute', 'ostéo, ostéopathe', 'psy, psychologue',
  'véto, vétérinaire', 'nounou, assistante maternelle', 'baby-sitting, garde d’enfants', 'docteure, médecin', 'pub, publicité',
  'com, communication', 'expo, exposition', 'photo, photographie', 'info, information', 'promo, promotion', 'immo, immobilier',
  'courriel, mail, e-mail, email', 'newsletter, lettre d’information', 'RGPD, données personnelles', 'RC, responsabilité civile',
  'tarif, prix', 'paie, salaire, rémunération', 'boulot, emploi, job', 'auto-entrepreneuse, micro-entrepreneuse',
  'auto-entreprise, micro-entreprise', 'dev, développeuse', 'crowdfunding, financement participatif', 'coworking, bureau partagé',
  'covoit, covoiturage', 'déco, décoration', 'écolo, écologie', 'agri, agriculture, agricole',
  'parler, parole', 'désinscrire, désinscription', 'we, week-end', 'tuto, tutoriel', 'sage-femme, maïeuticienne',
  'cheffe d’entreprise, dirigeante, gérante', 'paysanne, agricultrice', 'TVA, taxe sur la valeur ajoutée', 'réseaux sociaux, community manager'
]) groupe;

-- Nobody writes an object from here to the end of the migration: none is forgotten.
select recherche_ecrit_adherente(compte_id) from annuaire;
select recherche_ecrit_coupdepouce(id) from coups_de_pouce;
select recherche_ecrit_evenement(id) from evenements;
select recherche_ecrit_publication(id) from publications;
select recherche_ecrit_territoire(id) from territoires;
select recherche_ecrit_faq(id) from faq_questions;
select recherche_recompte();
