import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { etatOf, type Etatable } from '../etat.ts'
import { useNow } from '#kit/use-now.ts'
import { EvenementDate } from './EvenementDate.tsx'
import { EvenementMeta } from './EvenementMeta.tsx'
import styles from './EvenementRow.module.css'
import { EvenementTags } from './EvenementTags.tsx'

type EvenementRowProps = {
  readonly evenement: CarteEvenement & Pick<Etatable, 'maPresence'>
  /** Heading level: one below the heading above the rows. */
  readonly level?: 3 | 4
  /** Actions. */
  readonly children?: ReactNode
}

/** An event in a list without pictures: home page, agenda. */
export const EvenementRow = ({ evenement, level = 3, children }: EvenementRowProps) => {
  const now = useNow()
  const Heading = `h${level}` as const
  const { mots, ...look } = etatOf(evenement, now)
  return (
    <article
      className={cx(styles.line, evenement.isAnnule && styles.off, Boolean(children) && styles.acting)}
    >
      <EvenementDate evenement={evenement} className={styles.date} />
      <div className={styles.texts}>
        <div className={styles.tags}>
          <EvenementTags evenement={evenement} />
          {look.tone !== undefined && <Tag {...look}>{mots}</Tag>}
          {evenement.favoriId !== null && evenement.monInscription === null && (
            <Tag tone="wine" icon="heart-fill">
              Favori
            </Tag>
          )}
        </div>
        <Heading className={styles.title}>
          <Link to={pathTo('/evenement/:id', { id: evenement.id })} className={styles.link}>
            {evenement.titre}
          </Link>
        </Heading>
        <EvenementMeta evenement={evenement} />
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </article>
  )
}
