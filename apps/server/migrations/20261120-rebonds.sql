-- The addresses that are no longer written to: their server refuses them for good, or their owner reported a mail as spam. A row
-- belongs to an address and not to an account: a member who changes her address is written to again, and speakers have no account.
create table rebonds (
  -- Ignores case, as comptes.email does.
  email citext primary key,
  nature text not null check (nature in ('definitif', 'plainte')),
  -- The words of the mail service.
  motif text,
  le timestamptz not null,
  source text not null
);

-- Without a foreign key, because an address without an account may bounce too: the mark of an erased account is deleted here.
create function comptes_oublie_rebond() returns trigger language plpgsql as $$
begin
  delete from rebonds where email = old.email;
  return null;
end
$$;
create trigger comptes_oublie_rebond after delete on comptes for each row execute function comptes_oublie_rebond();
