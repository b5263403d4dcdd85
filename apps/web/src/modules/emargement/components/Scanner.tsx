import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Lecture } from '../lecture-qr.ts'
import { useCamera } from '../use-camera.ts'
import styles from './Scanner.module.css'

type ScannerProps = {
  /** Whether the camera starts at once; otherwise the user starts it. */
  readonly startsOn: boolean
  readonly onLire: (texte: string) => Promise<Lecture>
}

/** Reads the members’ QR codes, one after the other. */
export const Scanner = ({ startsOn, onLire }: ScannerProps) => {
  const [attempt, setAttempt] = useState(startsOn ? 1 : 0)
  const [lecture, setLecture] = useState<Lecture>()
  const reading = useRef(Promise.resolve())

  const onCode = (texte: string) => {
    // Processes codes in sequence, so that results do not overwrite each other out of order.
    reading.current = reading.current
      .then(async () => {
        const lue = await onLire(texte)
        navigator.vibrate?.(lue.tone === 'success' ? 80 : [60, 80, 60])
        setLecture(lue)
      })
      .catch(() => undefined)
  }
  const { video, failure, isShowing, turn, light, isLit } = useCamera({ attempt, onCode })
  const isIdle = attempt === 0 || failure !== undefined

  return (
    <div className="stack">
      <div className={`on-ink ${styles.scan}`}>
        <video ref={video} className={styles.video} muted playsInline hidden={!isShowing} />
        <div className={styles.frame} aria-hidden="true" />
        <div className={styles.top}>
          {light && (
            <IconButton
              icon="flashlight"
              label={isLit ? 'Éteindre la lampe' : 'Allumer la lampe'}
              onClick={light}
            />
          )}
          {isShowing && (
            <>
              {turn && <IconButton icon="camera-rotate" label="Changer de caméra" onClick={turn} />}
              <IconButton icon="x" label="Fermer la caméra" onClick={() => setAttempt(0)} />
            </>
          )}
        </div>
        {isIdle && (
          <div className={styles.start}>
            {failure && (
              <p role="alert" className={styles.failure}>
                {failure}
              </p>
            )}
            <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
              <Icon name="camera" />
              {failure ? 'Réessayer' : 'Ouvrir la caméra'}
            </Button>
          </div>
        )}
        {!isIdle && (
          <p className={styles.hint}>
            {isShowing
              ? 'Vise le QR code de son inscription, sur son téléphone ou imprimé.'
              : 'La caméra s’ouvre…'}
          </p>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
      <div role="status" className={styles.result}>
        {lecture ? (
          <Callout tone={lecture.tone}>
            <p className="strong">{lecture.titre}</p>
            <p className="small">{lecture.detail}</p>
          </Callout>
        ) : (
          <p className={styles.none}>Celle que tu scannes s’affiche ici.</p>
        )}
      </div>
    </div>
  )
}
