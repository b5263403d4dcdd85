import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Db } from '#db/client.ts'

/** Locks a member until the end of the transaction, so that decisions about her are not concurrent. */
export const lockMembre = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('comptes')
    .where('id', '=', id)
    .select([
      'id',
      'prenom',
      'nom',
      'email',
      'ville_id as villeId',
      'administratrice',
      'etape_inscription as etapeInscription',
      'suspendue_jusquau as suspendueJusquau',
      'suppression_demandee_le as suppressionDemandeeLe',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  return row
}
export type Membre = Awaited<ReturnType<typeof lockMembre>>

/** Her name in the journal. */
export const cibleOf = (membre: Pick<Membre, 'id' | 'prenom' | 'nom'>) =>
  ({ type: 'adherente', id: membre.id, nom: formatName(membre) }) as const

export const isSuspendue = ({ suspendueJusquau }: Pick<Membre, 'suspendueJusquau'>, now: Date): boolean =>
  suspendueJusquau !== null && new Date(suspendueJusquau) > now
