import { PREREGLAGES, reglagesForm } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { useEffect } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Button } from '#ui/Button.tsx'
import { ChipFilter } from '#ui/ChipFilter.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { PREREGLAGES_EN_MOTS, SECTIONS } from '../preferences-mots.ts'
import { useReglages, useUpdateReglages } from '../preferences.api.ts'
import { usePushDisponible } from '../push.api.ts'
import { filledWith, prereglageShown, valuesOf, withChoice, type Controle } from '../reglages-form.ts'
import { AppareilsCard } from './AppareilsCard.tsx'
import { HeuresCalmesCard } from './HeuresCalmesCard.tsx'
import styles from './Reglages.module.css'
import { ReglagesTable } from './ReglagesTable.tsx'
import { ResumesCard } from './ResumesCard.tsx'
import { ToujoursEnvoyees } from './ToujoursEnvoyees.tsx'

const LABELS = {
  preferences: 'Mes notifications',
  heuresCalmes: 'Heures calmes',
  heureResume: 'Résumé du jour, à',
  jourResume: 'Résumé de la semaine, le',
} as const

const CHIPS = PREREGLAGES.map((value) => ({ value, label: PREREGLAGES_EN_MOTS[value] }))

type PrereglagesProps = { readonly preferences: Controle<'preferences'>; readonly isPushShown: boolean }

/** One preset at most is marked: none, once she has changed something by hand. */
const Prereglages = ({ preferences, isPushShown }: PrereglagesProps) => {
  const shown = prereglageShown(preferences.value, isPushShown)
  return (
    // The error summary links here.
    <div id={preferences.id} tabIndex={-1}>
      <ChipFilter
        label="Réglages tout faits"
        chips={CHIPS}
        value={shown === undefined ? [] : [shown]}
        onChange={(pressed) => {
          const chosen = PREREGLAGES.find((name) => name !== shown && pressed.includes(name))
          if (chosen) preferences.onChange(filledWith(chosen))
        }}
      />
    </div>
  )
}

/** What she is told, where and when: nothing applies before it is saved. */
export const ReglagesSection = () => {
  const reglages = useReglages()
  const isPushShown = usePushDisponible()
  const { mutateAsync: update } = useUpdateReglages()
  const form = useContractForm(reglagesForm, {
    name: 'mes-notifications',
    labels: LABELS,
    defaultValues: valuesOf(reglages),
    onSubmit: async (body) => {
      await update({ body })
      notify('Tes notifications sont enregistrées.')
      form.reset(body)
    },
  })
  const { follow } = form
  useEffect(() => {
    // Saved elsewhere meanwhile: without a key, so that the focus does not move.
    follow(valuesOf(reglages))
  }, [follow, reglages])
  const preferences = form.controlled('preferences')
  const isChanged = form.isUnsaved || form.isSubmitting
  return (
    <Form form={form} className={styles.form}>
      <UnsavedChanges isUnsaved={form.isUnsaved} />
      <p>Choisis ce qui mérite de t’interrompre. Le reste t’attend.</p>
      <Prereglages preferences={preferences} isPushShown={isPushShown} />
      {SECTIONS.map((section) => (
        <ReglagesTable
          key={section.titre}
          {...section}
          preferences={preferences.value}
          isPushShown={isPushShown}
          onChoose={(choice) => preferences.onChange(withChoice(form.latest().preferences, choice))}
        />
      ))}
      <div className={styles.hours}>
        {/* Nothing but a telephone rings. */}
        {isPushShown && <HeuresCalmesCard heures={form.controlled('heuresCalmes')} />}
        <ResumesCard heure={form.controlled('heureResume')} jour={form.controlled('jourResume')} />
      </div>
      <AppareilsCard />
      <ToujoursEnvoyees />
      <SaveBar status={isChanged ? 'Réglages modifiés' : ''}>
        {isChanged && (
          <>
            <Button disabled={form.isSubmitting} onClick={() => form.reset(form.saved)}>
              Annuler
            </Button>
            <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
              Enregistrer
            </Button>
          </>
        )}
      </SaveBar>
    </Form>
  )
}
