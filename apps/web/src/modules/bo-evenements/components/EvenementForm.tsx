import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useState, type ReactNode } from 'react'
import { Form } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { etatEnMots, type Etat } from '../etat-enregistrement.ts'
import type { EvenementForm as Formulaire } from '../use-evenement-form.ts'
import { DateLieuFields } from './DateLieuFields.tsx'
import { EssentielFields } from './EssentielFields.tsx'
import { EvenementPreview } from './EvenementPreview.tsx'
import styles from './Formulaire.module.css'
import { ImagesFields } from './ImagesFields.tsx'
import { InscriptionsFields } from './InscriptionsFields.tsx'
import { IntervenanteFields } from './IntervenanteFields.tsx'
import { IntervenantesFields } from './IntervenantesFields.tsx'

type EvenementFormProps = {
  readonly form: Formulaire
  /** The event as last saved; undefined before the first save. */
  readonly evenement: DetailEvenementBo | undefined
  readonly etat: Etat
  /** Extra buttons beside the save buttons. */
  readonly actions?: ReactNode
}

/** Each button saves with its own status. */
const Boutons = ({ form, evenement }: Pick<EvenementFormProps, 'form' | 'evenement'>) => {
  const { isSubmitting, values } = form
  const isDraft = evenement?.isDraft ?? true
  const saveAs = (brouillon: boolean) => ({
    type: 'submit' as const,
    busy: isSubmitting && values.isDraft === brouillon,
    disabled: isSubmitting && values.isDraft !== brouillon,
    // Validation depends on isDraft, so set it before the submit.
    onClick: () => form.controlled('isDraft').onChange(brouillon),
  })
  if (!isDraft)
    return (
      <>
        {evenement?.droits.depublier && (
          <Button {...saveAs(true)} busyLabel="Enregistrement…">
            Repasser en brouillon
          </Button>
        )}
        <Button {...saveAs(false)} variant="primary" busyLabel="Enregistrement…">
          Enregistrer
        </Button>
      </>
    )
  return (
    <>
      <Button {...saveAs(true)} busyLabel="Enregistrement…">
        Enregistrer le brouillon
      </Button>
      <Button {...saveAs(false)} variant="primary" busyLabel="Publication…">
        Publier
      </Button>
    </>
  )
}

/** Every field of an event (R3-12). */
export const EvenementForm = ({ form, evenement, etat, actions }: EvenementFormProps) => {
  const [isPreviewed, setIsPreviewed] = useState(false)
  const [now] = useState(() => new Date())
  const { avecIntervenant, avecIntervenant2 } = form.values
  return (
    <>
      <Form form={form} className="stack">
        <div className={styles.columns}>
          <div className={styles.main}>
            <EssentielFields form={form} theme={evenement?.theme} type={evenement?.evenementType} />
            <DateLieuFields form={form} ville={evenement?.ville} />
            <InscriptionsFields form={form} />
            {avecIntervenant && <IntervenanteFields form={form} bloc="intervenant" />}
            {avecIntervenant2 && <IntervenanteFields form={form} bloc="intervenant2" />}
          </div>
          <div className={styles.side}>
            <ImagesFields form={form} />
            <IntervenantesFields form={form} />
            <Card>
              <Checkbox
                {...form.field('displaySiteVitrine')}
                hint="Une fois publié, il paraît aussi sur le site public de l’association."
              />
            </Card>
          </div>
        </div>
        <SaveBar
          status={etatEnMots(etat, evenement, now)}
          // A draft is always to be published, and saves itself so often that the bar would come and go.
          isIdle={etat.nom === 'a_jour' && evenement?.isDraft !== true}
        >
          {actions}
          <Button variant="quiet" onClick={() => setIsPreviewed(true)}>
            <Icon name="eye" />
            Aperçu
          </Button>
          <Boutons form={form} evenement={evenement} />
        </SaveBar>
      </Form>
      {isPreviewed && (
        <EvenementPreview
          saisie={form.values}
          ville={evenement?.ville}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </>
  )
}
