import { formatCount } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { TerritoireTrouve } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { Link } from 'react-router'
import { illustrationOf, STATUTS_ANTENNE } from '#modules/antennes/antennes.public.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import styles from './Recherche.module.css'

/** A branch in the results; the link of its name covers the whole card. */
const AntenneTrouveeCard = ({ antenne }: { readonly antenne: TerritoireTrouve }) => {
  const { id, nom, region, departements, statut, nbAdherentes, monAntenne } = antenne
  const { nom: etat, ...look } = STATUTS_ANTENNE[statut]
  return (
    <Card as="article" className={cx(styles.card, styles.pictured)}>
      <img src={illustrationOf(antenne, 800).src} alt="" loading="lazy" className={styles.picture} />
      <div>
        <h3 className={styles.title}>
          <Link to={pathTo('/antenne/:id', { id })} className={styles.cover}>
            {nom}
          </Link>
        </h3>
        <p className={styles.meta}>
          {departements.map((code) => (
            <Plate key={code}>{code}</Plate>
          ))}
          <span>{[region, formatCount(nbAdherentes, 'membre')].filter(Boolean).join(' · ')}</span>
        </p>
        {(monAntenne || statut !== 'ouverte') && (
          <p className={styles.tags}>
            {monAntenne && (
              <Tag tone="lagoon" icon="map-pin-area-fill">
                Ton antenne
              </Tag>
            )}
            {statut !== 'ouverte' && <Tag {...look}>{etat}</Tag>}
          </p>
        )}
      </div>
    </Card>
  )
}

type AntenneCardsProps = {
  readonly antennes: readonly TerritoireTrouve[]
  /** Number of columns on a large screen. */
  readonly columns?: 1 | 2
}

export const AntenneCards = ({ antennes, columns = 2 }: AntenneCardsProps) => (
  <ul className={cx('grid', columns === 2 && 'grid--2', styles.cards)}>
    {antennes.map((antenne) => (
      <li key={antenne.id}>
        <AntenneTrouveeCard antenne={antenne} />
      </li>
    ))}
  </ul>
)
