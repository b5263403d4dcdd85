import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Link } from '#ui/Link.tsx'
import styles from './ConnexionForm.module.css'

/** Link back to the login page, for visitors. */
export const ConnexionLink = () => (
  <p className={styles.other}>
    <Link to={pathTo('/connexion')} standalone>
      Retour à la connexion
    </Link>
  </p>
)
