// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { closeToast, shownToasts } from '#ui/toast.ts'
import { publicationDe } from '../test-publication.ts'
import { ReactionButtons } from './ReactionButtons.tsx'

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()
let answer: (response: Response) => void
const publication = publicationDe({ reactions: { jaime: 23, bravo: 0, merci: 0, soutien: 0 } })

const show = (reagi = publication) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <ReactionButtons objet={{ publicationId: reagi.id }} reagi={reagi} sur="la publication de Soizic" />
      </QueryClientProvider>,
    ),
  )
const button = () => page.querySelector('button')!
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
const sent = () => network.mock.calls.map(([url, init]) => [init?.method, new URL(url as string).pathname])

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  for (const { id } of shownToasts()) closeToast(id)
  vi.useRealTimers()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[M2] one press reacts, and is shown before the server answers', async () => {
  await show()
  expect(button().textContent).toBe('23 j’aime, réagir à la publication de Soizic')
  await act(async () => button().click())
  await settle()
  expect(button().textContent).toContain('Toi et 23 autres')
  expect(button().getAttribute('aria-pressed')).toBe('true')
  expect(sent()).toEqual([['PUT', `/api/publications/${publication.id}/reaction`]])
  expect(network.mock.calls[0]?.[1]?.body).toBe('{"type":"jaime"}')
})

test('[M2] a refused reaction is taken back, with a toast', async () => {
  await show()
  await act(async () => button().click())
  await settle()
  await act(async () =>
    answer(Response.json({ code: 'etat_change', message: 'Cette publication a changé.' }, { status: 409 })),
  )
  await settle()
  expect(button().textContent).toContain('23 j’aime')
  expect(shownToasts().map(({ message }) => message)).toEqual(['Cette publication a changé.'])
})

test('[M2] a second press takes hers back', async () => {
  await show(publicationDe({ reactions: { jaime: 0, bravo: 1, merci: 0, soutien: 0 }, maReaction: 'bravo' }))
  await act(async () => button().click())
  await settle()
  expect(sent()).toEqual([['DELETE', `/api/publications/${publication.id}/reaction`]])
  expect(button().textContent).toContain('J’aime')
})

test('[M2] a long press opens the four reactions and is not a press', async () => {
  vi.useFakeTimers()
  await show()
  await act(async () => button().dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await act(async () => vi.advanceTimersByTime(600))
  await act(async () => {
    button().dispatchEvent(new Event('pointerup', { bubbles: true }))
    button().click()
  })
  const labels = Array.from(document.querySelectorAll('[role=menuitem]'), ({ textContent }) => textContent)
  expect(labels).toEqual(['J’aime (23)', 'Bravo', 'Merci', 'Soutien'])
  expect(network).not.toHaveBeenCalled()
})
