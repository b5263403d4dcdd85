import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Formulaire.module.css'

export const FormulaireSkeleton = () => (
  <Loading status="Chargement du formulaire…">
    <div className={styles.ask}>
      <Skeleton height="13rem" />
      <div className={styles.rest}>
        <Skeleton height="40rem" />
      </div>
    </div>
  </Loading>
)
