import { TITRE_MAX } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import type { Espace } from '#kit/back-offices.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { themesQuery, typesQuery, useTerritoires } from '../bo-evenements.api.ts'
import { actifsOf, filtresOf, hrefOf, saisieOf, type NomFiltre } from '../filtres.ts'

type FiltresProps = { readonly espace: Espace; readonly filtres: FiltresEvenementsBo }

/** What narrows the list, in the address: the title as it is typed, the rest when she asks. */
export const Filtres = ({ espace, filtres }: FiltresProps) => {
  const navigate = useNavigate()
  const { onglet } = filtres
  // Words are written as they are typed: they change nothing of the panel.
  const [saisie, setSaisie] = useChosen(hrefOf(espace, { ...filtres, titre: undefined }), saisieOf(filtres))
  const { text, setText } = useTypedTerms(filtres.titre ?? '', (titre) => {
    void navigate(hrefOf(espace, { ...filtresOf(searchNow()), titre }), {
      replace: true,
      preventScrollReset: true,
    })
  })
  const themes = useQuery(themesQuery()).data ?? []
  const types = useQuery(typesQuery()).data ?? []
  const territoires = useTerritoires(espace)
  const select = (nom: NomFiltre) => ({
    value: saisie[nom],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setSaisie((before) => ({ ...before, [nom]: event.target.value })),
  })
  const show = (panneau: Partial<typeof saisie>) =>
    void navigate(hrefOf(espace, { onglet, titre: filtresOf(searchNow()).titre, ...panneau }))
  return (
    <FilterPanel
      label="Filtrer les événements"
      active={actifsOf(filtres).length}
      onFilter={() => show(saisie)}
      onClear={() => show({})}
      above={
        <SearchField
          label="Rechercher par titre"
          placeholder="Titre"
          maxLength={TITRE_MAX}
          value={text}
          onChange={setText}
        />
      }
    >
      <SelectField label="Antenne" {...select('territoire')}>
        <option value="">Toutes</option>
        {territoires.map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
      <SelectField label="Thématique" {...select('thematique')}>
        <option value="">Toutes</option>
        {themes.map(({ id, libelle }) => (
          <option key={id} value={id}>
            {libelle}
          </option>
        ))}
      </SelectField>
      <SelectField label="Type" {...select('type')}>
        <option value="">Tous</option>
        {types.map(({ id, libelle }) => (
          <option key={id} value={id}>
            {libelle}
          </option>
        ))}
      </SelectField>
    </FilterPanel>
  )
}
