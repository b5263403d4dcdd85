// @vitest-environment jsdom
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { closeToast, shownToasts } from '#ui/toast.ts'
import { imageDe, INES, publicationDe, SOIZIC } from '../test-publication.ts'
import { PublicationCard } from './PublicationCard.tsx'

vi.mock('#kit/session.ts', () => ({ useUser: () => ({ roles: [], adherente: INES }) }))

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()
let onScreen: (isIntersecting: boolean) => void = () => {}

class FakeObserver {
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    onScreen = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe(): void {}
  disconnect(): void {
    onScreen = () => {}
  }
}

const show = (publication: Publication, props: Partial<Parameters<typeof PublicationCard>[0]> = {}) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <PublicationCard key={publication.id} publication={publication} {...props} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
const sent = () => network.mock.calls.map(([url, init]) => [init?.method, new URL(url as string).pathname])
const press = async (name: RegExp) => {
  const named = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')]
  await act(async () => named.find((one) => name.test(one.ariaLabel ?? one.textContent ?? ''))?.click())
  await settle()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  for (const { id } of shownToasts()) closeToast(id)
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

describe('[M2] what is seen of a post', () => {
  test('its author, its audience, its words with their mentions, its photos with theirs', async () => {
    const contenu = `<p>Merci <span data-mention="${INES.id}">@Inès Morel</span></p>`
    await show(
      publicationDe({ contenu, territoires: [SOIZIC.territoireCoordonne], images: [imageDe(1), imageDe(2)] }),
    )
    expect(page.querySelector('h2')?.textContent).toBe('Publication de Soizic Guéguen')
    expect(page.textContent).toContain('Coordinatrice · Cornouaille')
    expect(page.textContent).toContain('Antenne Cornouaille')
    expect(page.querySelector('[data-mention]')?.getAttribute('href')).toBe(`/membre/${INES.id}`)
    expect(Array.from(page.querySelectorAll('li img'), (one) => one.getAttribute('alt'))).toEqual([
      'Photo 1',
      'Photo 2',
    ])
  })

  test('the resource that it is about: an article has its page, others open in the library', async () => {
    const ressource = { id: 'r1' as RessourceId, type: 'article' as const, titre: 'Guide des statuts' }
    const link = () => page.querySelector('a[href^="/ressource"]')
    await show(publicationDe({ ressource }))
    expect([link()?.getAttribute('href'), link()?.textContent]).toEqual([
      '/ressource/article/r1',
      'ArticleGuide des statuts',
    ])
    await show(publicationDe({ ressource: { ...ressource, type: 'replay' } }))
    expect([link()?.getAttribute('href'), link()?.textContent]).toEqual([
      '/ressource?ouverte=r1',
      'ReplayGuide des statuts',
    ])
    await show(publicationDe())
    expect(link()).toBeNull()
  })

  test('« modifié » is said of what was changed a day later', async () => {
    await show(publicationDe({ dateModification: '2026-11-13T20:00:00.000Z' }))
    expect(page.textContent).not.toContain('modifié')
    await show(publicationDe({ dateModification: '2026-11-15T20:00:00.000Z' }))
    expect(page.textContent).toContain('modifié')
  })

  test('a draft offers to go on, and neither reactions nor comments', async () => {
    await show(
      publicationDe({
        statut: 'brouillon',
        auteure: INES,
        datePublication: null,
        droits: { modifier: true },
      }),
    )
    expect(page.querySelector('a[href$="/edition"]')?.textContent).toBe('Reprendre le brouillon')
    expect(page.querySelector('[aria-pressed], [aria-expanded]:not([aria-haspopup])')).toBeNull()
  })
})

describe('[M2] a view of news is counted', () => {
  const vue = (id: string) => ['POST', `/api/publications/${id}/vue`]

  test('once it is on screen, and once only', async () => {
    const annonce = publicationDe({ type: 'annonce', titre: 'Réunion' })
    await show(annonce)
    await act(async () => onScreen(false))
    await settle()
    expect(sent()).toEqual([])
    await act(async () => onScreen(true))
    await settle()
    expect(sent()).toEqual([vue(annonce.id)])
    expect(network.mock.calls[0]?.[1]?.body).toBe('{"source":"fil"}')
    await show(publicationDe({ type: 'annonce', titre: 'Réunion', version: 2 }))
    await act(async () => onScreen(true))
    await settle()
    expect(sent()).toHaveLength(1)
  })

  test('a plain post never', async () => {
    await show(publicationDe())
    await act(async () => onScreen(true))
    await settle()
    expect(sent()).toEqual([])
  })
})

describe('[M2] a deletion', () => {
  test('of her own post is done at once, and its toast takes it back', async () => {
    const { id } = publicationDe()
    await show(publicationDe({ auteure: INES, droits: { supprimer: true } }))
    await press(/^Plus d’actions/)
    await press(/^Supprimer$/)
    expect(sent()).toEqual([['DELETE', `/api/publications/${id}`]])
    const [told] = shownToasts()
    expect([told?.message, told?.action?.label]).toEqual(['Ta publication est supprimée.', 'Annuler'])
    await act(async () => told?.action?.onAction())
    await settle()
    expect(sent().at(-1)).toEqual(['POST', `/api/publications/${id}/restaurer`])
  })

  test('of another’s post is asked about first', async () => {
    await show(publicationDe({ droits: { supprimer: true } }))
    await press(/^Plus d’actions/)
    await press(/^Supprimer$/)
    expect(sent()).toEqual([])
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Supprimer la publication')
  })
})
