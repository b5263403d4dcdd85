import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { articleNodes } from './article-nodes.ts'
import { cx } from './cx.ts'
import { USER_LINK_REL } from './elsewhere.ts'
import { Field } from './Field.tsx'
import type { Pictures } from './FigureDialog.tsx'
import { MentionNode, startMention } from './mention-node.ts'
import { MentionList } from './MentionList.tsx'
import styles from './RichText.module.css'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { useField, type FieldTexts } from './use-field.ts'
import { useMentionPicker, type Mentions } from './use-mention-picker.ts'

/** `mention` begins a mention at the caret. */
export type RichTextHandle = { readonly mention: () => void }

type RichTextEditorProps = FieldTexts & {
  readonly id?: string | undefined
  /** HTML for RichText; '' when empty. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onBlur?: () => void
  /** Shows a counter: characters used, out of this number. */
  readonly maxLength?: number
  readonly placeholder?: string
  /** Lets the writer mention people. Constant for the life of the editor: mentions, or none. */
  readonly mentions?: Mentions
  /** Makes it the editor of an article: quotes and pictures too. Constant, as `mentions` is. */
  readonly pictures?: Pictures
  /** A line that grows, without a toolbar and with its label for screen readers. */
  readonly isCompact?: boolean
  /** Takes the focus when it appears, or begins a mention. */
  readonly opening?: 'focus' | 'mention' | undefined
  readonly ref?: Ref<RichTextHandle>
  readonly className?: string | undefined
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https'],
      isAllowedUri: (url) => /^https?:\/\//i.test(url),
      HTMLAttributes: { rel: USER_LINK_REL, target: null },
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
]

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())
const lengthOf = (editor: Editor): number => editor.getText({ blockSeparator: '\n' }).trim().length

/** A rich text editor: bold, italic, lists, headings, links, mentions; quotes and pictures in an article. Heavy: load it lazily, with its screen. */
export const RichTextEditor = ({
  label,
  hint,
  description,
  error,
  id,
  value,
  onChange,
  onBlur,
  maxLength,
  placeholder,
  mentions,
  pictures,
  isCompact = false,
  opening,
  ref,
  className,
}: RichTextEditorProps) => {
  const texts = { hint, description, error }
  const { parts, control } = useField({ ...texts, id, hasCounter: maxLength !== undefined })
  const [nodes] = useState(() => [
    ...extensions,
    ...(mentions ? [MentionNode] : []),
    ...(pictures ? articleNodes(pictures.srcOf) : []),
  ])
  const editor = useEditor({
    extensions: nodes,
    content: value,
    // The CSP refuses styles injected by scripts: RichText.module.css has the required rules.
    injectCSS: false,
    // Created after mount: React may discard an editor created during render.
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    onCreate: ({ editor: created }) => {
      if (opening) created.commands.focus('end')
      // The editor's own scrolling does not know the lower menu, which would cover it on a phone.
      if (opening) created.view.dom.scrollIntoView({ block: 'nearest' })
      if (opening === 'mention') startMention(created)
    },
    onUpdate: ({ editor: updated }) => onChange(htmlOf(updated)),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: () => ({
        id: parts.control,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': parts.label,
        'aria-describedby': control['aria-describedby'] ?? '',
        'aria-invalid': String(Boolean(error)),
        ...(placeholder && value === '' && { 'data-placeholder': placeholder }),
        ...picker.attributes,
        class: cx(styles.text, styles.editable, isCompact && styles.line),
      }),
      // In lists the editor would capture Tab; here Tab always leaves the editor.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handleKeyDown: (_, event) => picker.onKeyDown(event),
    },
  })
  const picker = useMentionPicker(editor, mentions)

  useImperativeHandle(ref, () => ({ mention: () => editor && startMention(editor) }))

  useEffect(() => {
    // The form was filled or reset with another text.
    if (editor && !editor.isDestroyed && value !== htmlOf(editor))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <Field
      {...texts}
      isGroup
      label={isCompact ? <span className="sr-only">{label}</span> : label}
      parts={parts}
      maxLength={maxLength}
      length={editor ? lengthOf(editor) : 0}
      className={className}
    >
      <div className={styles.anchor}>
        <div className={cx(styles.frame, isCompact && styles.compact, error && styles.invalid)}>
          {editor && !isCompact && (
            <RichTextToolbar editor={editor} pictures={pictures} hasMentions={mentions !== undefined} />
          )}
          <EditorContent editor={editor} />
        </div>
        {editor && mentions && <MentionList editor={editor} mentions={mentions} picker={picker} />}
      </div>
    </Field>
  )
}
