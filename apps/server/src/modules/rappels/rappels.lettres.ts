import { civilDay, instant } from '@entrelles/contract/kit/date-schemas.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { ECHEANCES_RAPPEL } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { decideRappel } from './decide-rappel.ts'
import { findRappel } from './rappels.queries.ts'
import { noteFailure, updateRappel } from './rappels.repository.ts'
import { renderRappel } from './render-rappel.ts'

/** One reminder of the end of a year, if it is still planned as it was taken. */
export const rappelAdhesionLettre = defineLettre({
  nom: 'adhesion_rappel',
  donnees: z.object({
    adhesionId: z.uuid(),
    echeance: z.enum(ECHEANCES_RAPPEL),
    prisLe: instant,
    fin: civilDay,
  }),
  ligne: {
    cible: ({ adhesionId }) => ({ type: 'adhesion', id: adhesionId, url: pathTo('/fin-adhesion') }),
    phrase: ({ echeance, fin }) => ({
      avant: 'Ton ',
      accent: 'adhésion',
      apres: `${echeance === 'J+15' ? ' s’est terminée' : ' se termine'} le ${formatDay(fin)}.`,
    }),
  },
  // A stopped reminder may be planned and taken again: its own row says whether it was sent.
  cle: ({ adhesionId, echeance, prisLe }) =>
    `rappel-adhesion-${adhesionId}-${echeance}-${new Date(prisLe).getTime()}`,
  write: async (which, { db, now, publicUrl, settings }) => {
    const today = parisDay(now())
    const rappel = await findRappel(db, today, which)
    if (!rappel) return new Ignoree('arrêté')
    const ignored = decideRappel(rappel, now())
    if (ignored) return new Ignoree(ignored.motif, ignored.statut)
    const { prenom, email, fin } = rappel
    if (prenom === null || email === null) return new Ignoree(COMPTE_EFFACE)
    const texte = { echeance: which.echeance, prenom, fin, today, graceDays: settings.GRACE_JOURS }
    return { to: email, ...(await renderRappel({ ...texte, publicUrl })) }
  },
  // The member's sheet shows her reminders, planned ones too.
  record: (which, { statut, motif }, { db, now }) =>
    statut === 'reporte' ? noteFailure(db, which, motif) : updateRappel(db, which, { statut, motif }, now()),
})
