import type { TypeDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { sql } from 'kysely'
import type { LettreCtx } from '#kit/lettres.ts'
import type { Nommee } from '#kit/lettres-mots.ts'
import { seuilOf } from '#kit/settings.ts'
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
 * The recipient of a letter about a message and its author; undefined if she has read it, has left or has muted the discussion. If the
 * message was deleted or hidden since, or a block hides its author from her, the letter is about the next message that she may read.
 */
export const findMessageNonLu = async (
  { db, now, settings }: Pick<LettreCtx, 'db' | 'now' | 'settings'>,
  { discussionId, compteId, numero }: { discussionId: string; compteId: string; numero: number },
): Promise<Lue | undefined> => {
  const { rows } = await sql<Lue>`
    select c.prenom, c.email, p.type, d.titre, p.demande = 'recue' as "isDemande",
      (select json_build_object('prenom', a.prenom, 'nom', a.nom) from annuaire a where a.compte_id = m.auteure_id) as auteure
    from participations_discussion p
    join discussions d on d.id = p.discussion_id
    cross join lateral (
      select m.auteure_id from messages m
      where m.discussion_id = p.discussion_id and m.numero >= ${numero} and m.statut in ('envoye', 'modifie')
        and ${notBloquee(compteId, sql`m.auteure_id`)}
      order by m.numero limit 1) m
    join comptes c on c.id = p.compte_id
    join annuaire moi on moi.compte_id = p.compte_id
      and moi.paye_jusquau >= ${seuilOf({ now, settings })}
    where p.discussion_id = ${discussionId} and p.compte_id = ${compteId} and p.lu_jusqua < ${numero}
      and p.quittee_le is null and p.demande <> 'refusee'
      and (p.muette_jusquau is null or p.muette_jusquau <= ${now()})`.execute(db)
  return rows[0]
}
