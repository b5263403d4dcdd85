-- Who leaves a discussion goes on reading the name and the number of members that it had then.
alter table participations_discussion add quittee_titre text, add quittee_nb integer;
create function participations_discussion_quitte() returns trigger language plpgsql as $$
begin
  -- She is one of those who are counted.
  select titre, greatest(nb_participantes - 1, 0) into new.quittee_titre, new.quittee_nb from discussions where id = new.discussion_id;
  return new;
end
$$;
create trigger participations_discussion_quitte before update of quittee_le on participations_discussion
  for each row when (old.quittee_le is null and new.quittee_le is not null) execute function participations_discussion_quitte();
update participations_discussion p set quittee_titre = d.titre, quittee_nb = d.nb_participantes
from discussions d where d.id = p.discussion_id and p.quittee_le is not null;
