import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { Icon } from '#ui/Icon.tsx'
import { BesoinsDialog } from './BesoinsDialog.tsx'
import { DepartDialog } from './DepartDialog.tsx'
import styles from './EvenementPage.module.css'
import { QrDialog } from './QrDialog.tsx'

/** The member is registered: video link, QR code, needs, and cancellation. */
export const InscriptionCard = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { id, isEnLigne, lienVisio } = evenement
  const [shown, setShown] = useState<'besoins' | 'qr' | 'depart'>()
  const close = () => setShown(undefined)
  return (
    <>
      <p className={`${styles.state} ${styles.registered}`}>
        <Icon name="check-circle-fill" />
        Tu es inscrite
      </p>
      {isEnLigne && lienVisio !== null && (
        <ButtonAnchor href={lienVisio} variant="primary" size="lg" block>
          Rejoindre la visio
        </ButtonAnchor>
      )}
      <div className={styles.pair}>
        {!isEnLigne && <Button onClick={() => setShown('qr')}>Mon QR code</Button>}
        <Button onClick={() => setShown('besoins')}>Mes besoins</Button>
      </div>
      <Button variant="danger" block onClick={() => setShown('depart')}>
        Me désinscrire
      </Button>
      {shown === 'depart' && <DepartDialog evenement={evenement} isAttente={false} onClose={close} />}
      {shown === 'qr' && <QrDialog evenementId={id} onClose={close} />}
      {shown === 'besoins' && (
        <Boundary loading={null}>
          <BesoinsDialog evenementId={id} onClose={close} />
        </Boundary>
      )}
    </>
  )
}
