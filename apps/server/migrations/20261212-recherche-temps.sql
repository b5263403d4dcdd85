-- Searches spent much of their time on planning statements and on finding the roots of the same words again.

-- Each connection plans the statements of these functions, and of those that they call, once: planning them for each value took longer than
-- running them.
alter function recherche_lit(text) set plan_cache_mode = force_generic_plan;
alter function recherche_trouve(recherche_terme[], recherche_lectrice, recherche_filtre, recherche_page, boolean)
  set plan_cache_mode = force_generic_plan;

-- The roots of the words of a text. A backup is restored without a search path: names are whole.
create function recherche_racines(texte text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select public.recherche_racine(m) from unnest(public.recherche_mots(texte)) m);
end
$$;

-- A page of members looks at the skills of each of them, for the one by which she was found.
alter table referentiels add column racines text[] not null generated always as (recherche_racines(libelle)) stored;
