import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteEvenement as Carte } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Link } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { etatOf, type Etatable } from '../etat.ts'
import { vignetteOf } from '../illustration.ts'
import { useNow } from '#kit/use-now.ts'
import styles from './EvenementCard.module.css'
import { EvenementDate } from './EvenementDate.tsx'
import { EvenementMeta } from './EvenementMeta.tsx'
import { EvenementTags } from './EvenementTags.tsx'
import { FavoriIcon } from './FavoriIcon.tsx'
import { InscriptionButton } from './InscriptionButton.tsx'

/** Places left, or the status of the member. */
const EtatEvenement = ({ evenement }: { readonly evenement: Etatable }) => {
  const now = useNow()
  const { mots, ...look } = etatOf(evenement, now)
  return look.tone === undefined ? <span>{mots}</span> : <Tag {...look}>{mots}</Tag>
}

type EvenementCardProps = {
  readonly evenement: Carte
  /** Heading level: one below the heading above the cards. */
  readonly level?: 2 | 3
}

/** An event in a list; the link of its title covers the whole card. */
export const EvenementCard = ({ evenement, level = 3 }: EvenementCardProps) => {
  const Heading = `h${level}` as const
  return (
    <Card as="article" className={cx(styles.card, evenement.isAnnule && styles.off)}>
      <div className={styles.picture}>
        <img src={vignetteOf(evenement)} alt="" loading="lazy" />
        <EvenementDate evenement={evenement} small className={styles.date} />
      </div>
      <div className={styles.body}>
        <div className={styles.tags}>
          <EvenementTags evenement={evenement} />
        </div>
        <Heading className={styles.title}>
          <Link to={pathTo('/evenement/:id', { id: evenement.id })} className={styles.link}>
            {evenement.titre}
          </Link>
        </Heading>
        <EvenementMeta evenement={evenement} />
        <div className={styles.foot}>
          <span className="muted">{evenement.theme?.libelle}</span>
          <EtatEvenement evenement={evenement} />
        </div>
        <div className={styles.act}>
          <InscriptionButton evenement={evenement} block />
        </div>
      </div>
      <FavoriIcon evenement={evenement} className={styles.favourite} />
    </Card>
  )
}
