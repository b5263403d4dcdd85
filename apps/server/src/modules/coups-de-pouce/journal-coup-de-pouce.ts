import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import type { Tenu } from './coups-de-pouce.repository.ts'

type Action = 'masquer' | 'changer_etat' | 'supprimer' | 'supprimer_reponse'

/** A line for what somebody else than the author does to a request, with what it changes; none for her own acts. */
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
