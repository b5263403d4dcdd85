-- Who locks discussions locks the fewest, in the order of their ids, and before the rows that a message needs afterwards.

-- Who no longer organises a discussion that is locked stays in it as registrants and members of the branch do; any other leaves it.
create function discussions_juge(tenues uuid[], comptes uuid[]) returns void language sql as $$
  update participations_discussion p set organisatrice = false,
    quittee_le = case when r.reste then p.quittee_le else coalesce(p.quittee_le, greatest(p.dernier_le, p.rejointe_le)) end,
    lu_jusqua = case when r.reste then p.lu_jusqua else greatest(p.lu_jusqua, p.dernier_message_id) end,
    avertie_numero = case when r.reste then p.avertie_numero end
  from participations_discussion o join discussions d on d.id = o.discussion_id cross join lateral (
    select case d.type
      when 'evenement' then exists (select from participations x
        where x.evenement_id = d.evenement_id and x.compte_id = o.compte_id and x.statut = 'inscrite')
      else exists (select from rattachements x
        where x.territoire_id = d.territoire_id and x.compte_id = o.compte_id and x.principal and x.fin is null) end as reste) r
  where o.discussion_id = any (tenues) and o.compte_id = any (comptes) and o.organisatrice
    and p.discussion_id = o.discussion_id and p.compte_id = o.compte_id
    -- That of a deleted event or branch is closed: nobody writes in it any more, and those who were there read it.
    and (d.evenement_id is not null or d.territoire_id is not null) and not discussions_organise(d, o.compte_id)
$$;

-- She has lost a function: all that she organises is judged, closed discussions too, because she reads them and a branch opens again.
create or replace function discussions_rejuge(compte uuid) returns void language plpgsql as $$
declare
  tenues uuid[];
begin
  select array_agg(id) into tenues from (
    select id from discussions where id in (
      select p.discussion_id from participations_discussion p
      where p.compte_id = compte and p.organisatrice and p.type in ('evenement', 'territoire'))
    order by id for no key update) d;
  perform discussions_juge(tenues, array[compte]);
end
$$;

-- An event leaves a branch: its discussion alone is locked and judged, for all its organisers at once.
create or replace function discussions_suit_territoire() returns trigger language plpgsql as $$
declare
  tenue uuid;
begin
  if not exists (select from evenements where id = old.evenement_id) then return null; end if;
  select id into tenue from discussions where evenement_id = old.evenement_id for no key update;
  if tenue is null then return null; end if;
  perform discussions_juge(array[tenue], array(
    select compte_id from participations_discussion where discussion_id = tenue and organisatrice));
  return null;
end
$$;

-- The discussion of a branch is locked for those who are in it: when many members move, the others do not make its messages wait.
create or replace function discussions_suit_rattachement() returns trigger language plpgsql as $$
begin
  perform from discussions d where d.territoire_id = new.territoire_id and exists (
    select from participations_discussion p
    where p.discussion_id = d.id and p.compte_id = new.compte_id and p.quittee_le is null and not p.organisatrice)
  for no key update;
  if not found then return null; end if;
  update participations_discussion p
  set quittee_le = new.fin, lu_jusqua = greatest(p.lu_jusqua, p.dernier_message_id), avertie_numero = null
  from discussions d where d.territoire_id = new.territoire_id and p.discussion_id = d.id and p.compte_id = new.compte_id
    and p.quittee_le is null and not p.organisatrice;
  return null;
end
$$;

-- Called before accounts are deleted. A deleted row is locked before its triggers run: a message would hold a discussion and wait for
-- the account of a participant, which its letters name, while the erasure holds the account and waits for the discussion. A worker that
-- sends holds the letter, then the discussion: so letters come first.
create function discussions_avant_effacement(comptes uuid[]) returns void language plpgsql as $$
begin
  perform from envois where compte_id = any (comptes) and statut = 'prevu' order by id for update;
  perform from discussions where id in (
    select p.discussion_id from participations_discussion p where p.compte_id = any (comptes)
    union select d.id from discussions d where d.creee_par = any (comptes))
  order by id for no key update;
end
$$;
