-- Who organises a discussion is judged when the whole act is done. An event that moves from one branch of a coordinator to another, or
-- a member who changes function in one act, loses one right before she gets the next one.
drop trigger discussions_suit_coordination on coordinations;
create constraint trigger discussions_suit_coordination after delete on coordinations
  deferrable initially deferred for each row execute function discussions_suit_fonction();
drop trigger discussions_suit_administratrice on comptes;
create constraint trigger discussions_suit_administratrice after update of administratrice on comptes
  deferrable initially deferred
  for each row when (old.administratrice and not new.administratrice) execute function discussions_suit_fonction();
drop trigger discussions_suit_territoire on evenements_territoires;
create constraint trigger discussions_suit_territoire after delete on evenements_territoires
  deferrable initially deferred for each row execute function discussions_suit_territoire();

-- Who follows a branch without being of it does not join its discussion: nor does a former organiser stay there for that.
create or replace function discussions_rejuge(compte uuid) returns void language plpgsql as $$
begin
  perform from discussions where id in (
    select p.discussion_id from participations_discussion p
    where p.compte_id = compte and p.organisatrice and p.type in ('evenement', 'territoire'))
  order by id for no key update;
  update participations_discussion p set organisatrice = false,
    quittee_le = case when r.reste then p.quittee_le else coalesce(p.quittee_le, greatest(p.dernier_le, p.rejointe_le)) end,
    lu_jusqua = case when r.reste then p.lu_jusqua else greatest(p.lu_jusqua, p.dernier_message_id) end,
    avertie_numero = case when r.reste then p.avertie_numero end
  from discussions d cross join lateral (
    select case d.type
      when 'evenement' then exists (select from participations x
        where x.evenement_id = d.evenement_id and x.compte_id = compte and x.statut = 'inscrite')
      else exists (select from rattachements x
        where x.territoire_id = d.territoire_id and x.compte_id = compte and x.principal and x.fin is null) end as reste) r
  where p.compte_id = compte and p.organisatrice and d.id = p.discussion_id
    -- That of a deleted event or branch is closed: nobody writes in it any more, and those who were there read it.
    and (d.evenement_id is not null or d.territoire_id is not null) and not discussions_organise(d, compte);
end
$$;

-- A message locks its discussion, then the rows of its participants. Whatever else writes such a row locks the discussion first: the
-- reverse order is a deadlock with a message that arrives at the same moment.
create or replace function discussions_suit_rattachement() returns trigger language plpgsql as $$
begin
  perform from discussions where territoire_id = new.territoire_id for no key update;
  update participations_discussion p
  set quittee_le = new.fin, lu_jusqua = greatest(p.lu_jusqua, p.dernier_message_id), avertie_numero = null
  from discussions d where d.territoire_id = new.territoire_id and p.discussion_id = d.id and p.compte_id = new.compte_id
    and p.quittee_le is null and not p.organisatrice;
  return null;
end
$$;

create function discussions_suit_effacement() returns trigger language plpgsql as $$
begin
  perform from discussions where id in (
    select p.discussion_id from participations_discussion p where p.compte_id = old.id)
  order by id for no key update;
  return old;
end
$$;
create trigger discussions_suit_effacement before delete on comptes for each row execute function discussions_suit_effacement();
