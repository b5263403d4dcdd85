// @vitest-environment jsdom
import { VALEURS_VIDES } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { expect, test } from 'vitest'
import { evenementDe, intervenantesDe, manquantsDe, quandDe } from './apercu.ts'
import { saisieOf } from './saisie.ts'

const vide = saisieOf(VALEURS_VIDES)
const soir = { ...vide, date: '2026-12-08', heureDebut: '18:30', heureFin: '20:30' }

test('[P-2] the preview uses the time zone of the event', () => {
  expect(quandDe(soir)).toMatchObject({ dateHeureDebut: '2026-12-08T17:30:00.000Z' })
  expect(quandDe({ ...soir, fuseau: 'Pacific/Noumea' })).toMatchObject({
    dateHeureDebut: '2026-12-08T07:30:00.000Z',
    dateHeureFin: '2026-12-08T09:30:00.000Z',
  })
})

test('[F25] an incomplete date, or an hour skipped by the clock change, gives no preview', () => {
  expect(quandDe({ ...soir, heureFin: '' })).toBeUndefined()
  expect(quandDe({ ...soir, date: '2027-03-28', heureDebut: '02:30' })).toBeUndefined()
})

const RIEN = { theme: null, evenementType: null, ville: null }

test('[R9-8] format and places of the preview, as members read them', () => {
  expect(evenementDe(vide, RIEN)).toMatchObject({
    isEnLigne: null,
    nombrePlacesTotal: 0,
    titre: 'Sans titre',
  })
  expect(evenementDe({ ...vide, location: 'En ligne' }, RIEN)).toMatchObject({
    isEnLigne: true,
    adresse: null,
  })
  const limite = { ...vide, limitParticipantes: 'Limité' } as const
  expect(evenementDe({ ...limite, nombreParticipantes: '20' }, RIEN)).toMatchObject({
    nombrePlacesTotal: 20,
    nbPlacesRestantes: 20,
  })
  expect(evenementDe({ ...limite, nombreParticipantes: 'vingt' }, RIEN).nombrePlacesTotal).toBe(0)
  expect(evenementDe({ ...vide, limitParticipantes: 'Illimité' }, RIEN).nombrePlacesTotal).toBeNull()
})

test('[R3-13] the preview hides what only registered members see', () => {
  const saisie = {
    ...vide,
    lienVisio: 'https://visio.exemple.fr/1',
    avecIntervenant: true,
    intervenantPrenom: 'Awa',
    intervenantNom: 'Diallo',
    intervenantEmail: 'awa@exemple.fr',
    intervenantTelephone: '0639980012',
  }
  expect(evenementDe(saisie, RIEN).lienVisio).toBeNull()
  const [awa] = intervenantesDe(saisie, { intervenant: null, intervenant2: null })
  expect(awa).toMatchObject({ nom: 'Awa Diallo', liens: [] })
})

test('speakers of the preview: those of the open blocks, then the records', () => {
  const saisie = {
    ...vide,
    intervenantPrenom: 'Awa',
    intervenantNom: 'Diallo',
    intervenants: [{ value: '1', label: 'hélène le goff-roussel' }],
  }
  const nomsDe = (given: typeof saisie) =>
    intervenantesDe(given, { intervenant: null, intervenant2: null }).map(({ nom }) => nom)
  expect(nomsDe(saisie)).toEqual(['Hélène Le Goff-Roussel'])
  expect(nomsDe({ ...saisie, avecIntervenant: true })).toEqual(['Awa Diallo', 'Hélène Le Goff-Roussel'])
})

test('[R5-16] the preview names what is missing before the event can be published', () => {
  expect(manquantsDe(vide)).toEqual(expect.arrayContaining(['Titre', 'Thématique', 'Date', 'Description']))
  expect(manquantsDe(vide)).not.toContain('Image (facultatif)')
})
