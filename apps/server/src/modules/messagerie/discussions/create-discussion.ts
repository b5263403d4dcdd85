import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  COMPTE_NOUVEAU_JOURS,
  DISCUSSIONS_JOUR_MAX,
  DISCUSSIONS_JOUR_NOUVELLE,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import type { DiscussionForm } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type { Destinataire, Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { findDestinataires } from '../contacts/contacts.queries.ts'
import { addMessage } from '../messages/create-message.ts'
import { findRepeated, requireSimple } from '../messages/prepare-message.ts'
import { findDirecte, insertDiscussion, lockAuteure } from './discussions.repository.ts'
import { getDiscussion } from './get-discussion.ts'
import { holdDiscussion, requireEcriture } from './hold-discussion.ts'
import { insertParticipations } from './participations.repository.ts'

const DAY_MS = 86_400_000
const SOI_MEME = 'Choisis d’autres membres que toi.'

type Ouvrant = Ctx & { readonly dateInscription: string }

/** Refuses who has opened enough discussions today. Her account is locked, so that two requests at once do not pass together. */
const requireSomeLeft = async ({ db, actor, now, dateInscription }: Ouvrant): Promise<void> => {
  const isNew = now().getTime() - new Date(dateInscription).getTime() < COMPTE_NOUVEAU_JOURS * DAY_MS
  const max = isNew ? DISCUSSIONS_JOUR_NOUVELLE : DISCUSSIONS_JOUR_MAX
  const { rows } = await sql<{ nb: number }>`
    select count(*)::int as nb from (
      select from discussions where creee_par = ${actor.id} and comptee
        and creee_le >= (${parisDay(now())}::timestamp at time zone 'Europe/Paris') limit ${max}) ouvertes`.execute(
    db,
  )
  if ((rows[0]?.nb ?? 0) < max) return
  throw isNew ? messagerieErrors.trop_de_discussions_nouvelle() : messagerieErrors.trop_de_discussions()
}

/** The members whom the form names, if the caller sees them all. */
const findAll = async ({ participantes }: DiscussionForm, ctx: Ctx): Promise<Destinataire[]> => {
  const ids = participantes.map((id) => id.toLowerCase())
  if (ids.includes(ctx.actor.id)) throw invalidForm([{ champ: 'participantes', message: SOI_MEME }])
  const found = await findDestinataires(ids, ctx)
  return ids.map((id) => {
    const one = found.get(id)
    if (!one) throw commonErrors.introuvable()
    return one
  })
}

/** Opens the direct discussion of two members; without a common place, it is a first contact. Somebody may have just opened it. */
const openDirecte = async (
  autreId: string,
  { contact }: Pick<Destinataire, 'contact'>,
  ctx: Ctx,
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const { db, actor } = ctx
  const demande = contact !== 'ouvert'
  const nouvelle = { type: 'directe', creeePar: actor.id, autreId, demande, comptee: true } as const
  const id = await insertDiscussion(db, nouvelle, ctx.now())
  if (id === undefined) {
    const existing = await findDirecte(db, actor.id, autreId)
    if (!existing) throw commonErrors.introuvable()
    return { ...existing, isNew: false }
  }
  await insertParticipations(
    db,
    { id, type: 'directe', numero: 0 },
    [
      { compteId: actor.id, autreId, demande: demande ? 'envoyee' : 'aucune' },
      { compteId: autreId, autreId: actor.id, demande: demande ? 'recue' : 'aucune' },
    ],
    ctx.now(),
  )
  return { id, isNew: true }
}

/** Writes to one member: in their discussion, or in a new one. */
const writeToOne = async (
  { message }: DiscussionForm,
  autreId: string,
  destinataire: Destinataire,
  ctx: Ouvrant,
): Promise<string> => {
  if (destinataire.discussionId === null) {
    await requireSomeLeft(ctx)
    if (destinataire.contact === 'demande') requireSimple(message)
  }
  const { id, isNew } =
    destinataire.discussionId === null
      ? await openDirecte(autreId, destinataire, ctx)
      : { id: destinataire.discussionId, isNew: false }
  const discussion = await holdDiscussion(id, ctx)
  if (!isNew) await requireEcriture(discussion, ctx)
  await addMessage(discussion, message, ctx)
  return id
}

/** Opens a group with members whom she may write to without asking. */
const writeToGroup = async (
  { titre, message }: DiscussionForm,
  destinataires: readonly (Destinataire & { readonly id: string })[],
  ctx: Ouvrant,
): Promise<string> => {
  const { db, actor, now } = ctx
  requireOuvertes(destinataires)
  await requireSomeLeft(ctx)
  const nouvelle = { type: 'groupe', titre: titre ?? '', creeePar: actor.id, comptee: true } as const
  const id = await insertDiscussion(db, nouvelle, now())
  if (id === undefined) throw commonErrors.introuvable()
  await insertParticipations(
    db,
    { id, type: 'groupe', numero: 0 },
    [{ compteId: actor.id, organisatrice: true }, ...destinataires.map((one) => ({ compteId: one.id }))],
    now(),
  )
  await addMessage(await holdDiscussion(id, ctx), message, ctx)
  return id
}

/** A group is no way around a first contact. */
export const requireOuvertes = (destinataires: readonly Pick<Destinataire, 'contact'>[]): void => {
  if (destinataires.some(({ contact }) => contact !== 'ouvert' && contact !== 'discussion'))
    throw messagerieErrors.contact_impossible()
}

/** Opens a discussion with its first message, or writes in the one that two members have. Sent again, it is opened once. */
export const createDiscussion = async (form: DiscussionForm, ctx: Ctx): Promise<Discussion> => {
  const { dateInscription } = await lockAuteure(ctx.db, ctx.actor.id)
  const repeated = await findRepeated(form.message, ctx)
  if (repeated !== undefined) return getDiscussion(repeated, ctx)
  await requireFree(ctx, 'message')
  const destinataires = (await findAll(form, ctx)).map((one) => ({ ...one, id: one.adherente.id ?? '' }))
  const [first] = destinataires
  if (!first) throw commonErrors.introuvable()
  const ouvrant = { ...ctx, dateInscription }
  const id =
    form.titre === null && destinataires.length === 1
      ? await writeToOne(form, first.id, first, ouvrant)
      : await writeToGroup(form, destinataires, ouvrant)
  return getDiscussion(id, ctx)
}
