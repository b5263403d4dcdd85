-- A mistyped word is compared with those that begin or end with the same sounds, which two stretches of indexes hold: the trigrams of the
-- whole lexicon took 560 pages.

drop index recherche_lexique_proche;
create index recherche_lexique_fin on recherche_lexique (reverse(son)) include (son, mot, racine, nb);

-- The words that resemble a mistyped one, the nearest first: those that sound like it; or those whose first or last half
-- sounds the same, four sounds of a long word: one mistake leaves one half as it is.
create or replace function recherche_proches(saisi text, au_plus integer) returns table (mot text, racine text, rang integer)
  language plpgsql stable as $$
declare
  s text := recherche_son(saisi);
  communs integer := greatest(2, least(4, length(s) / 2));
  debut text := left(s, communs);
  fin text := reverse(right(s, communs));
begin
  return query
  select l.mot, l.racine, 0 from recherche_lexique l
  where l.son = s and l.nb > 0 and abs(length(l.mot) - length(saisi)) < 5
  group by l.mot, l.racine order by l.mot <-> saisi, l.mot limit au_plus;
  if found or length(s) < 3 then return; end if;
  return query
  select p.mot, p.racine, (row_number() over (order by p.loin, p.mot))::integer - 1 from (
    select l.mot, l.racine, (l.son <-> s) + 0.5 * (l.mot <-> saisi) + 0.05 * abs(length(l.mot) - length(saisi)) as loin
    from (
      select d.mot, d.racine, d.son from recherche_lexique d
      where d.son >= debut and d.son < debut || U&'\+10FFFF' and d.nb > 0
      union
      select f.mot, f.racine, f.son from recherche_lexique f
      where reverse(f.son) >= fin and reverse(f.son) < fin || U&'\+10FFFF' and f.nb > 0) l
    where abs(length(l.son) - length(s)) < 3 and similarity(l.son, s) >= 0.3
    order by loin, l.mot limit au_plus) p;
end
$$;
