import { useId } from 'react'
import { Card } from '#ui/Card.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { arcOf, heureEnMots, MINUTES_PAR_JOUR, type Controle } from '../reglages-form.ts'
import styles from './HeuresCalmesCard.module.css'

type CadranProps = { readonly debut: string; readonly fin: string }

/** A day of 24 hours, midnight at the top, with the quiet ones in yellow. */
const Cadran = ({ debut, fin }: CadranProps) => {
  const { depart, duree } = arcOf({ debut, fin })
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle className={styles.day} cx="100" cy="100" r="78" />
        <circle
          className={styles.quiet}
          cx="100"
          cy="100"
          r="78"
          // A circle starts on the right.
          transform="rotate(-90 100 100)"
          pathLength={MINUTES_PAR_JOUR}
          strokeDasharray={`${duree} ${MINUTES_PAR_JOUR - duree}`}
          strokeDashoffset={-depart}
        />
      </svg>
      <p className={styles.period}>
        {heureEnMots(debut)} <br />à {heureEnMots(fin)}
      </p>
    </div>
  )
}

type HeuresCalmesCardProps = { readonly heures: Controle<'heuresCalmes'> }

/** Hours during which nothing rings. The fields stay when they are off: an hour that is missing must be seen. */
export const HeuresCalmesCard = ({ heures }: HeuresCalmesCardProps) => {
  const titleId = useId()
  const { id, label, error, value, onChange } = heures
  const { actives, debut, fin } = value
  // The refusal is about the hour that is missing, or else about the second one, which must differ from the first.
  const refusal = { id, error }
  const isDebutRefused = debut === ''
  const isDrawn = actives && debut !== '' && fin !== '' && debut !== fin
  return (
    <Card as="section" variant="ink" aria-labelledby={titleId} className={styles.card}>
      <h3 id={titleId} className={styles.title}>
        {label}
      </h3>
      {isDrawn && <Cadran debut={debut} fin={fin} />}
      <Switch
        label="Rien ne sonne la nuit"
        checked={actives}
        onChange={({ target }) => onChange({ ...value, actives: target.checked })}
      />
      <div className={styles.times}>
        <TimeField
          {...(isDebutRefused && refusal)}
          label={
            <>
              De<span className="sr-only"> (début des heures calmes)</span>
            </>
          }
          value={debut}
          onChange={(heure) => onChange({ ...value, debut: heure })}
        />
        <TimeField
          {...(!isDebutRefused && refusal)}
          label={
            <>
              À<span className="sr-only"> (fin des heures calmes)</span>
            </>
          }
          value={fin}
          onChange={(heure) => onChange({ ...value, fin: heure })}
        />
      </div>
    </Card>
  )
}
