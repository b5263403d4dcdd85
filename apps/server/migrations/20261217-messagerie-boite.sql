-- The inbox keeps its cost for a member with many discussions. PostgreSQL expects a few rows of any member, which it would rather read
-- whole and sort: the statement that each connection plans once read all her rows for a page.

-- Rows of a list of a member, in its order; all of them without a limit. Those of the members that she does not see are left out, and so
-- is a direct discussion before its first message.
create function discussions_boite(lectrice uuid, lieu text, que_epinglees boolean, que_non_lues boolean, cachees uuid[], nb integer)
  returns setof participations_discussion language plpgsql stable rows 20
  -- Rows are read in the order of their index as far as they are needed, never whole and then sorted.
  set plan_cache_mode = force_generic_plan set enable_sort = off as $$
begin
  if que_non_lues then
    return query
    select p.* from participations_discussion p
    where p.compte_id = lectrice and p.lu_jusqua < p.dernier_message_id and p.place = lieu
      and (p.autre_id is null or p.autre_id <> all (cachees))
    order by p.dernier_le desc, p.discussion_id limit nb;
  else
    return query
    select p.* from participations_discussion p
    where p.compte_id = lectrice and p.place = lieu and p.epinglee >= que_epinglees
      and (p.type <> 'directe' or p.dernier_message_id > 0)
      and (p.autre_id is null or p.autre_id <> all (cachees))
    order by p.epinglee desc, p.dernier_le desc, p.discussion_id limit nb;
  end if;
end
$$;
