import { expect, test } from 'vitest'
import { canAppealMesure, canAppealSignalement } from './moderation.policy.ts'
import { STATUTS_SIGNALEMENT, TYPES_CIBLE } from './moderation.schema.ts'
import { attenteTienne, nomTienne } from './moderation.words.ts'

test('[M11] a reporter appeals against an answer without a measure, once', () => {
  const appealed = STATUTS_SIGNALEMENT.filter((statut) =>
    canAppealSignalement({ statut, dejaDemande: false }),
  )
  expect(appealed).toEqual(['sans_suite'])
  expect(canAppealSignalement({ statut: 'sans_suite', dejaDemande: true })).toBe(false)
})

test('[M11] a member appeals against a measure as soon as it is taken, once, unless it is undone or examined again', () => {
  const fresh = { dejaDemande: false, levee: false }
  const appealed = STATUTS_SIGNALEMENT.filter((statut) => canAppealMesure({ ...fresh, statut }))
  expect(appealed).toEqual(['nouveau', 'en_cours', 'traite'])
  expect(canAppealMesure({ ...fresh, statut: 'traite', levee: true })).toBe(false)
  expect(canAppealMesure({ ...fresh, statut: 'traite', dejaDemande: true })).toBe(false)
})

test('[M11] what was reported is named to its author as hers, by its title where it has one', () => {
  expect(TYPES_CIBLE.map((type) => nomTienne({ type, titre: 'Tour à bois' }))).toEqual([
    'ta publication',
    'ton commentaire',
    'ton coup de pouce «\u00a0Tour à bois\u00a0»',
    'ta réponse à un coup de pouce',
    'ton message privé',
    'ton profil',
    'l’événement «\u00a0Tour à bois\u00a0»',
  ])
})

test('[C2] what its reporters hide is named to its author in its gender, as waiting for somebody to look', () => {
  expect(
    (['publication', 'commentaire', 'reponse'] as const).map((type) => attenteTienne({ type, titre: 'X' })),
  ).toEqual([
    'ta publication est masquée en attendant d’être examinée',
    'ton commentaire est masqué en attendant d’être examiné',
    'ta réponse à un coup de pouce est masquée en attendant d’être examinée',
  ])
})
