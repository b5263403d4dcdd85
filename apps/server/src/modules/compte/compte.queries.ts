import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  DELAI_SUPPRESSION_JOURS,
  type Parametres,
  type SessionOuverte,
  type SessionOuverteId,
} from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'

const DAY_MS = 86_400_000

/** The deletion date of an account, from the date of the request. */
const erasureOf = (askedAt: string): string =>
  new Date(new Date(askedAt).getTime() + DELAI_SUPPRESSION_JOURS * DAY_MS).toISOString()

/** Her account, with the e-mail address that awaits confirmation. */
export const getParametres = async (db: Db, actor: SignedIn, now: Date): Promise<Parametres> => {
  const row = await db
    .selectFrom('comptes as c')
    .leftJoin('villes as v', 'v.id', 'c.ville_id')
    .where('c.id', '=', actor.id)
    .select((eb) => [
      'c.prenom',
      'c.nom',
      'c.email',
      'c.suppression_demandee_le as suppressionDemandeeLe',
      'v.id as villeId',
      'v.nom as villeNom',
      eb
        .selectFrom('codes_postaux as p')
        .whereRef('p.ville_id', '=', 'v.id')
        .select((inner) => inner.fn.min('p.code').as('code'))
        .as('codePostal'),
      eb
        .selectFrom('jetons as j')
        .whereRef('j.compte_id', '=', 'c.id')
        .where('j.usage', '=', 'email')
        .where('j.utilise_le', 'is', null)
        .where('j.expire_le', '>', now.toISOString())
        .select('j.email')
        .limit(1)
        .as('nouvelEmail'),
    ])
    .executeTakeFirst()
  if (!row) throw commonErrors.introuvable()
  const { prenom, nom, email, nouvelEmail, villeId, villeNom, codePostal, suppressionDemandeeLe } = row
  return {
    id: actor.id as AdherenteId,
    prenom,
    nom,
    email,
    nouvelEmail,
    ville:
      villeId === null ? null : { id: villeId as VilleId, nom: villeNom ?? '', codePostal: codePostal ?? '' },
    suppressionLe: suppressionDemandeeLe === null ? null : erasureOf(suppressionDemandeeLe),
  }
}

/** Her open sessions, most recently seen first. */
export const listSessionsOuvertes = async (
  db: Db,
  actor: SignedIn,
  now: Date,
): Promise<{ sessions: SessionOuverte[] }> => {
  const rows = await db
    .selectFrom('sessions')
    .where('compte_id', '=', actor.id)
    .where('revoquee_le', 'is', null)
    .where('expire_le', '>', now.toISOString())
    .orderBy('vue_le', 'desc')
    .limit(50)
    .select(['id', 'appareil', 'ouverte_le as ouverteLe', 'vue_le as vueLe'])
    .execute()
  return {
    sessions: rows.map((row) => ({
      ...row,
      id: row.id as SessionOuverteId,
      courante: row.id === actor.sessionId,
    })),
  }
}

export const findCompte = (db: Db, compteId: string) =>
  db.selectFrom('comptes').where('id', '=', compteId).select(['prenom', 'nom', 'email']).executeTakeFirst()

/** Case-insensitive: the column is citext. */
export const findCompteByEmail = (db: Db, email: string) =>
  db.selectFrom('comptes').where('email', '=', email).select('id').executeTakeFirst()

/** The recipient and the date of a requested deletion. */
export const findSuppression = async (db: Db, compteId: string) => {
  const row = await db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .where('suppression_demandee_le', 'is not', null)
    .select(['prenom', 'email', 'suppression_demandee_le as demandeeLe'])
    .executeTakeFirst()
  return row?.demandeeLe
    ? { prenom: row.prenom, email: row.email, suppressionLe: erasureOf(row.demandeeLe) }
    : undefined
}
