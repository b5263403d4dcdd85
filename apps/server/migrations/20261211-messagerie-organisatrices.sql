-- Who organises the discussion of an event or of a branch is judged by what she is now. Until now the mark was set when she opened the
-- discussion, and stayed for good: a former coordinator or administrator went on reading and writing.

-- An administrator organises all of them; a coordinator that of her branches, of their events, and of the events that she created.
create function discussions_organise(d discussions, compte uuid) returns boolean language sql stable as $$
  select exists (select from comptes c where c.id = compte and c.administratrice) or exists (
    select from coordinations k where k.compte_id = compte and (
      k.territoire_id = d.territoire_id
      or exists (select from evenements e where e.id = d.evenement_id and e.auteure_id = compte)
      or exists (
        select from evenements_territoires t where t.evenement_id = d.evenement_id and t.territoire_id = k.territoire_id)))
$$;

-- Who no longer organises a discussion stays in it as registrants and members of the branch do; any other leaves it, at the last message
-- that she reads. Discussions are locked first, in the order of their ids, as every write does.
create function discussions_rejuge(compte uuid) returns void language plpgsql as $$
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
        where x.territoire_id = d.territoire_id and x.compte_id = compte and x.fin is null) end as reste) r
  where p.compte_id = compte and p.organisatrice and d.id = p.discussion_id
    -- That of a deleted event or branch is closed: nobody writes in it any more, and those who were there read it.
    and (d.evenement_id is not null or d.territoire_id is not null) and not discussions_organise(d, compte);
end
$$;

create function discussions_suit_fonction() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'comptes' then perform discussions_rejuge(old.id);
  else perform discussions_rejuge(old.compte_id); end if;
  return null;
end
$$;
create trigger discussions_suit_coordination after delete on coordinations
  for each row execute function discussions_suit_fonction();
create trigger discussions_suit_administratrice after update of administratrice on comptes
  for each row when (old.administratrice and not new.administratrice) execute function discussions_suit_fonction();

-- An event leaves a branch: so do those who organised its discussion for that branch. Not when the event itself is deleted.
create function discussions_suit_territoire() returns trigger language plpgsql as $$
begin
  if not exists (select from evenements where id = old.evenement_id) then return null; end if;
  perform discussions_rejuge(p.compte_id)
  from discussions d join participations_discussion p on p.discussion_id = d.id and p.organisatrice
  where d.evenement_id = old.evenement_id order by p.compte_id;
  return null;
end
$$;
create trigger discussions_suit_territoire after delete on evenements_territoires
  for each row execute function discussions_suit_territoire();

-- The discussion of a branch closes with it, and opens again with it.
create function discussions_suit_fermeture() returns trigger language plpgsql as $$
begin
  update discussions set statut = case new.statut when 'fermee' then 'close' else 'ouverte' end, revision = revision + 1
  where territoire_id = new.id;
  return null;
end
$$;
create trigger discussions_suit_fermeture after update of statut on territoires
  for each row when ((new.statut = 'fermee') <> (old.statut = 'fermee')) execute function discussions_suit_fermeture();

-- Those that exist.
update discussions d set statut = 'close', revision = revision + 1
from territoires t where t.id = d.territoire_id and t.statut = 'fermee' and d.statut = 'ouverte';
select discussions_rejuge(compte_id) from (
  select distinct compte_id from participations_discussion where organisatrice and type in ('evenement', 'territoire')
  order by compte_id) organisatrices;
