import { sendLettres } from '#modules/envois/envois.public.ts'
import type { Tenue } from '../actus.repository.ts'
import { commentaireLettre } from './actus.lettres.ts'
import { findAverties, type Telling } from './averties.queries.ts'
import type { RoleLettre } from './publication-ligne.ts'

type Ecrit = {
  readonly id: string
  readonly auteureId: string
  /** The author of the comment that it answers. */
  readonly repondueId: string | null
}

/** Tells the author of the post, and the one who is answered, of a new comment. */
export const tellCommentaire = async (
  ctx: Telling,
  { id: publicationId, titre, auteureId }: Pick<Tenue, 'id' | 'titre' | 'auteureId'>,
  { id: commentaireId, auteureId: acteureId, repondueId }: Ecrit,
): Promise<void> => {
  const roles = new Map<string, RoleLettre>()
  if (repondueId !== null) roles.set(repondueId, 'fil')
  if (auteureId !== null) roles.set(auteureId, 'auteure')
  const told = await findAverties(ctx, { publicationId, acteureId }, [...roles.keys()])
  await sendLettres(
    ctx,
    commentaireLettre,
    told.map((compteId) => ({
      compteId,
      objetId: publicationId,
      acteureId,
      donnees: { publicationId, commentaireId, compteId, titre, role: roles.get(compteId) ?? 'suivi' },
    })),
  )
}
