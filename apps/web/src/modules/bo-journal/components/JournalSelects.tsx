import { ACTIONS_JOURNAL, CIBLES_JOURNAL } from '@entrelles/contract/modules/journal/journal.actions.ts'
import { MODULES_JOURNAL } from '@entrelles/contract/modules/journal/journal.words.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/SelectField.tsx'
import { auteuresJournalQuery } from '../bo-journal.api.ts'

type FiltreSelectProps = { readonly value: string; readonly onChange: (value: string) => void }

/** Selects an author. The current value stays selectable even if it is not in the loaded list. */
export const AuteureSelect = ({ value, onChange }: FiltreSelectProps) => {
  const auteures = useQuery(auteuresJournalQuery()).data?.auteures ?? []
  return (
    <SelectField label="Auteure" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Toutes</option>
      {value !== '' && auteures.every(({ id }) => id !== value) && <option value={value}>Une auteure</option>}
      {auteures.map(({ id, nom }) => (
        <option key={id} value={id}>
          {nom}
        </option>
      ))}
    </SelectField>
  )
}

const actionsByModule = Map.groupBy(Object.entries(ACTIONS_JOURNAL), ([action]) => action.split('.')[0] ?? '')

export const ActionSelect = ({ value, onChange }: FiltreSelectProps) => (
  <SelectField label="Action" value={value} onChange={(event) => onChange(event.target.value)}>
    <option value="">Toutes</option>
    {Array.from(actionsByModule, ([module, actions]) => (
      <optgroup key={module} label={MODULES_JOURNAL[module] ?? module}>
        {actions.map(([action, { libelle }]) => (
          <option key={action} value={action}>
            {libelle}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
)

/** Selects a type of target, or keeps the single target that a link has selected. */
export const CibleSelect = ({ value, onChange }: FiltreSelectProps) => (
  <SelectField label="Sur" value={value} onChange={(event) => onChange(event.target.value)}>
    <option value="">Tout</option>
    {value !== '' && !Object.hasOwn(CIBLES_JOURNAL, value) && <option value={value}>Un seul élément</option>}
    {Object.entries(CIBLES_JOURNAL).map(([type, libelle]) => (
      <option key={type} value={type}>
        {libelle}
      </option>
    ))}
  </SelectField>
)
