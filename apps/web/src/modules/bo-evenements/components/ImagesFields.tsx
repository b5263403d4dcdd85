import { IMAGES_REFUSEES } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { ImageFileField } from '#kit/ImageFileField.tsx'
import { Card } from '#ui/Card.tsx'
import type { EvenementForm } from '../use-evenement-form.ts'
import styles from './Formulaire.module.css'

/** Pictures of the page and of the card; a landscape replaces a missing one. */
export const ImagesFields = ({ form }: { readonly form: EvenementForm }) => (
  <Card as="section" aria-labelledby="images">
    <h2 id="images" className={styles.title}>
      Images
    </h2>
    <div className="stack">
      <ImageFileField
        {...form.controlled('imageEvenement')}
        usage="evenement"
        refusal={IMAGES_REFUSEES.file}
        hint="Sur sa page. jpg ou png uniquement, 10&nbsp;Mo au plus."
      />
      <ImageFileField
        {...form.controlled('previewEvenement')}
        usage="vignette"
        refusal={IMAGES_REFUSEES.preview}
        hint="Dans les listes, à la place de l’image."
      />
    </div>
  </Card>
)
