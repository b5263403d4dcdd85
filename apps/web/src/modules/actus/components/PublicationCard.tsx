import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { SourceVue } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useId, useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { useUser } from '#kit/session.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { RichText } from '#ui/RichText.tsx'
import { useOpenPublication } from '../actus.api.ts'
import { commentairesPhrase, etatOf, mentionHref, titreOf } from '../mots.ts'
import { useVue } from '../use-vue.ts'
import { CommentairesSkeleton } from './ActusSkeletons.tsx'
import { CommentairesSection } from './CommentairesSection.tsx'
import { ImagesGrid } from './ImagesGrid.tsx'
import { JointsList } from './JointsList.tsx'
import { PartageButton } from './PartageButton.tsx'
import styles from './Publication.module.css'
import { PublicationHead } from './PublicationHead.tsx'
import { PublicationText } from './PublicationText.tsx'
import { ReactionButtons } from './ReactionButtons.tsx'

type PublicationProps = { readonly publication: Publication }

/** Why others do not read it, and the way out of that state. */
const EtatCallout = ({ publication }: PublicationProps) => {
  const { id, statut, auteure, droits } = publication
  const isMine = useUser().adherente.id === auteure.id
  const { mutate, isPending } = useOpenPublication('La publication est de retour.')
  const phrase = etatOf(publication, isMine)
  if (phrase === undefined) return null
  return (
    <Callout tone={statut === 'masquee' ? 'warning' : 'info'} className={styles.state}>
      <p>{phrase}</p>
      {statut === 'brouillon' && droits.modifier && (
        <ButtonLink size="sm" to={pathTo('/actu/:id/edition', { id })}>
          Reprendre le brouillon
        </ButtonLink>
      )}
      {statut === 'supprimee' && droits.restaurer && (
        <Button size="sm" busy={isPending} onClick={() => mutate({ params: { id } })}>
          Annuler la suppression
        </Button>
      )}
    </Callout>
  )
}

type PublicationCardProps = PublicationProps & {
  /** Heading level: 1 on its own page. */
  readonly level?: 1 | 2 | 3
  /** Where it is read. */
  readonly source?: SourceVue
}

/** A post, with its reactions and, once they are asked for, its comments. */
export const PublicationCard = ({ publication, level = 2, source = 'fil' }: PublicationCardProps) => {
  const { id, titre, contenu, images, droits, nbCommentaires, statut } = publication
  const isPage = level === 1
  const titleId = useId()
  const commentsId = useId()
  const [isOpen, setIsOpen] = useState(isPage)
  const seen = useVue<HTMLDivElement>(publication, source)
  const Heading = `h${level}` as const
  const name = titreOf(publication)
  const isRead = statut !== 'brouillon' && statut !== 'programmee'
  const hasComments = isRead && (nbCommentaires > 0 || droits.commenter)
  return (
    <Card as="article" className={styles.post} aria-labelledby={titleId}>
      <PublicationHead ref={seen} publication={publication} />
      <Heading
        id={titleId}
        className={titre === null ? 'sr-only' : styles.title}
        {...(isPage && { tabIndex: -1, 'data-page-title': '' })}
      >
        {titre === null || isPage ? name : <Anchor to={pathTo('/actu/:id', { id })}>{name}</Anchor>}
      </Heading>
      <EtatCallout publication={publication} />
      {isPage ? (
        <RichText html={contenu} mentionHref={mentionHref} className={styles.text} />
      ) : (
        <PublicationText contenu={contenu} name={name} />
      )}
      <ImagesGrid images={images} />
      <JointsList publication={publication} />
      {isRead && (
        <div className={styles.actions}>
          {droits.reagir && (
            <ReactionButtons
              objet={{ publicationId: id }}
              reagi={publication}
              sur={`la publication de ${formatName(publication.auteure)}`}
            />
          )}
          {hasComments && !isPage && (
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? commentsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="chat-circle" />
              {commentairesPhrase(nbCommentaires, droits.commenter)}
              <span className="sr-only">&nbsp;: {name}</span>
            </Button>
          )}
          <PartageButton publication={publication} />
        </div>
      )}
      {hasComments && isOpen && (
        <div id={commentsId}>
          <Boundary loading={<CommentairesSkeleton />}>
            <CommentairesSection publication={publication} isPage={isPage} />
          </Boundary>
        </div>
      )}
    </Card>
  )
}
