-- One push waits at a time for a line of the notification centre: those of the messages of a night do not pile up.
create unique index envois_push_attente on envois (notification_id) where canal = 'push' and statut = 'prevu';

-- Who leaves the discussion of an event or of a branch and comes back is told again, as in a group.
create or replace function discussions_suit_participation() returns trigger language plpgsql as $$
declare
  d discussions;
begin
  if new.compte_id is null or (tg_op = 'UPDATE' and (new.statut = 'inscrite') = (old.statut = 'inscrite')) then return null; end if;
  select * into d from discussions where evenement_id = new.evenement_id for no key update;
  if d.id is null then return null; end if;
  if new.statut <> 'inscrite' then
    update participations_discussion
    set quittee_le = new.statut_le, lu_jusqua = greatest(lu_jusqua, dernier_message_id), avertie_numero = null
    where discussion_id = d.id and compte_id = new.compte_id and quittee_le is null and not organisatrice;
  else
    insert into participations_discussion (discussion_id, compte_id, type, dernier_message_id, lu_jusqua, depuis_numero,
      dernier_le, rejointe_le)
    values (d.id, new.compte_id, d.type, d.numero, d.numero, d.numero + 1, new.statut_le, new.statut_le)
    on conflict (discussion_id, compte_id) do update set quittee_le = null, dernier_message_id = d.numero,
      lu_jusqua = d.numero, depuis_numero = d.numero + 1, dernier_auteure_id = null, dernier_extrait = '',
      dernier_le = new.statut_le, rejointe_le = new.statut_le, avertie_numero = null
    where participations_discussion.quittee_le is not null;
  end if;
  return null;
end
$$;

create or replace function discussions_suit_rattachement() returns trigger language plpgsql as $$
begin
  update participations_discussion p
  set quittee_le = new.fin, lu_jusqua = greatest(p.lu_jusqua, p.dernier_message_id), avertie_numero = null
  from discussions d where d.territoire_id = new.territoire_id and p.discussion_id = d.id and p.compte_id = new.compte_id
    and p.quittee_le is null and not p.organisatrice;
  return null;
end
$$;
update participations_discussion set avertie_numero = null where quittee_le is not null and avertie_numero is not null;
