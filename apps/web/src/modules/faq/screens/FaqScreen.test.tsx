// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#kit/query-client.ts'
import { FaqScreen } from './FaqScreen.tsx'

const questionDe = (n: number) => ({
  id: `019a0000-0000-7000-8000-00000000000${n}`,
  question: `Question ${n}\u202f?`,
  reponse: `<p>Réponse ${n}.</p>`,
  dateModification: '2026-11-02T11:30:00.000Z',
  monAvis: null,
})
const adresseOf = (n: number) => `/faq#question-${questionDe(n).id}`

const page = document.createElement('div')
const root = createRoot(page)
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () =>
    Response.json({
      categories: [
        { id: 'a', libelle: 'Adhésion', questions: [questionDe(1), questionDe(2)] },
        { id: 'b', libelle: 'Connexion', questions: [questionDe(3)] },
      ],
    }),
  )
  Element.prototype.scrollIntoView = () => undefined
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  page.remove()
  vi.unstubAllGlobals()
})

const triggers = () => [...page.querySelectorAll<HTMLElement>('h3 [aria-expanded]')]
const opened = () => triggers().flatMap((one) => (one.ariaExpanded === 'true' ? [one.textContent] : []))
const focused = () => document.activeElement?.closest('h3')?.textContent

const open = async (address: string) => {
  const router = createMemoryRouter([{ path: '/faq', element: <FaqScreen /> }], { initialEntries: [address] })
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(triggers()).toHaveLength(3))
  return (to: string) => act(async () => router.navigate(to))
}

test('a link that names a question opens it, with the focus, in any category', async () => {
  await open(adresseOf(3))
  expect([opened(), focused()]).toEqual([['Question 3\u202f?'], 'Question 3\u202f?'])
})

test('it does so again in the FAQ itself, even if she has closed the question', async () => {
  const goTo = await open(adresseOf(3))
  await act(async () => triggers()[2]?.click())
  expect(opened()).toEqual([])
  await goTo(adresseOf(3))
  expect([opened(), focused()]).toEqual([['Question 3\u202f?'], 'Question 3\u202f?'])
  await goTo(adresseOf(1))
  expect([opened(), focused()]).toEqual([['Question 1\u202f?', 'Question 3\u202f?'], 'Question 1\u202f?'])
  await goTo('/faq?termes=question')
  expect(opened()).toEqual(['Question 1\u202f?', 'Question 3\u202f?'])
})

test.each(['/faq', adresseOf(9), '/faq#question-'])('%s opens none', async (address) => {
  await open(address)
  expect([opened(), focused()]).toEqual([[], undefined])
})
