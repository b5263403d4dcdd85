import { formatAgo, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { isModifiee } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Commentaire, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { DeletedMessage, Message, MessageTool, MessageTools } from '#ui/Message.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Tag.tsx'
import { ancreOf } from '../commentaires.ts'
import { extraitOf, mentionHref } from '../mots.ts'
import styles from './Commentaires.module.css'
import { ImagesGrid } from './ImagesGrid.tsx'
import { ReactionButtons } from './ReactionButtons.tsx'

type CommentaireItemProps = {
  readonly publication: Publication
  readonly commentaire: Commentaire
  readonly onReply: () => void
  readonly onDelete: () => void
}

/** What the reader may do with a comment. */
const CommentaireTools = ({ publication, commentaire, onReply, onDelete }: CommentaireItemProps) => {
  const { id, auteure, droits, contenu, statut } = commentaire
  const isMine = useUser().adherente.id === auteure.id
  const nom = formatName(auteure)
  return (
    <MessageTools>
      {publication.droits.reagir && statut === 'publie' && !isMine && (
        <ReactionButtons
          objet={{ publicationId: publication.id, commentaireId: id }}
          reagi={commentaire}
          sur={`ce commentaire de ${nom}`}
          simple="merci"
          isSmall
        />
      )}
      {droits.repondre && (
        <MessageTool onClick={onReply}>
          Répondre<span className="sr-only"> à {nom}</span>
        </MessageTool>
      )}
      {droits.modifier && (
        <MessageTool
          to={pathTo('/actu/:id/commentaire/:commentaireId/edition', {
            id: publication.id,
            commentaireId: id,
          })}
        >
          Modifier<span className="sr-only"> ton commentaire</span>
        </MessageTool>
      )}
      {droits.supprimer && (
        <MessageTool onClick={onDelete}>
          Supprimer<span className="sr-only"> le commentaire de {nom}</span>
        </MessageTool>
      )}
      {droits.signaler && (
        <GestesMenu
          cible={{ type: 'commentaire', id, libelle: 'ce commentaire', extrait: extraitOf(contenu) }}
          auteure={auteure.id === null ? null : { id: auteure.id, prenom: auteure.prenom, nom: auteure.nom }}
        />
      )}
    </MessageTools>
  )
}

/** A comment of a post, or an answer to one. */
export const CommentaireItem = (props: CommentaireItemProps) => {
  const { commentaire } = props
  const { id, auteure, contenu, image, datePublication, statut } = commentaire
  const now = useNow()
  const isMine = useUser().adherente.id === auteure.id
  if (statut === 'supprime') {
    return (
      <DeletedMessage id={ancreOf(id)} className={styles.message}>
        Commentaire supprimé.
      </DeletedMessage>
    )
  }
  return (
    <Message
      id={ancreOf(id)}
      className={styles.message}
      name={formatName(auteure)}
      photo={auteure.photo && pictureOf(auteure.photo)}
      to={auteure.id === null ? undefined : pathTo('/membre/:id', { id: auteure.id })}
      time={
        <time dateTime={datePublication}>
          {formatAgo(datePublication, now)}
          {isModifiee(commentaire) && ', modifié'}
        </time>
      }
      tags={
        statut === 'masque' && (
          <Tag tone="warning" icon="eye-slash">
            Masqué
          </Tag>
        )
      }
      isOwn={isMine}
      tools={<CommentaireTools {...props} />}
    >
      <RichText html={contenu} mentionHref={mentionHref} className={styles.text} />
      {image && (
        <div className={styles.picture}>
          <ImagesGrid images={[image]} />
        </div>
      )}
    </Message>
  )
}
