import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { Link, useLocation } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import { hrefOuverte } from '../liste.ts'
import { alerteOf, ICONES, ligneOf } from '../mots.ts'
import { FavoriIcon } from './FavoriIcon.tsx'
import styles from './RessourceCard.module.css'
import { RessourceLink } from './RessourceLink.tsx'
import { UtileButton } from './UtileButton.tsx'

type RessourceCardProps = {
  readonly ressource: Ressource
  /** Heading level: one below the heading above the cards. */
  readonly level?: 2 | 3 | 4
  /** Beside something else: its kind and its title alone. */
  readonly isShort?: boolean
}

/** Opens what is known of a resource without a page of its own; over the library, it stays as it is. */
const DetailsLink = ({ ressource }: Pick<RessourceCardProps, 'ressource'>) => {
  const { pathname, search } = useLocation()
  const isHere = pathname === pathTo('/ressource')
  return (
    <Link
      to={isHere ? hrefOuverte(search, ressource.id) : cheminRessource(ressource)}
      preventScrollReset={isHere}
      className={styles.details}
    >
      Détails<span className="sr-only">&nbsp;: {ressource.titre}</span>
    </Link>
  )
}

/** A resource in a list; the link of its title covers the whole card. */
export const RessourceCard = ({ ressource, level = 3, isShort = false }: RessourceCardProps) => {
  const { type, titre, resume } = ressource
  const Heading = `h${level}` as const
  const alerte = alerteOf(ressource)
  return (
    <Card as="article" className={styles.card}>
      <span className={styles.icon}>
        <Icon name={ICONES[type]} size="lg" />
      </span>
      <div className={styles.body}>
        <p className={styles.kind}>
          {TYPES_RESSOURCE[type]}
          {alerte && (
            <Tag tone="warning" icon="warning-fill">
              {alerte.mot}
            </Tag>
          )}
        </p>
        <Heading className={styles.title}>
          <RessourceLink ressource={ressource} className={styles.link}>
            {titre}
          </RessourceLink>
        </Heading>
        {!isShort && resume && <p className={styles.summary}>{resume}</p>}
        <p className={styles.meta}>{ligneOf(ressource)}</p>
      </div>
      {!isShort && (
        <div className={styles.acts}>
          <UtileButton ressource={ressource} isInList />
          {type !== 'article' && <DetailsLink ressource={ressource} />}
          <FavoriIcon plain ressource={ressource} className={styles.favourite} />
        </div>
      )}
    </Card>
  )
}
