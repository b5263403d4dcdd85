import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { findCompteByEmail } from './second-facteur.queries.ts'
import { deleteSecret } from './second-facteur.repository.ts'

/** Removes the second factor of a member who lost it, for the operator of the server; returns her name, if she exists. */
export const deleteSecondFacteur = async (
  email: string,
  { db, now }: Pick<Ctx, 'db' | 'now'>,
): Promise<{ nom: string; removed: boolean } | undefined> => {
  const compte = await findCompteByEmail(db, email)
  if (!compte) return undefined
  const removed = await deleteSecret(db, compte.id)
  if (removed)
    await journalise(
      { db, now },
      {
        action: 'adherentes.reinitialiser_second_facteur',
        cible: { type: 'adherente', id: compte.id, nom: compte.nom },
        resume: 'par une commande sur le serveur',
      },
    )
  return { nom: compte.nom, removed }
}
