import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import type { EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { boEnvoisEndpoints as endpoints } from '@entrelles/contract/modules/bo-envois/bo-envois.endpoints.ts'
import type { EnvoiId, FiltresEnvois } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COMPTE_EFFACE } from '#kit/lettres.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { createCompte, PERSONAS } from '#modules/session/session.factory.ts'
import { createEnvoi, type EnvoiFields } from './bo-envois.factory.ts'

const DAY_MS = 86_400_000
const UNKNOWN = '019a0000-0000-7000-8000-0000000000ff' as EnvoiId

const kit = useTestApp()
let administratrice: Client

beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  await kit.db.deleteFrom('envois').execute()
  administratrice = await kit.as('administratrice')
})

const membre = (prenom: string, nom: string, email?: string) =>
  createCompte(kit.db, kit.clock.now(), { prenom, nom, ...(email && { email }) })
const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * DAY_MS)
/** A letter of that many days ago; its reason tells it from the others. */
const letter = (motif: string, days: number, fields: EnvoiFields = {}) =>
  createEnvoi(kit.db, daysAgo(days), { motif, ...fields })

type Query = EndpointCall<typeof endpoints.listEnvois>['query']
const list = async (query: Query = {}) => (await administratrice.call(endpoints.listEnvois, { query })).body
const motifs = async (query: Query = {}) => (await list(query)).envois.map(({ motif }) => motif)

describe('GET /api/bo/envois', () => {
  test('[R2.1-24] a line has its letter, recipient, object, outcome, reason and dates', async () => {
    const samira = await membre('Samira', 'Haddad', 'samira@exemple.org')
    const evenementId = await createEvenement(kit.db, kit.clock.now(), { titre: 'Fixer ses prix' })
    const id = await createEnvoi(kit.db, new Date('2026-11-18T07:00:00Z'), {
      lettre: 'evenement_rappel',
      statut: 'echec',
      motif: 'adresse refusée (550)',
      essais: 2,
      compte_id: samira.id,
      objet_id: evenementId,
      traite_le: new Date('2026-11-18T07:32:00Z'),
    })
    expect(await list()).toEqual({
      envois: [
        {
          id,
          lettre: 'evenement_rappel',
          canal: 'mail',
          statut: 'echec',
          motif: 'adresse refusée (550)',
          destinataire: {
            id: samira.id,
            prenom: 'Samira',
            nom: 'Haddad',
            photo: null,
            email: 'samira@exemple.org',
          },
          objet: 'Fixer ses prix',
          essais: 2,
          dateCreation: '2026-11-18T07:00:00.000Z',
          dateTraitement: '2026-11-18T07:32:00.000Z',
        },
      ],
      nbenvois: 1,
      limit: PAGE_LIMIT,
    })
  })

  test('[R2.1-24] a letter to a speaker without an account bears her name, and no recipient', async () => {
    const objet_id = await createIntervenant(kit.db, kit.clock.now(), { prenom: 'Hélène', nom: 'Roussel' })
    await createEnvoi(kit.db, kit.clock.now(), { lettre: 'consentement_intervenante', objet_id })
    expect((await list()).envois).toMatchObject([{ destinataire: null, objet: 'Hélène Roussel' }])
  })

  test('[R2.1-24] a kind of letter that this version does not know is left out', async () => {
    await letter('connue', 1)
    await letter('inconnue', 2, { lettre: 'lettre_de_demain' as 'relance' })
    expect(await motifs()).toEqual(['connue'])
  })

  test('[R2.1-24] the letters of an account go with it', async () => {
    const { id } = await membre('Samira', 'Haddad')
    await letter('à elle', 1, { compte_id: id })
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect(await motifs()).toEqual([])
  })

  test('[R2.1-24] the latest letter comes first', async () => {
    for (const days of [3, 1, 2]) await letter(`il y a ${days} jours`, days)
    expect(await motifs()).toEqual(['il y a 1 jours', 'il y a 2 jours', 'il y a 3 jours'])
  })

  test('[R2.1-24] the state narrows the list, also to planned letters', async () => {
    for (const statut of ['prevu', 'envoye', 'ignore', 'echec'] as const) await letter(statut, 1, { statut })
    for (const statut of ['prevu', 'envoye', 'ignore', 'echec'] as const)
      expect(await motifs({ statut })).toEqual([statut])
    expect(await list()).toMatchObject({ nbenvois: 4 })
  })

  test('[R2.1-24] the kind of letter narrows the list, alone or with a state', async () => {
    await letter('relance', 1, { lettre: 'relance' })
    await letter('relance en échec', 2, { lettre: 'relance', statut: 'echec' })
    await letter('autre en échec', 3, { lettre: 'faq_reponse', statut: 'echec' })
    expect(await motifs({ lettre: 'relance' })).toEqual(['relance', 'relance en échec'])
    expect(await motifs({ lettre: 'relance', statut: 'echec' })).toEqual(['relance en échec'])
  })

  test('[R2.1-24] the period is a number of days until now', async () => {
    await letter('7 jours', 7)
    await letter('8 jours', 8)
    await letter('30 jours', 30)
    await letter('31 jours', 31)
    expect(await motifs({ periode: '7' })).toEqual(['7 jours'])
    expect(await motifs({ periode: '30' })).toEqual(['7 jours', '8 jours', '30 jours'])
    expect(await motifs({ periode: '365' })).toHaveLength(4)
  })

  test('[R2.1-24] [P-8] the letters of one member, and those about one event', async () => {
    const evenement = await createEvenement(kit.db, kit.clock.now(), { titre: 'Fixer ses prix' })
    const { id } = await membre('Samira', 'Haddad')
    const adherente = id as NonNullable<FiltresEnvois['adherente']>
    await letter('à elle', 1, { compte_id: id })
    await letter('à elle, sur l’événement', 2, { compte_id: id, objet_id: evenement })
    await letter('sur l’événement', 3, { objet_id: evenement })
    expect(await motifs({ adherente })).toEqual(['à elle', 'à elle, sur l’événement'])
    expect(await motifs({ evenement })).toEqual(['à elle, sur l’événement', 'sur l’événement'])
    expect(await motifs({ adherente, evenement })).toEqual(['à elle, sur l’événement'])
  })

  describe('words', () => {
    const ids = new Map<string, string>()

    beforeAll(async () => {
      for (const [prenom, nom, email] of [
        ['Samira', 'Haddad', 'samira.haddad@exemple.fr'],
        ['Joséphine', 'Payet', 'jo.payet@exemple.fr'],
        ['Awa', 'Diallo', 'awa@ailleurs.test'],
      ] as const)
        ids.set(prenom, (await membre(prenom, nom, email)).id)
    })

    test.each([
      ['haddad', ['Samira']],
      ['SAMIRA haddad', ['Samira']],
      ['josephine', ['Joséphine']],
      ['Joséphine', ['Joséphine']],
      ['jose', ['Joséphine']],
      ['samira.haddad@exemple.fr', ['Samira']],
      ['@exemple.fr', ['Samira', 'Joséphine']],
      ['addad', []],
      ['zzyzx', []],
    ])(
      '[R2.1-24] « %s » finds the beginning of names and addresses, without accents',
      async (termes, found) => {
        for (const [days, [prenom, id]] of [...ids].entries()) await letter(prenom, days, { compte_id: id })
        await letter('sans compte', 4)
        expect(await list({ termes })).toMatchObject({ nbenvois: found.length })
        expect(await motifs({ termes })).toEqual(found)
      },
    )
  })

  test('[R2.1-24] words combine with the other filters', async () => {
    const { id } = await membre('Oriane', 'Delattre')
    await letter('récent', 1, { compte_id: id, statut: 'echec' })
    await letter('ancien', 40, { compte_id: id, statut: 'echec' })
    await letter('envoyé', 2, { compte_id: id })
    expect(await motifs({ termes: 'delattre', statut: 'echec', periode: '30' })).toEqual(['récent'])
  })

  test('[R9-9] a page has 20 letters, and the count stays right past the last page', async () => {
    for (let n = 1; n <= 23; n += 1) await letter(`${n}`, n)
    expect((await list()).envois).toHaveLength(PAGE_LIMIT)
    expect(await motifs({ page: 2 })).toEqual(['21', '22', '23'])
    expect(await list({ page: 999 })).toEqual({ envois: [], nbenvois: 23, limit: PAGE_LIMIT })
  })

  test.each([
    ['statut', 'perdu'],
    ['lettre', 'lettre_de_demain'],
    ['periode', '8'],
    ['evenement', 'x'],
    ['adherente', 'x'],
    ['termes', 'a'.repeat(101)],
    ['page', '0'],
    ['intrus', '1'],
  ])('an invalid filter is refused: %s=%s', async (champ, value) => {
    const refused = await administratrice.inject({ url: '/api/bo/envois', query: { [champ]: value } })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ violations: [{ champ }] })
  })
})

test('[R2.1-24] each tab has its count; planned letters are only in the first', async () => {
  for (const statut of ['prevu', 'envoye', 'envoye', 'ignore', 'echec', 'echec', 'echec'] as const)
    await letter(statut, 1, { statut })
  expect((await administratrice.call(endpoints.getResumeEnvois, {})).body).toEqual({
    tous: { nb: 7 },
    envoye: { nb: 2 },
    ignore: { nb: 1 },
    echec: { nb: 3 },
  })
})

describe('POST /api/bo/envois/:id/renvoi', () => {
  const resend = (id: EnvoiId) => administratrice.call(endpoints.sendEnvoi, { params: { id } })
  const mailsTo = (email: string) => kit.mail.sent.filter(({ to }) => to === email)

  /** News of her account, which her mail server has refused. */
  const failedLetter = async () => {
    const samira = await membre('Samira', 'Haddad')
    const id = await letter('adresse refusée (550)', 2, {
      lettre: 'mot_de_passe_change',
      statut: 'echec',
      essais: 3,
      compte_id: samira.id,
      donnees: { compteId: samira.id, le: daysAgo(2).toISOString() },
    })
    return { id, email: samira.email }
  }

  test('[R2.1-24] [P-8] a failed letter is planned again at once, then sent once', async () => {
    const { id, email } = await failedLetter()
    expect((await resend(id)).status).toBe(204)
    expect((await list()).envois).toMatchObject([{ id, statut: 'prevu', motif: null, essais: 0 }])
    await kit.runJobs()
    expect((await list()).envois).toMatchObject([{ id, statut: 'envoye', motif: null, essais: 0 }])
    await kit.runJobs()
    expect(mailsTo(email)).toMatchObject([{ subject: 'Ton mot de passe a changé' }])
  })

  test('[R2.1-24] the journal names the letter, its recipient and why it had failed', async () => {
    const { id } = await failedLetter()
    await resend(id)
    const entrees = await kit.db
      .selectFrom('journal')
      .where('cible_id', '=', id)
      .select(['action', 'auteure_id', 'cible_type', 'cible_nom', 'avant', 'apres'])
      .execute()
    expect(entrees).toEqual([
      {
        action: 'envois.renvoyer',
        auteure_id: administratrice.id,
        cible_type: 'envoi',
        cible_nom: 'Mot de passe changé, Samira Haddad',
        avant: { statut: 'echec', motif: 'adresse refusée (550)' },
        apres: { statut: 'prevu', motif: null },
      },
    ])
  })

  test('[P-8] a letter that has lost its reason is ignored, and says why', async () => {
    const { id: compte_id, email } = await membre('Awa', 'Diallo')
    const id = await letter('adresse refusée (550)', 2, {
      lettre: 'mot_de_passe_change',
      statut: 'echec',
      compte_id,
      donnees: { compteId: UNKNOWN, le: daysAgo(2).toISOString() },
    })
    expect((await resend(id)).status).toBe(204)
    await kit.runJobs()
    expect((await list()).envois).toMatchObject([{ id, statut: 'ignore', motif: COMPTE_EFFACE }])
    expect(mailsTo(email)).toEqual([])
  })

  test.each(['prevu', 'envoye', 'ignore'] as const)(
    '[R2.1-24] a letter that has not failed is a 409: %s',
    async (statut) => {
      // Not due: the worker must not take it meanwhile.
      const id = await letter('', 1, { statut, a_partir_de: new Date('2027-01-01T00:00:00Z') })
      const refused = await resend(id)
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({ code: 'pas_en_echec' })
      expect((await list()).envois).toMatchObject([{ id, statut }])
    },
  )

  test('[R2.1-24] a letter is planned again once: the second click is a 409', async () => {
    const { id } = await failedLetter()
    expect((await resend(id)).status).toBe(204)
    expect((await resend(id)).status).toBe(409)
  })

  test('[R2.1-24] an unknown letter is a 404', async () => {
    expect((await resend(UNKNOWN)).status).toBe(404)
  })
})

test.each(PERSONAS.filter((persona) => persona !== 'administratrice'))(
  '[R2.1-24] letters are neither listed nor sent again by: %s',
  async (persona) => {
    const id = await letter('adresse refusée (550)', 1, { statut: 'echec' })
    const client = await kit.as(persona)
    expect((await client.call(endpoints.listEnvois, { query: {} })).status).toBe(403)
    expect((await client.call(endpoints.getResumeEnvois, {})).status).toBe(403)
    expect((await client.call(endpoints.sendEnvoi, { params: { id } })).status).toBe(403)
    expect(await motifs({ statut: 'echec' })).toHaveLength(1)
  },
)
