-- The words of a long text. Its object cannot carry them all on each of its lines, whose index rows hold 2.7 kB: the text is read in
-- passages, and a line carries the words near its own.

-- A text in passages of at most 300 characters, which end between two words; twenty at most.
create function recherche_passages(texte text) returns text[] language plpgsql immutable parallel safe as $$
declare
  passages text[] := '{}';
  debut integer := 1;
  passage text;
begin
  for n in 1..20 loop
    passage := substr(texte, debut, 301);
    exit when coalesce(passage, '') = '';
    -- A word longer than a passage is cut.
    if length(passage) > 300 then passage := coalesce(substring(passage from '^.*\s'), left(passage, 300)); end if;
    passages := passages || passage;
    debut := debut + length(passage);
  end loop;
  return passages;
end
$$;

-- Adds the lines of an object with a long text: a and b as `recherche_ajoute`. A word of a or b is near all the others, a word of the
-- text near those of a, of b and of the passages where it stands: several words are found together if they are near each other.
create function recherche_ajoute_passages(r recherche_cles, a text, b text, passages text[]) returns void language plpgsql as $$
declare
  mots text[];
  racines text[];
  poids smallint[];
  lieux integer[];
  -- The word itself and the branches of the object are in the index row too. The first words of a longer text are kept.
  signes_max integer := 480 - 4 * coalesce(cardinality(r.territoire_ids), 0);
begin
  select array_agg(m.mot), array_agg(m.racine), array_agg(m.p), array_agg(m.lieu) into mots, racines, poids, lieux from (
    select mot, recherche_racine(mot) as racine, p, lieu from (
      select unnest(recherche_mots(a)) as mot, 0::smallint as p, 0 as lieu
      union select unnest(recherche_mots(b)), 1::smallint, 0
      union select mot, 2::smallint, x.n::integer
        from unnest(passages) with ordinality x (passage, n), unnest(recherche_mots(x.passage)) mot) t) m
  where m.racine is not null;
  with signes as materialized (
    select distinct recherche_signe(racine) as signe, lieu from unnest(racines, lieux) s (racine, lieu)
  ),
  -- Where a word stands: 0 alone for one of a or b.
  lignes as materialized (
    select racine, min(p) as p, case when min(lieu) = 0 then '{0}' else array_agg(distinct lieu) end as endroits,
      recherche_signe((array_agg(mot order by p, mot))[1]) as exact
    from unnest(mots, racines, poids, lieux) m (mot, racine, p, lieu) group by racine
  ),
  -- Words that stand in the same passages are near the same others.
  voisins as materialized (
    select l.endroits, array(
      select s.signe from signes s where l.endroits = '{0}' or s.lieu = 0 or s.lieu = any (l.endroits)
      group by s.signe order by min(s.lieu), s.signe limit signes_max) as signes
    from (select distinct endroits from lignes) l
  )
  insert into recherche_cles (categorie, cle, poids, ordre, id, exact, signes, auteure_id, portee, territoire_ids, type, jusquau,
    departement, latitude, longitude)
  select r.categorie, l.racine, l.p, r.ordre, r.id, l.exact, v.signes[:signes_max - octet_length(l.racine) / 4],
    r.auteure_id, r.portee, r.territoire_ids, r.type, r.jusquau, r.departement, r.latitude, r.longitude
  from lignes l join voisins v on v.endroits = l.endroits;
  insert into recherche_lexique (mot, categorie, racine, son, nb)
  select m.mot, r.categorie, m.racine, recherche_son(m.mot), 1
  from (select distinct mot, racine from unnest(mots, racines) u (mot, racine)) m
  where not exists (select from recherche_lexique l where l.mot = m.mot and l.categorie = r.categorie and l.nb > 0 offset 0);
end
$$;

create or replace function recherche_ecrit_ressource(objet uuid) returns void language plpgsql as $$
declare
  d ressources;
  r recherche_cles;
begin
  select * into d from ressources where id = objet for no key update;
  perform recherche_oublie('ressource', objet);
  -- One that is to be checked is still read.
  if d.id is null or d.statut not in ('publiee', 'a_verifier') then return; end if;
  r.categorie := 'ressource';
  r.id := objet;
  r.ordre := -recherche_instant(d.publiee_le);
  r.portee := case d.public when 'reseau' then 'r' when 'territoires' then 't' else 'c' end;
  r.territoire_ids := nullif(d.territoire_ids, '{}');
  r.type := d.type;
  perform recherche_ajoute_passages(r, d.titre,
    concat_ws(' ', array_to_string(d.mots_cles, ' '), (select libelle from referentiels where id = d.thematique_id)),
    recherche_passages(concat_ws(' ', d.resume, d.contenu_texte)));
end
$$;

create or replace function recherche_ecrit_faq(objet uuid) returns void language plpgsql as $$
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
  perform recherche_ajoute_passages(r, q.question, array_to_string(q.mots_cles, ' '), recherche_passages(recherche_texte(q.reponse)));
end
$$;

select recherche_ecrit_ressource(id) from ressources where length(concat_ws(' ', resume, contenu_texte)) > 300 order by id;
select recherche_ecrit_faq(id) from faq_questions where length(recherche_texte(reponse)) > 300 order by id;
