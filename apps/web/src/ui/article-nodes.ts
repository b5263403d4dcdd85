import { Node, type Editor } from '@tiptap/core'
import type { Node as DocumentNode, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

/** A picture in the text: `alt` says what it shows. */
export type FigureWords = { readonly id: string; readonly alt: string; readonly caption: string }

type Wrapper = 'blockquote' | 'aside'
type Wrapped = { readonly node: DocumentNode; readonly from: number; readonly to: number }

/** The quote or the callout around a position. */
const wrapperAround = ($at: ResolvedPos, name: Wrapper): Wrapped | undefined => {
  for (let { depth } = $at; depth > 0; depth -= 1)
    if ($at.node(depth).type.name === name)
      return { node: $at.node(depth), from: $at.before(depth), to: $at.after(depth) }
  return undefined
}

const QuoteNode = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+ cite?',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
})

/** Whose words a quote gives: its last line. */
const CiteNode = Node.create({
  name: 'cite',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote cite' }],
  renderHTML: () => ['cite', 0],
  addKeyboardShortcuts() {
    return {
      // The name is the end of the quote: what follows is the text again.
      Enter: () =>
        this.editor.commands.command(({ tr, state }) => {
          const { $from } = state.selection
          const quote = wrapperAround($from, 'blockquote')
          const paragraph = state.schema.nodes['paragraph']
          if ($from.parent.type.name !== this.name || !quote || !paragraph) return false
          const next = tr.doc.nodeAt(quote.to)
          const isEmptyLine = next?.type === paragraph && next.content.size === 0
          if (!isEmptyLine) tr.insert(quote.to, paragraph.create())
          tr.setSelection(TextSelection.create(tr.doc, quote.to + 1))
          return true
        }),
      Backspace: () =>
        this.editor.commands.command(({ tr, state }) => {
          const { $from, empty } = state.selection
          const { parent } = $from
          if (!empty || parent.type.name !== this.name || parent.content.size > 0) return false
          tr.delete($from.before(), $from.after())
          return true
        }),
    }
  },
})

/** A callout: what to remember, apart from the text. */
const CalloutNode = Node.create({
  name: 'aside',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
})

type FigureOptions = { readonly srcOf: (id: string) => string | undefined }

/** A picture: one block, selected whole. Its address is not part of the text. */
const FigureNode = Node.create<FigureOptions>({
  name: 'figure',
  group: 'block',
  atom: true,
  addOptions: () => ({ srcOf: () => undefined }),
  addAttributes: () => ({ id: { default: '' }, alt: { default: '' }, caption: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-media]',
      getAttrs: (element) => ({
        id: element.getAttribute('data-media'),
        alt: element.querySelector('img')?.getAttribute('alt') ?? '',
        caption: element.querySelector('figcaption')?.textContent ?? '',
      }),
    },
  ],
  renderHTML: ({ node }) => {
    const { id, alt, caption } = wordsOf(node)
    const picture = ['img', { alt }] as const
    return ['figure', { 'data-media': id }, picture, ...(caption === '' ? [] : [['figcaption', caption]])]
  },
  renderText: ({ node }) => wordsOf(node).caption,
  addNodeView() {
    const { srcOf } = this.options
    return ({ node }) => {
      const { id, alt, caption } = wordsOf(node)
      const dom = document.createElement('figure')
      const image = document.createElement('img')
      const src = srcOf(id)
      if (src !== undefined) image.src = src
      image.alt = alt
      dom.append(image)
      if (caption !== '') {
        const below = document.createElement('figcaption')
        below.textContent = caption
        dom.append(below)
      }
      return { dom }
    }
  },
})

const wordsOf = ({ attrs }: DocumentNode): FigureWords => ({
  id: String(attrs['id']),
  alt: String(attrs['alt']),
  caption: String(attrs['caption']),
})

/** The blocks that only an article has. `srcOf` gives the address of a picture. */
export const articleNodes = (srcOf: FigureOptions['srcOf']) => [
  QuoteNode,
  CiteNode,
  CalloutNode,
  FigureNode.configure({ srcOf }),
]

/** Wraps the selected paragraphs, or makes paragraphs of what the wrapper around the caret holds. */
const toggleWrapper = (editor: Editor, name: Wrapper): void => {
  const wrapped = wrapperAround(editor.state.selection.$from, name)
  if (!wrapped) return void editor.chain().focus().clearNodes().wrapIn(name).run()
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const paragraph = state.schema.nodes['paragraph']
      if (!paragraph) return false
      const blocks = wrapped.node.children.map(({ content }) => paragraph.create(null, content))
      tr.replaceWith(wrapped.from, wrapped.to, blocks)
      tr.setSelection(TextSelection.near(tr.doc.resolve(wrapped.from + 1)))
      return true
    })
    .run()
}

/** A quote becomes paragraphs with the name of who says it. */
export const toggleQuote = (editor: Editor): void => toggleWrapper(editor, 'blockquote')

export const toggleCallout = (editor: Editor): void => toggleWrapper(editor, 'aside')

/** Puts the caret where the quote says whose words it gives. */
export const nameQuote = (editor: Editor): void => {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const quote = wrapperAround(state.selection.$from, 'blockquote')
      const cite = state.schema.nodes['cite']
      if (!quote || !cite) return false
      const end = quote.to - 1
      const isNamed = quote.node.lastChild?.type === cite
      if (!isNamed) tr.insert(end, cite.create())
      tr.setSelection(TextSelection.create(tr.doc, isNamed ? end - 1 : end + 1))
      return true
    })
    .run()
}

/** The words of the selected picture; undefined when none is selected. */
export const selectedFigure = (editor: Editor): FigureWords | undefined => {
  const { selection } = editor.state
  const node = 'node' in selection ? (selection.node as DocumentNode) : undefined
  return node?.type.name === 'figure' ? wordsOf(node) : undefined
}

/** Puts a picture after the current block, or other words to the selected one. */
export const putFigure = (editor: Editor, figure: FigureWords): void => {
  if (selectedFigure(editor)) return void editor.chain().focus().updateAttributes('figure', figure).run()
  const { $to } = editor.state.selection
  const isEmptyLine = $to.depth === 1 && $to.parent.content.size === 0
  const at =
    $to.depth === 0 ? $to.pos : isEmptyLine ? { from: $to.before(1), to: $to.after(1) } : $to.after(1)
  editor.chain().focus().insertContentAt(at, { type: 'figure', attrs: figure }).run()
}

export const removeFigure = (editor: Editor): void => {
  if (selectedFigure(editor)) editor.chain().focus().deleteSelection().run()
}
