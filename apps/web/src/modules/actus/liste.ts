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

/** Another feed is that of all its authors. */
const tabOf = (label: string, fil: Fil) => ({
  label,
  filters: { fil, auteure: '' } as const,
  isCurrent: (filtres: { readonly fil: Fil }) => filtres.fil === fil,
})

/** The feeds stand in the URL by name, so that a link means the same to whoever opens it. */
export const liste = defineList({
  path: () => pathTo('/actu'),
  filters: z.strictObject({
    fil: z.enum(FILS).default('reseau'),
    auteure: filtresPublications.shape.auteure,
  }),
  panel: ['auteure'],
  tabs: [
    tabOf('Tout le réseau', 'reseau'),
    tabOf('Mon antenne', 'antenne'),
    tabOf('Mes publications', 'miennes'),
    tabOf('Enregistrées', 'enregistrees'),
  ],
})

export type Filtres = ReturnType<typeof liste.read>
type Moi = { readonly id: AdherenteId; readonly territoireId: TerritoireId | undefined }

/** The filters of the API that the URL means to this member. */
export const demandeOf = ({ fil, auteure }: Filtres, moi: Moi): FiltresPublications => {
  switch (fil) {
    case 'antenne':
      return { territoire: moi.territoireId }
    case 'miennes':
      return { auteure: moi.id }
    case 'enregistrees':
      return { favoris: 'oui' }
    case 'reseau':
      return auteure === undefined ? {} : { auteure }
  }
}
