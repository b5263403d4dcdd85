-- Up Migration
-- What was done in the back office. A line is written once: it outlives the account of whoever did it, and her name
-- is kept as it was that day.
create table journal (
  id uuid primary key,
  date timestamptz not null,
  -- Null when the product did it by itself.
  auteure_id uuid,
  auteure_nom text not null,
  action text not null,
  cible_type text not null,
  cible_id text not null,
  cible_nom text not null,
  resume text,
  avant jsonb,
  apres jsonb,
  -- A network, never one address.
  ip text,
  -- The correlation id of the call.
  requete text
);
-- Each filter alone reads its page and its count without looking at other lines.
create index journal_date on journal (date desc, id desc);
create index journal_auteure on journal (auteure_id, date desc, id desc);
create index journal_action on journal (action, date desc, id desc);
create index journal_cible_type on journal (cible_type, date desc, id desc);
create index journal_cible on journal (cible_type, cible_id, date desc, id desc);

-- Here and not in the code: nothing that reaches the database, not even by hand, changes what was written.
create function journal_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.date < now() - interval '12 months' then
    return old;
  end if;
  raise exception 'The journal is append-only: % is refused.', tg_op using errcode = 'restrict_violation';
end
$$;
create trigger journal_ajout_seul before update or delete on journal
  for each row execute function journal_refuse();
create trigger journal_jamais_vide before truncate on journal
  for each statement execute function journal_refuse();
