-- The letter about an exclusion to confirm leads to its report: adds the report to the letters and lines already planned.
-- If the exclusion has been withdrawn its report is no longer known, and the letter is ignored when it leaves.

update notifications n
set donnees = n.donnees || jsonb_build_object('signalementId', x.signalement_id), cible_id = x.signalement_id
from (
  select m.destinataire_id, m.id, coalesce(d.signalement_id::text, m.donnees ->> 'decisionId') as signalement_id
  from notifications m left join decisions_moderation d on d.id::text = m.donnees ->> 'decisionId'
  where m.type = 'exclusion_a_confirmer'
) x
where n.destinataire_id = x.destinataire_id and n.id = x.id;

update envois e
set donnees = e.donnees || jsonb_build_object('signalementId', x.signalement_id)
from (
  select m.id, coalesce(d.signalement_id::text, m.donnees ->> 'decisionId') as signalement_id
  from envois m left join decisions_moderation d on d.id::text = m.donnees ->> 'decisionId'
  where m.lettre = 'exclusion_a_confirmer'
) x
where e.id = x.id;
