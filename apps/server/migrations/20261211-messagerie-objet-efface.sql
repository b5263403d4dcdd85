-- The discussion of an event or of a branch that is deleted closes at once: those who were in it read it.
create function discussions_perd_objet() returns trigger language plpgsql as $$
begin
  if new.evenement_id is null and new.territoire_id is null and new.statut = 'ouverte' then
    new.statut := 'close';
    new.revision := new.revision + 1;
  end if;
  return new;
end
$$;
create trigger discussions_perd_objet before update of evenement_id, territoire_id on discussions
  for each row when (old.type in ('evenement', 'territoire')) execute function discussions_perd_objet();
update discussions set statut = 'close', revision = revision + 1
where type in ('evenement', 'territoire') and evenement_id is null and territoire_id is null and statut = 'ouverte';
