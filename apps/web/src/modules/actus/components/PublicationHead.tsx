import { formatAgo, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { STATUTS_PUBLICATION, TYPES_PUBLICATION } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { isModifiee } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ref } from 'react'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useNow } from '#kit/use-now.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Byline } from '#ui/Byline.tsx'
import { Tag } from '#ui/Tag.tsx'
import { audienceOf, epinglePhrase, quiOf } from '../mots.ts'
import styles from './Publication.module.css'
import { PublicationMenu } from './PublicationMenu.tsx'

type PublicationProps = { readonly publication: Publication }

/** What kind of post it is, for whom, and its state when others do not read it. */
const PublicationTags = ({ publication }: PublicationProps) => {
  const { type, statut, epingleeJusquau } = publication
  const audience = audienceOf(publication)
  if (type === 'publication' && statut === 'publiee' && epingleeJusquau === null && !audience) return null
  return (
    <div className={styles.tags}>
      {epingleeJusquau !== null && (
        <Tag tone="warning" icon="push-pin">
          {epinglePhrase(epingleeJusquau)}
        </Tag>
      )}
      {type !== 'publication' && (
        <Tag
          tone={type === 'annonce' ? 'wine' : 'lagoon'}
          icon={type === 'annonce' ? 'megaphone-simple' : 'newspaper'}
        >
          {TYPES_PUBLICATION[type]}
        </Tag>
      )}
      {audience && (
        <Tag tone="outline" icon="map-pin-area">
          {audience}
        </Tag>
      )}
      {statut !== 'publiee' && (
        <Tag tone={statut === 'masquee' ? 'warning' : 'neutral'}>{STATUTS_PUBLICATION[statut]}</Tag>
      )}
    </div>
  )
}

/** Who wrote it and when, and what the reader may do. */
export const PublicationHead = ({
  publication,
  ref,
}: PublicationProps & { readonly ref: Ref<HTMLDivElement> }) => {
  const { id, auteure, datePublication, dateCreation } = publication
  const now = useNow()
  const le = datePublication ?? dateCreation
  return (
    <>
      <div ref={ref} className={styles.head}>
        <Byline
          name={formatName(auteure)}
          photo={auteure.photo && pictureOf(auteure.photo)}
          to={auteure.id === null ? undefined : pathTo('/membre/:id', { id: auteure.id })}
        >
          {quiOf(auteure).map((mot) => `${mot} · `)}
          <Anchor to={pathTo('/actu/:id', { id })} className={styles.date}>
            <time dateTime={le}>{formatAgo(le, now)}</time>
          </Anchor>
          {isModifiee(publication) && ' · modifié'}
        </Byline>
        <PublicationMenu publication={publication} />
      </div>
      <PublicationTags publication={publication} />
    </>
  )
}
