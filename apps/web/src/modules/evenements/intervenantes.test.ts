import { anEvenement, speaker } from '@entrelles/contract/modules/evenements/test-evenement.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { expect, test } from 'vitest'
import { intervenantesOf } from './intervenantes.ts'

const detail = (change: Readonly<Record<string, unknown>>) =>
  ({
    ...anEvenement(change),
    nbEnAttente: 0,
    maPresence: null,
    droits: { gerer: false },
  }) as DetailEvenement

test('[R3-13] both speakers typed in the event are shown, each with her name and links', () => {
  const both = intervenantesOf(
    detail({ ...speaker('intervenante', 'Hélène', 'Roussel'), ...speaker('intervenante2', 'Awa', 'Diallo') }),
  )
  expect(both.map(({ nom }) => nom)).toEqual(['Hélène Roussel', 'Awa Diallo'])
  expect(both[1]?.photo).toBe('/uploads/miniature/awa.webp')
  expect(both[1]?.liens.map(({ libelle }) => libelle)).toEqual([
    'LinkedIn',
    'Instagram',
    'Facebook',
    'Site',
    'Fiche de travail',
    'E-mail',
    'Téléphone',
  ])
})

test('[R3-13] the email and the phone number are left out of the links when they are not given', () => {
  const first = { ...speaker('intervenante', 'Hélène', 'Roussel') }
  delete first.intervenanteEmail
  delete first.intervenanteTelephone
  const { intervenanteEmail, intervenanteTelephone, ...given } = detail(first)
  expect(
    [intervenanteEmail, intervenanteTelephone].every((value) => value === null || value === undefined),
  ).toBe(true)
  const [one] = intervenantesOf(given as DetailEvenement)
  expect(one?.liens.map(({ libelle }) => libelle)).not.toContain('E-mail')
  expect(one?.liens.map(({ libelle }) => libelle)).not.toContain('Téléphone')
})

test('[R3-13] a speaker without a name is omitted', () => {
  expect(intervenantesOf(detail({}))).toEqual([])
})
