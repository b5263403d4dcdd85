import { Icon } from '#ui/Icon.tsx'
import styles from './Mois.module.css'

/** Legend of the marks of the month. */
export const AgendaLegend = () => (
  <ul className={styles.legend} aria-label="Légende">
    <li>
      <i className={styles.workshop} />
      Atelier
    </li>
    <li>
      <i className={styles.webinar} />
      Webinaire
    </li>
    <li>
      <Icon name="check-bold" size="sm" />
      Inscrite
    </li>
    <li>
      <Icon name="heart-fill" size="sm" />
      Favori
    </li>
    <li>
      <Icon name="hourglass-medium-bold" size="sm" />
      Liste d’attente
    </li>
  </ul>
)
