import { formatPercent } from '@entrelles/contract/kit/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Sending } from '../use-sent-fichiers.ts'
import { FichierRow } from './FichierRow.tsx'
import styles from './Fichiers.module.css'

type SendingRowProps = {
  readonly sending: Sending
  /** The button that was pressed is gone: the focus goes elsewhere. */
  readonly onAborted: () => void
}

/** A file that is leaving. Once it has left, the server examines it. */
export const SendingRow = ({ sending: { nom, isPdf, share, abort }, onAborted }: SendingRowProps) => {
  const percent = Math.floor(share * 100)
  return (
    <FichierRow
      isPdf={isPdf}
      nom={nom}
      line={share < 1 ? `Envoi… ${formatPercent(percent / 100)}` : 'Vérification…'}
      action={
        <IconButton
          plain
          icon="x-bold"
          label={`Annuler l’envoi de ${nom}`}
          onClick={() => {
            abort()
            onAborted()
          }}
        />
      }
    >
      <progress className={styles.progress} max={100} value={percent} aria-label={`Envoi de ${nom}`} />
    </FichierRow>
  )
}
