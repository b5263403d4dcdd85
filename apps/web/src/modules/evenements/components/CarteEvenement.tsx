import type { CarteEvenement as Carte } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Link } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { Tag } from '#ui/Tag.tsx'
import { cx } from '#ui/cx.ts'
import { etatOf, type Etatable } from '../etat.ts'
import { vignetteOf } from '../illustration.ts'
import { useNow } from '../use-now.ts'
import { ActeInscription } from './ActeInscription.tsx'
import styles from './CarteEvenement.module.css'
import { DateEvenement } from './DateEvenement.tsx'
import { EtiquettesEvenement } from './EtiquettesEvenement.tsx'
import { FavoriIcone } from './FavoriIcone.tsx'
import { MetaEvenement } from './MetaEvenement.tsx'

/** Places left, or where she stands. */
const EtatEvenement = ({ evenement }: { readonly evenement: Etatable }) => {
  const now = useNow()
  const { mots, ...look } = etatOf(evenement, now)
  return look.tone === undefined ? <span>{mots}</span> : <Tag {...look}>{mots}</Tag>
}

type CarteEvenementProps = {
  readonly evenement: Carte
  /** One below the title that the cards are under. */
  readonly level?: 2 | 3
}

/** An event in a list: its title opens its page, the whole card being its target. */
export const CarteEvenement = ({ evenement, level = 3 }: CarteEvenementProps) => {
  const Heading = `h${level}` as const
  return (
    <Card as="article" className={cx(styles.card, evenement.isAnnule && styles.off)}>
      <div className={styles.picture}>
        <img src={vignetteOf(evenement)} alt="" loading="lazy" />
        <DateEvenement evenement={evenement} small className={styles.date} />
      </div>
      <div className={styles.body}>
        <div className={styles.tags}>
          <EtiquettesEvenement evenement={evenement} />
        </div>
        <Heading className={styles.title}>
          <Link to={`/evenement/${evenement.id}`} className={styles.link}>
            {evenement.titre}
          </Link>
        </Heading>
        <MetaEvenement evenement={evenement} />
        <div className={styles.foot}>
          <span className="muted">{evenement.theme?.libelle}</span>
          <EtatEvenement evenement={evenement} />
        </div>
        <div className={styles.act}>
          <ActeInscription evenement={evenement} block />
        </div>
      </div>
      <FavoriIcone evenement={evenement} className={styles.favourite} />
    </Card>
  )
}
