import { AppError, commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { RecoursForm } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import type { Derive } from '#kit/derive.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { appealMesure, findRefusRecours } from './create-recours-mesure.ts'
import type { TextesRecours } from './PageRecours.tsx'
import { findMesure } from './recours.repository.ts'

const USAGE = 'moderation.recours'
const FORME = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

/** The address by which a member appeals without a session. No token is stored: the link is signed for one measure. */
export const recoursUrl = (decisionId: string, derive: Derive, publicUrl: string): string =>
  `${publicUrl}/api/recours?token=${decisionId}.${derive(USAGE, decisionId)}`

/** The measure of a link that this server made. */
const findSigned = async (token: string, { db, derive }: Pick<ReadCtx, 'db' | 'derive'>) => {
  const [, decisionId, signature] = FORME.exec(token) ?? []
  if (decisionId === undefined || signature === undefined) return undefined
  if (!isSameSecret(signature, derive(USAGE, decisionId))) return undefined
  return findMesure(db, decisionId)
}

/** Draws the page; its components are loaded when somebody opens it. */
const drawn = async (textes: TextesRecours) => {
  const { drawRecours } = await import('./PageRecours.tsx')
  return { name: 'recours.html', content: Buffer.from(drawRecours(textes)) }
}

const refused = ({ message }: AppError) => drawn({ titre: 'Ce recours n’est pas possible', texte: message })

type AnyCtx = ReadCtx<SignedIn | undefined>

/** Asks for her words; nothing changes until she sends them, because mail scanners open links. */
export const getPageRecours = async (token: string, ctx: AnyCtx) => {
  const mesure = await findSigned(token, ctx)
  if (!mesure)
    return drawn({
      titre: 'Ce lien est incomplet',
      texte: 'Copie-le en entier, ou réponds à l’e-mail que tu as reçu.',
    })
  const refus = await findRefusRecours(ctx.db, mesure)
  if (refus) return refused(refus)
  return drawn({
    titre: 'Demander un recours',
    texte:
      'Une autre personne de l’équipe examinera la décision qui te concerne, puis te répondra par e-mail. Tu peux le demander une fois.',
    bouton: 'Envoyer mon recours',
  })
}

/** Appeals, then says so. A refusal is a page too: no screen reads this answer. */
export const createRecoursParLien = async (token: string, form: RecoursForm, ctx: AnyCtx) => {
  const mesure = await findSigned(token, ctx)
  if (!mesure) throw commonErrors.introuvable()
  try {
    await ctx.transaction((inside) => appealMesure(mesure, form, inside))
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return refused(error)
    throw error
  }
  return drawn({
    titre: 'Ton recours est reçu',
    texte: 'Une autre personne de l’équipe va l’examiner et te répondra par e-mail.',
  })
}
