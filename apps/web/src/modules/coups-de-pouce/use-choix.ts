import { useSuspenseQueries } from '@tanstack/react-query'
import { useUser } from '#kit/session.ts'
import type { TerritoireStub } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Choix } from './apercu.ts'
import { categoriesQuery, competencesQuery, parametresQuery, profilQuery } from './coups-de-pouce.api.ts'

/** What the form offers. `territoire` is the branch of the edited request: it may no longer be hers. */
export const useChoix = (territoire: TerritoireStub | null = null) => {
  const { id } = useUser().adherente
  const [{ data: categories }, { data: competences }, { data: compte }, { data: profil }] =
    useSuspenseQueries({
      queries: [categoriesQuery(), competencesQuery(), parametresQuery(id), profilQuery(id)],
    })
  const antennes = [profil.territoire, territoire].filter((antenne) => antenne !== null)
  const uniques = antennes.filter(
    ({ id: antenne }, index) => antennes.findIndex((one) => one.id === antenne) === index,
  )
  const choix: Choix = { categories, competences, antennes: uniques, auteure: profil }
  return { choix, commune: compte.ville }
}
