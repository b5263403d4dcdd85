import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  MEMBRE_INCONNUE,
  type SansInscriptionForm,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { Db, Tx } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Seance } from './hold-seance.ts'
import { notePresence, type Note } from './note-presence.ts'
import { findByCle, holdActive, type Pointage } from './presences.repository.ts'
import { admitAttente, insertSansInscription } from './sans-inscription.repository.ts'

const assertMembre = async (db: Db, compteId: string): Promise<void> => {
  const membre = await db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .where('etape_inscription', '=', 'termine')
    .select('id')
    .executeTakeFirst()
  if (!membre) throw invalidForm([{ champ: 'adherenteId', message: MEMBRE_INCONNUE }])
}

const venueOf = (participationId: string): Note => ({
  participationId,
  resultat: 'faite',
  avant: undefined,
  dejaPointee: false,
  ecrite: true,
})

type Venue = Omit<SansInscriptionForm, 'faitLe'>

/** Checks a member in: as registered, or as a walk-in when she waits for a seat or has no participation. */
const noteMembre = async (
  db: Tx,
  seance: Seance,
  compteId: string,
  cle: string,
  pointage: Pointage,
): Promise<Note> => {
  await assertMembre(db, compteId)
  const tenue = await holdActive(db, seance.id, compteId)
  if (tenue?.statut === 'inscrite') return notePresence(db, tenue, 'presente', pointage)
  if (tenue) await admitAttente(db, seance.id, tenue, { ...pointage, cle })
  const participationId =
    tenue?.id ??
    (await insertSansInscription(
      db,
      seance,
      { compteId, prenom: null, nom: null, email: null, cle },
      pointage,
    ))
  return venueOf(participationId)
}

/** Adds and checks in a walk-in; `cle` makes a repeated request add her once. */
export const noteSansInscription = async (
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  seance: Seance,
  { adherenteId, prenom = null, nom = null, email = null, cle }: Venue,
  le: Date,
): Promise<Note> => {
  const known = await findByCle(db, seance.id, cle)
  if (known) return { ...venueOf(known.id), avant: 'presente', dejaPointee: true, ecrite: false }
  const pointage = { le, mode: 'manuel', parId: actor.id } as const
  if (adherenteId) return noteMembre(db, seance, adherenteId, cle, pointage)
  const personne = { compteId: null, prenom, nom, email, cle }
  const participationId = await insertSansInscription(db, seance, personne, pointage)
  return venueOf(participationId)
}
