import { formatName } from '@entrelles/contract/kit/format.ts'
import type { LigneEmargement, Synchro } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import type { Seance } from './hold-seance.ts'
import type { Note } from './note-presence.ts'

const cibleOf = ({ id, titre }: Seance) => ({ type: 'evenement', id, nom: titre }) as const

type Action = 'emargement.noter' | 'emargement.pointer' | 'emargement.ajouter'

/** One line for each call, even for a repeated one, which shows no change. */
export const journalisePresence = (
  ctx: Ctx,
  action: Action,
  seance: Seance,
  { avant }: Note,
  { prenom, nom, presence }: LigneEmargement,
): Promise<void> =>
  journalise(ctx, {
    action,
    cible: cibleOf(seance),
    resume: formatName({ prenom, nom }),
    avant: { presence: avant },
    apres: { presence },
  })

/** One line for all the operations of a phone, with their counts. */
export const journaliseSynchro = (
  ctx: Ctx,
  seance: Seance,
  resultats: Synchro['resultats'],
): Promise<void> => {
  const nbOf = (which: Synchro['resultats'][number]['resultat']) =>
    resultats.filter(({ resultat }) => resultat === which).length
  return journalise(ctx, {
    action: 'emargement.synchroniser',
    cible: cibleOf(seance),
    apres: { faites: nbOf('faite'), depassees: nbOf('depassee'), refusees: nbOf('refusee') },
  })
}
