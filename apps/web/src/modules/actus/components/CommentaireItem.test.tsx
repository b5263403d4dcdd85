// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#kit/query-client.ts'
import { commentaireDe, publicationDe, SOIZIC } from '../test-publication.ts'
import { CommentaireItem } from './CommentaireItem.tsx'

vi.mock('#kit/session.ts', () => ({ useUser: () => ({ roles: [], adherente: SOIZIC }) }))

const page = document.createElement('div')
const root = createRoot(page)

const show = (dateModification: string | null) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <CommentaireItem
            publication={publicationDe()}
            commentaire={{ ...commentaireDe(1), dateModification }}
            onReply={() => {}}
            onDelete={() => {}}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  vi.unstubAllGlobals()
})

test('[M2] « modifié » is said of a comment that was changed a day later', async () => {
  await show(null)
  expect(page.textContent).toContain('Commentaire 1')
  await show('2026-11-14T09:40:00.000Z')
  expect(page.textContent).not.toContain('modifié')
  await show('2026-11-14T09:41:00.000Z')
  expect(page.textContent).toContain(', modifié')
})
