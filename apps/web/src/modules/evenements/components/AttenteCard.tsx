import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isCommence, rangOf } from '../etat.ts'
import { useNow } from '#kit/use-now.ts'
import { DepartDialog } from './DepartDialog.tsx'
import styles from './EvenementPage.module.css'

/** The member is on the waiting list: her rank, what happens next, and a button to leave it. */
export const AttenteCard = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const [isLeaving, setIsLeaving] = useState(false)
  const isStarted = isCommence(evenement, useNow())
  const rang = evenement.monInscription?.rang ?? null
  return (
    <>
      <p className={styles.state}>
        <Icon name="hourglass-medium" />
        {rang === null ? 'Tu es sur la liste d’attente' : `Tu es ${rangOf(rang)} sur la liste d’attente`}
      </p>
      <p className="small">
        {isStarted
          ? 'L’événement a commencé\u202f: aucune place n’est plus proposée.'
          : 'Dès qu’une place se libère, elle est proposée par e-mail, dans l’ordre. Tu auras un délai pour répondre.'}
      </p>
      <Button block onClick={() => setIsLeaving(true)}>
        Quitter la liste d’attente
      </Button>
      {isLeaving && <DepartDialog evenement={evenement} isAttente onClose={() => setIsLeaving(false)} />}
    </>
  )
}
