import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import type { Tenue } from './actus.repository.ts'

type Action = 'modifier' | 'changer_etat' | 'epingler' | 'supprimer' | 'supprimer_commentaire'
type Values = Pick<Tenue, 'titre' | 'statut' | 'epingleeJusquau'> & { readonly contenu: string }

/** Writes a journal line for an act on the post of somebody else, with the changed values; none for the author's own acts. */
export const journaliseModeration = async (
  ctx: Ctx,
  action: Action,
  { id, titre, contenuTexte, statut, epingleeJusquau, auteureId }: Tenue,
  changes: Partial<Values> = {},
): Promise<void> => {
  if (auteureId === ctx.actor.id) return
  const avant: Values = { titre, contenu: contenuTexte, statut, epingleeJusquau }
  await journalise(ctx, {
    action: `publications.${action}`,
    // Most posts have no title.
    cible: { type: 'publication', id, nom: titre ?? contenuTexte },
    avant,
    apres: { ...avant, ...changes },
  })
}
