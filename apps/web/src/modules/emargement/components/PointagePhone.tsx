import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useList } from '#kit/list/use-list.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { liste } from '../liste.ts'
import type { Emargement } from '../use-emargement.ts'
import { LazyScanner, useScannerReady } from './LazyScanner.tsx'
import styles from './PointagePhone.module.css'
import { SansInscriptionForms } from './SansInscriptionForms.tsx'

type PointagePhoneProps = {
  readonly evenementId: string
  readonly emargement: Emargement
  readonly isClosed: boolean
  readonly tete: ReactNode
  readonly pointage: ReactNode
}

/** On phones: the list or the camera, with the main buttons at the bottom, within reach of the thumb. */
export const PointagePhone = ({ evenementId, emargement, isClosed, tete, pointage }: PointagePhoneProps) => {
  useScannerReady()
  const { filters } = useList(liste, evenementId)
  const [isAdding, setIsAdding] = useState(false)
  const [versListe, versScanner] = (['liste', 'scanner'] as const).map((vue) =>
    liste.href(evenementId, { ...filters, vue }),
  ) as [string, string]
  const isScanning = filters.vue === 'scanner' && !isClosed
  const modes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isScanning) modes.current?.scrollIntoView()
  }, [isScanning])
  return (
    <div className="stack">
      {tete}
      {!isClosed && (
        <div ref={modes} className={styles.modes}>
          <Segmented
            block
            label="Façon de pointer"
            current={isScanning ? versScanner : versListe}
            links={[
              { to: versListe, label: 'Liste', icon: 'list-checks' },
              { to: versScanner, label: 'Scanner', icon: 'qr-code' },
            ]}
          />
        </div>
      )}
      {isScanning ? <LazyScanner emargement={emargement} startsOn /> : pointage}
      {!isClosed && (
        <div className={styles.docked}>
          <Button onClick={() => setIsAdding(true)}>
            <Icon name="user-plus" />
            Sans inscription
          </Button>
          {isScanning ? (
            <ButtonLink variant="primary" to={versListe}>
              <Icon name="list-checks" />
              Liste
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={versScanner}>
              <Icon name="qr-code" />
              Scanner
            </ButtonLink>
          )}
        </div>
      )}
      <Dialog isOpen={isAdding} title="Sans inscription" onClose={() => setIsAdding(false)}>
        <SansInscriptionForms onAjouter={emargement.ajouter} onDone={() => setIsAdding(false)} />
      </Dialog>
    </div>
  )
}
