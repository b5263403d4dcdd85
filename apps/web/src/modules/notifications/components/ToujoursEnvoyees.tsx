import { Icon } from '#ui/Icon.tsx'
import { CANAUX, TOUJOURS_ENVOYEES } from '../preferences-mots.ts'
import styles from './Reglages.module.css'

/** What she cannot switch off, and why. */
export const ToujoursEnvoyees = () => (
  <div>
    <h3 className={styles.title}>Toujours envoyées</h3>
    <ul className={styles.always}>
      {TOUJOURS_ENVOYEES.map(({ label, raison }) => (
        <li key={label} className={styles.sent}>
          <Icon name="lock-simple" />
          <p className={styles.reason}>
            <strong>{label}</strong> <span>{raison}</span>
          </p>
          <span className={styles.channel}>{CANAUX.mail}</span>
        </li>
      ))}
    </ul>
  </div>
)
