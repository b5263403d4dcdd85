import { expect, test } from 'vitest'
import { jalonsOf } from './jalons.ts'

const PARIS = 'Europe/Paris'
const recu = {
  statut: 'nouveau',
  dateCreation: '2026-11-13T08:12:00.000Z',
  reponseAvant: '2026-11-15T08:12:00.000Z',
} as const
const during = new Date('2026-11-14T08:00:00Z')

test('[M11] a report says when it was received and before when it is answered, in the reader’s hours', () => {
  const { milestones, current } = jalonsOf(recu, during, PARIS)
  expect(current).toBe(0)
  expect(milestones).toEqual([
    { title: 'Reçu', text: 'vendredi 13\u00a0novembre à 9\u00a0h\u00a012' },
    { title: 'En cours d’examen', text: 'par l’équipe de modération' },
    { title: 'Réponse', text: 'avant dimanche 15\u00a0novembre à 9\u00a0h\u00a012' },
  ])
  expect(jalonsOf(recu, during, 'America/Martinique').milestones[2]?.text).toBe(
    'avant dimanche 15\u00a0novembre à 4\u00a0h\u00a012',
  )
})

test('[M11] a report that is examined, or examined again, is at its second milestone', () => {
  expect(jalonsOf({ ...recu, statut: 'en_cours' }, during, PARIS).current).toBe(1)
  const { milestones, current } = jalonsOf({ ...recu, statut: 'rouvert' }, during, PARIS)
  expect([current, milestones[1]?.title]).toEqual([1, 'En cours de réexamen'])
  expect(milestones[2]?.text).toBe('avant dimanche 15\u00a0novembre à 9\u00a0h\u00a012')
})

test('[M11] a promise that is not kept is not shown any more', () => {
  const late = jalonsOf(recu, new Date('2026-11-15T08:12:00Z'), PARIS)
  expect(late.milestones[2]?.text).toBe('dès que possible')
})
