// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { insertMention, MentionNode, mentionQueryOf, startMention } from './mention-node.ts'

const ID = '019a0000-0000-7000-8000-0000000000a1'
const MENTION = `<span data-mention="${ID}">@Maëlle Le Goff</span>`
let editor: Editor

/** An editor with the caret at the end of its text. */
const editing = (content: string): Editor => {
  editor = new Editor({ extensions: [StarterKit, MentionNode], content })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  return editor
}
afterEach(() => editor.destroy())

const wordsOf = (content: string) => mentionQueryOf(editing(content))?.words

describe('[M2] a mention that is being typed', () => {
  it('is an « @ » that begins a word, and up to three words', () => {
    expect(wordsOf('<p>Merci @</p>')).toBe('')
    expect(wordsOf('<p>@maë</p>')).toBe('maë')
    expect(wordsOf('<p>Merci (@Maëlle Le G</p>')).toBe('Maëlle Le G')
    expect(wordsOf('<p>Un<br>@So</p>')).toBe('So')
    expect(wordsOf(`<p>${MENTION}@So</p>`)).toBe('So')
  })

  it('is neither an address, nor a sentence, nor a mention that is complete', () => {
    expect(wordsOf('<p>maelle@exemple</p>')).toBeUndefined()
    expect(wordsOf('<p>@Maëlle merci pour les tréteaux</p>')).toBeUndefined()
    expect(wordsOf(`<p>${MENTION} et</p>`)).toBeUndefined()
  })

  it('is replaced by the chosen member and a space', () => {
    const query = mentionQueryOf(editing('<p>Merci @mae</p>'))
    insertMention(editor, query!, { id: ID, label: 'Maëlle Le Goff' })
    expect(editor.getHTML()).toBe(`<p>Merci ${MENTION} </p>`)
    expect(editor.getText()).toBe('Merci @Maëlle Le Goff ')
  })

  it('begins apart from the word before it', () => {
    startMention(editing('<p>Merci</p>'))
    expect(editor.getText()).toBe('Merci @')
    startMention(editing('<p></p>'))
    expect(editor.getText()).toBe('@')
  })
})

it('[M2] a stored mention is read back as it was', () => {
  expect(editing(`<p>Merci ${MENTION} !</p>`).getHTML()).toBe(`<p>Merci ${MENTION} !</p>`)
})
