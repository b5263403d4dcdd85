import { useMemo } from 'react'
import { cx } from './cx.ts'
import { richTextNodes, type MentionHref } from './rich-text-nodes.tsx'
import styles from './RichText.module.css'

type RichTextProps = {
  /** HTML from RichTextEditor, or plain text. */
  readonly html: string
  /** Makes links of the mentions. Pass a constant function. */
  readonly mentionHref?: MentionHref
  readonly className?: string | undefined
}

/** Shows a rich text. Only allowed elements are rendered. */
export const RichText = ({ html, mentionHref, className }: RichTextProps) => {
  const nodes = useMemo(() => richTextNodes(html, mentionHref), [html, mentionHref])
  return <div className={cx(styles.text, className)}>{nodes}</div>
}
