-- A mistyped word is compared with those of which half sounds the same: the trigrams of the whole lexicon took 560 pages, and the comparison
-- of all that begin with the same sounds 20 ms.

create extension if not exists fuzzystrmatch;

-- The length of a word as it sounds, and half of the word, four sounds at most.
create function recherche_moitie(son text, longueur integer) returns text language sql immutable parallel safe
  return longueur || left(son, greatest(2, least(4, longueur / 2)));

drop index recherche_lexique_proche;
create index recherche_lexique_debut on recherche_lexique (recherche_moitie(son, length(son))) include (son, mot, racine, nb);
create index recherche_lexique_fin on recherche_lexique (recherche_moitie(reverse(son), length(son))) include (son, mot, racine, nb);

-- The words that resemble a mistyped one, the nearest first: those that sound like it; or those whose first or last half does. One
-- mistake leaves one half as it is, and lengthens or shortens the word by one sound at most.
create or replace function recherche_proches(saisi text, au_plus integer) returns table (mot text, racine text, rang integer)
  language plpgsql stable as $$
declare
  s text := recherche_son(saisi);
  n integer := length(s);
  e text := reverse(s);
begin
  return query
  select l.mot, l.racine, 0 from recherche_lexique l
  where l.son = s and l.nb > 0 and abs(length(l.mot) - length(saisi)) < 5
  group by l.mot, l.racine order by l.mot <-> saisi, l.mot limit au_plus;
  if found or n < 3 then return; end if;
  return query
  select p.mot, p.racine, (row_number() over (order by p.loin, p.mot))::integer - 1 from (
    select l.mot, l.racine, 0.3 * levenshtein(l.son, s) + (l.son <-> s) + 0.5 * (l.mot <-> saisi) + 0.05 * abs(length(l.mot) - length(saisi)) as loin
    from (
      select d.mot, d.racine, d.son from recherche_lexique d
      where recherche_moitie(d.son, length(d.son))
          = any (array[recherche_moitie(s, n - 1), recherche_moitie(s, n), recherche_moitie(s, n + 1)])
        and d.nb > 0 and levenshtein_less_equal(d.son, s, 2) < 3
      union
      select f.mot, f.racine, f.son from recherche_lexique f
      where recherche_moitie(reverse(f.son), length(f.son))
          = any (array[recherche_moitie(e, n - 1), recherche_moitie(e, n), recherche_moitie(e, n + 1)])
        and f.nb > 0 and levenshtein_less_equal(f.son, s, 2) < 3) l
    where similarity(l.son, s) >= 0.3
    order by loin, l.mot limit au_plus) p;
end
$$;
