import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { ArticleTools } from './ArticleTools.tsx'
import { cx } from './cx.ts'
import type { Pictures } from './FigureDialog.tsx'
import { IconButton } from './IconButton.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import styles from './RichText.module.css'

const linkTo = (editor: Editor, href: string) => {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (!editor.state.selection.empty || editor.isActive('link')) chain.setLink({ href }).run()
  // Without a selection, the URL is also the text of the link.
  else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
}

type RichTextToolbarProps = {
  readonly editor: Editor
  /** The pictures of an article. */
  readonly pictures: Pictures | undefined
  readonly hasMentions: boolean
}

/** Toolbar of the editor: arrows move between its buttons, Tab goes to the text. */
export const RichTextToolbar = ({ editor, pictures, hasMentions }: RichTextToolbarProps) => {
  const [isLinking, setIsLinking] = useState(false)
  const on = (name: string) => editor.isActive(name)
  return (
    <Toolbar aria-label="Mise en forme" className={cx(styles.bar)}>
      <IconButton
        plain
        icon="text-b"
        label="Gras"
        aria-pressed={on('bold')}
        onClick={() => editor.chain().focus().toggleBold().run()}
      />
      <IconButton
        plain
        icon="text-italic"
        label="Italique"
        aria-pressed={on('italic')}
        onClick={() => editor.chain().focus().toggleItalic().run()}
      />
      <span className={styles.separator} />
      <IconButton
        plain
        icon="text-h-three"
        label="Intertitre"
        aria-pressed={on('heading')}
        onClick={() => editor.chain().focus().toggleHeading({ level: 3 }).run()}
      />
      <IconButton
        plain
        icon="list-bullets"
        label="Liste à puces"
        aria-pressed={on('bulletList')}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      />
      <IconButton
        plain
        icon="list-numbers"
        label="Liste numérotée"
        aria-pressed={on('orderedList')}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      />
      <span className={styles.separator} />
      <IconButton
        plain
        icon="link"
        label="Lien"
        aria-pressed={on('link')}
        onClick={() => (on('link') ? editor.chain().focus().unsetLink().run() : setIsLinking(true))}
      />
      {pictures && <ArticleTools editor={editor} pictures={pictures} hasMentions={hasMentions} />}
      {isLinking && (
        <LinkDialog onClose={() => setIsLinking(false)} onLink={(href) => linkTo(editor, href)} />
      )}
    </Toolbar>
  )
}
