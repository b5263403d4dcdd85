import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { linkOf } from '#modules/inscription/inscription.factory.ts'
import { createBranche, createMembre, latestEntry, nbEntries, type Branche } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let drome: Branche
let trieves: Branche

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  administratrice = await kit.as('administratrice')
  drome = await createBranche(kit, 'Vallée de la Drôme')
  trieves = await createBranche(kit, 'Trièves')
})
beforeEach(async () => {
  await kit.runJobs()
  kit.mail.sent.length = 0
})

const createSamira = async (tarif: 'plein' | 'reduit' = 'plein') => {
  const { id, email } = await createMembre(kit, {
    villeId: '26113',
    territoire: drome.nom,
    profession: 'Boulangère',
    nomEntreprise: 'Le Levain du Coin',
    telephone: '0612345678',
    dateNaissance: '1986-04-12',
    compte: { prenom: 'Samira', nom: 'Haddad', paye_jusquau: null },
  })
  await createAdhesion(kit.db, kit.clock.now(), {
    compteId: id,
    debut: '2025-12-04',
    fin: '2026-12-03',
    tarif,
  })
  return { id, email }
}

const getFiche = (client: Client, id: Awaited<ReturnType<typeof createSamira>>['id']) =>
  client.call(endpoints.getFiche, { params: { id } })

/** Values that no list and no response to a coordinator may contain. */
const SENSIBLES = ['1986-04-12', '0612345678', 'reduit', 'tarif', 'montant', 'origine']

describe('GET /api/bo/adherentes/{id}', () => {
  test('[R6-4] returns everything but the sensitive values to an administrator', async () => {
    const { id, email } = await createSamira('reduit')
    await kit.signIn(id)
    const { status, body } = await getFiche(administratrice, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      prenom: 'Samira',
      email,
      ville: { id: '26113', nom: 'Die', departement: '26' },
      territoire: { id: drome.id, nom: drome.nom },
      modeRattachement: 'choisi',
      profession: 'Boulangère',
      statut: 'active',
      payeJusquau: '2026-12-03',
      etapeInscription: 'termine',
      derniereVisite: kit.clock.now().toISOString(),
      adhesions: [{ dateDebut: '2025-12-04', dateFin: '2026-12-03', origine: 'en_ligne', statut: 'active' }],
      rappels: { dernier: null, prochain: { echeance: 'J-30', date: '2026-11-03' } },
      suspension: null,
      territoiresCoordonnes: [],
      droits: { modifier: true, suspendre: true, leverSuspension: false, relancerAdhesion: true },
    })
    for (const sensible of SENSIBLES.slice(0, 4)) expect(JSON.stringify(body)).not.toContain(sensible)
  })

  test('[R6-4] [P-13] returns no address, birth date, rate or payment to a coordinator', async () => {
    const { id, email } = await createSamira('reduit')
    const { status, body } = await getFiche(drome.client, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: null, emailValideLe: null, adhesions: [], statut: 'active' })
    for (const sensible of [...SENSIBLES, email]) expect(JSON.stringify(body)).not.toContain(sensible)
    expect(Object.entries(body.droits).filter(([, may]) => may)).toEqual([
      ['rattacher', true],
      ['relancerAdhesion', true],
      ['envoyerMessage', true],
    ])
  })

  test('[R6-4] [P-13] hides from a coordinator the fields that a member shares with nobody', async () => {
    const fields = { territoire: drome.nom, profession: 'Boulangère', nomEntreprise: 'Le Levain du Coin' }
    const { id } = await createMembre(kit, {
      ...fields,
      portees: { profession: 'personne', nomEntreprise: 'personne' },
    })
    expect((await getFiche(drome.client, id)).body).toMatchObject({ profession: null, nomEntreprise: null })
    expect((await getFiche(administratrice, id)).body).toMatchObject({ profession: 'Boulangère' })
    const { id: other } = await createMembre(kit, {
      ...fields,
      portees: { profession: 'antenne' },
    })
    expect((await getFiche(drome.client, other)).body).toMatchObject({
      profession: 'Boulangère',
      nomEntreprise: 'Le Levain du Coin',
    })
  })

  test('[R2.1-18] allows no reminder to an unconfirmed address', async () => {
    const droitsOf = async (etape_inscription: 'termine' | 'etape_trois', email_valide_le: Date | null) => {
      const compte = { etape_inscription, email_valide_le, paye_jusquau: null }
      const { id } = await createMembre(kit, { territoire: drome.nom, compte })
      const { relancerAdhesion, relancerInscription } = (await getFiche(drome.client, id)).body.droits
      return [relancerAdhesion, relancerInscription]
    }
    expect(await droitsOf('termine', kit.clock.now())).toEqual([true, false])
    expect(await droitsOf('etape_trois', kit.clock.now())).toEqual([false, true])
    expect(await droitsOf('termine', null)).toEqual([false, false])
    expect(await droitsOf('etape_trois', null)).toEqual([false, false])
  })

  test('[R6-4] [P-13] answers 404 for a member who is out of reach or unknown', async () => {
    const { id } = await createSamira()
    expect((await getFiche(trieves.client, id)).status).toBe(404)
    const nobody = '019a0000-0000-7000-8000-00000000dead' as typeof id
    expect((await getFiche(administratrice, nobody)).status).toBe(404)
    const { id: elsewhere } = await createMembre(kit)
    expect((await getFiche(drome.client, elsewhere)).status).toBe(404)
  })
})

describe('PUT /api/bo/adherentes/{id}', () => {
  const put = (id: Awaited<ReturnType<typeof createSamira>>['id'], body: object) =>
    administratrice.call(endpoints.updateFiche, { params: { id }, body: body as never })

  test('[R2.1-18] changes her names and commune, and records the old values in the journal', async () => {
    const { id } = await createSamira()
    const { status, body } = await put(id, {
      prenom: 'Samira',
      nom: 'Haddad-Roux',
      villeId: '38226' as VilleId,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ nom: 'Haddad-Roux', ville: { id: '38226' } })
    expect(await latestEntry(kit)).toEqual({
      action: 'adherentes.modifier',
      type: 'adherente',
      id,
      nom: 'Samira Haddad',
      avant: { nom: 'Haddad', commune: 'Die' },
      apres: { nom: 'Haddad-Roux', commune: body.ville?.nom },
      par: administratrice.id,
    })
  })

  test.each([
    ['nom', { prenom: 'Samira', nom: 'samira', villeId: '26113' }],
    ['villeId', { prenom: 'Samira', nom: 'Haddad', villeId: '00000' }],
    ['email', { prenom: 'Samira', nom: 'Haddad', villeId: '26113', email: 'autre@exemple.fr' }],
  ])('[R2.1-18] refuses an invalid %s', async (champ, body) => {
    const { id } = await createSamira()
    const before = await nbEntries(kit)
    const answer = await put(id, body)
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
    expect(await nbEntries(kit)).toBe(before)
  })
})

describe('POST /api/bo/adherentes/{id}/valeurs_sensibles', () => {
  test.each([
    ['dateNaissance', '1986-04-12'],
    ['telephone', '0612345678'],
    ['tarifReduit', 'oui'],
  ] as const)(
    '[R6-4] returns %s, and records the access but not the value in the journal',
    async (champ, valeur) => {
      const { id } = await createSamira('reduit')
      const { body } = await administratrice.call(endpoints.getValeurSensible, {
        params: { id },
        body: { champ },
      })
      expect(body).toEqual({ champ, valeur, date: kit.clock.now().toISOString() })
      const entry = await latestEntry(kit)
      expect(entry).toMatchObject({ action: 'adherentes.afficher_donnee', id, apres: { champ } })
      expect(JSON.stringify(entry)).not.toContain(valeur === 'oui' ? '"oui"' : valeur)
    },
  )

  test('returns null for a value that she never gave', async () => {
    const { id } = await createMembre(kit)
    const champ = 'tarifReduit' as const
    const { body } = await administratrice.call(endpoints.getValeurSensible, {
      params: { id },
      body: { champ },
    })
    expect(body.valeur).toBeNull()
  })

  test('refuses any other field', async () => {
    const { id } = await createSamira()
    const body = { champ: 'mot_de_passe' } as never
    expect((await administratrice.call(endpoints.getValeurSensible, { params: { id }, body })).status).toBe(
      422,
    )
  })
})

describe('POST /api/bo/adherentes/{id}/renvoyer_lien', () => {
  const send = (id: Awaited<ReturnType<typeof createSamira>>['id']) =>
    administratrice.call(endpoints.sendLien, { params: { id } })

  test('[R7-2] mails a login link, at most five times in half an hour', async () => {
    const { id, email } = await createSamira()
    expect((await send(id)).status).toBe(204)
    expect(await latestEntry(kit)).toMatchObject({ action: 'adherentes.renvoyer_lien', id })
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ to: email, subject: 'Ton lien de connexion' }])
    expect(linkOf(kit.mail.sent[0]).secret).toHaveLength(43)
    for (let again = 0; again < 4; again += 1) expect((await send(id)).status).toBe(204)
    expect(await send(id)).toMatchObject({ status: 429, body: { code: 'trop_de_liens' } })
  })

  test('[R7-2] mails a confirmation link if the address is not confirmed', async () => {
    const { id } = await createMembre(kit, {
      compte: { email_valide_le: null, etape_inscription: 'etape_deux' },
    })
    await send(id)
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ subject: 'Confirme ton adresse e-mail' }])
  })

  test('refuses a suspended account', async () => {
    const { id } = await createMembre(kit, { compte: { suspendue_jusquau: '2027-01-01T00:00:00Z' } })
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'compte_suspendu' } })
  })
})

test('DELETE /api/bo/adherentes/{id}/sessions ends all sessions at once', async () => {
  const { id } = await createSamira()
  const sessions = [await kit.signIn(id), await kit.signIn(id)]
  const statuses = () =>
    Promise.all(sessions.map(async (client) => (await client.inject({ url: '/api/users/me' })).status))
  expect(await statuses()).toEqual([200, 200])
  expect((await administratrice.call(endpoints.deleteSessions, { params: { id } })).status).toBe(204)
  expect(await statuses()).toEqual([401, 401])
  expect(await latestEntry(kit)).toMatchObject({ action: 'adherentes.fermer_sessions', id })
})

test('every act on an unknown member answers 404 and leaves no journal line', async () => {
  const params = { id: '019a0000-0000-7000-8000-00000000dead' as AdherenteId }
  const before = await nbEntries(kit)
  const client = await kit.confirm(administratrice)
  const ville = { villeId: '26113' as VilleId }
  const personne = { administratrice: false, territoires: [] }
  const answers = [
    await client.call(endpoints.updateFiche, { params, body: { prenom: 'Samira', nom: 'Haddad', ...ville } }),
    await client.call(endpoints.getValeurSensible, { params, body: { champ: 'telephone' } }),
    await client.call(endpoints.sendLien, { params }),
    await client.call(endpoints.createSuspension, { params, body: { motif: 'demande' } }),
    await client.call(endpoints.deleteSuspension, { params }),
    await client.call(endpoints.updateFonctions, { params, body: { ...personne, vu: personne } }),
    await client.call(endpoints.deleteSessions, { params }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
  expect(await nbEntries(kit)).toBe(before)
})
