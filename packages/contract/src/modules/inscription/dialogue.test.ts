import { expect, test } from 'vitest'
import { violationsOf } from '#kit/errors.ts'
import type { z } from '#kit/z.ts'
import {
  AUTRE,
  champOf,
  envoiOf,
  formulaireAmbition,
  formulaireCinq,
  formulaireDeux,
  formulaireQuatre,
  formulaireSix,
  formulaireTrois,
} from './dialogue.ts'
import {
  ambitionForm,
  etapeCinq,
  etapeDeux,
  etapeQuatre,
  etapeSix,
  etapeTrois,
} from './inscription.schema.ts'

const ID = '01a1dcee-f633-7796-a6cf-059ebabcf32d'
const ID_2 = '01a1dcee-f633-7796-a6cf-0a5f48e281af'

const problems = (schema: z.ZodType, values: unknown): Record<string, string> => {
  const { error } = schema.safeParse(values)
  return Object.fromEntries(violationsOf(error?.issues ?? []).map(({ champ, message }) => [champ, message]))
}

test('[R5-8] the last name has its own messages and must differ from the first name', () => {
  const problem = (nom: string) =>
    problems(formulaireDeux('Maëlle'), { nom, dateNaissance: '1990-05-04' }).nom
  expect(problem('')).toBe('Le champ "Nom" est obligatoire.')
  expect(problem('  ')).toBe('Le champ "Nom" est obligatoire.')
  expect(problem('L')).toBe('Le nom doit comporter au minimum 2 caractères.')
  expect(problem('Le'.repeat(23))).toBe('Le nom doit comporter au maximum 45 caractères.')
  expect(problem(' MAELLE ')).toBe('Le prénom et le nom ne doivent pas être identiques.')
  expect(problem('Le Goff')).toBeUndefined()
})

test('[R5-9] the birth date is required, valid, and gives at least 18 years this year', () => {
  const problem = (dateNaissance: string) =>
    problems(formulaireDeux('Maëlle'), { nom: 'Le Goff', dateNaissance }).dateNaissance
  const year = new Date().getFullYear()
  expect(problem('')).toBe('Le champ "Date de naissance" est obligatoire.')
  expect(problem('1990-02-30')).toBe('La date de naissance est invalide.')
  expect(problem('0990-02-20')).toBe('La date de naissance est invalide.')
  expect(problem(`${year - 17}-01-01`)).toBe('Vous devez avoir plus de 18 ans pour pouvoir vous inscrire.')
  expect(problem(`${year - 18}-12-31`)).toBeUndefined()
})

test.each([
  [
    { codePostal: '', ville: '' },
    'Le champ "Code postal" est obligatoire.',
    "Indique d'abord un code postal valide.",
  ],
  [
    { codePostal: '291', ville: '' },
    'Le code postal doit contenir 5 chiffres.',
    "Indique d'abord un code postal valide.",
  ],
  [
    { codePostal: '2910A', ville: '' },
    'Le code postal doit contenir 5 chiffres.',
    'Sélectionne ta commune dans la liste.',
  ],
  [{ codePostal: '29100', ville: '' }, undefined, 'Sélectionne ta commune dans la liste.'],
  [{ codePostal: '29100', ville: '29046' }, undefined, undefined],
])('[R5-10] %o', (values, codePostal, ville) => {
  expect(problems(formulaireTrois, values)).toEqual({
    ...(codePostal && { codePostal }),
    ...(ville && { ville }),
  })
})

test('[R5-11] an ambition and a sector are required, and a free text for another ambition', () => {
  const missing = {
    ambition: 'Le champ "Ambition" est obligatoire.',
    secteurActiviteId: 'Le champ "Secteur d\'activité" est obligatoire.',
  }
  for (const ambition of ['', null, undefined])
    expect(problems(formulaireQuatre, { ambition, champLibreAmbition: '', secteurActiviteId: '' })).toEqual(
      missing,
    )
  const other = { ambition: AUTRE, secteurActiviteId: ID }
  expect(problems(formulaireQuatre, { ...other, champLibreAmbition: '  ' })).toEqual({
    champLibreAmbition: 'Précise ton ambition.',
  })
  expect(problems(formulaireQuatre, { ...other, champLibreAmbition: 'x'.repeat(101) })).toEqual({
    champLibreAmbition: 'Ce champ doit comporter au maximum 100 caractères.',
  })
  expect(problems(formulaireQuatre, { ...other, champLibreAmbition: 'Ouvrir un gîte' })).toEqual({})
})

test('[R5-11] the ambition alone, in the profile, has the rules of its step', () => {
  expect(problems(formulaireAmbition, { ambition: '', champLibreAmbition: '' })).toEqual({
    ambition: 'Le champ "Ambition" est obligatoire.',
  })
  expect(problems(formulaireAmbition, { ambition: AUTRE, champLibreAmbition: ' ' })).toEqual({
    champLibreAmbition: 'Précise ton ambition.',
  })
  const autre = { ambition: AUTRE, champLibreAmbition: 'Ouvrir un gîte' }
  expect(problems(formulaireAmbition, autre)).toEqual({})
  expect(ambitionForm.parse(envoiOf('ambition', autre))).toEqual({ nouvelleAmbition: 'Ouvrir un gîte' })
  expect(ambitionForm.parse(envoiOf('ambition', { ...autre, ambition: ID }))).toEqual({ ambition: ID })
  expect(problems(ambitionForm, {})).toEqual({ ambition: 'Le champ "Ambition" est obligatoire.' })
  expect(problems(ambitionForm, { nouvelleAmbition: '' })).toEqual({
    nouvelleAmbition: 'Précise ton ambition.',
  })
  expect(problems(ambitionForm, { ambition: ID, secteurActivite: ID })).not.toEqual({})
})

test('[R5-12] [R5-13] at least one non-empty choice, and a free text for « autre »', () => {
  const situation = (valeurs: unknown, champLibreSituation = '') =>
    problems(formulaireCinq, { situation: valeurs, champLibreSituation })
  expect(situation([])).toEqual({ situation: 'Choisis au moins une situation.' })
  expect(situation([''])).toEqual({ 'situation.0': 'Choisis au moins une situation.' })
  expect(situation(false)).toEqual({ situation: 'Choisis au moins une situation.' })
  expect(situation([ID, AUTRE], ' ')).toEqual({ champLibreSituation: 'Précise ta situation.' })
  expect(situation([AUTRE], 'Retraitée')).toEqual({})
  const attente = (valeurs: unknown, champLibreAttente = '') =>
    problems(formulaireSix, { attente: valeurs, champLibreAttente })
  expect(attente([])).toEqual({ attente: 'Choisis au moins une attente.' })
  expect(attente([AUTRE])).toEqual({ champLibreAttente: 'Précise ton attente.' })
  expect(attente([ID])).toEqual({})
})

test('[R3-9] each form is converted to a payload that its endpoint accepts', () => {
  const deux = envoiOf('etape_deux', { nom: 'Le Goff', dateNaissance: '1990-05-04' })
  expect(etapeDeux.parse(deux)).toEqual({ nom: 'Le Goff', dateDeNaissance: '1990-05-04' })

  const trois = envoiOf('etape_trois', { codePostal: '29100', ville: '29046' })
  expect(etapeTrois.parse(trois)).toEqual({ villeId: '29046' })

  const quatre = { champLibreAmbition: 'Ouvrir un gîte', secteurActiviteId: ID }
  expect(etapeQuatre.parse(envoiOf('etape_quatre', { ...quatre, ambition: ID_2 }))).toEqual({
    ambition: ID_2,
    secteurActivite: ID,
  })
  expect(etapeQuatre.parse(envoiOf('etape_quatre', { ...quatre, ambition: AUTRE }))).toEqual({
    nouvelleAmbition: 'Ouvrir un gîte',
    secteurActivite: ID,
  })

  const cinq = { champLibreSituation: 'Retraitée' }
  expect(etapeCinq.parse(envoiOf('etape_cinq', { ...cinq, situation: [ID, AUTRE] }))).toEqual({
    situations: [ID],
    nouvelleSituation: 'Retraitée',
  })
  // Text typed before « autre » was unticked is not sent.
  expect(etapeCinq.parse(envoiOf('etape_cinq', { ...cinq, situation: [ID] }))).toEqual({ situations: [ID] })

  const six = { champLibreAttente: 'Des copines' }
  expect(etapeSix.parse(envoiOf('etape_six', { ...six, attente: [AUTRE] }))).toEqual({
    attentes: [],
    nouvelleAttente: 'Des copines',
  })
  expect(etapeSix.parse(envoiOf('etape_six', { ...six, attente: [ID, ID_2] }))).toEqual({
    attentes: [ID, ID_2],
  })
})

test("[R3-9] champOf maps the server's fields to those of the form", () => {
  const champs = ['nom', 'dateDeNaissance', 'villeId', 'secteurActivite', 'situations.0', 'nouvelleAttente']
  expect(champs.map(champOf)).toEqual([
    'nom',
    'dateNaissance',
    'ville',
    'secteurActiviteId',
    'situation',
    'champLibreAttente',
  ])
})
