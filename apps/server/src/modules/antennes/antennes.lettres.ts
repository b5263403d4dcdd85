import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { findCoordination } from './coordinations.repository.ts'

/** Tells a member that she starts or stops coordinating a branch, unless that has changed since. */
export const coordinationLettre = defineLettre({
  nom: 'coordination',
  donnees: z.object({
    compteId: z.uuid(),
    territoireId: z.uuid(),
    nom: z.string(),
    sens: z.enum(['arrivee', 'depart']),
    le: instant,
  }),
  cle: ({ compteId, territoireId, sens, le }) =>
    `coordination-${sens}-${compteId}-${territoireId}-${new Date(le).getTime()}`,
  ligne: {
    cible: ({ territoireId: id }) => ({ type: 'territoire', id, url: pathTo('/antenne/:id', { id }) }),
    phrase: ({ nom, sens }) => ({
      avant: sens === 'arrivee' ? 'Tu coordonnes désormais ' : 'Tu ne coordonnes plus ',
      accent: `l’antenne ${nom}`,
      apres: '.',
    }),
  },
  write: async ({ nom, sens, compteId, territoireId }, { db, publicUrl }) => {
    const found = await findCoordination(db, { compteId, territoireId })
    if (!found || (found.depuis !== null) !== (sens === 'arrivee')) return new Ignoree('changé depuis')
    const { renderArrivee, renderDepart } = await import('./antennes.emails.tsx')
    const told = { prenom: found.prenom, nom, publicUrl }
    return {
      to: found.email,
      ...(await (sens === 'arrivee' ? renderArrivee(told) : renderDepart(told))),
    }
  },
})
