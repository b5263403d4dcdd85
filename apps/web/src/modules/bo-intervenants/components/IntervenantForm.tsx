import {
  BIOGRAPHIE_MAX,
  NOTE_INTERNE_MAX,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import {
  intervenantForm,
  type DetailIntervenantBo,
  type IntervenantForm as Valeurs,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { ImageField } from '#kit/ImageField.tsx'
import { pictureOf } from '#kit/sent-pictures.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LIBELLES, NOUVELLE, valeursOf } from '../intervenant-form.ts'
import { AdherenteField } from './AdherenteField.tsx'
import styles from './IntervenantForm.module.css'
import { ThemesFields } from './ThemesFields.tsx'

type IntervenantFormProps = {
  /** The record to edit; absent for a new one. */
  readonly fiche?: DetailIntervenantBo
  readonly submitLabel: string
  /** Where cancelling leads. */
  readonly retour: string
  readonly onSubmit: (form: Valeurs) => Promise<unknown>
  /** Reads the record again after a conflict. */
  readonly reread?: () => Promise<DetailIntervenantBo>
}

const LIENS = ['siteWeb', 'linkedin', 'instagram', 'facebook', 'lienFdt'] as const

/** The fields of a speaker record; consent is recorded separately. */
export const IntervenantForm = ({ fiche, submitLabel, retour, onSubmit, reread }: IntervenantFormProps) => {
  const form = useContractForm(intervenantForm, {
    name: 'intervenante',
    labels: LIBELLES,
    defaultValues: fiche ? valeursOf(fiche) : NOUVELLE,
    onSubmit,
    ...(reread && { reread: async () => valeursOf(await reread()) }),
  })
  const adherente = form.controlled('adherenteId')
  const { value: _, ...photo } = form.controlled('photoId')
  return (
    <Form form={form} className="stack">
      <UnsavedChanges isUnsaved={form.isUnsaved} />
      <OptionalNote except="le prénom et le nom" />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card as="section" aria-labelledby="qui">
            <h2 id="qui" className={styles.title}>
              Qui elle est
            </h2>
            <div className="form-grid">
              <TextField {...form.field('prenom')} autoComplete="off" />
              <TextField {...form.field('nom')} autoComplete="off" />
              <TextField {...form.field('profession')} autoComplete="off" />
              <TextField {...form.field('entreprise')} autoComplete="off" />
              <TextArea {...form.field('biographie')} className="full" rows={5} maxLength={BIOGRAPHIE_MAX} />
            </div>
          </Card>
          <Card as="section" aria-labelledby="joindre">
            <h2 id="joindre" className={styles.title}>
              La joindre
            </h2>
            <div className="form-grid">
              <TextField
                {...form.field('email')}
                type="email"
                autoComplete="off"
                hint="Jamais montré aux membres."
              />
              <TextField
                {...form.field('telephone')}
                type="tel"
                autoComplete="off"
                hint="Jamais montré aux membres."
              />
              {LIENS.map((nom) => (
                <TextField key={nom} {...form.field(nom)} type="url" inputMode="url" placeholder="https://" />
              ))}
            </div>
          </Card>
        </div>
        <div className={styles.column}>
          <Card as="section" aria-labelledby="photo">
            <h2 id="photo" className={styles.title}>
              Photo
            </h2>
            <ImageField
              {...photo}
              usage="intervenant"
              current={fiche?.photo ? pictureOf(fiche.photo, 640) : null}
            />
          </Card>
          <Card as="section" aria-labelledby="reseau">
            <h2 id="reseau" className={styles.title}>
              Dans le réseau
            </h2>
            <div className="stack">
              <ThemesFields form={form} fiche={fiche} />
              <AdherenteField
                {...adherente}
                value={(adherente.value ?? null) as AdherenteId | null}
                connue={fiche?.adherente ?? null}
              />
              <Checkbox
                {...form.field('visible')}
                hint="Une fois son consentement donné. Décoché, son nom reste caché."
              />
              <TextArea
                {...form.field('noteInterne')}
                hint="Vue par l’équipe seulement. Elle peut demander à la lire."
                maxLength={NOTE_INTERNE_MAX}
              />
            </div>
          </Card>
        </div>
      </div>
      <SaveBar status="Son consentement se recueille et se note depuis sa fiche.">
        {(!fiche || form.isUnsaved || form.isSubmitting) && (
          <>
            <ButtonLink to={retour}>Annuler</ButtonLink>
            <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
              {submitLabel}
            </Button>
          </>
        )}
      </SaveBar>
    </Form>
  )
}
