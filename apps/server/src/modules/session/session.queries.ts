import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { AdherenteId, Me } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'

export type Identite = {
  readonly id: string
  readonly motDePasse: string
  readonly emailValide: boolean
  readonly suspendue: boolean
}

/** What a login compares, by e-mail whatever its case. */
export const findIdentite = async (db: Db, email: string, now: Date): Promise<Identite | undefined> => {
  const row = await db
    .selectFrom('comptes')
    .where('email', '=', email)
    .select((eb) => [
      'id',
      'mot_de_passe as motDePasse',
      eb('email_valide_le', 'is not', null).as('emailValide'),
      eb.fn.coalesce(eb('suspendue_jusquau', '>', now.toISOString()), eb.lit(false)).as('suspendue'),
    ])
    .executeTakeFirst()
  return row && { ...row, emailValide: Boolean(row.emailValide), suspendue: Boolean(row.suspendue) }
}

/** Who is connected (R3-1); her roles are those that admitted this very request. */
export const getMe = async (db: Db, actor: SignedIn): Promise<Me> => {
  const row = await db
    .selectFrom('comptes')
    .where('id', '=', actor.id)
    .select(['prenom', 'nom', 'photo', 'date_inscription', 'etape_inscription'])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  return {
    roles: [...actor.roles],
    adherente: {
      id: actor.id as AdherenteId,
      prenom: row.prenom,
      nom: row.nom,
      photo: row.photo,
      dateInscription: row.date_inscription,
      derniereNotation: null,
    },
    etapeInscription: row.etape_inscription,
  }
}
