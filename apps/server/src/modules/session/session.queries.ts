import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { AdherenteId, Me } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'

export type Identite = {
  readonly id: string
  readonly motDePasse: string
  readonly emailValide: boolean
  readonly suspendueJusquau: string | null
  readonly secondFacteur: boolean
}

const isAfter = (at: string | null, now: Date): boolean => at !== null && new Date(at) > now

/** The account of an e-mail, for a login; the column ignores case. */
export const findIdentite = async (db: Db, email: string, now: Date): Promise<Identite | undefined> => {
  const row = await db
    .selectFrom('comptes')
    .where('email', '=', email)
    .select((eb) => [
      'id',
      'mot_de_passe as motDePasse',
      eb('email_valide_le', 'is not', null).as('emailValide'),
      'suspendue_jusquau as suspendueJusquau',
      eb
        .exists(
          eb
            .selectFrom('seconds_facteurs as f')
            .whereRef('f.compte_id', '=', 'comptes.id')
            .where('f.actif_le', 'is not', null)
            .select(eb.lit(1).as('un')),
        )
        .as('secondFacteur'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { id, motDePasse, suspendueJusquau, ...facts } = row
  return {
    id,
    motDePasse,
    emailValide: Boolean(facts.emailValide),
    suspendueJusquau: isAfter(suspendueJusquau, now) ? suspendueJusquau : null,
    secondFacteur: Boolean(facts.secondFacteur),
  }
}

/** The account, the mark of its address and the last rating of a member; the index of her ratings by month gives the last one. */
export const selectMe = (db: Db, compteId: string) =>
  db
    .selectFrom('comptes as c')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('notations')
          .whereRef('compte_id', '=', 'c.id')
          .orderBy('mois', 'desc')
          .limit(1)
          .select(['id', 'date_publication'])
          .as('n'),
      (join) => join.onTrue(),
    )
    .leftJoin('rebonds as r', 'r.email', 'c.email')
    .where('c.id', '=', compteId)
    .select([
      'c.prenom',
      'c.nom',
      'c.photo',
      'c.date_inscription',
      'c.etape_inscription',
      'c.email',
      'r.nature as rebond',
      'n.id as notationId',
      'n.date_publication as datePublication',
    ])

/** The signed-in user (R3-1); the roles are those that admitted this request. */
export const getMe = async (db: Db, actor: SignedIn): Promise<Me> => {
  const row = await selectMe(db, actor.id).executeTakeFirst()
  if (!row) throw commonErrors.non_connectee()
  const { notationId, datePublication } = row
  return {
    roles: [...actor.roles],
    adherente: {
      id: actor.id as AdherenteId,
      prenom: row.prenom,
      nom: row.nom,
      photo: row.photo,
      dateInscription: row.date_inscription,
      derniereNotation: notationId && datePublication ? { id: notationId, datePublication } : null,
    },
    etapeInscription: row.etape_inscription,
    ...(row.rebond !== null && { emailEnErreur: row.email }),
  }
}

/** The recipient of a mail. */
export const findDestinataire = (db: Db, compteId: string) =>
  db.selectFrom('comptes').where('id', '=', compteId).select(['prenom', 'email']).executeTakeFirst()

export const findDestinataireOfSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('comptes as c', 'c.id', 's.compte_id')
    .where('s.id', '=', sessionId)
    .select(['c.prenom', 'c.email'])
    .executeTakeFirst()

/** Whether the address awaits its confirmation and this browser did not make the only sign-up with it. */
export const isMotDePasseAChoisir = async (
  db: Db,
  compteId: string,
  liaison: string | undefined,
): Promise<boolean> => {
  const row = await db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .where('email_valide_le', 'is', null)
    .select('inscription_hash as hash')
    .executeTakeFirst()
  if (!row) return false
  return liaison === undefined || !row.hash?.equals(digestOf(liaison))
}

/** The end of the current suspension, or null. */
export const findSuspendueJusquau = async (db: Db, compteId: string, now: Date): Promise<string | null> => {
  const row = await db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .where('suspendue_jusquau', '>', now.toISOString())
    .select('suspendue_jusquau as jusquau')
    .executeTakeFirst()
  return row?.jusquau ?? null
}
