import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { cx } from '#ui/cx.ts'
import { bandeauOf, pointagesOf } from '../mots.ts'
import type { Emargement } from '../use-emargement.ts'
import { BilanDialog } from './BilanDialog.tsx'
import styles from './EnvoiBanner.module.css'

type EnvoiBannerProps = { readonly emargement: Emargement; readonly fuseau: string }

/** Sending status. Always shown, with a constant height, so that the list below does not move. */
export const EnvoiBanner = ({ emargement, fuseau }: EnvoiBannerProps) => {
  const { etat, file, isOnline, isVolatile } = emargement
  const [isReading, setIsReading] = useState(false)
  const [isDropping, setIsDropping] = useState(false)
  const { tone, icon, titre, detail } = bandeauOf(etat, { isOnline, isVolatile, fuseau })
  const isRefused = tone === 'echec'
  // A successful immediate save is not announced: screen readers have announced the button.
  const isQuiet = tone === 'ok' && etat.bilan === null
  return (
    <div className={cx(styles.bandeau, styles[tone])}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.texts}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
        <div role="status">
          <p className={styles.titre}>{titre}</p>
          {!isQuiet && <p className={styles.detail}>{detail}</p>}
        </div>
        {isQuiet && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.acts}>
        {isRefused && (
          <>
            <Button size="sm" busy={etat.isSending} busyLabel="Envoi…" onClick={() => void file.flush()}>
              Réessayer
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsDropping(true)}>
              Effacer
            </Button>
          </>
        )}
        {!isRefused && etat.bilan && (
          <Button size="sm" onClick={() => setIsReading(true)}>
            Détail
          </Button>
        )}
      </div>
      {isReading && etat.bilan && (
        <BilanDialog
          bilan={etat.bilan}
          onClose={() => {
            setIsReading(false)
            file.closeBilan()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isDropping}
        title={`Effacer ${pointagesOf(etat.attente.length)}\u202f?`}
        confirmLabel="Effacer"
        onConfirm={() => {
          setIsDropping(false)
          void file.drop()
        }}
        onClose={() => setIsDropping(false)}
      >
        Ils n’ont pas été pris et ne seront plus envoyés de cet appareil.
      </ConfirmDialog>
    </div>
  )
}
