import { useSuspenseQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { participationQuery } from '../evenements.api.ts'
import { qrQuery } from '../qr.ts'
import styles from './EvenementPage.module.css'

type QrDialogProps = { readonly evenementId: string; readonly onClose: () => void }

const Code = ({ evenementId }: Pick<QrDialogProps, 'evenementId'>) => {
  const { jetonQr } = useSuspenseQuery(participationQuery(evenementId)).data
  const { data: svg } = useSuspenseQuery(qrQuery(jetonQr ?? ''))
  return jetonQr === null ? (
    <p>Tu n’es plus inscrite à cet événement.</p>
  ) : (
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="QR code de ton inscription"
    />
  )
}

/** The member’s QR code for check-in. */
export const QrDialog = ({ evenementId, onClose }: QrDialogProps) => (
  <Dialog isOpen title="Mon QR code" onClose={onClose}>
    <div className="stack">
      <p>Montre-le à l’entrée&nbsp;: ta présence est notée en un instant.</p>
      <Boundary
        loading={
          <Loading status="Chargement du QR code…">
            <Skeleton height="16rem" />
          </Loading>
        }
      >
        <Code evenementId={evenementId} />
      </Boundary>
    </div>
  </Dialog>
)
