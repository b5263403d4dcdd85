// @vitest-environment jsdom
import type { Destinataire } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { NouvelleDiscussionForm } from './NouvelleDiscussionForm.tsx'

const AWA = {
  adherente: {
    id: '019a0000-0000-7000-8000-00000000000a',
    prenom: 'Awa',
    nom: 'Sarr',
    photo: null,
    ville: null,
  },
  contact: 'ouvert',
  discussionId: null,
} as unknown as Destinataire

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[M3] without network, the first words of a discussion stay in the form, which says so; sent again, they have the same id', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <NouvelleDiscussionForm avec={AWA} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const field = page.querySelector('textarea')
  await act(async () => {
    // React only hears of a value set by the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Bonjour Awa')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const send = async () => {
    await act(async () => page.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
    await vi.waitFor(() =>
      expect(page.textContent).toContain('La connexion est coupée\u202f: ton message reste ici.'),
    )
    expect(field?.value).toBe('Bonjour Awa')
  }
  await send()
  await send()
  const ids = network.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => (JSON.parse(String(init?.body)) as { message: { id: string } }).message.id)
  expect(ids.length).toBeGreaterThanOrEqual(2)
  expect(new Set(ids).size).toBe(1)
})
