import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import {
  TEXTE_ALTERNATIF_MANQUANT,
  type MessageForm,
} from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import { hasLien } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { attachFichiers } from '#modules/fichiers/fichiers.public.ts'
import type { DiscussionTenue } from '../discussions/discussions.repository.ts'
import { empreinteOf } from './empreinte.ts'
import { extraitOf } from './extrait.ts'
import { findCite, findSent, listImages, type Citation } from './messages.repository.ts'

const CITATION_PERDUE = 'Ce message n’est plus là\u00a0: écris le tien sans le citer.'

/** The copy of a message that she reads in the same discussion. */
const citationOf = async (
  messageId: MessageForm['citation'],
  { id, moi }: DiscussionTenue,
  { db, actor }: Ctx,
): Promise<Citation | null> => {
  if (messageId === null) return null
  const cite = await findCite(db, id, messageId)
  const isHidden =
    cite !== undefined && cite.auteureId !== null && (await areBloquees(db, actor.id, cite.auteureId))
  const isLue = cite?.statut === 'envoye' || cite?.statut === 'modifie'
  if (!cite || cite.numero < moi.depuis || isHidden || !isLue)
    throw invalidForm([{ champ: 'citation', message: CITATION_PERDUE }])
  const { numero, auteureId, contenu } = cite
  return { messageId, numero, auteureId, extrait: extraitOf(contenu) }
}

/** A picture says what it shows. */
const requireTextes = async (files: MessageForm['piecesJointes'], { db, actor }: Ctx): Promise<void> => {
  const ids = files.filter(({ texteAlternatif }) => texteAlternatif === null).map(({ id }) => id)
  const images = await listImages(db, actor.id, ids)
  const violations = files.flatMap(({ id }, n) =>
    images.has(id)
      ? [{ champ: `piecesJointes.${n}.texteAlternatif`, message: TEXTE_ALTERNATIF_MANQUANT }]
      : [],
  )
  if (violations.length > 0) throw invalidForm(violations)
}

/** A first contact has neither link nor file. */
export const requireSimple = ({ contenu, piecesJointes }: MessageForm): void => {
  if (piecesJointes.length > 0 || hasLien(contenu)) throw messagerieErrors.premier_message()
}

/** A message of a form, as it is stored. */
export const prepareMessage = async (
  { id, contenu, piecesJointes, citation }: MessageForm,
  discussion: DiscussionTenue,
  ctx: Ctx,
) => {
  await requireTextes(piecesJointes, ctx)
  return {
    id,
    auteureId: ctx.actor.id,
    contenu,
    citation: await citationOf(citation, discussion, ctx),
    nbFichiers: piecesJointes.length,
    empreinte: empreinteOf({ contenu, piecesJointes, citation }),
  }
}

/** Attaches the files of a message once it is stored. */
export const attachPieces = async ({ id, piecesJointes }: MessageForm, ctx: Ctx): Promise<void> => {
  if (piecesJointes.length === 0) return
  const textes = new Map(piecesJointes.map((file) => [file.id, file.texteAlternatif]))
  await attachFichiers(ctx, { type: 'message', id }, [...textes.keys()], 'piecesJointes', textes)
}

/**
 * The discussion of a message that the caller has already sent under this id, with the same words; undefined if the id is new.
 */
export const findRepeated = async (form: MessageForm, { db, actor }: Ctx): Promise<string | undefined> => {
  const sent = await findSent(db, form.id)
  if (!sent) return undefined
  if (sent.auteureId !== actor.id || !sent.empreinte.equals(empreinteOf(form)))
    throw messagerieErrors.message_different()
  return sent.discussionId
}
