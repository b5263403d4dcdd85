import { formatCount, formatDistance, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type {
  CarteCoupDePouce,
  CoupDePouceProche,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { Link } from 'react-router'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { Byline } from '#ui/Byline.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { jourPasse, momentPasse } from '../mots.ts'
import styles from './CoupDePouceCard.module.css'
import { CoupDePouceTags } from './CoupDePouceTags.tsx'

/** What a list, or a list of similar requests, gives of one. */
export type Carte = CoupDePouceProche &
  Partial<Pick<CarteCoupDePouce, 'type' | 'urgence' | 'distanceKilometre' | 'dateCreation'>>

type CoupDePouceCardProps = {
  readonly carte: Carte
  /** Heading level: one below the heading above the cards. */
  readonly level?: 2 | 3 | 4
}

/** The author, where and when: the stub of the card. */
const AuteureLine = ({ carte }: Pick<CoupDePouceCardProps, 'carte'>) => {
  const { auteure, ville, distanceKilometre, statut } = carte
  const now = useNow()
  const le = carte.datePublication ?? carte.dateCreation
  const lieu = ville ?? auteure.ville
  return (
    <Byline
      name={formatName(auteure)}
      photo={auteure.photo && pictureOf(auteure.photo)}
      to={auteure.id === null ? undefined : pathTo('/membre/:id', { id: auteure.id })}
      size="xs"
      className={styles.author}
    >
      {[
        lieu?.nom,
        // A distance of 0 is omitted: it is in the reader’s commune, somewhere.
        distanceKilometre && formatDistance(distanceKilometre),
        le && (statut === 'brouillon' ? `commencé ${momentPasse(le, now)}` : jourPasse(le, now)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Byline>
  )
}

/** A help request in a list, drawn as a small ad; the link of its title covers the whole card. */
export const CoupDePouceCard = ({ carte, level = 3 }: CoupDePouceCardProps) => {
  const { id, titre, statut, nbReponses } = carte
  const Heading = `h${level}` as const
  const href =
    statut === 'brouillon'
      ? pathTo('/coup-de-pouce/:id/edition', { id })
      : pathTo('/coup-de-pouce/:id', { id })
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.body}>
        <CoupDePouceTags carte={carte} isInList />
        <Heading className={styles.title}>
          <Link to={href} className={styles.link}>
            {titre}
          </Link>
        </Heading>
      </div>
      <div className={styles.stub}>
        <AuteureLine carte={carte} />
        <span className={styles.count}>
          <Icon name="chat-circle" size="sm" />
          <span aria-hidden="true">{nbReponses}</span>
          <span className="sr-only">{formatCount(nbReponses, 'réponse')}</span>
        </span>
      </div>
    </Card>
  )
}
