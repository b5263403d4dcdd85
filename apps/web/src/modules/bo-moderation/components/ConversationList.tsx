import type { CopieMessage } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './Conversation.module.css'
import { MessageFige } from './MessageFige.tsx'

type ConversationProps = {
  readonly conversation: CopieMessage
  /** Draws the reported message. */
  readonly children?: ReactNode
}

/** A reported message between those before and after it. */
export const ConversationList = ({ conversation, children }: ConversationProps) => {
  const { avant, apres, numero } = conversation
  return (
    <ol className={styles.conversation} aria-label="Messages de la discussion">
      {avant.map((message) => (
        <li key={message.numero}>
          <MessageFige message={message} />
        </li>
      ))}
      <li key={numero}>{children ?? <MessageFige message={conversation} isSignale />}</li>
      {apres.map((message) => (
        <li key={message.numero}>
          <MessageFige message={message} />
        </li>
      ))}
    </ol>
  )
}

/** What the first reporter read, and why nothing else is shown. */
export const ConversationCopie = ({ conversation, children }: ConversationProps) => {
  const { titre } = conversation.discussion
  return (
    <>
      {titre !== null && <p className="small muted">{`Dans la discussion «\u00a0${titre}\u00a0».`}</p>}
      <ConversationList conversation={conversation}>{children}</ConversationList>
      <p className={styles.privacy}>
        <Icon name="lock-simple" size="sm" />
        <span>
          Cette discussion est privée&nbsp;: tu n’en lis que ce qui entoure le message signalé. Ta lecture est
          notée au journal.
        </span>
      </p>
    </>
  )
}
