import {
  DISTANCES_KM,
  type FiltresAnnuaire,
  type TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { DEPARTEMENTS } from '@entrelles/contract/modules/referentiels/departements.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { referentielsQuery, territoiresQuery } from '../adherentes.api.ts'
import { ChoixField } from './ChoixField.tsx'

type MembresFilterFieldsProps = {
  readonly filtres: FiltresAnnuaire
  readonly onChange: (changes: FiltresAnnuaire) => void
}

const departements = DEPARTEMENTS.map(({ code, nom }) => ({ id: code, label: nom, detail: code }))
const optionsOf = (referentiels: readonly Referentiel[]) =>
  referentiels.map(({ id, libelle }) => (
    <option key={id} value={id}>
      {libelle}
    </option>
  ))

export const MembresFilterFields = ({ filtres, onChange }: MembresFilterFieldsProps) => {
  const [{ data: antennes }, { data: secteurs }, { data: competences }, { data: situations }] =
    useSuspenseQueries({
      queries: [
        territoiresQuery(),
        referentielsQuery('activite'),
        referentielsQuery('competence'),
        referentielsQuery('situation'),
      ],
    })
  return (
    <div className="form-grid">
      <ChoixField
        label="Antenne"
        placeholder="Toutes"
        options={antennes.map(({ id, nom, region }) => ({ id, label: nom, detail: region ?? '' }))}
        value={filtres.territoire}
        onChange={(id) => onChange({ territoire: id as TerritoireId | undefined })}
      />
      <ChoixField
        label="Département"
        placeholder="Nom ou numéro"
        options={departements}
        value={filtres.departement}
        onChange={(departement) => onChange({ departement })}
      />
      <SelectField
        label="Distance de chez moi"
        value={filtres.distanceKm ?? ''}
        onChange={({ target }) => onChange({ distanceKm: Number(target.value) || undefined })}
      >
        <option value="">Peu importe</option>
        {DISTANCES_KM.map((km) => (
          <option key={km} value={km}>
            À moins de {km} km
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Secteur"
        value={filtres.secteur ?? ''}
        onChange={({ target }) => onChange({ secteur: target.value || undefined })}
      >
        <option value="">Tous</option>
        {optionsOf(secteurs)}
      </SelectField>
      <ChoixField
        label="Peut aider sur"
        placeholder="Une compétence"
        options={competences.map(({ id, libelle }) => ({ id, label: libelle }))}
        value={filtres.competence}
        onChange={(competence) => onChange({ competence })}
      />
      <SelectField
        label="Situation"
        value={filtres.situation ?? ''}
        onChange={({ target }) => onChange({ situation: target.value || undefined })}
      >
        <option value="">Toutes</option>
        {optionsOf(situations)}
      </SelectField>
      <Checkbox
        label="Nouvelles membres"
        checked={filtres.nouvelles !== undefined}
        onChange={({ target }) => onChange({ nouvelles: target.checked ? 'oui' : undefined })}
      />
      <Checkbox
        label="Coordinatrices"
        checked={filtres.coordinatrices !== undefined}
        onChange={({ target }) => onChange({ coordinatrices: target.checked ? 'oui' : undefined })}
      />
    </div>
  )
}
