-- Up Migration
-- The role that runs the product may not delete from the journal. This function does it with the owner's rights, and
-- only for the lines that may go.
create function journal_efface(limite timestamptz) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with effacees as (
    delete from public.journal where date < least(limite, now() - interval '12 months') returning 1
  )
  select count(*) from effacees
$$;
revoke execute on function journal_efface(timestamptz) from public;
