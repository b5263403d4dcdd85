-- A branch that she has just joined does not show her yet what its members tell it alone: it does once it is old enough, or
-- accepted. Her first branch is accepted as she gets it, and so is one where the back office puts her.

-- Members keep what they read in the branch that they have today. A default fills the column without rewriting the rows, so that
-- the directory is not built again; the rows that have ended, which no trigger follows, are emptied.
alter table rattachements add column acceptee_le timestamptz default now();
alter table rattachements alter column acceptee_le drop default;
update rattachements set acceptee_le = null where fin is not null or not principal;

-- The branches that she has had.
create index rattachements_compte on rattachements (compte_id, territoire_id) where principal;

create function rattachements_accepte() returns trigger language plpgsql as $$
begin
  if exists (select from comptes where id = new.compte_id and etape_inscription <> 'termine')
    or not exists (select from rattachements where compte_id = new.compte_id and principal)
  then
    new.acceptee_le := new.debut;
  else
    -- A member who comes back was accepted before, hence earlier than this row begins.
    select case when acceptee_le is not null then least(acceptee_le, new.debut - interval '1 millisecond') end
    into new.acceptee_le from rattachements
    where compte_id = new.compte_id and territoire_id = new.territoire_id and principal
    order by debut desc limit 1;
  end if;
  return new;
end
$$;
create trigger rattachements_accepte before insert on rattachements
  for each row when (new.principal and new.acceptee_le is null) execute function rattachements_accepte();

-- The same as before, and whether the back office decides.
drop function rattache_automatiquement(uuid, text, text[]);
create function rattache_automatiquement(
  compte uuid, ville text, sauf text[] default '{choisi,coordinatrice}', accepte boolean default false
) returns void language plpgsql as $$
declare
  voulue uuid := antenne_de(ville);
  actuelle rattachements;
begin
  select * into actuelle from rattachements where compte_id = compte and principal and fin is null;
  if found then
    if actuelle.mode = any (sauf) or actuelle.territoire_id is not distinct from voulue then return; end if;
    update rattachements set fin = now() where id = actuelle.id;
  end if;
  if voulue is null then return; end if;
  -- What she followed becomes hers.
  update rattachements set fin = now() where compte_id = compte and territoire_id = voulue and fin is null;
  insert into rattachements (compte_id, territoire_id, principal, mode, debut, acceptee_le)
  values (compte, voulue, true, 'automatique', now(), case when accepte then now() end);
end
$$;
