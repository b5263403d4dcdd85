import { capitalize } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#kit/list/FilterSelect.tsx'
import { resultatsNotationsQuery } from '../bo-notations.api.ts'
import { formatPeriode } from '../resultats.ts'

type PeriodeSelectProps = { readonly value: string; readonly onChange: (value: string) => void }

/** Selects a month that has answers. The month of the URL stays selectable while they load. */
export const PeriodeSelect = ({ value, onChange }: PeriodeSelectProps) => {
  const periodes = useQuery(resultatsNotationsQuery()).data?.periodes.map(({ periode }) => periode) ?? []
  const offered = value === '' || periodes.includes(value) ? periodes : [value, ...periodes]
  return (
    <FilterSelect
      label="Période"
      all="Toutes les périodes"
      options={offered.map((id) => ({ id, nom: capitalize(formatPeriode(id)) }))}
      value={value}
      onChange={onChange}
    />
  )
}
