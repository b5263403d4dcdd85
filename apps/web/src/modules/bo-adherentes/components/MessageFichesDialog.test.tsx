// @vitest-environment jsdom
import { MESSAGE_MANQUANT } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { closeToast, shownToasts } from '#ui/toast.ts'
import type { Demande } from '../demande.ts'
import { ActionDialog } from './ActionDialog.tsx'

const ids = [1, 2, 3].map((n) => `019a0000-0000-7000-8000-00000000000${n}` as AdherenteId)
const DEMANDE: Demande = { action: 'envoyer_message', cible: { ids }, nb: 3 }
const exemple = { id: ids[2], prenom: 'Cléo', nom: 'Sarr', photo: null, raison: 'adhésion expirée' }
const motifs = [{ motif: 'adhesion_expiree', libelle: 'adhésion expirée', nb: 1, exemples: [exemple] }]
const BILAN = { nbConcernees: 2, nbIgnorees: 1, motifs }

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()
const [onClose, onDone] = [vi.fn(), vi.fn()]
let simulation: object
let answer: () => Response
const sent = () =>
  network.mock.calls
    .filter(([url]) => new URL(url as string).pathname === '/api/bo/adherentes/actions')
    .map(([, init]) => JSON.parse(init?.body as string) as object)

/** Draws what arrives, until it shows. */
const until = async (isShown: () => boolean) => {
  while (!isShown()) await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
}
const show = async () => {
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <ActionDialog espace="administratrice" demande={DEMANDE} onClose={onClose} onDone={onDone} />
      </QueryClientProvider>,
    ),
  )
  await until(() => dialog().textContent.includes('concernée'))
}
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')!
const field = () => dialog().querySelector('textarea')
const buttonOf = (name: string) =>
  [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === name)
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) => act(async () => buttonOf(name)?.click())

beforeEach(() => {
  simulation = { ...BILAN, courrier: null }
  answer = () => Response.json(BILAN)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async (url) =>
    new URL(url as string).pathname.endsWith('/simulation') ? Response.json(simulation) : answer(),
  )
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  for (const { id } of shownToasts()) closeToast(id)
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[M10] says who gets the message before a word is written, then sends it and says to how many', async () => {
  await show()
  expect(dialog().textContent).toContain('Écrire à 3 adhérentes')
  expect(dialog().querySelector('[role=status]')?.textContent).toMatch(/2 concernées1 ignorée/)
  expect(dialog().textContent).toMatch(/Cléo Sarr\s: adhésion expirée/)
  expect(dialog().textContent).toContain('0 caractère sur 4000')
  await type('  L’assemblée est le 6 février. ')
  await press('Envoyer 2 messages')
  await until(() => onDone.mock.calls.length > 0)
  expect(sent()).toEqual([{ action: 'envoyer_message', ids, contenu: 'L’assemblée est le 6 février.' }])
  expect(shownToasts()).toMatchObject([{ message: '2 messages partent.' }])
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
})

test('an empty message does not leave; a refused one keeps its words', async () => {
  await show()
  await press('Envoyer 2 messages')
  await until(() => dialog().textContent.includes(MESSAGE_MANQUANT))
  expect(sent()).toEqual([])
  const { code, message, status } = boAdherentesErrors.aucune_concernee()
  answer = () => Response.json({ code, message }, { status })
  await type('Bonjour')
  await press('Envoyer 2 messages')
  await until(() => dialog().textContent.includes(message))
  expect(field()?.value).toBe('Bonjour')
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})

test('a message for nobody is not written', async () => {
  simulation = { ...BILAN, nbConcernees: 0, courrier: null }
  await show()
  expect(field()).toBeNull()
  expect(buttonOf('Fermer')).toBeDefined()
  expect(dialog().textContent).not.toContain('Envoyer')
})
