import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { FiltresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Regard } from '@entrelles/contract/modules/adherentes/portees.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import type { CategorieReferentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { mutationOf, queryOf } from '#kit/query.ts'

export const annuaireQuery = (filtres: FiltresAnnuaire, page: number) =>
  queryOf(adherentesEndpoints.listAdherentes, { query: { ...filtres, page } })
export const carteQuery = () => queryOf(adherentesEndpoints.getCarteAnnuaire, {})
export const profilQuery = (id: string, regard: Regard = 'soi') =>
  queryOf(adherentesEndpoints.getAdherente, {
    params: { id },
    query: { comme: regard === 'soi' ? undefined : regard },
  })
export const editionQuery = (id: string) => queryOf(adherentesEndpoints.getProfilEdition, { params: { id } })

export const referentielsQuery = (categorie: CategorieReferentiel) =>
  queryOf(referentielsEndpoints.listReferentiels, { query: { categorie } })
export const territoiresQuery = () => queryOf(antennesEndpoints.listChoixTerritoires, {})

export const useUpdateProfil = () => useMutation(mutationOf(adherentesEndpoints.updateProfil))
