import { formatCount } from '@entrelles/contract/kit/format.ts'
import { instantOf, localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import {
  REGLES_SERIE,
  SERIE_MAX,
  type RegleSerie,
} from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { serieForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { joursSerie } from '@entrelles/contract/modules/evenements/serie.ts'
import { useId } from 'react'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { jourOf } from '#modules/evenements/evenements.public.tsx'
import { Callout } from '#ui/Callout.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useCreateSerie } from '../bo-evenements.api.ts'

type SerieDialogProps = {
  readonly evenement: DetailEvenementBo & { readonly dateHeureDebut: string }
  /** Warns that unsaved changes are not in the copies. */
  readonly isUnsaved: boolean
  readonly onClose: () => void
}

const LABELS = { regle: 'Rythme', nombre: 'Nombre de dates à ajouter' } as const

/** Repeats an event, after a preview of the dates. */
export const SerieDialog = ({ evenement, isUnsaved, onClose }: SerieDialogProps) => {
  const { id, titre, dateHeureDebut, fuseau, isDraft } = evenement
  const datesId = useId()
  const { mutateAsync: createSerie } = useCreateSerie()
  const form = useContractForm(serieForm, {
    name: 'serie',
    labels: LABELS,
    defaultValues: { regle: 'semaine', nombre: '4' },
    onSubmit: async (body) => {
      const { evenements } = await createSerie({ params: { id }, body })
      notify(`La série compte ${formatCount(evenements.length, 'date')} de plus.`)
      onClose()
    },
  })
  const { data: chosen } = serieForm.safeParse(form.values)
  const jours = chosen ? joursSerie(localDayOf(dateHeureDebut, fuseau), chosen.regle, chosen.nombre) : []
  return (
    <FormDialog
      form={form}
      title={`Répéter «\u00a0${titre}\u00a0»`}
      submitLabel="Répéter"
      busyLabel="Copie…"
      onClose={onClose}
    >
      <p>
        Chaque copie vit ensuite sa vie&nbsp;: la changer ou l’annuler ne touche pas aux autres.{' '}
        {isDraft
          ? 'Cet événement est un brouillon\u202f: ses copies aussi.'
          : 'Elles sont publiées aussitôt, sans inscrite.'}
      </p>
      {isUnsaved && (
        <Callout tone="warning">
          Ce que tu as modifié n’est pas enregistré&nbsp;: les copies ne l’auront pas.
        </Callout>
      )}
      <SelectField {...form.field('regle')}>
        {(Object.keys(REGLES_SERIE) as RegleSerie[]).map((regle) => (
          <option key={regle} value={regle}>
            {REGLES_SERIE[regle]}
          </option>
        ))}
      </SelectField>
      <NumberField {...form.field('nombre')} hint={`De 1 à ${SERIE_MAX}.`} />
      {jours.length > 0 && (
        <div>
          <p id={datesId} className="strong">
            Les dates ajoutées
          </p>
          <ul aria-labelledby={datesId} aria-live="polite">
            {jours.map((jour) => (
              <li key={jour}>
                {jourOf({ dateHeureDebut: instantOf(`${jour} 12:00`, fuseau).toISOString(), fuseau })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  )
}
