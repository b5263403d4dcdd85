import {
  DESCRIPTION_TERRITOIRE_MAX,
  presentationTerritoire,
} from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useRef } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { LABELS_PRESENTATION, presentationValuesOf } from '../antenne-form.ts'
import { antenneBoQuery, useUpdatePresentation } from '../bo-antennes.api.ts'
import styles from './BoAntenne.module.css'
import { ContactsFields } from './ContactsFields.tsx'
import { CouvertureFields } from './CouvertureFields.tsx'

const presentationForm = presentationTerritoire.omit({ version: true })

/** The presentation of a branch, for its coordinator. */
export const PresentationForm = ({ antenne }: { readonly antenne: DetailTerritoireBo }) => {
  const version = useRef(antenne.version)
  const { mutateAsync: updatePresentation } = useUpdatePresentation()
  const form = useContractForm(presentationForm, {
    name: `presentation/${antenne.id}`,
    labels: LABELS_PRESENTATION,
    defaultValues: presentationValuesOf(antenne),
    reread: async () => {
      const read = await readAgain(antenneBoQuery(antenne.id))
      version.current = read.version
      return presentationValuesOf(read)
    },
    onSubmit: async (body) => {
      const updated = await updatePresentation({
        params: { id: antenne.id },
        body: { ...body, version: version.current },
      })
      version.current = updated.version
      notify('La présentation de ton antenne est enregistrée.')
      form.reset(form.latest())
    },
  })
  return (
    <Form form={form} className="stack">
      <OptionalNote />
      <div className="cols cols--aside">
        <div className="stack">
          <Card as="section" aria-labelledby="presentation">
            <h2 id="presentation" className={styles.title}>
              Présentation
            </h2>
            <TextArea
              {...form.field('description')}
              rows={6}
              maxLength={DESCRIPTION_TERRITOIRE_MAX}
              hint="Un premier paragraphe court se lit sur la couverture."
            />
          </Card>
          <ContactsFields
            email={form.field('emailContact')}
            liens={[form.field('facebook'), form.field('instagram'), form.field('linkedin')]}
          />
        </div>
        <div className={styles.side}>
          <CouvertureFields
            image={form.controlled('imageId')}
            nom={antenne.image?.nom ?? null}
            alt={form.field('imageAlt')}
          />
        </div>
      </div>
      <SaveBar status="Visible sur la page de l’antenne dès l’enregistrement.">
        {(form.isUnsaved || form.isSubmitting) && (
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
            Enregistrer
          </Button>
        )}
      </SaveBar>
    </Form>
  )
}
