import { formatFullDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { DELAI_SUPPRESSION_JOURS } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { useCancelSuppression, useParametres } from '../compte.api.ts'
import styles from './CompteSection.module.css'
import { CompteSection } from './CompteSection.tsx'
import { SuppressionDialog } from './SuppressionDialog.tsx'

/** Schedules the deletion of the account in seven days, or cancels it. */
export const SuppressionSection = () => {
  const { id, suppressionLe } = useParametres()
  const { mutate: cancel, isPending } = useCancelSuppression('Tu gardes ton compte.')
  const [isOpen, setIsOpen] = useState(false)
  const [hasActed, setHasActed] = useState(false)
  const content = useRef<HTMLDivElement>(null)

  // The clicked button is gone: move the focus to what replaces it.
  useEffect(() => {
    if (hasActed && !isOpen) content.current?.focus()
  }, [hasActed, isOpen, suppressionLe])

  const keep = () => {
    setHasActed(true)
    cancel({ params: { id } })
  }

  return (
    <CompteSection title="Supprimer mon compte">
      <div ref={content} tabIndex={-1}>
        {suppressionLe === null ? (
          <div className={styles.form}>
            <p>
              Ton profil, tes messages et tes publications seront supprimés {DELAI_SUPPRESSION_JOURS}
              &nbsp;jours après ta demande.
            </p>
            <Button variant="danger" onClick={() => setIsOpen(true)}>
              Supprimer mon compte
            </Button>
          </div>
        ) : (
          <Callout tone="warning">
            <div className={styles.form}>
              <p>
                Ton compte sera supprimé le <strong>{formatFullDate(suppressionLe, ZONE_PARIS)}</strong>.
                D’ici là, tu peux changer d’avis.
              </p>
              <Button variant="primary" busy={isPending} onClick={keep}>
                Garder mon compte
              </Button>
            </div>
          </Callout>
        )}
      </div>
      {isOpen && <SuppressionDialog onDone={() => setHasActed(true)} onClose={() => setIsOpen(false)} />}
    </CompteSection>
  )
}
