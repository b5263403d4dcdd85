import type { UsageReponseType } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#ui/SelectField.tsx'
import { reponsesTypesQuery } from '../bo-moderation.api.ts'

type ReponseTypeFieldProps = {
  readonly usage: UsageReponseType
  readonly onChoose: (contenu: string) => void
}

/** Adds a canned text to what is written. It keeps its place while the texts load, and where there are none. */
export const ReponseTypeField = ({ usage, onChoose }: ReponseTypeFieldProps) => {
  const { data } = useQuery(reponsesTypesQuery())
  const choices = data?.reponsesTypes.filter((reponse) => reponse.usage === usage) ?? []
  return (
    <SelectField
      label="Réponse type"
      value=""
      onChange={({ target }) => {
        const chosen = choices.find((reponse) => reponse.id === target.value)
        if (chosen) onChoose(chosen.contenu)
      }}
    >
      <option value="">{data && choices.length === 0 ? 'Aucune pour l’instant' : 'Ajouter un texte…'}</option>
      {choices.map((reponse) => (
        <option key={reponse.id} value={reponse.id}>
          {reponse.titre}
        </option>
      ))}
    </SelectField>
  )
}
