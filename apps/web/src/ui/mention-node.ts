import { Node, type Editor } from '@tiptap/core'

/** A mention in the editor: one character wide, deleted whole. */
export const MentionNode = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({ id: { default: '' }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-mention]',
      getAttrs: (element) => ({
        id: element.getAttribute('data-mention'),
        name: element.textContent.replace(/^@/, ''),
      }),
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-mention': String(node.attrs['id']) }, `@${node.attrs['name']}`],
  renderText: ({ node }) => `@${node.attrs['name']}`,
  addKeyboardShortcuts() {
    return {
      Backspace: () =>
        this.editor.commands.command(({ tr, state }) => {
          const { empty, $from } = state.selection
          const before = $from.nodeBefore
          if (!empty || before?.type.name !== this.name) return false
          tr.delete($from.pos - before.nodeSize, $from.pos)
          return true
        }),
    }
  },
})

/** What is typed after an « @ », and where it stands in the document. */
export type MentionQuery = { readonly words: string; readonly from: number; readonly to: number }

/** An « @ » that begins a word, then up to three words of a name. */
const TYPED = /(?:^|[\s(\uFFFC])@((?:[\p{L}\p{M}'’-]+ ){0,2}[\p{L}\p{M}'’-]*)$/u

/** The mention that is being typed before the caret. */
export const mentionQueryOf = ({ state }: Editor): MentionQuery | undefined => {
  const { empty, $from } = state.selection
  if (!empty) return undefined
  // A leaf counts as one character, as it does in positions.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  const words = TYPED.exec(before)?.[1]
  return words === undefined ? undefined : { words, from: $from.pos - words.length - 1, to: $from.pos }
}

/** Types an « @ », apart from the word before it. */
export const startMention = (editor: Editor): void => {
  const { $from } = editor.state.selection
  const isAfterWord = /\S$/.test($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC'))
  editor
    .chain()
    .focus()
    .insertContent(isAfterWord ? ' @' : '@')
    .run()
}

/** Replaces what was typed by the mention and a space. */
export const insertMention = (
  editor: Editor,
  { from, to }: MentionQuery,
  { id, label }: { readonly id: string; readonly label: string },
): void => {
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, [
      { type: 'mention', attrs: { id, name: label } },
      { type: 'text', text: ' ' },
    ])
    .run()
}
