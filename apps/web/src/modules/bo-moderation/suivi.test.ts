import type { Suivi } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { expect, test } from 'vitest'
import { suiviOf } from './suivi.ts'
import { dossierOf, personne } from './test-dossier.ts'

const NBSP = '\u00a0'
const now = new Date('2026-11-14T13:00:00Z')
const maelle = personne('Maëlle', 10)

const fait = (etape: Suivi['etape'], heure: string, fields: Partial<Suivi> = {}): Suivi => ({
  etape,
  date: `2026-11-14T${heure}:00.000Z`,
  par: null,
  action: null,
  suite: null,
  reponse: null,
  ...fields,
})
const SIGNALE = fait('signale', '08:12')
const PRIS = fait('pris', '09:30', { par: maelle })
const MASQUE = fait('mesure', '09:40', { par: maelle, action: 'masquer' })
const CLOS = fait('clos', '09:50', { par: maelle, suite: 'traite', reponse: 'Merci.' })

const titles = (dossier: Parameters<typeof suiviOf>[0]) => {
  const { milestones, current } = suiviOf(dossier, now)
  return milestones.map(({ title }, index) => (index === current ? `> ${title}` : title))
}

test('[M11] a new report waits for somebody to take it; its reporters are one step', () => {
  const again = fait('signale', '08:40')
  const dossier = dossierOf({ suivi: [SIGNALE, again, again] })
  expect(titles(dossier)).toEqual(['Signalé', '> Prise en charge', 'Décision', 'Réponse'])
  const { milestones } = suiviOf(dossier, now)
  expect(milestones.map(({ text }) => text)).toEqual([
    `14/11/2026 à 9${NBSP}h${NBSP}12, puis 2 autres fois`,
    '',
    `avant demain, 9${NBSP}h${NBSP}12`,
    '',
  ])
})

test('[M11] once it is taken, a decision comes next, then the answer', () => {
  const taken = { statut: 'en_cours', assigneeA: maelle } as const
  expect(titles(dossierOf({ ...taken, suivi: [SIGNALE, PRIS] }))).toEqual([
    'Signalé',
    'Prise en charge par Maëlle',
    '> Décision',
    'Réponse',
  ])
  const decided = dossierOf({ ...taken, suivi: [SIGNALE, PRIS, MASQUE] })
  expect(titles(decided)).toEqual(['Signalé', 'Prise en charge par Maëlle', 'Contenu masqué', '> Réponse'])
  expect(suiviOf(decided, now).milestones[2]?.text).toBe(`14/11/2026 à 10${NBSP}h${NBSP}40, par Maëlle`)
})

test('[M11] an answered report has nothing left to do', () => {
  const clos = { statut: 'traite', dateCloture: CLOS.date } as const
  expect(titles(dossierOf({ ...clos, suivi: [SIGNALE, PRIS, MASQUE, CLOS] }))).toEqual([
    'Signalé',
    'Prise en charge par Maëlle',
    'Contenu masqué',
    'Réponse envoyée',
  ])
  const sansSuite = { ...CLOS, suite: 'sans_suite' } as const
  expect(titles(dossierOf({ ...clos, statut: 'sans_suite', suivi: [SIGNALE, sansSuite] })).at(-1)).toBe(
    'Classé sans suite',
  )
})

test('[M11] an appeal starts again: earlier measures do not count as its decision', () => {
  const rouvert = dossierOf({
    statut: 'rouvert',
    suivi: [SIGNALE, PRIS, MASQUE, CLOS, fait('recours', '11:00')],
  })
  expect(titles(rouvert)).toEqual([
    'Signalé',
    'Prise en charge par Maëlle',
    'Contenu masqué',
    'Réponse envoyée',
    'Recours demandé',
    '> Prise en charge',
    'Décision',
    'Réponse',
  ])
})
