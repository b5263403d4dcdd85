import { DISTANCES_KM } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  FORMATS_EVENEMENT,
  type FormatEvenement,
} from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { themesQuery, typesQuery } from '../evenements.api.ts'

const FORMATS = Object.entries(FORMATS_EVENEMENT) as [FormatEvenement, string][]

/** The URL may hold any distance: add it to the options. */
const distancesOf = (asked: number | undefined): readonly number[] =>
  [...new Set<number>(asked === undefined ? DISTANCES_KM : [...DISTANCES_KM, asked])].toSorted(
    (a, b) => a - b,
  )

const optionsOf = (referentiels: readonly Referentiel[]) =>
  referentiels.map(({ id, libelle }) => (
    <option key={id} value={id}>
      {libelle}
    </option>
  ))

type EvenementsFilterFieldsProps = {
  readonly filtres: FiltresEvenements
  readonly onChange: (changes: FiltresEvenements) => void
}

/** One field per filter of R7-7, except the search terms. */
export const EvenementsFilterFields = ({ filtres, onChange }: EvenementsFilterFieldsProps) => {
  const [{ data: themes }, { data: types }] = useSuspenseQueries({ queries: [themesQuery(), typesQuery()] })
  return (
    <>
      <SelectField
        label="Distance"
        value={filtres.distanceKilometre ?? ''}
        onChange={({ target }) => onChange({ distanceKilometre: Number(target.value) || undefined })}
      >
        <option value="">Toute la France</option>
        {distancesOf(filtres.distanceKilometre).map((km) => (
          <option key={km} value={km}>
            À moins de {km} km
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Type"
        value={filtres.type ?? ''}
        onChange={({ target }) => onChange({ type: target.value || undefined })}
      >
        <option value="">Tous</option>
        {optionsOf(types)}
      </SelectField>
      <SelectField
        label="Format"
        value={filtres.format ?? ''}
        onChange={({ target }) => onChange({ format: FORMATS.find(([nom]) => nom === target.value)?.[0] })}
      >
        <option value="">Tous</option>
        {FORMATS.map(([nom, libelle]) => (
          <option key={nom} value={nom}>
            {libelle}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Thématique"
        value={filtres.thematique ?? ''}
        onChange={({ target }) => onChange({ thematique: target.value || undefined })}
      >
        <option value="">Toutes</option>
        {optionsOf(themes)}
      </SelectField>
      <DateField
        label="Du"
        value={filtres.dateDebut ?? ''}
        onChange={(day) => onChange({ dateDebut: day || undefined })}
      />
      <DateField
        label="Au"
        value={filtres.dateFin ?? ''}
        onChange={(day) => onChange({ dateFin: day || undefined })}
      />
      <Checkbox
        label="Avec des places disponibles"
        checked={filtres.disponibilite !== undefined}
        onChange={({ target }) => onChange({ disponibilite: target.checked ? 'oui' : undefined })}
      />
    </>
  )
}
