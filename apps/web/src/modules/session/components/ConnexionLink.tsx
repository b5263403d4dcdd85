import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Link } from '#ui/Link.tsx'
import styles from '../screens/ConnexionScreen.module.css'

/** The way back from a page that a visitor came to by the login. */
export const ConnexionLink = () => (
  <p className={styles.other}>
    <Link to={pathTo('/connexion')} standalone>
      Retour à la connexion
    </Link>
  </p>
)
