-- A search says which corrected words led to something without reading the lines of what it found again.

-- The signs of the words of an object: of one of its lines that has a corrected word, otherwise none.
alter type recherche_trouvaille add attribute signes integer[];

-- As it was, but for the signs of what was found by a corrected word, and for the lines of a small count.
create or replace function recherche_lignes(c text, i integer, t recherche_terme[], g recherche_groupe[], l recherche_lectrice, f recherche_filtre,
  p recherche_page, large boolean) returns setof recherche_trouvaille language plpgsql stable
  -- Planned once by each connection: planning takes longer than reading. Stretches are read in the order of their index as far as they
  -- are needed, never whole and then sorted, however few lines the planner expects.
  set plan_cache_mode = force_generic_plan set enable_sort = off as $$
declare
  filtree boolean := f.categorie = c;
  lus integer := case when large then 200 when filtree then 10000 else 1500 end;
  tire integer;
  exacts integer[];
  -- Of all the terms.
  corriges integer[] := array(select a.signe from unnest(t) a where a.rang >= 4);
  -- What a term may stand for, if some of it has several words: all of them must be there.
  composes recherche_terme[];
  s1 integer[] := (g[1]).synonymes; p1 integer[] := (g[1]).debuts; r1 integer[] := (g[1]).racines; u1 integer[] := (g[1]).tous;
  s2 integer[] := (g[2]).synonymes; p2 integer[] := (g[2]).debuts; r2 integer[] := (g[2]).racines; u2 integer[] := (g[2]).tous;
  s3 integer[] := (g[3]).synonymes; p3 integer[] := (g[3]).debuts; r3 integer[] := (g[3]).racines; u3 integer[] := (g[3]).tous;
  s4 integer[] := (g[4]).synonymes; p4 integer[] := (g[4]).debuts; r4 integer[] := (g[4]).racines; u4 integer[] := (g[4]).tous;
  s5 integer[] := (g[5]).synonymes; p5 integer[] := (g[5]).debuts; r5 integer[] := (g[5]).racines; u5 integer[] := (g[5]).tous;
  s6 integer[] := (g[6]).synonymes; p6 integer[] := (g[6]).debuts; r6 integer[] := (g[6]).racines; u6 integer[] := (g[6]).tous;
begin
  if not large then
    select o.ord into tire from (
      select a.ord, sum(a.nbs[i]) as nb, min(sum(a.nbs[i])) over () as moindre from unnest(t) a group by a.ord) o
    where o.moindre > 0 order by o.nb, o.ord limit 1;
    if tire is null then return; end if;
    exacts := (g[tire]).exacts;
    composes := array(
      select a from unnest(t) a where a.ord <> tire
        and exists (select from unnest(t) b where b.ord = a.ord and cardinality(b.signes) > 1));
    -- Its lines have it.
    case tire when 1 then u1 := null; when 2 then u2 := null; when 3 then u3 := null;
      when 4 then u4 := null; when 5 then u5 := null; else u6 := null; end case;
  end if;
  return query
  with lignes as (
    select k.id, case when large then (
      case when k.signes && u1 then (g[1]).part else 0 end +
      case when k.signes && u2 then (g[2]).part else 0 end +
      case when k.signes && u3 then (g[3]).part else 0 end +
      case when k.signes && u4 then (g[4]).part else 0 end +
      case when k.signes && u5 then (g[5]).part else 0 end +
      case when k.signes && u6 then (g[6]).part else 0 end) else 1 end as part,
      2 * (case when tire is null then 0 when a.rang = 0 then case when cardinality(a.signes) > 1 or k.exact = any (exacts) then 0 else 3 end
        when a.rang < 4 then a.rang else 5 end +
      recherche_rang(k.signes, s1, p1, r1, u1) +
      recherche_rang(k.signes, s2, p2, r2, u2) +
      recherche_rang(k.signes, s3, p3, r3, u3) +
      recherche_rang(k.signes, s4, p4, r4, u4) +
      recherche_rang(k.signes, s5, p5, r5, u5) +
      recherche_rang(k.signes, s6, p6, r6, u6))
      + k.poids + greatest(a.rang - 4, 0) as note,
      case when k.latitude is null then case c when 'evenement' then 1 else 2 end
        when recherche_loin(l.latitude, l.longitude, k.latitude, k.longitude) <= 30 then 0
        when recherche_loin(l.latitude, l.longitude, k.latitude, k.longitude) <= 100 then 1 else 2 end as loin,
      case when c <> 'evenement' then k.ordre when -k.ordre >= l.maintenant then -k.ordre - l.maintenant
        else 100000000000000000 + l.maintenant + k.ordre end as recence,
      case when corriges <> '{}' and k.signes && corriges then k.signes end as signes
    from (
      select a.* from unnest(t) a where (large or a.ord = tire) and a.nbs[i] > 0 order by a.rang, a.nbs[i] desc
    ) a
    cross join lateral (
      -- Of a word that has more lines than are read: first those of her department, and the events that start first.
      (select k.id, k.poids, k.ordre, k.exact, k.signes, k.auteure_id, k.portee, k.territoire_ids, k.type, k.jusquau, k.latitude, k.longitude
        from recherche_cles k
        where a.nbs[i] > p.compte and c in ('adherente', 'coupdepouce', 'evenement') and k.categorie = c and k.cle = a.cle
          and k.departement = l.departement
        order by k.poids, k.ordre, k.id limit 10)
      union all
      (select k.id, k.poids, k.ordre, k.exact, k.signes, k.auteure_id, k.portee, k.territoire_ids, k.type, k.jusquau, k.latitude, k.longitude
        from recherche_cles k
        where a.nbs[i] > p.compte and c = 'evenement' and k.categorie = c and k.cle = a.cle and k.poids = 0
          and k.ordre <= -l.maintenant
        order by k.ordre desc, k.id desc limit 30)
      union all
      (select k.id, k.poids, k.ordre, k.exact, k.signes, k.auteure_id, k.portee, k.territoire_ids, k.type, k.jusquau, k.latitude, k.longitude
        from recherche_cles k where k.categorie = c and k.cle = a.cle order by k.poids, k.ordre, k.id limit lus)
    ) k
    where (cardinality(a.signes) = 1 or k.signes @> a.signes)
      and (large or ((u1 is null or k.signes && u1) and (u2 is null or k.signes && u2) and (u3 is null or k.signes && u3) and (u4 is null or k.signes && u4) and (u5 is null or k.signes && u5) and (u6 is null or k.signes && u6)))
      and (large or composes = '{}' or (
        select bool_and(x.a) from (
          select bool_or(k.signes @> b.signes) as a from unnest(composes) b group by b.ord) x))
      and (k.type = 'annonce' or coalesce(case c when 'adherente' then k.id else k.auteure_id end <> all (l.bloquees), true))
      and (k.portee = 'r' or (k.portee = 't' and k.territoire_ids && l.antennes) or (k.portee = 'c' and l.coordinatrice)
        or case c when 'adherente' then k.id else k.auteure_id end = l.id or (l.administratrice and c <> 'adherente'))
      and (k.jusquau is null or k.jusquau >= case c when 'adherente' then l.seuil else l.jour end)
      and (not filtree or (
        (f.territoire is null or f.territoire = any (k.territoire_ids)) and (f.type is null or f.type = k.type)
        and (f.debut is null or -k.ordre >= f.debut) and (f.fin is null or -k.ordre < f.fin)))
      and (f.depuis is null or case c
        when 'evenement' then exists (select from evenements e where e.id = k.id and e.publie_le > f.depuis)
        when 'territoire' then exists (select from territoires b where b.id = k.id and b.publie_le > f.depuis)
        else -k.ordre > recherche_instant(f.depuis) end)
    -- Some objects have several lines.
    limit p.compte + least(p.compte, 50)
  ),
  objets as materialized (
    select x.id, max(x.part)::real as part, min(x.note) as note, min(x.loin) as loin, min(x.recence) as recence, max(x.signes) as signes
    from lignes x group by x.id having max(x.part) >= 0.45
  )
  (select c, o.id, o.part, o.note, o.loin, o.recence, null::integer, o.signes from objets o
    order by o.part desc, o.note, o.loin, o.recence, o.id offset p.saut limit p.nombre)
  union all
  select c, null, null, null, null, null, least(count(*), p.compte + 1)::integer, null from objets having count(*) > 0;
end
$$;
