import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { choixTerritoiresQuery, themesQuery } from '../bo-intervenants.api.ts'

type Champ = {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly value: string[] | undefined
  readonly onChange: (value: string[]) => void
}

type ThemesFieldsProps = {
  readonly form: { readonly controlled: (name: 'thematiques' | 'territoires') => Champ }
  /** Keeps the labels of values that are no longer offered. */
  readonly fiche: DetailIntervenantBo | undefined
}

/** Topics and branches of a speaker. */
export const ThemesFields = ({ form, fiche }: ThemesFieldsProps) => {
  const themes = new Map(
    [...(useQuery(themesQuery()).data ?? []), ...(fiche?.thematiques ?? [])].map(({ id, libelle }) => [
      id as string,
      libelle,
    ]),
  )
  const territoires = new Map(
    [...(useQuery(choixTerritoiresQuery()).data ?? []), ...(fiche?.territoires ?? [])].map(({ id, nom }) => [
      id as string,
      nom,
    ]),
  )
  const optionsOf = (noms: ReadonlyMap<string, string>) => [...noms].map(([id, label]) => ({ id, label }))
  const champ = (name: 'thematiques' | 'territoires') => {
    const { value = [], onChange, ...texts } = form.controlled(name)
    return { ...texts, value, onChange: (ids: readonly string[]) => onChange([...ids]) }
  }
  return (
    <>
      <MultiSelect {...champ('thematiques')} options={optionsOf(themes)} />
      <MultiSelect {...champ('territoires')} options={optionsOf(territoires)} />
    </>
  )
}
