// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DepartDialog, type Depart } from './DepartDialog.tsx'

const page = document.createElement('div')
const root = createRoot(page)
const [onConfirm, onClose, onTry] = [vi.fn(), vi.fn(), vi.fn()]
const DEPART: Depart = {
  titre: 'Les ateliers de décembre',
  antennes: ['Cornouaille'],
  nb: 312,
  date: '2026-11-19T08:00:00.000Z',
}

const show = (depart: Depart, essai?: { readonly busy: boolean; readonly onTry: () => void }) =>
  act(async () =>
    root.render(<DepartDialog depart={depart} essai={essai} onConfirm={onConfirm} onClose={onClose} />),
  )
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')!
const press = (name: string) => {
  const button = [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return act(async () => button!.click())
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[community C2] before an announcement leaves, the dialog says to how many, to whom, and when', async () => {
  await show(DEPART, { busy: false, onTry })
  const text = dialog().textContent
  expect(text).toContain('Part à 312 membres')
  expect(text).toContain('Cornouaille, adhésion active')
  expect(text).toContain('Jeudi 19\u00a0novembre à 9\u00a0h')
  await press('M’envoyer un essai')
  expect([onTry.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  await press('Programmer l’envoi')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('[community C2] at once, for the whole network, without a try where what she sees is not saved', async () => {
  await show({ ...DEPART, antennes: [], date: null })
  expect(dialog().textContent).toContain('Toutes les antennes')
  expect(dialog().textContent).toContain('Tout de suite')
  expect(dialog().textContent).not.toContain('M’envoyer un essai')
  await press('Annuler')
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
})

test('a total that is not known is not invented', async () => {
  await show({ ...DEPART, nb: undefined })
  expect(dialog().textContent).toContain('Avant l’envoi')
  expect(dialog().textContent).not.toContain('Part à')
})
