import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Profil } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { profilForm, type ProfilEdition } from '@entrelles/contract/modules/adherentes/profil.forms.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useNavigate } from 'react-router'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { loadUser } from '#kit/session.ts'
import { editionQuery, useUpdateProfil } from './adherentes.api.ts'
import { CHAMPS, valuesOf, type ProfilValues } from './edition.ts'

const LABELS = {
  photoId: 'Photo',
  profession: CHAMPS.profession,
  nomEntreprise: CHAMPS.nomEntreprise,
  presentation: CHAMPS.presentation,
  telephone: CHAMPS.telephone,
  secteurId: CHAMPS.secteur,
  competences: CHAMPS.competences,
  recherches: CHAMPS.recherches,
  site: CHAMPS.site,
  linkedin: CHAMPS.linkedin,
  instagram: CHAMPS.instagram,
  facebook: CHAMPS.facebook,
  sollicitable: 'On peut me solliciter pour un coup de pouce',
  surLaCarte: 'Apparaître sur la carte',
  portees: 'Portée',
} as const

export type EditionProps = {
  readonly edition: ProfilEdition
  readonly profil: Profil
  readonly choix: {
    readonly secteurs: readonly Referentiel[]
    readonly competences: readonly Referentiel[]
  }
}

/** The profile form; saving opens the profile. */
export const useEditionForm = ({ id }: ProfilEdition, defaultValues: ProfilValues) => {
  const navigate = useNavigate()
  const { mutateAsync: updateProfil } = useUpdateProfil()
  return useContractForm(profilForm, {
    name: 'profil',
    labels: LABELS,
    defaultValues,
    reread: async () => valuesOf(await readAgain(editionQuery(id))),
    onSubmit: async (body) => {
      await updateProfil({ params: { id }, body })
      // The header shows the photo of the user.
      await loadUser()
      notify('Ton profil est enregistré.')
      void navigate(pathTo('/mon-profil'))
    },
  })
}
