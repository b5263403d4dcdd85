import { expect, test } from 'vitest'
import type { Envoi } from '#modules/envois/envois.schema.ts'
import { nomDestinataire, titreEnvoi } from './bo-envois.words.ts'

const destinataire = {
  id: '019a0000-0000-7000-8000-000000000001',
  prenom: 'Samira',
  nom: 'Haddad',
  photo: null,
  email: 'samira@exemple.fr',
} as NonNullable<Envoi['destinataire']>

test('a letter to a member is named by its kind and by what it is about', () => {
  const envoi = { lettre: 'evenement_rappel', objet: 'Fixer ses prix', destinataire } as const
  expect(titreEnvoi(envoi)).toBe('Rappel d’un événement\u00a0: Fixer ses prix')
  expect(nomDestinataire(envoi)).toBe('Samira Haddad')
  expect(titreEnvoi({ ...envoi, lettre: 'relance', objet: null })).toBe('Relance')
})

test('a letter to a speaker without an account bears her name once', () => {
  const envoi = {
    lettre: 'consentement_intervenante',
    objet: 'Hélène Roussel',
    destinataire: null,
  } as const
  expect(nomDestinataire(envoi)).toBe('Hélène Roussel')
  expect(titreEnvoi(envoi)).toBe('Consentement d’une intervenante')
  expect(nomDestinataire({ ...envoi, objet: null })).toBe('Une personne sans compte')
})
