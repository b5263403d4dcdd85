import type { FiltresIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import type { Espace } from '#kit/back-offices.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { choixTerritoiresQuery, themesQuery } from '../bo-intervenants.api.ts'
import { actifsOf, filtresOf, hrefOf, saisieOf, type NomFiltre } from '../filtres.ts'

type FiltresProps = { readonly espace: Espace; readonly filtres: FiltresIntervenants }

/** What narrows the list, in the address: words as they are typed, the rest when she asks. */
export const Filtres = ({ espace, filtres }: FiltresProps) => {
  const navigate = useNavigate()
  const { onglet } = filtres
  // Words are written as they are typed: they change nothing of the panel.
  const [saisie, setSaisie] = useChosen(hrefOf(espace, { ...filtres, termes: undefined }), saisieOf(filtres))
  const { text, setText } = useTypedTerms(filtres.termes ?? '', (termes) => {
    void navigate(hrefOf(espace, { ...filtresOf(searchNow()), termes }), {
      replace: true,
      preventScrollReset: true,
    })
  })
  const themes = useQuery(themesQuery()).data ?? []
  const territoires = useQuery(choixTerritoiresQuery()).data ?? []
  const select = (nom: NomFiltre) => ({
    value: saisie[nom],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setSaisie((before) => ({ ...before, [nom]: event.target.value })),
  })
  const show = (panneau: Partial<typeof saisie>) =>
    void navigate(hrefOf(espace, { onglet, termes: filtresOf(searchNow()).termes, ...panneau }))
  return (
    <FilterPanel
      label="Filtrer les intervenantes"
      active={actifsOf(filtres).length}
      onFilter={() => show(saisie)}
      onClear={() => show({})}
      above={
        <SearchField
          label="Chercher une intervenante"
          placeholder="Nom, structure ou profession"
          maxLength={100}
          value={text}
          onChange={setText}
        />
      }
    >
      <SelectField label="Thématique" {...select('thematique')}>
        <option value="">Toutes</option>
        {themes.map(({ id, libelle }) => (
          <option key={id} value={id}>
            {libelle}
          </option>
        ))}
      </SelectField>
      <SelectField label="Antenne" {...select('territoire')}>
        <option value="">Toutes</option>
        {territoires.map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
    </FilterPanel>
  )
}
