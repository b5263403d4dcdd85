import type { Ctx } from '#kit/ctx.ts'
import { mentionsOf } from '#kit/mentions.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { listNommees } from './ressource-lue.queries.ts'
import { mentionArticleLettre } from './ressources.lettres.ts'

/** Notifies the members whom an article names, except who publishes it. Its transaction has published it. */
export const tellMentionsArticle = async (
  ctx: Ctx,
  ressourceId: string,
  contenu: string | null,
): Promise<void> => {
  const nommees = await listNommees(
    ctx,
    ressourceId,
    mentionsOf(contenu ?? '').filter((id) => id !== ctx.actor.id),
  )
  await sendLettres(
    ctx,
    mentionArticleLettre,
    nommees.map(({ compteId, titre }) => ({
      compteId,
      objetId: ressourceId,
      donnees: { ressourceId, compteId, titre },
    })),
  )
}
