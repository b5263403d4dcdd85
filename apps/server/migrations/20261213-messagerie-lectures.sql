-- Who leaves a discussion cannot count what happens there: her row keeps the last change before she left, with the name and the number
-- of members that it had then.
create or replace function participations_discussion_quitte() returns trigger language plpgsql as $$
begin
  -- She is one of those who are counted.
  select titre, greatest(nb_participantes - 1, 0), revision into new.quittee_titre, new.quittee_nb, new.revision
  from discussions where id = new.discussion_id;
  return new;
end
$$;
update participations_discussion p set revision = d.revision
from discussions d where d.id = p.discussion_id and p.quittee_le is not null;
