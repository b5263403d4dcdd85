// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isTyping } from './is-typing.ts'

test('isTyping is true in a text field of the page content, and nowhere else', () => {
  document.body.innerHTML = `
    <input id="entete" type="search" />
    <main id="contenu">
      <input id="recherche" type="search" /><textarea id="texte"></textarea>
      <input id="case" type="checkbox" /><button id="bouton"></button>
    </main>`
  const typingIn = (id: string) => {
    document.getElementById(id)?.focus()
    return isTyping()
  }
  expect(isTyping()).toBe(false)
  expect(['recherche', 'texte'].map(typingIn)).toEqual([true, true])
  expect(['entete', 'case', 'bouton'].map(typingIn)).toEqual([false, false, false])
})
