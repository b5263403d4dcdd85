import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import {
  nameQuote,
  putFigure,
  removeFigure,
  selectedFigure,
  toggleCallout,
  toggleQuote,
} from './article-nodes.ts'
import { FigureDialog, type Pictures } from './FigureDialog.tsx'
import { IconButton } from './IconButton.tsx'
import { startMention } from './mention-node.ts'
import styles from './RichText.module.css'

type ArticleToolsProps = {
  readonly editor: Editor
  readonly pictures: Pictures
  readonly hasMentions: boolean
}

/** The buttons that only an article has: mentions, quotes, callouts, pictures, and those that take back. */
export const ArticleTools = ({ editor, pictures, hasMentions }: ArticleToolsProps) => {
  const [isPicturing, setIsPicturing] = useState(false)
  const isQuoting = editor.isActive('blockquote')
  const figure = selectedFigure(editor)
  return (
    <>
      {hasMentions && (
        <IconButton plain icon="at" label="Mentionner une membre" onClick={() => startMention(editor)} />
      )}
      <span className={styles.separator} />
      <IconButton
        plain
        icon="quotes"
        label="Citation"
        aria-pressed={isQuoting}
        onClick={() => toggleQuote(editor)}
      />
      {isQuoting && <IconButton plain icon="user" label="Dire qui parle" onClick={() => nameQuote(editor)} />}
      <IconButton
        plain
        icon="info-fill"
        label="Encadré"
        aria-pressed={editor.isActive('aside')}
        onClick={() => toggleCallout(editor)}
      />
      <IconButton
        plain
        icon="image"
        label={figure ? 'Modifier l’image' : 'Ajouter une image'}
        aria-pressed={figure !== undefined}
        onClick={() => setIsPicturing(true)}
      />
      <span className={styles.separator} />
      <IconButton
        plain
        icon="arrow-u-up-left"
        label="Annuler la frappe"
        disabled={!editor.can().undo()}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        plain
        icon="arrow-u-up-right"
        label="Rétablir la frappe"
        disabled={!editor.can().redo()}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {isPicturing && (
        <FigureDialog
          pictures={pictures}
          figure={figure}
          onPut={(put) => putFigure(editor, put)}
          onRemove={() => removeFigure(editor)}
          onClose={() => setIsPicturing(false)}
        />
      )}
    </>
  )
}
