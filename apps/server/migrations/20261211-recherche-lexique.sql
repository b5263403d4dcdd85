-- A word that no object had last night stays in the lexicon for a day with none: it is added again when an object brings it, or that
-- object would not be found by it until the next night.

-- Adds the lines of an object: `r` has what they share, a, b and c the words of each weight.
create or replace function recherche_ajoute(r recherche_cles, a text, b text, c text) returns void language plpgsql as $$
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
  -- `offset 0` looks each word up by the index: a plan made while the lexicon was empty, as in a migration or a rebuild, would read it whole.
  insert into recherche_lexique (mot, categorie, racine, son, nb)
  select m.mot, r.categorie, m.racine, recherche_son(m.mot), 1
  from unnest(mots, racines) m (mot, racine)
  where not exists (select from recherche_lexique l where l.mot = m.mot and l.categorie = r.categorie and l.nb > 0 offset 0);
end
$$;
