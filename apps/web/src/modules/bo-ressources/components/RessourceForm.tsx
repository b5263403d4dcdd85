import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { useState, type ReactNode } from 'react'
import { Form } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { useFigures } from '../images.ts'
import { versionOf } from '../mots.ts'
import type { RessourceFormulaire } from '../use-ressource-form.ts'
import { CibleFields } from './CibleFields.tsx'
import { ClassementFields } from './ClassementFields.tsx'
import styles from './Formulaire.module.css'
import { ImageFields } from './ImageFields.tsx'
import { PublicFields } from './PublicFields.tsx'
import { RessourcePreview } from './RessourcePreview.tsx'
import { TexteFields } from './TexteFields.tsx'

type RessourceFormProps = {
  readonly form: RessourceFormulaire
  readonly isUnsaved: boolean
  /** As last read; undefined before the first save. */
  readonly ressource: DetailRessourceBo | undefined
  /** Extra buttons of the bar. */
  readonly actions?: ReactNode
  /** Below the fields of the side. */
  readonly aside?: ReactNode
}

type Boutons = { readonly enregistrer: string | undefined; readonly publier: string | undefined }

/** Only an article keeps its changes to itself: what is said of another type is read at once. */
const boutonsOf = (ressource: DetailRessourceBo | undefined, isUnsaved: boolean): Boutons => {
  if (ressource === undefined || ressource.statut === 'brouillon')
    return { enregistrer: 'Enregistrer le brouillon', publier: 'Publier' }
  if (ressource.type !== 'article') return { enregistrer: 'Enregistrer', publier: undefined }
  const isToPublish = isUnsaved || ressource.modificationsNonPubliees
  return {
    enregistrer: isUnsaved ? 'Enregistrer' : undefined,
    publier: isToPublish ? 'Publier les modifications' : undefined,
  }
}

const SaveButtons = ({ form, ressource, isUnsaved }: Omit<RessourceFormProps, 'actions' | 'aside'>) => {
  const { isSubmitting, values } = form
  const { enregistrer, publier } = boutonsOf(ressource, isUnsaved || isSubmitting)
  const doing = (suite: 'enregistrer' | 'publier') => ({
    type: 'submit' as const,
    busy: isSubmitting && values.suite === suite,
    disabled: isSubmitting && values.suite !== suite,
    // Validation depends on it, so it is set before the submit.
    onClick: () => form.controlled('suite').onChange(suite),
  })
  return (
    <>
      {enregistrer && (
        <Button
          {...doing('enregistrer')}
          variant={publier ? 'secondary' : 'primary'}
          busyLabel="Enregistrement…"
        >
          {enregistrer}
        </Button>
      )}
      {publier && (
        <Button {...doing('publier')} variant="primary" busyLabel="Publication…">
          {publier}
        </Button>
      )}
    </>
  )
}

const statusOf = (ressource: DetailRessourceBo | undefined, isUnsaved: boolean): string => {
  if (isUnsaved) return 'Modifications pas enregistrées.'
  return ressource ? versionOf(ressource) : 'Rien n’est encore enregistré.'
}

/** Every field of a resource, by its type. */
export const RessourceForm = ({ form, isUnsaved, ressource, actions, aside }: RessourceFormProps) => {
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { pictures, figures } = useFigures(ressource)
  const isArticle = form.values.type === 'article'
  return (
    <>
      <Form form={form} className="stack">
        <div className={styles.columns}>
          <div className={styles.main}>
            {isArticle ? (
              <TexteFields form={form} ressource={ressource} pictures={pictures} />
            ) : (
              <CibleFields form={form} isNew={ressource === undefined} />
            )}
            <ClassementFields form={form} ressource={ressource} />
            <SaveBar status={statusOf(ressource, isUnsaved)} isIdle={!isUnsaved}>
              {actions}
              {isArticle && (
                <Button onClick={() => setIsPreviewed(true)}>
                  <Icon name="eye" />
                  Aperçu
                </Button>
              )}
              <SaveButtons form={form} ressource={ressource} isUnsaved={isUnsaved} />
            </SaveBar>
          </div>
          <div className={styles.side}>
            <ImageFields form={form} />
            <PublicFields form={form} ressource={ressource} />
            {aside}
          </div>
        </div>
      </Form>
      {isPreviewed && (
        <RessourcePreview saisie={form.values} figures={figures} onClose={() => setIsPreviewed(false)} />
      )}
    </>
  )
}
