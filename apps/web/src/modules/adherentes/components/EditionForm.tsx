import { useState } from 'react'
import { Form } from '#kit/form.tsx'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { modificationsPhrase, nbModificationsOf, valuesOf } from '../edition.ts'
import { useEditionForm, type EditionProps } from '../use-edition-form.ts'
import { Apercu } from './Apercu.tsx'
import { Completude } from './Completude.tsx'
import styles from './Edition.module.css'
import { EditionChamps } from './EditionChamps.tsx'

/** Her profile, to be changed; what is beside it follows each key. */
export const EditionForm = ({ edition, profil, choix }: EditionProps) => {
  // As it was when she came: an answer that comes again must not undo what she has typed.
  const [before] = useState(() => valuesOf(edition))
  const form = useEditionForm(edition, before)
  const nb = nbModificationsOf(before, form.values)
  return (
    <div className="cols cols--aside">
      {/* What is being sent leads away by itself. */}
      <UnsavedChanges isUnsaved={nb > 0 && !form.isSubmitting} />
      <Form form={form} className={`stack ${styles.form}`}>
        <EditionChamps form={form} edition={edition} profil={profil} choix={choix} />
        <div className={styles.savebar}>
          <output className="small muted">{modificationsPhrase(nb)}</output>
          <div className={styles.acts}>
            <ButtonLink to="/mon-profil">Annuler</ButtonLink>
            <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
              Enregistrer
            </Button>
          </div>
        </div>
      </Form>
      <aside className={`stack ${styles.aside}`} aria-label="Aperçu de mon profil">
        <Completude values={form.values} aUnePhoto={edition.photo !== null} />
        <Apercu values={form.values} profil={profil} competences={choix.competences} />
      </aside>
    </div>
  )
}
