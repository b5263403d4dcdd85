import { useMemo } from 'react'
import { cx } from './cx.ts'
import { richTextNodes } from './rich-text-nodes.tsx'
import styles from './RichText.module.css'

type RichTextProps = {
  /** HTML from RichTextEditor, or plain text. */
  readonly html: string
  readonly className?: string | undefined
}

/** Shows a rich text. Only allowed elements are rendered. */
export const RichText = ({ html, className }: RichTextProps) => {
  const nodes = useMemo(() => richTextNodes(html), [html])
  return <div className={cx(styles.text, className)}>{nodes}</div>
}
