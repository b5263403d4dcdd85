import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { ANNONCES_JOUR_MAX } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { AnnonceForm } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { lockEvenement, type EvenementTenu } from '#modules/participations/evenement-tenu.ts'
import { spreadAnnonceJob } from '#modules/participations/mails/avis.jobs.ts'
import { cibleOf } from './hold-ligne.ts'

const JOUR_MS = 86_400_000

const nombreOf = ({ prises, proposees, enAttente }: EvenementTenu) => ({
  inscrites: prises,
  en_attente: proposees + enAttente,
  toutes: prises + proposees + enAttente,
})

/** The event is locked: two announcements do not count each other as absent. */
const countAnnonces = async (db: Db, evenementId: string, since: Date): Promise<number> => {
  const { nb } = await db
    .selectFrom('annonces_evenements')
    .where('evenement_id', '=', evenementId)
    .where('creee_le', '>', since.toISOString())
    .select((eb) => eb.fn.countAll<number>().as('nb'))
    .executeTakeFirstOrThrow()
  return nb
}

/**
 * Mails a message to the participants, to the waiting list or to both. Recipients are resolved when each mail
 * leaves.
 */
export const createAnnonce = async (
  evenementId: string,
  { contenu, cibles }: AnnonceForm,
  ctx: Ctx,
): Promise<{ nbDestinataires: number }> => {
  const { db, actor, now, enqueue } = ctx
  await requireFree(ctx, 'message')
  const held = await lockEvenement(db, evenementId, managedBy(actor))
  if (!held) throw commonErrors.introuvable()
  if (held.isAnnule) throw participationsErrors.annule()
  const nbDestinataires = nombreOf(held)[cibles]
  if (nbDestinataires === 0) throw participationsErrors.aucune_destinataire()
  if ((await countAnnonces(db, evenementId, new Date(now().getTime() - JOUR_MS))) >= ANNONCES_JOUR_MAX)
    throw participationsErrors.trop_d_annonces()
  const id = uuid()
  await db
    .insertInto('annonces_evenements')
    .values({ id, evenement_id: evenementId, auteure_id: actor.id, cibles, contenu, creee_le: now() })
    .execute()
  await enqueue(spreadAnnonceJob, { evenementId, annonceId: id })
  await journalise(ctx, {
    action: 'participations.annoncer',
    cible: cibleOf(held),
    apres: { cibles, contenu, concernees: nbDestinataires } satisfies Complete<AnnonceForm>,
  })
  return { nbDestinataires }
}
