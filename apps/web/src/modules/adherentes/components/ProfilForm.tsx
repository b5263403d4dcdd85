import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useState } from 'react'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Form } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { modificationsPhrase, nbModificationsOf, valuesOf } from '../edition.ts'
import { useEditionForm, type EditionProps } from '../use-edition-form.ts'
import { CompletudeCard } from './CompletudeCard.tsx'
import styles from './Edition.module.css'
import { ProfilFields } from './ProfilFields.tsx'
import { ProfilPreview } from './ProfilPreview.tsx'

/** The profile form; the cards beside it update as the member types. */
export const ProfilForm = ({ edition, profil, choix }: EditionProps) => {
  // Values when the form opens: a refetch must not overwrite what the member has typed.
  const [before] = useState(() => valuesOf(edition))
  const form = useEditionForm(edition, before)
  const nb = nbModificationsOf(form.saved, form.values)
  return (
    <div className="cols cols--aside">
      {/* Submission navigates away by itself. */}
      <UnsavedChanges isUnsaved={nb > 0 && !form.isSubmitting} />
      <Form form={form} className={`stack ${styles.form}`}>
        <ProfilFields form={form} edition={edition} profil={profil} choix={choix} />
        <SaveBar status={modificationsPhrase(nb)}>
          {nb > 0 && (
            <>
              <ButtonLink to={pathTo('/mon-profil')}>Annuler</ButtonLink>
              <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
                Enregistrer
              </Button>
            </>
          )}
        </SaveBar>
      </Form>
      <aside className={`stack ${styles.aside}`} aria-label="Aperçu de mon profil">
        <CompletudeCard values={form.values} aUnePhoto={edition.photo !== null} />
        <ProfilPreview values={form.values} profil={profil} competences={choix.competences} />
      </aside>
    </div>
  )
}
