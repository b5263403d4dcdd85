// @vitest-environment jsdom
import type { SignalementRecu } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Geste } from '../use-signalement-form.ts'
import { SentText } from './SignalementSent.tsx'

const page = document.createElement('div')
const root = createRoot(page)

const textOf = async (statut: SignalementRecu['statut'], geste: Geste) => {
  const recu = {
    id: 'un',
    statut,
    reponseAvant: '2026-11-21T09:00:00.000Z',
    masque: false,
  } as SignalementRecu
  const envoye = { recu, isBloquee: false }
  await act(async () => root.render(<SentText geste={geste} envoye={envoye} auteure={null} />))
  return page.textContent
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.render(null))
  vi.unstubAllGlobals()
})

test('[M11] who reports reads when her answer comes, or that it waits for her', async () => {
  expect(await textOf('nouveau', 'signaler')).toContain(
    'L’équipe de modération regarde. Tu auras une réponse',
  )
  expect(await textOf('sans_suite', 'signaler')).toContain(
    'a déjà examiné ce contenu, tel qu’il est aujourd’hui. La réponse t’attend',
  )
})

test('[M15] a coordinator who asks to hide what somebody has judged reads that it stays visible', async () => {
  const laisse = 'Ce contenu reste visible\u00a0: il a déjà été examiné tel qu’il est.'
  expect(await textOf('nouveau', 'masquer')).toContain(`${laisse} L’équipe de modération regarde`)
  expect(await textOf('sans_suite', 'masquer')).toContain(`${laisse} La réponse t’attend`)
  expect(await textOf('nouveau', 'signaler')).not.toContain('reste visible')
})
