import { minutesOf } from '@entrelles/contract/kit/article.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  RESUME_MAX,
  TITRE_RESSOURCE_MAX,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useState } from 'react'
import { RichTextField } from '#kit/RichTextField.tsx'
import { useMentions } from '#modules/actus/actus.public.tsx'
import { Card } from '#ui/Card.tsx'
import type { Pictures } from '#ui/FigureDialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { lectureOf } from '../mots.ts'
import type { RessourceFormulaire } from '../use-ressource-form.ts'
import styles from './Formulaire.module.css'

type FormProps = { readonly form: RessourceFormulaire }

export const TitreField = ({ form }: FormProps) => (
  <TextField {...form.field('titre')} maxLength={TITRE_RESSOURCE_MAX} autoComplete="off" />
)

export const ResumeField = ({ form }: FormProps) => (
  <TextArea
    {...form.field('resume')}
    hint="Montré dans la liste et dans la recherche."
    rows={3}
    maxLength={RESUME_MAX}
  />
)

type TexteFieldsProps = FormProps & {
  readonly ressource: DetailRessourceBo | undefined
  readonly pictures: Pictures
}

/** The words of an article. */
export const TexteFields = ({ form, ressource, pictures }: TexteFieldsProps) => {
  const [now] = useState(() => new Date())
  const mentions = useMentions()
  const savedAt =
    ressource && (ressource.brouillonEnCours?.date ?? ressource.dateModification ?? ressource.dateCreation)
  return (
    <Card as="section" aria-labelledby="texte">
      <h2 id="texte" className={styles.title}>
        L’article
      </h2>
      <div className="stack">
        <TitreField form={form} />
        <ResumeField form={form} />
        <RichTextField
          {...form.controlled('contenu')}
          mentions={mentions}
          pictures={pictures}
          description={
            <span className={styles.reading}>{lectureOf(minutesOf(form.values.contenu), savedAt, now)}</span>
          }
        />
      </div>
    </Card>
  )
}
