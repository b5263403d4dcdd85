// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { setUpEcran, settle } from '../test-ecran.tsx'
import { AlerteButton } from './AlerteButton.tsx'

const { page, answer, open } = setUpEcran()

const Screen = () => <AlerteButton termes="miel" />
const button = () => page.querySelector('button')?.textContent

test.each([
  ['no alert', { alertes: [] }, 'Préviens-moi'],
  ['an alert', { alertes: [{ id: '1', termes: 'Miel', categorie: null }] }, 'Ne plus me prévenir'],
  ['a list that cannot be read', undefined, 'Préviens-moi'],
])('[R7-11] with %s, the button is there', async (_, list, text) => {
  answer.mockReturnValue(list)
  await open(Screen, '/')
  await settle(() => expect(button()).toBe(text))
})

test('[R7-11] while the list loads, it is not known which one to show', async () => {
  answer.mockReturnValue(new Promise(() => {}))
  await open(Screen, '/')
  await settle(() => expect(answer).toHaveBeenCalled())
  expect(button()).toBeUndefined()
})
