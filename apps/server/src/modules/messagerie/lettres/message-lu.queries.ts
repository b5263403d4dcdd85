import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { TypeDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { sql } from 'kysely'
import type { LettreCtx } from '#kit/lettres.ts'
import type { Nommee } from '#kit/lettres-mots.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'

type Lue = {
  readonly prenom: string
  readonly email: string
  readonly type: TypeDiscussion
  readonly titre: string | null
  readonly isDemande: boolean
  readonly auteure: Nommee
}

/**
 * Whom a letter about a message is for, if she has not read it: she takes part, has not silenced the discussion, and no block hides
 * its author from her.
 */
export const findMessageNonLu = async (
  { db, now, settings }: LettreCtx,
  { discussionId, compteId, numero }: { discussionId: string; compteId: string; numero: number },
): Promise<Lue | undefined> => {
  const { rows } = await sql<Lue>`
    select c.prenom, c.email, p.type, d.titre, p.demande = 'recue' as "isDemande",
      (select json_build_object('prenom', a.prenom, 'nom', a.nom) from annuaire a where a.compte_id = m.auteure_id) as auteure
    from participations_discussion p
    join discussions d on d.id = p.discussion_id
    join messages m on m.discussion_id = p.discussion_id and m.numero = ${numero}
    join comptes c on c.id = p.compte_id
    join annuaire moi on moi.compte_id = p.compte_id
      and moi.paye_jusquau >= ${addDays(parisDay(now()), -settings.GRACE_JOURS)}
    where p.discussion_id = ${discussionId} and p.compte_id = ${compteId} and p.lu_jusqua < ${numero}
      and p.quittee_le is null and p.demande <> 'refusee' and m.statut in ('envoye', 'modifie')
      and (p.muette_jusquau is null or p.muette_jusquau <= ${now()})
      and ${notBloquee(compteId, sql`m.auteure_id`)}`.execute(db)
  return rows[0]
}
