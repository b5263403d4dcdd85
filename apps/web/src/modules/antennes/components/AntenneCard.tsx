import { formatCount, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Territoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { Link } from 'react-router'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import { illustrationOf } from '../paysages.ts'
import { STATUTS } from '../statuts.ts'
import styles from './AntenneCard.module.css'
import { SuiviIcon } from './SuiviIcon.tsx'

const Coordination = ({ antenne: { statut, coordinatrices } }: { readonly antenne: Territoire }) => {
  if (statut !== 'ouverte') {
    const { nom, ...look } = STATUTS[statut]
    return <Tag {...look}>{nom}</Tag>
  }
  if (coordinatrices.length === 0) {
    return (
      <Tag tone="warning" icon="compass">
        Coordinatrice à trouver
      </Tag>
    )
  }
  return (
    <span>
      {coordinatrices.length > 1 ? 'Coordinatrices' : 'Coordinatrice'}&nbsp;:{' '}
      <strong>{coordinatrices.map(formatName).join(', ')}</strong>
    </span>
  )
}

type AntenneCardProps = {
  readonly antenne: Territoire
  /** Heading level: one below the heading above the cards. */
  readonly level: 2 | 3
}

/** A branch in a list; its name links to its page. */
export const AntenneCard = ({ antenne, level }: AntenneCardProps) => {
  const { id, nom, departements, nbAdherentes, visages, monAntenne } = antenne
  const { src, alt } = illustrationOf(antenne, 800)
  const Heading = `h${level}` as const
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.picture}>
        <img src={src} alt={alt} loading="lazy" />
        {monAntenne && (
          <span className={styles.mine}>
            <Icon name="map-pin-area-fill" size="sm" />
            Ton antenne
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={pathTo('/antenne/:id', { id })} className={styles.link}>
            {nom}
          </Link>
        </Heading>
        <p className={styles.facts}>
          {departements.map((code) => (
            <Plate key={code}>{code}</Plate>
          ))}
          <span>{formatCount(nbAdherentes, 'membre')}</span>
        </p>
        <div className={styles.foot}>
          {visages.length > 0 && (
            <div className={styles.faces}>
              {visages.map((photo, index) => (
                // Several members may have no photo, and the order never changes: the index is a safe key.
                <Avatar key={index} name={undefined} src={photo && miniatureDe(photo)} size="sm" />
              ))}
            </div>
          )}
          <Coordination antenne={antenne} />
        </div>
      </div>
      {!monAntenne && <SuiviIcon antenne={antenne} className={styles.follow} />}
    </Card>
  )
}
