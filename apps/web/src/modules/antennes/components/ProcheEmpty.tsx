import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './ProcheEmpty.module.css'

/** Suggests writing to the team when no branch is nearby. */
export const ProcheEmpty = () => (
  <Card as="aside" variant="contour" className={styles.card} aria-labelledby="rien-pres">
    <div>
      <h2 id="rien-pres" className={styles.title}>
        Rien près de chez toi&nbsp;?
      </h2>
      <p>Une antenne démarre à cinq membres et une envie.</p>
    </div>
    <ButtonLink to={pathTo('/faq')}>En parler à l’équipe</ButtonLink>
  </Card>
)
