import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { ComponentProps } from 'react'
import { ImageField } from '#kit/ImageField.tsx'
import { pictureOf } from '#kit/sent-pictures.ts'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './BoAntenne.module.css'

type CouvertureFieldsProps = {
  readonly image: {
    readonly id: string
    readonly label: string
    readonly error: string | undefined
    readonly onChange: (id: MediaId | null) => void
  }
  /** File name of the saved picture. */
  readonly nom: string | null
  readonly alt: ComponentProps<typeof TextField>
}

/** The cover of a branch and its alternative text. */
export const CouvertureFields = ({
  image: { id, label, error, onChange },
  nom,
  alt,
}: CouvertureFieldsProps) => (
  <Card as="section" aria-labelledby="couverture">
    <h2 id="couverture" className={styles.title}>
      Couverture
    </h2>
    <div className="stack">
      <ImageField
        id={id}
        label={label}
        error={error}
        usage="couverture"
        current={nom && pictureOf(nom, 800)}
        onChange={onChange}
      />
      <TextField {...alt} hint="Lu à celles qui ne la voient pas." />
    </div>
  </Card>
)
