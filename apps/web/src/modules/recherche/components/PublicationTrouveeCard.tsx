import { formatAgo, formatCount, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { TYPES_PUBLICATION } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { PublicationTrouvee } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { Link } from 'react-router'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { titreOf } from '#modules/actus/actus.public.tsx'
import { Byline } from '#ui/Byline.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import styles from './Recherche.module.css'

/** A post in the results, without its pictures and reactions: the link of its title covers the whole card. */
const PublicationTrouveeCard = ({ publication }: { readonly publication: PublicationTrouvee }) => {
  const { id, type, auteure, extrait, nbCommentaires, datePublication } = publication
  const now = useNow()
  return (
    <Card as="article" className={styles.card}>
      {type !== 'publication' && (
        <Tag
          tone={type === 'annonce' ? 'wine' : 'lagoon'}
          icon={type === 'annonce' ? 'megaphone-simple' : 'newspaper'}
        >
          {TYPES_PUBLICATION[type]}
        </Tag>
      )}
      <h3 className={styles.title}>
        <Link to={pathTo('/actu/:id', { id })} className={styles.cover}>
          {titreOf(publication)}
        </Link>
      </h3>
      {extrait !== '' && <p className={styles.extrait}>{extrait}</p>}
      <div className={styles.foot}>
        <Byline
          name={formatName(auteure)}
          photo={auteure.photo && pictureOf(auteure.photo)}
          to={auteure.id === null ? undefined : pathTo('/membre/:id', { id: auteure.id })}
          size="xs"
          className={styles.author}
        >
          {[auteure.ville?.nom, datePublication && formatAgo(datePublication, now)]
            .filter(Boolean)
            .join(' · ')}
        </Byline>
        <span className={styles.count}>
          <Icon name="chat-circle" size="sm" />
          <span aria-hidden="true">{nbCommentaires}</span>
          <span className="sr-only">{formatCount(nbCommentaires, 'commentaire')}</span>
        </span>
      </div>
    </Card>
  )
}

/** Posts found, one below the other. */
export const PublicationCards = ({
  publications,
}: {
  readonly publications: readonly PublicationTrouvee[]
}) => (
  <ul className={`grid ${styles.column}`}>
    {publications.map((publication) => (
      <li key={publication.id}>
        <PublicationTrouveeCard publication={publication} />
      </li>
    ))}
  </ul>
)
