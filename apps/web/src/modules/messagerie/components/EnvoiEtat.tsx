import { useIsOnline } from '#kit/online.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useContexteFil } from '../contexte-fil.ts'
import type { Bulle } from '../groupes.ts'
import styles from './Fil.module.css'

/** Where a message that has not left yet has got to, and what she may do about it. */
export const EnvoiEtat = ({ bulle }: { readonly bulle: Bulle }) => {
  const { onRetry, onCorrect, onRemove } = useContexteFil()
  const isOnline = useIsOnline()
  const { id, etat, refus } = bulle
  if (etat === 'envoi' || (etat === 'echec' && !isOnline)) {
    return (
      <p className={styles.state}>
        <Icon name="clock" size="sm" />
        {isOnline ? 'Envoi…' : 'En attente du réseau'}
      </p>
    )
  }
  return (
    <div className={styles.trouble}>
      <p className={styles.why}>
        <Icon name="warning-circle-fill" size="sm" />
        {refus === null ? 'Non envoyé' : `Non envoyé\u00a0: ${refus}`}
      </p>
      <Button size="sm" onClick={() => onRetry(id)}>
        <Icon name="arrow-clockwise-bold" size="sm" />
        Réessayer
      </Button>
      {refus !== null && (
        <Button size="sm" onClick={() => onCorrect(bulle)}>
          Corriger
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => onRemove(id)}>
        Supprimer
      </Button>
    </div>
  )
}
