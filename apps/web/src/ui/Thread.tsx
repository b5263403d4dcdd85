import type { ReactNode, Ref } from 'react'
import styles from './Thread.module.css'

/** A message and its replies. */
export type ThreadOf<Message> = { readonly message: Message; readonly replies: readonly Message[] }

type ThreadProps<Message> = {
  readonly ref?: Ref<HTMLOListElement>
  readonly threads: readonly ThreadOf<Message>[]
  /** Names the list of the replies to a message. */
  readonly repliesLabel: (message: Message) => string
  /** Draws a message or a reply, as a `Message`. */
  readonly children: (message: Message) => ReactNode
  /** Below a message and its replies: the form of a new reply. */
  readonly below?: (message: Message) => ReactNode
}

/** Messages below one another, each with its replies. The list is in the page, hidden, while it is empty. */
export const Thread = <Message extends { readonly id: string }>({
  ref,
  threads,
  repliesLabel,
  children,
  below,
}: ThreadProps<Message>) => (
  <ol ref={ref} className={styles.thread} hidden={threads.length === 0}>
    {threads.map(({ message, replies }) => (
      <li key={message.id}>
        {children(message)}
        {replies.length > 0 && (
          <ol className={styles.replies} aria-label={repliesLabel(message)}>
            {replies.map((reply) => (
              <li key={reply.id}>{children(reply)}</li>
            ))}
          </ol>
        )}
        {below?.(message)}
      </li>
    ))}
  </ol>
)
