import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import {
  INTERVENANTE_VIDE,
  partsOf,
  VALEURS_VIDES,
  valeursOf,
  type ValeursEvenement,
} from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { CAPACITES, LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { jpeg } from '#modules/medias/medias.factory.ts'
import { fileOf, partsCompletes, valeursCompletes } from './test-bo-evenements.ts'

const kit = useTestApp()
let administratrice: Client

beforeAll(async () => {
  administratrice = await kit.as('administratrice')
})

const create = async (valeurs: ValeursEvenement): Promise<DetailEvenementBo> => {
  const { status, body } = await administratrice.call(endpoints.createEvenement, { body: partsOf(valeurs) })
  expect(body).toMatchObject({ id: expect.any(String) })
  expect(status).toBe(201)
  return body
}
const get = async (id: EvenementId): Promise<DetailEvenementBo> =>
  (await administratrice.call(endpoints.getEvenementBo, { params: { id } })).body
/** Without the fields that every save changes. */
const told = ({ version: _version, dateModification: _date, ...evenement }: DetailEvenementBo) => evenement

const speaker = async (prenom: string, nom: string) => ({
  ...INTERVENANTE_VIDE,
  Prenom: prenom,
  Nom: nom,
  Entreprise: `Atelier ${nom}`,
  Profession: 'Comptable',
  Email: `${nom}@exemple.fr`.toLowerCase(),
  Telephone: prenom === 'Awa' ? '0639980427' : '+262692000111',
  Photo: fileOf(await jpeg(400, 400)),
  Lien: `https://exemple.fr/${prenom}`,
  Instagram: `https://instagram.com/${prenom}`,
  Facebook: `https://facebook.com/${prenom}`,
  Linkedin: `https://linkedin.com/in/${prenom}`,
  LienFdt: `https://exemple.fr/fdt/${prenom}`,
})

describe('[R3-14] create → read → form → save → read keeps every field of', () => {
  const roundTrip = async (valeurs: ValeursEvenement): Promise<DetailEvenementBo> => {
    const created = await create(valeurs)
    const first = await get(created.id)
    expect(told(first)).toEqual(told(created))
    const body = { ...partsOf(valeursOf(first)), id: first.id, version: first.version }
    const saved = await administratrice.call(endpoints.updateEvenement, { params: { id: first.id }, body })
    expect(saved.status).toBe(200)
    expect(told(await get(first.id))).toEqual(told(first))
    expect(valeursOf(await get(first.id))).toEqual(valeursOf(first))
    return first
  }

  test('an event with every field set', async () => {
    const now = kit.clock.now()
    const [helene, ines] = [
      await createIntervenant(kit.db, now),
      await createIntervenant(kit.db, now, { prenom: 'Inès', nom: 'Morel' }),
    ]
    const nantes = await createTerritoire(kit.db, 'Pays nantais')
    const valeurs = await valeursCompletes(kit.db, {
      lienVisio: 'https://visio.exemple.fr/salle',
      inscriptionType: 'Both',
      lienGoogleForm: 'https://forms.exemple.fr/1',
      displaySiteVitrine: true,
      imageEvenement: fileOf(await jpeg(1600, 900)),
      previewEvenement: fileOf(await jpeg(800, 600)),
      territoires: [{ value: nantes, label: '' }],
      // Not in alphabetical order, to check that the order is kept.
      intervenants: [
        { value: ines, label: '' },
        { value: helene, label: '' },
      ],
      intervenant: await speaker('Awa', 'Diallo'),
      intervenant2: await speaker('Maëva', 'Hoarau'),
    })
    const event = await roundTrip(valeurs)
    expect(event.intervenants.map(({ prenom }) => prenom)).toEqual(['Inès', 'Hélène'])
    expect(event).toMatchObject({
      intervenantePrenom: 'Awa',
      intervenanteNom: 'Diallo',
      intervenanteEmail: 'diallo@exemple.fr',
      intervenante2Prenom: 'Maëva',
      intervenante2Nom: 'Hoarau',
      intervenante2Email: 'hoarau@exemple.fr',
      intervenante2LienFdt: 'https://exemple.fr/fdt/Maëva',
      inscriptionType: 'Both',
      displaySiteVitrine: true,
    })
    expect(
      new Set([event.visuel, event.visuel_preview, event.intervenantePhoto, event.intervenante2Photo]).size,
    ).toBe(4)
  })

  test.each<[string, Partial<ValeursEvenement>]>([
    [
      'an event on line, without a limit',
      {
        location: LOCATIONS.enLigne,
        lienVisio: 'https://visio.exemple.fr/1',
        adresse: '',
        ville: '',
        codePostal: '',
        limitParticipantes: CAPACITES.illimite,
        nombreParticipantes: '',
      },
    ],
    [
      'one whose registration is elsewhere',
      { inscriptionType: 'Externe', lienGoogleForm: 'https://forms.exemple.fr/2' },
    ],
    ['one with a second speaker and no first', { intervenant2: { ...INTERVENANTE_VIDE, Prenom: 'Awa' } }],
  ])('%s', async (_what, change) => {
    const event = await roundTrip(await valeursCompletes(kit.db, change))
    expect(valeursOf(event)).toMatchObject(change)
  })

  test('a draft with only a title', async () => {
    const event = await roundTrip({ ...VALEURS_VIDES, titre: 'Un jour' })
    expect(event).toMatchObject({ isEnLigne: null, nombrePlacesTotal: 0, theme: null, ville: null })
  })
})

describe('[R5-16] the hours of an event are in its time zone', () => {
  const read = async (
    fuseau: ValeursEvenement['fuseau'],
    date: string,
    heureDebut: string,
    heureFin: string,
  ) => {
    const { id } = await create(await valeursCompletes(kit.db, { fuseau, date, heureDebut, heureFin }))
    const event = await get(id)
    expect(valeursOf(event)).toMatchObject({ fuseau, date, heureDebut, heureFin })
    expect(event).toMatchObject({ heureDebut, heureFin })
    return [event.dateHeureDebut, event.dateHeureFin].map((at) => new Date(at ?? '').toISOString())
  }

  test.each([
    [
      'the day before summer time',
      'Europe/Paris',
      '2027-03-27',
      '18:30',
      '20:30',
      '2027-03-27T17:30:00.000Z',
      '2027-03-27T19:30:00.000Z',
    ],
    [
      'across the hour that is skipped',
      'Europe/Paris',
      '2027-03-28',
      '01:30',
      '03:30',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ],
    [
      'the evening after',
      'Europe/Paris',
      '2027-03-28',
      '18:30',
      '20:30',
      '2027-03-28T16:30:00.000Z',
      '2027-03-28T18:30:00.000Z',
    ],
    [
      'across the hour that comes twice',
      'Europe/Paris',
      '2026-10-25',
      '01:30',
      '03:30',
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
    ],
    [
      'within it, the first time',
      'Europe/Paris',
      '2026-10-25',
      '02:15',
      '02:45',
      '2026-10-25T00:15:00.000Z',
      '2026-10-25T00:45:00.000Z',
    ],
    [
      'La Réunion, the night of Paris’ summer time',
      'Indian/Reunion',
      '2027-03-28',
      '02:30',
      '04:00',
      '2027-03-27T22:30:00.000Z',
      '2027-03-28T00:00:00.000Z',
    ],
    [
      'La Réunion, the night of its end',
      'Indian/Reunion',
      '2026-10-25',
      '02:30',
      '04:00',
      '2026-10-24T22:30:00.000Z',
      '2026-10-25T00:00:00.000Z',
    ],
    [
      'Nouméa, the night of Paris’ summer time',
      'Pacific/Noumea',
      '2027-03-28',
      '02:30',
      '04:00',
      '2027-03-27T15:30:00.000Z',
      '2027-03-27T17:00:00.000Z',
    ],
    [
      'Nouméa, the night of its end',
      'Pacific/Noumea',
      '2026-10-25',
      '18:00',
      '19:30',
      '2026-10-25T07:00:00.000Z',
      '2026-10-25T08:30:00.000Z',
    ],
  ] as const)('%s', async (_when, fuseau, date, debut, fin, ...instants) => {
    expect(await read(fuseau, date, debut, fin)).toEqual(instants)
  })

  test('an hour skipped by the change to summer time is refused at its field', async () => {
    const parts = await partsCompletes(kit.db, { date: '2027-03-28', heureDebut: '02:30', heureFin: '04:00' })
    expect(await administratrice.call(endpoints.createEvenement, { body: parts })).toMatchObject({
      status: 422,
      body: {
        violations: [
          {
            champ: 'dateHeureDebut',
            message: 'Cette heure n’existe pas\u202f: cette nuit-là, les horloges avancent d’une heure.',
          },
        ],
      },
    })
  })

  test('saving an unchanged form keeps the instants, even in the night when an hour is repeated', async () => {
    const { id } = await create(
      await valeursCompletes(kit.db, { date: '2026-10-25', heureDebut: '02:30', heureFin: '03:30' }),
    )
    const first = await get(id)
    await administratrice.call(endpoints.updateEvenement, {
      params: { id },
      body: { ...partsOf(valeursOf(first)), id },
    })
    const second = await get(id)
    expect([second.dateHeureDebut, second.dateHeureFin]).toEqual([first.dateHeureDebut, first.dateHeureFin])
    const { sequence } = await kit.db
      .selectFrom('evenements')
      .where('id', '=', id)
      .select('sequence')
      .executeTakeFirstOrThrow()
    expect(sequence).toBe(0)
  })
})
