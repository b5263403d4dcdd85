import { expect, test } from 'vitest'
import { phraseOf } from './demande.ts'
import { lectureOf, publicOf, quandOf, versionOf, vieOf } from './mots.ts'
import { aRessource } from './test-ressource.ts'

test('[M5] a line says since when it is published, or why it is to be verified', () => {
  const quand = (fields: Parameters<typeof aRessource>[0] = {}, today = '2026-11-18') =>
    quandOf(aRessource(fields), today)
  expect(quand()).toBe('Depuis le 04/11/2026 à 10\u00a0h')
  expect(quand({ statut: 'brouillon', datePublication: null })).toBe('Commencée le 28/10/2026 à 10\u00a0h')
  expect(quand({ statut: 'a_verifier' }, '2027-11-10')).toBe('À relire depuis le 04/11/2027')
  const etatLien = { etat: 'brise', date: '2026-11-16T09:00:00.000Z' }
  expect(quand({ statut: 'a_verifier', etatLien })).toBe('Le lien ne répondait pas le 16/11/2026')
})

test('[M5] a link that was mended waits for its review, before the day of the next one', () => {
  expect(quandOf(aRessource({ statut: 'a_verifier' }), '2026-11-18')).toBe('À relire')
})

test('[M5] for whom it is', () => {
  expect(publicOf(aRessource())).toBe('Pays de Redon')
  expect(publicOf(aRessource({ public: 'reseau', territoires: [] }))).toBe('Tout le réseau')
})

test('who wrote the version; somebody who left has no name', () => {
  expect(versionOf(aRessource())).toBe('Version 7, par Maëlle Le Goff')
  expect(versionOf(aRessource({ modifieePar: null, auteure: null }))).toBe('Version 7, par Ancienne membre')
})

test('the reading time, and when the text was saved', () => {
  const now = new Date('2026-11-18T12:00:00.000Z')
  expect(lectureOf(9, '2026-11-18T09:42:00.000Z', now)).toBe(
    '9 minutes de lecture · enregistré à 10\u00a0h\u00a042',
  )
  expect(lectureOf(1, '2026-11-17T09:00:00.000Z', now)).toContain('enregistré le 17/11/2026 à 10\u00a0h')
  expect(lectureOf(1, undefined, now)).toBe('1 minute de lecture')
})

test('[M5] the life of a resource', () => {
  const { milestones, current } = vieOf(aRessource())
  expect(current).toBe(1)
  expect(milestones.map(({ title }) => title)).toEqual(['Brouillon', 'Publiée', 'À vérifier'])
  expect(milestones[1]?.text.replaceAll(/\s/g, ' ')).toBe('1 204 vues, 48 « utile »')
  expect(vieOf(aRessource({ statut: 'brouillon', datePublication: null })).current).toBe(0)
  expect(vieOf(aRessource({ statut: 'archivee' })).milestones[2]?.title).toBe('Archivée')
})

test('[M5] archiving says that unpublished changes are lost', () => {
  expect(phraseOf('archiver', aRessource())).not.toContain('perdues')
  expect(phraseOf('archiver', aRessource({ modificationsNonPubliees: true }))).toContain('perdues')
})
