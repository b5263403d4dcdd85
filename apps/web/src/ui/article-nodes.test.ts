// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, expect, test } from 'vitest'
import {
  articleNodes,
  nameQuote,
  putFigure,
  removeFigure,
  selectedFigure,
  toggleCallout,
  toggleQuote,
} from './article-nodes.ts'

const PHOTO = '019a0000-0000-7000-8000-0000000000f1'
const FIGURE = `<figure data-media="${PHOTO}"><img alt="Une salle"><figcaption>Le conseil</figcaption></figure>`
const CALLOUT = '<aside><p>Vérifie auprès de ta préfecture.</p></aside>'
const QUOTE = '<blockquote><p>« Oui. »</p><cite>Camille Perrot</cite></blockquote>'

let editor: Editor
const open = (content: string): Editor => {
  const starter = StarterKit.configure({ blockquote: false, trailingNode: false, heading: { levels: [3] } })
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [starter, ...articleNodes((id) => (id === PHOTO ? '/p-800.webp' : undefined))],
    content,
  })
  return editor
}
afterEach(() => editor.destroy())

test('[M5] quotes, callouts and pictures are read and written as they are stored', () => {
  const html = `<h3>Se décider</h3><p>Un</p>${QUOTE}${CALLOUT}${FIGURE}<p>Deux</p>`
  expect(open(html).getHTML()).toBe(html)
})

test('[M5] the address of a picture is shown, and never written', () => {
  open(`${FIGURE.replace('alt', 'src="https://ailleurs.example/x.png" alt')}<p>Un</p>`)
  expect(editor.view.dom.querySelector('img')?.getAttribute('src')).toBe('/p-800.webp')
  expect(editor.getHTML()).toBe(`${FIGURE}<p>Un</p>`)
})

test('[M5] a figure that names no stored picture is dropped', () => {
  expect(open('<figure><img src="https://ailleurs.example/x.png" alt="x"></figure><p>Un</p>').getHTML()).toBe(
    '<p>Un</p>',
  )
})

test('paragraphs become a callout, and paragraphs again', () => {
  open('<p>Un</p><p>Deux</p><p>Trois</p>')
  editor.commands.setTextSelection({ from: 2, to: 6 })
  toggleCallout(editor)
  expect(editor.getHTML()).toBe('<aside><p>Un</p><p>Deux</p></aside><p>Trois</p>')
  editor.commands.setTextSelection(3)
  toggleCallout(editor)
  expect(editor.getHTML()).toBe('<p>Un</p><p>Deux</p><p>Trois</p>')
})

test('a paragraph becomes a quote, gets its author, and becomes paragraphs again', () => {
  open('<h3>Oui.</h3>')
  editor.commands.setTextSelection(2)
  toggleQuote(editor)
  expect(editor.getHTML()).toBe('<blockquote><p>Oui.</p></blockquote>')
  nameQuote(editor)
  editor.commands.insertContent('Camille')
  expect(editor.getHTML()).toBe('<blockquote><p>Oui.</p><cite>Camille</cite></blockquote>')
  // A quote has one author.
  nameQuote(editor)
  editor.commands.insertContent(' Perrot')
  expect(editor.getHTML()).toBe('<blockquote><p>Oui.</p><cite>Camille Perrot</cite></blockquote>')
  toggleQuote(editor)
  expect(editor.getHTML()).toBe('<p>Oui.</p><p>Camille Perrot</p>')
})

test('a name without a quote has no place', () => {
  open('<p>Un</p>')
  nameQuote(editor)
  expect(editor.getHTML()).toBe('<p>Un</p>')
})

test('a picture follows the block of the caret, and takes the place of an empty line', () => {
  open('<p>Un</p><p></p><p>Deux</p>')
  editor.commands.setTextSelection(2)
  putFigure(editor, { id: PHOTO, alt: 'Une salle', caption: '' })
  const figure = `<figure data-media="${PHOTO}"><img alt="Une salle"></figure>`
  expect(editor.getHTML()).toBe(`<p>Un</p>${figure}<p></p><p>Deux</p>`)
  open('<p>Un</p><p></p><p>Deux</p>')
  editor.commands.setTextSelection(5)
  putFigure(editor, { id: PHOTO, alt: 'Une salle', caption: '' })
  expect(editor.getHTML()).toBe(`<p>Un</p>${figure}<p>Deux</p>`)
})

test('the words of the selected picture change, and it is removed', () => {
  open(`<p>Un</p>${FIGURE}<p>Deux</p>`)
  expect(selectedFigure(editor)).toBeUndefined()
  editor.commands.setNodeSelection(4)
  expect(selectedFigure(editor)).toEqual({ id: PHOTO, alt: 'Une salle', caption: 'Le conseil' })
  putFigure(editor, { id: PHOTO, alt: 'Un conseil', caption: '' })
  expect(editor.getHTML()).toBe(
    `<p>Un</p><figure data-media="${PHOTO}"><img alt="Un conseil"></figure><p>Deux</p>`,
  )
  editor.commands.setNodeSelection(4)
  removeFigure(editor)
  expect(editor.getHTML()).toBe('<p>Un</p><p>Deux</p>')
})
