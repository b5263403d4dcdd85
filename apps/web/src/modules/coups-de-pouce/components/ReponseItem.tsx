import { formatAgo, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type {
  CoupDePouce,
  ReponseCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { pictureOf } from '#kit/sent-pictures.ts'
import { useUser } from '#kit/session.ts'
import { useNow } from '#kit/use-now.ts'
import { EcrireReponseButton } from '#modules/messagerie/messagerie.public.tsx'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { Button } from '#ui/Button.tsx'
import { DeletedMessage, Message, MessageTool, MessageTools } from '#ui/Message.tsx'
import { Tag } from '#ui/Tag.tsx'
import { MOTS } from '../mots.ts'
import { ancreOf } from '../reponses.ts'
import { ContenuText } from './ContenuText.tsx'
import styles from './Reponses.module.css'

type ReponseItemProps = {
  readonly demande: CoupDePouce
  readonly reponse: ReponseCoupDePouce
  readonly isAccepting: boolean
  readonly onReply: () => void
  readonly onAccept: () => void
  readonly onDelete: () => void
}

const ReponseTags = ({ demande, reponse }: Pick<ReponseItemProps, 'demande' | 'reponse'>) => {
  const mots = MOTS[demande.type]
  const { prive, propose, acceptee, aAide, statut } = reponse
  return (
    <>
      {aAide && (
        <Tag tone="success" icon="heart-fill">
          A aidé
        </Tag>
      )}
      {acceptee && !aAide && (
        <Tag tone="success" icon="check-bold">
          {mots.acceptee}
        </Tag>
      )}
      {propose && !acceptee && !aAide && (
        <Tag tone="lagoon" icon="hand-heart">
          {mots.acceptable}
        </Tag>
      )}
      {prive && (
        <Tag tone="outline" icon="lock-simple">
          Privée
        </Tag>
      )}
      {statut === 'masquee' && (
        <Tag tone="warning" icon="eye-slash">
          Masquée
        </Tag>
      )}
    </>
  )
}

/** What the reader may do with an answer. */
const ReponseTools = ({ demande, reponse, isAccepting, onReply, onAccept, onDelete }: ReponseItemProps) => {
  const { id, auteure, droits, contenu } = reponse
  const moi = useUser().adherente.id
  const de = ` ${formatName(auteure)}`
  return (
    <MessageTools className={styles.tools}>
      {droits.accepter && (
        <Button size="sm" variant="primary" busy={isAccepting} busyLabel="Envoi…" onClick={onAccept}>
          {MOTS[demande.type].accepter}
          <span className="sr-only">&nbsp;:{de}</span>
        </Button>
      )}
      {demande.auteure.id === moi && auteure.id !== null && auteure.id !== moi && (
        <EcrireReponseButton id={demande.id} reponseId={id} prenom={auteure.prenom} />
      )}
      {droits.repondre && (
        <MessageTool onClick={onReply}>
          Répondre<span className="sr-only"> à{de}</span>
        </MessageTool>
      )}
      {droits.modifier && (
        <MessageTool
          to={pathTo('/coup-de-pouce/:id/reponse/:reponseId/edition', { id: demande.id, reponseId: id })}
        >
          Modifier<span className="sr-only"> ta réponse</span>
        </MessageTool>
      )}
      {droits.supprimer && (
        <MessageTool onClick={onDelete}>
          Supprimer<span className="sr-only"> la réponse de{de}</span>
        </MessageTool>
      )}
      {droits.signaler && (
        <GestesMenu
          cible={{ type: 'reponse', id, libelle: 'cette réponse', extrait: contenu.slice(0, 120) }}
          auteure={auteure.id === null ? null : { id: auteure.id, prenom: auteure.prenom, nom: auteure.nom }}
          exit={auteure.id === demande.auteure.id ? pathTo('/coup-de-pouce') : undefined}
        />
      )}
    </MessageTools>
  )
}

/** An answer to a help request. */
export const ReponseItem = (props: ReponseItemProps) => {
  const { reponse } = props
  const { id, auteure, contenu, datePublication, dateModification, statut } = reponse
  const now = useNow()
  const isMine = useUser().adherente.id === auteure.id
  if (statut === 'supprimee') return <DeletedMessage id={ancreOf(id)}>Réponse supprimée.</DeletedMessage>
  return (
    <Message
      id={ancreOf(id)}
      name={formatName(auteure)}
      photo={auteure.photo && pictureOf(auteure.photo)}
      to={auteure.id === null ? undefined : pathTo('/membre/:id', { id: auteure.id })}
      time={
        <time dateTime={datePublication}>
          {formatAgo(datePublication, now)}
          {dateModification && ', modifiée'}
        </time>
      }
      tags={<ReponseTags {...props} />}
      isOwn={isMine}
      tools={<ReponseTools {...props} />}
    >
      <ContenuText texte={contenu} />
    </Message>
  )
}
