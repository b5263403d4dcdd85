import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useState } from 'react'
import { Form } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { DepartDialog } from '#modules/actus/components/DepartDialog.tsx'
import { useDepart } from '#modules/actus/use-depart.ts'
import { useEssai } from '#modules/actus/use-essai.ts'
import { usePublicationForm } from '#modules/actus/use-publication-form.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ACTU_VIDE, actionOf } from '../actu-form.ts'
import { SAVED } from '../mots.ts'
import { useAntennes } from '../use-antennes.ts'
import { ActuFields } from './ActuFields.tsx'

type ActuFormProps = {
  /** The post to change; without it, a new one is written. */
  readonly initial?: Publication
  /** Called once it is saved; `epingler`: she wants to pin it next. */
  readonly onDone: (after: Publication, epingler: boolean) => void
  readonly onClose: () => void
}

/** Writes news or an announcement: published, scheduled, or kept as a draft. */
export const ActuForm = ({ initial, onDone, onClose }: ActuFormProps) => {
  const [epingler, setEpingler] = useState(false)
  const antennes = useAntennes(initial)
  const { confirm, depart, answer } = useDepart(initial, antennes)
  const formulaire = usePublicationForm({
    name: `actu/${initial?.id ?? ''}`,
    initial,
    vide: ACTU_VIDE,
    confirm,
    onPublished: (after) => {
      notify(SAVED[after.statut] ?? 'L’actu est enregistrée.')
      onDone(after, epingler)
    },
  })
  const { form, keep, isKeeping, isBrouillon } = formulaire
  const essai = useEssai(formulaire)

  const keepDraft = async () => {
    if (await keep()) notify('Le brouillon est enregistré.')
  }
  const action = actionOf(form.values, initial)
  return (
    <>
      <Form form={form} className="stack">
        <ActuFields form={form} initial={initial} antennes={antennes} />
        {action === 'Publier' && (
          <Checkbox
            label="Épingler en haut du fil"
            hint="Tu choisiras jusqu’à quel jour, une fois l’actu publiée."
            checked={epingler}
            onChange={({ target }) => setEpingler(target.checked)}
          />
        )}
        <div className="row">
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
            {action}
          </Button>
          {isBrouillon && (
            <Button busy={isKeeping} busyLabel="Enregistrement…" onClick={() => void keepDraft()}>
              Enregistrer le brouillon
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
      {depart && (
        <DepartDialog
          depart={depart}
          essai={essai}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  )
}
