import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import {
  filtresPublications,
  type FiltresPublications,
} from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

const FILS = ['reseau', 'antenne', 'miennes', 'enregistrees'] as const
export type Fil = (typeof FILS)[number]

const { auteure, type, epinglees, termes } = filtresPublications.shape

/** What she has saved is of two kinds, which are not in one list. */
const ENREGISTRES = ['publications', 'coups-de-pouce'] as const

/** Another feed is that of all its authors. */
const tabOf = (label: string, fil: Fil) => ({
  label,
  filters: { fil, auteure: '', quoi: '' } as const,
  isCurrent: (filtres: { readonly fil: Fil }) => filtres.fil === fil,
})

/** The feeds stand in the URL by name, so that a link means the same to every member who opens it. */
export const liste = defineList({
  path: () => pathTo('/actu'),
  filters: z.strictObject({
    fil: z.enum(FILS).default('reseau'),
    quoi: z.enum(ENREGISTRES).default('publications'),
    auteure,
    type,
    epinglees,
    termes,
  }),
  words: 'termes',
  panel: ['auteure', 'type', 'epinglees'],
  tabs: [
    tabOf('Tout le réseau', 'reseau'),
    tabOf('Mon antenne', 'antenne'),
    tabOf('Mes publications', 'miennes'),
    tabOf('Enregistrées', 'enregistrees'),
  ],
})

export type Filtres = ReturnType<typeof liste.read>

/** Whether the URL asks for saved help requests instead of posts. */
export const isDemandes = ({ fil, quoi }: Filtres): boolean =>
  fil === 'enregistrees' && quoi === 'coups-de-pouce'

/** The filters of the panel that narrow any feed. */
export const resserresOf = (filtres: Filtres) => liste.active(filtres).filter((nom) => nom !== 'auteure')

type Moi = { readonly id: AdherenteId; readonly territoireId: TerritoireId | undefined }

const ofFil = ({ fil, auteure: elle }: Filtres, moi: Moi): FiltresPublications => {
  switch (fil) {
    case 'antenne':
      return { territoire: moi.territoireId }
    case 'miennes':
      return { auteure: moi.id }
    case 'enregistrees':
      return { favoris: 'oui' }
    case 'reseau':
      return { auteure: elle }
  }
}

/** The filters of the API that the URL means to this member. */
export const demandeOf = (filtres: Filtres, moi: Moi): FiltresPublications => {
  const { type: quel, epinglees: devant, termes: mots } = filtres
  return { ...ofFil(filtres, moi), type: quel, epinglees: devant, termes: mots }
}
