import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Parametres } from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useRef, useState } from 'react'
import { Form } from '#kit/form.tsx'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import type { Choix } from '../apercu.ts'
import { MOTS } from '../mots.ts'
import { useCoupDePouceForm, type CoupDePouceForm as Formulaire } from '../use-coup-de-pouce-form.ts'
import { BesoinFields } from './BesoinFields.tsx'
import { CoupDePouceFields } from './CoupDePouceFields.tsx'
import { CoupDePoucePreview } from './CoupDePoucePreview.tsx'
import { DejaReponduSection } from './DejaReponduSection.tsx'
import styles from './Formulaire.module.css'

type CoupDePouceFormProps = {
  readonly initial?: CoupDePouce
  readonly choix: Choix
  readonly commune: Parametres['ville']
  readonly onBrouillon?: (brouillon: CoupDePouce) => void
  readonly onPublished: (after: CoupDePouce, isNew: boolean) => void
}

type PreviewProps = {
  readonly form: Formulaire
  readonly choix: Choix
  readonly commune: Parametres['ville']
  readonly connue: CoupDePouce['ville'] | undefined
  readonly today: CivilDay
  readonly onClose: () => void
}

/** Finds the name of the commune: only its id is in the form. */
const Preview = ({ form, choix, commune, connue, today, onClose }: PreviewProps) => {
  const { ville, codePostal } = form.values
  const communes = [...(useCommunes(codePostal.trim()).villes ?? []), ...(commune ? [commune] : [])]
  const trouvee = communes.find(({ id }) => id === ville)
  const lieu = trouvee ? { ...trouvee, departement: '' } : connue?.id === ville ? connue : null
  return (
    <CoupDePoucePreview
      saisie={form.values}
      choix={choix}
      ville={lieu ?? null}
      today={today}
      onClose={onClose}
    />
  )
}

/** The form of a help request, in one screen. */
export const CoupDePouceForm = ({
  initial,
  choix,
  commune,
  onBrouillon = () => {},
  onPublished,
}: CoupDePouceFormProps) => {
  const [isNew] = useState(initial === undefined || initial.statut === 'brouillon')
  const { form, demande, isBrouillon, phrase, unsaved, today } = useCoupDePouceForm({
    initial,
    commune,
    onBrouillon,
    onPublished: (after) => onPublished(after, isNew),
  })
  const [isPreviewed, setIsPreviewed] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const titre = useRef<HTMLDivElement>(null)
  const hide = () => {
    setIsHidden(true)
    titre.current?.querySelector('textarea')?.focus()
  }
  const { type } = form.values
  return (
    <>
      <UnsavedChanges {...unsaved} />
      <Form form={form} className="stack">
        <div className={styles.ask}>
          <Card ref={titre}>
            <BesoinFields form={form} />
          </Card>
          {isNew && !isHidden && (
            <DejaReponduSection titre={form.values.titre} className={styles.near} onClose={hide} />
          )}
          <Card className={cx(styles.card, styles.rest)}>
            <CoupDePouceFields
              form={form}
              choix={choix}
              commune={commune}
              ville={demande?.ville}
              today={today}
            />
          </Card>
        </div>
        <SaveBar
          status={isBrouillon ? phrase : unsaved.isUnsaved && 'Modifications pas enregistrées'}
          // A draft is always to be published.
          isIdle={!isBrouillon && !unsaved.isUnsaved}
        >
          <Button className={styles.preview} onClick={() => setIsPreviewed(true)}>
            <Icon name="eye" size="sm" />
            Aperçu
          </Button>
          <Button
            type="submit"
            variant="primary"
            className={styles.publish}
            busy={form.isSubmitting}
            busyLabel={isNew ? 'Publication…' : 'Enregistrement…'}
          >
            {isNew ? `Publier ${MOTS[type].maDemande}` : 'Enregistrer'}
          </Button>
        </SaveBar>
      </Form>
      {isPreviewed && (
        <Preview
          form={form}
          choix={choix}
          commune={commune}
          connue={demande?.ville}
          today={today}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </>
  )
}
