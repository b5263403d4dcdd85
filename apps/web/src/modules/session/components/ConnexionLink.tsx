import { Link } from '#ui/Link.tsx'
import styles from '../screens/ConnexionScreen.module.css'

/** The way back from a page that a visitor came to by the login. */
export const ConnexionLink = () => (
  <p className={styles.other}>
    <Link to="/connexion" standalone>
      Retour à la connexion
    </Link>
  </p>
)
