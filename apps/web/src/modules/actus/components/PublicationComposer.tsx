import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { findKept } from '#kit/kept-forms.ts'
import { notify } from '#kit/notify.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { useFocusOnMount } from '#kit/use-focus-on-mount.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FormulaireSkeleton } from './ActusSkeletons.tsx'
import { ClosedField } from './ClosedField.tsx'
import styles from './Composer.module.css'
import { PublicationEditor } from './PublicationEditor.tsx'
import type { Ouverture } from './PublicationFields.tsx'

type ClosedProps = {
  /** She has just left the form: its button takes the focus back. */
  readonly isBack: boolean
  readonly onOpen: (ouverture: Ouverture) => void
}

const ClosedComposer = ({ isBack, onOpen }: ClosedProps) => {
  const { adherente } = useUser()
  const field = useFocusOnMount<HTMLButtonElement>(isBack)
  return (
    <>
      <div className={styles.closed}>
        <Avatar name={formatName(adherente)} src={adherente.photo && pictureOf(adherente.photo)} size="sm" />
        <ClosedField ref={field} onClick={() => onOpen('texte')}>
          Une annonce, une question…
        </ClosedField>
      </div>
      <div className={styles.bar}>
        <Button variant="quiet" size="sm" onClick={() => onOpen('photo')}>
          <Icon name="image" />
          Photo
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onOpen('mention')}>
          <Icon name="at" />
          Mentionner
        </Button>
        <Button variant="primary" onClick={() => onOpen('texte')}>
          Publier
        </Button>
      </div>
    </>
  )
}

const saidOf = ({ statut }: Publication): string =>
  statut === 'programmee' ? 'Ta publication est programmée.' : 'Ta publication est en ligne.'

/** Writes a post. A press opens the form, whose editor is loaded then; what a lost session had typed opens it at once. */
export const PublicationComposer = () => {
  const [ouverture, setOuverture] = useState<Ouverture | 'reprise' | undefined>(() =>
    findKept('publication') ? 'reprise' : undefined,
  )
  const [isBack, setIsBack] = useState(false)
  const close = () => {
    setIsBack(true)
    setOuverture(undefined)
  }
  return (
    <Card as="section" aria-label="Publier une actu">
      {ouverture === undefined ? (
        <ClosedComposer isBack={isBack} onOpen={setOuverture} />
      ) : (
        <Boundary loading={<FormulaireSkeleton />}>
          <PublicationEditor
            {...(ouverture !== 'reprise' && { ouverture })}
            onPublished={(after) => {
              notify(saidOf(after))
              close()
            }}
            onBrouillon={() => {
              notify('Ton brouillon est enregistré. Il t’attend dans «\u00a0Mes publications\u00a0».')
              close()
            }}
            cancel={
              <Button variant="quiet" onClick={close}>
                Annuler
              </Button>
            }
          />
        </Boundary>
      )}
    </Card>
  )
}
