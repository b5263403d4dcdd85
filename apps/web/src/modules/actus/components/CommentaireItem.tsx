import { formatAgo, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Commentaire, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/Link.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Tag.tsx'
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
    <div className={styles.tools}>
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
        <button type="button" className={styles.tool} onClick={onReply}>
          Répondre<span className="sr-only"> à {nom}</span>
        </button>
      )}
      {droits.modifier && (
        <Anchor
          className={styles.tool}
          to={pathTo('/actu/:id/commentaire/:commentaireId/edition', {
            id: publication.id,
            commentaireId: id,
          })}
        >
          Modifier<span className="sr-only"> ton commentaire</span>
        </Anchor>
      )}
      {droits.supprimer && (
        <button type="button" className={styles.tool} onClick={onDelete}>
          Supprimer<span className="sr-only"> le commentaire de {nom}</span>
        </button>
      )}
      {droits.signaler && auteure.id !== null && (
        <GestesMenu
          cible={{ type: 'commentaire', id, libelle: 'ce commentaire', extrait: extraitOf(contenu) }}
          auteure={{ id: auteure.id, prenom: auteure.prenom, nom: auteure.nom }}
        />
      )}
    </div>
  )
}

/** A comment of a post, or an answer to one. */
export const CommentaireItem = (props: CommentaireItemProps) => {
  const { commentaire } = props
  const { auteure, contenu, image, datePublication, dateModification, statut } = commentaire
  const now = useNow()
  const isMine = useUser().adherente.id === auteure.id
  const nom = formatName(auteure)
  if (statut === 'supprime') {
    return (
      <>
        <Avatar name={undefined} size="sm" />
        <p className={cx(styles.body, 'muted')}>Commentaire supprimé.</p>
      </>
    )
  }
  return (
    <>
      <Avatar
        name={auteure.id === null ? undefined : nom}
        src={auteure.photo && pictureOf(auteure.photo)}
        size="sm"
      />
      <div>
        <div className={cx(styles.body, isMine && styles.own)}>
          <div className={styles.head}>
            {auteure.id === null ? (
              <span className={styles.name}>{nom}</span>
            ) : (
              <Link to={pathTo('/membre/:id', { id: auteure.id })} className={styles.name}>
                {nom}
              </Link>
            )}
            <time dateTime={datePublication}>
              {formatAgo(datePublication, now)}
              {dateModification && ', modifié'}
            </time>
            {statut === 'masque' && (
              <Tag tone="warning" icon="eye-slash">
                Masqué
              </Tag>
            )}
          </div>
          <RichText html={contenu} mentionHref={mentionHref} className={styles.text} />
          {image && (
            <div className={styles.picture}>
              <ImagesGrid images={[image]} />
            </div>
          )}
        </div>
        <CommentaireTools {...props} />
      </div>
    </>
  )
}
