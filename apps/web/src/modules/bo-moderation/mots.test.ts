import { MOTIFS, TYPES_CIBLE } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { expect, test } from 'vitest'
import { attenteOf, MOTIFS_LOOKS, nomDe, nomType, titreDossier, titreLigne, voirOf } from './mots.ts'
import { dossierOf, personne } from './test-dossier.ts'

const NBSP = '\u00a0'
const now = new Date('2026-11-14T13:00:00Z')
const moi = personne('Maëlle', 10)

test('[M11] a report is named by its kind, in its gender, and how many times it was reported', () => {
  expect(titreDossier(dossierOf())).toBe('Commentaire signalé 3 fois')
  expect(
    TYPES_CIBLE.map((type) =>
      titreDossier({ cible: { type, id: moi.id, titre: 'X' }, nbSignalements: 1 }).toLowerCase(),
    ),
  ).toEqual([
    'publication signalée 1 fois',
    'commentaire signalé 1 fois',
    'coup de pouce signalé 1 fois',
    'réponse à un coup de pouce signalée 1 fois',
    'message privé signalé 1 fois',
    'profil signalé 1 fois',
    'événement signalé 1 fois',
  ])
  expect(nomType('message')).toBe('Message privé')
})

test('[M11] what is reported has a link to it, but a private message', () => {
  expect(TYPES_CIBLE.filter((type) => voirOf(type) === undefined)).toEqual(['message'])
  expect(voirOf('reponse')).toBe('Voir la réponse')
})

test('[M11] the queue quotes the first words, or names the target, but nothing of a private message', () => {
  const { cible } = dossierOf()
  expect(titreLigne({ cible, extrait: 'Tu n’as rien à faire ici…' })).toBe(
    `«${NBSP}Tu n’as rien à faire ici…${NBSP}»`,
  )
  expect(titreLigne({ cible, extrait: null })).toBe('Commentaire de Sandrine Petit')
  expect(titreLigne({ cible: { ...cible, type: 'message' }, extrait: null })).toBe(
    'Message entre deux membres',
  )
})

test('[M11] a line says before when it is answered, who has taken it, or when it was answered', () => {
  const open = dossierOf()
  expect(attenteOf(open, now, moi.id)).toBe(`à répondre avant demain, 9${NBSP}h${NBSP}12`)
  expect(attenteOf({ ...open, enRetard: true }, new Date('2026-11-15T10:20:00Z'), moi.id)).toBe(
    'en retard de 2 heures',
  )
  expect(attenteOf({ ...open, assigneeA: personne('Brigitte', 11) }, now, moi.id)).toBe(
    `pris en charge par Brigitte, avant demain, 9${NBSP}h${NBSP}12`,
  )
  expect(attenteOf({ ...open, assigneeA: moi }, now, moi.id)).toMatch(/^pris en charge par toi,/)
  const closed = { ...open, assigneeA: moi, dateCloture: '2026-11-14T09:00:00.000Z' }
  expect(attenteOf(closed, now, moi.id)).toBe('répondu le 14/11/2026')
})

test('[M11] somebody whose account is erased has no name', () => {
  expect(nomDe(null, moi.id)).toBe('une ancienne membre')
  expect(nomDe(moi)).toBe('Maëlle')
})

test('[M11] only harassment, which is answered first, has the colour of danger', () => {
  expect(MOTIFS.filter((motif) => MOTIFS_LOOKS[motif].tone === 'danger')).toEqual(['harcelement'])
})
