import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import type { Tenu } from './coups-de-pouce.repository.ts'

type Action = 'changer_etat' | 'supprimer' | 'supprimer_reponse'

/** Writes a journal line for an act on the request of somebody else, with the changed values; none for the author's own acts. */
export const journaliseModeration = async (
  ctx: Ctx,
  action: Action,
  { id, titre, statut, dateLimite, auteureId }: Tenu,
  changes: Partial<Pick<Tenu, 'statut' | 'dateLimite'>> = {},
): Promise<void> => {
  if (auteureId === ctx.actor.id) return
  const avant = { statut, dateLimite }
  await journalise(ctx, {
    action: `coups_de_pouce.${action}`,
    cible: { type: 'coup_de_pouce', id, nom: titre },
    avant,
    apres: { ...avant, ...changes },
  })
}
