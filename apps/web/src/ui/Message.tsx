import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { Avatar } from './Avatar.tsx'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import styles from './Message.module.css'

type RowProps = {
  /** The DOM id, which links and the focus use. */
  readonly id?: string
  readonly className?: string | undefined
}

type MessageProps = RowProps & {
  readonly name: string
  readonly photo: string | null | undefined
  /** The target of the link on the name. Without it `name` is a placeholder, because the author is no longer known. */
  readonly to: string | undefined
  /** A `<time>`. */
  readonly time: ReactNode
  readonly tags?: ReactNode
  /** The reader wrote it. */
  readonly isOwn?: boolean
  /** Below the text: a `MessageTools`. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A message of a `Thread`: its author, when, the text, and what the reader may do with it. */
export const Message = ({
  id,
  className,
  name,
  photo,
  to,
  time,
  tags,
  isOwn = false,
  tools,
  children,
}: MessageProps) => (
  <div id={id} tabIndex={-1} className={cx(styles.row, className)}>
    <Avatar name={to === undefined ? undefined : name} src={photo} size="sm" />
    <div>
      <div className={cx(styles.body, isOwn && styles.own)}>
        <div className={cx(styles.head, Boolean(tags) && styles.tagged)}>
          {to === undefined ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <Link to={to} className={styles.name}>
              {name}
            </Link>
          )}
          {time}
          {tags}
        </div>
        {children}
      </div>
      {tools}
    </div>
  </div>
)

type DeletedMessageProps = RowProps & { readonly children: ReactNode }

/** A message whose text and author are deleted, kept because it has replies. */
export const DeletedMessage = ({ id, className, children }: DeletedMessageProps) => (
  <div id={id} tabIndex={-1} className={cx(styles.row, className)}>
    <Avatar name={undefined} size="sm" />
    <p className={cx(styles.body, 'muted')}>{children}</p>
  </div>
)

type MessageToolsProps = { readonly className?: string | undefined; readonly children: ReactNode }

export const MessageTools = ({ className, children }: MessageToolsProps) => (
  <div className={cx(styles.tools, className)}>{children}</div>
)

type MessageToolProps = ({ readonly to: string } | { readonly onClick: () => void }) & {
  readonly children: ReactNode
}

/** A link or a button in `MessageTools`. */
export const MessageTool = ({ children, ...target }: MessageToolProps) =>
  'to' in target ? (
    <Anchor to={target.to} className={styles.tool}>
      {children}
    </Anchor>
  ) : (
    <button type="button" className={styles.tool} onClick={target.onClick}>
      {children}
    </button>
  )
