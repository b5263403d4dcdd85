import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { alertesEndpoints as endpoints } from '@entrelles/contract/modules/recherche/alertes.endpoints.ts'
import type {
  AlerteRechercheForm,
  AlerteRechercheId,
} from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { ALERTES_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createProfil, settleAnnuaire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { choosePreferences } from '#modules/notifications/notifications.factory.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { tellAlertesJob } from './alertes.jobs.ts'
import { alerteLettre } from './alertes.lettres.ts'

const DAY_MS = 86_400_000
const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as AlerteRechercheId

const kit = useTestApp()
type Membre = Client & { readonly id: string }
let awa: Membre
let lea: Membre

const memberOf = async (
  prenom: string,
  compte: { readonly administratrice?: true } = {},
): Promise<Membre> => {
  const { id } = await createProfil(kit.db, kit.clock.now(), { compte: { prenom, nom: 'Sarr', ...compte } })
  return { ...(await kit.signIn(id)), id }
}

beforeEach(async () => {
  await kit.runJobs()
  kit.clock.set('2026-11-18T09:00:00Z')
  for (const table of [
    'coups_de_pouce',
    'evenements',
    'publications',
    'ressources',
    'envois',
    'notifications',
    'comptes',
    'territoires',
  ] as const)
    await kit.db.deleteFrom(table).execute()
  await settleAnnuaire(kit.db, kit.clock.now(), 0)
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  kit.mail.sent.length = 0
})

const add = (who: Client, termes: string, categorie?: AlerteRechercheForm['categorie']) =>
  who.call(endpoints.createAlerteRecherche, { body: { termes, ...(categorie && { categorie }) } })
const remove = (who: Client, id: AlerteRechercheId) =>
  who.call(endpoints.deleteAlerteRecherche, { params: { id } })
const listOf = async (who: Client) =>
  (await who.call(endpoints.listAlertesRecherche, {})).body.alertes.map(({ termes, categorie }) => [
    termes,
    categorie,
  ])

describe('[R7-11] « Préviens-moi »', () => {
  test('an alert is added, listed the latest first, and deleted', async () => {
    const { status, body } = await add(awa, '  Atelier couture ')
    expect(status).toBe(201)
    expect(body).toMatchObject({ termes: 'Atelier couture', categorie: null, dernierAvis: null })
    kit.clock.advance(1000)
    await add(awa, 'miel', 'evenement')
    expect(await listOf(awa)).toEqual([
      ['miel', 'evenement'],
      ['Atelier couture', null],
    ])
    expect((await remove(awa, body.id)).status).toBe(204)
    expect((await remove(awa, body.id)).status).toBe(404)
    expect(await listOf(awa)).toEqual([['miel', 'evenement']])
  })

  test('the same words give the same alert; in another category they do not', async () => {
    const first = (await add(awa, 'atelier couture')).body.id
    expect((await add(awa, 'Couture, Atelier')).body.id).toBe(first)
    expect((await add(awa, 'atelier couture', 'evenement')).body.id).not.toBe(first)
    expect(await listOf(awa)).toHaveLength(2)
  })

  test('she has so many at most, also when she presses twice at once', async () => {
    for (let n = 1; n < ALERTES_MAX; n += 1) await add(awa, `mot${n}`)
    const both = await Promise.all([add(awa, 'poterie'), add(awa, 'vannerie')])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    const { status, body } = await add(awa, 'tissage')
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'trop_d_alertes' })])
    expect((await add(awa, 'mot1')).status, 'one that she has').toBe(201)
    expect(await listOf(awa)).toHaveLength(ALERTES_MAX)
  })

  test.each(['', 'a', '!!', 'x'.repeat(101)])('« %s » is refused', async (termes) => {
    const { status, body } = await add(awa, termes)
    expect(status).toBe(422)
    expect(body).toMatchObject({ violations: [{ champ: 'termes' }] })
  })

  test('the alert of another member is neither listed nor deleted', async () => {
    const { id } = (await add(awa, 'couture')).body
    expect(await listOf(lea)).toEqual([])
    expect((await remove(lea, id)).status).toBe(404)
    expect((await remove(lea, UNKNOWN)).status).toBe(404)
    expect(await listOf(awa)).toHaveLength(1)
  })

  test('[M14] alerts are erased with the account', async () => {
    await add(awa, 'couture')
    await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
    expect(await kit.db.selectFrom('alertes_recherche').select('id').execute()).toEqual([])
  })
})

describe('[M4] what is new', () => {
  const wait = (days: number) => kit.clock.advance(days * DAY_MS)
  const tell = async () => {
    await tellAlertesJob.run({}, jobCtxOf(kit.services)(kit.services.log))
    await kit.runJobs()
  }
  const linesOf = async ({ id }: Membre) => {
    const { body } = await (
      await kit.signIn(id)
    ).call(notificationsEndpoints.listNotifications, { query: {} })
    return body.notifications.map(({ titre, cible }) => [titre, cible.url])
  }
  const demande = (titre: string, auteureId = lea.id) =>
    createDemande(kit.db, kit.clock.now(), auteureId, { titre, contenu: 'Voir le titre.' })
  const subjects = () => kit.mail.sent.map(({ subject }) => subject)

  test('is told by one line and one mail, with its titles and how to stop', async () => {
    await demande('Machine de couture ancienne')
    await add(awa, 'couture')
    wait(2)
    await demande('Partager un atelier de couture')
    await createEvenement(kit.db, kit.clock.now(), { titre: 'Couture pour toutes' })
    await demande('Camion frigorifique')
    await tell()
    expect(await linesOf(awa)).toEqual([
      ['2 nouveautés pour «\u00a0couture\u00a0».', '/recherche?termes=couture'],
    ])
    expect(subjects()).toEqual(['2 nouveautés pour «\u00a0couture\u00a0»'])
    const [mail] = kit.mail.sent
    expect(mail?.text).toContain('Partager un atelier de couture')
    expect(mail?.text).toContain('Couture pour toutes')
    expect(mail?.text).not.toContain('ancienne')
    expect(mail?.text).toContain('/mon-compte#alertes')
    expect(mail?.desabonnement).toContain('/api/desabonnement?token=')
    const { body } = await (await kit.signIn(awa.id)).call(endpoints.listAlertesRecherche, {})
    expect(body.alertes[0]?.dernierAvis).toBe(kit.clock.now().toISOString())
  })

  test('sends one notice a week at most: later results are in the notice of the next week', async () => {
    await add(awa, 'couture', 'coupdepouce')
    wait(2)
    await demande('Couture une')
    await tell()
    await tell()
    wait(3)
    await demande('Couture deux')
    await tell()
    expect(subjects()).toHaveLength(1)
    wait(4)
    await tell()
    expect(kit.mail.sent).toHaveLength(2)
    expect(kit.mail.sent[1]?.text).toContain('Couture deux')
    expect(kit.mail.sent[1]?.text).not.toContain('Couture une')
    expect(await linesOf(awa)).toContainEqual([
      '1 nouveauté pour «\u00a0couture\u00a0».',
      '/recherche/coup-de-pouce?termes=couture',
    ])
    wait(7)
    await tell()
    expect(kit.mail.sent, 'nothing new').toHaveLength(2)
  })

  test('[P-1] several alerts make one line and one mail, which names once an object that two of them find', async () => {
    for (const termes of ['couture', 'miel', 'atelier', 'bois']) {
      await add(awa, termes)
      kit.clock.advance(1000)
    }
    wait(2)
    await demande('Atelier de couture')
    await demande('Atelier de poterie')
    await demande('Jouets en bois')
    await tell()
    expect(await linesOf(awa)).toEqual([['3 nouveautés pour tes recherches.', '/mon-compte#alertes']])
    expect(subjects()).toEqual(['3 nouveautés pour tes recherches'])
    expect(told()).toEqual([['Atelier de couture', 'Atelier de poterie', 'Jouets en bois']])
    const text = kit.mail.sent[0]?.text
    for (const termes of ['couture', 'atelier', 'bois']) {
      expect(text).toContain(`1 nouveauté pour «\u00a0${termes}\u00a0»\u00a0:`)
      expect(text).toContain(`/recherche?termes=${termes}`)
    }
    expect(text).not.toContain('miel')
    expect(text).toContain('pour toutes tes alertes')
    const { body } = await (await kit.signIn(awa.id)).call(endpoints.listAlertesRecherche, {})
    expect(body.alertes.map(({ termes, dernierAvis }) => [termes, dernierAvis !== null])).toEqual([
      ['bois', true],
      ['atelier', true],
      ['miel', false],
      ['couture', true],
    ])
    wait(7)
    await tell()
    expect(told()).toHaveLength(1)
  })

  test('[P-1] an alert that finds only what another one finds is not named', async () => {
    for (const termes of ['couture', 'atelier']) {
      await add(awa, termes)
      kit.clock.advance(1000)
    }
    wait(2)
    await demande('Atelier de couture')
    await tell()
    expect(subjects()).toEqual(['1 nouveauté pour «\u00a0couture\u00a0»'])
    expect(kit.mail.sent[0]?.text).not.toContain('termes=atelier')
  })

  test('[P-1] one letter a week for all her alerts: another one waits, and tells then what it has found', async () => {
    await add(awa, 'couture')
    await add(awa, 'miel')
    wait(2)
    await demande('Couture une')
    await tell()
    wait(3)
    await demande('Miel de sarrasin')
    await tell()
    expect(told()).toEqual([['Couture une']])
    wait(4)
    await tell()
    expect(told()).toEqual([['Couture une'], ['Miel de sarrasin']])
  })

  test('[P-1] an alert of the day before is looked at with the others: the next letter does not repeat what they told', async () => {
    await add(awa, 'couture')
    wait(2)
    await add(await kit.signIn(awa.id), 'atelier')
    kit.clock.advance(1000)
    await demande('Atelier de couture')
    await tell()
    wait(7)
    await demande('Atelier de poterie')
    await tell()
    expect(told()).toEqual([['Atelier de couture'], ['Atelier de poterie']])
  })

  test('a job that is killed before the end of a batch, then runs again, tells it once; so do two at the same time', async () => {
    const membres = [awa, lea]
    for (let n = 0; n < 12; n += 1) membres.push(await memberOf(`Nina${'abcdefghijkl'.charAt(n)}`))
    for (const membre of membres) for (const termes of ['couture', 'atelier']) await add(membre, termes)
    wait(2)
    await demande('Atelier de couture', awa.id)
    const ctx = jobCtxOf(kit.services)(kit.services.log)
    let batches = 0
    const killed = tellAlertesJob.run(
      {},
      {
        ...ctx,
        transaction: (write) =>
          ctx.transaction(async (inside) => {
            const done = await write(inside)
            batches += 1
            if (batches === 2) throw new Error('killed')
            return done
          }),
      },
    )
    await expect(killed).rejects.toThrow('killed')
    // On a slow machine, one of them may wait too long for the other, and runs again.
    await Promise.allSettled([tellAlertesJob.run({}, ctx), tellAlertesJob.run({}, ctx)])
    await tell()
    const ofAll = membres.map(({ id }) => `membre-${id}@entrelles.test`)
    expect(kit.mail.sent.map(({ to }) => to).toSorted()).toEqual(ofAll.toSorted())
  })

  test('letters that are stored since each was about one alert are still read', () => {
    const alerte = {
      alerteId: UNKNOWN,
      termes: 'miel',
      categorie: null,
      depuis: '2026-11-11T09:00:00.000Z',
      nb: 1,
    }
    const donnees = alerteLettre.donnees.parse(alerte)
    expect(donnees).toEqual({ alertes: [alerte] })
    expect(alerteLettre.donnees.parse(donnees)).toEqual(donnees)
    expect(alerteLettre.cle(donnees)).toBe(`recherche-alerte-${UNKNOWN}-2026-11-11T09:00:00.000Z`)
    expect(alerteLettre.donnees.safeParse({ alertes: [] }).success).toBe(false)
  })

  const branch = {
    nom: 'Pays de la couture',
    region: 'Bretagne' as const,
    departements: [],
    communes: [],
    dateOuverture: null,
    description: null,
    imageAlt: null,
    emailContact: null,
    facebook: null,
    instagram: null,
    linkedin: null,
  }
  const createBranch = async (who: Client, nom: string, dateOuverture: string | null = null) =>
    (await who.call(boAntennesEndpoints.createTerritoire, { body: { ...branch, nom, dateOuverture } })).body
  const administrator = () => memberOf('Hélène', { administratrice: true })
  /** What the mails list, the earliest mail first. */
  const told = () => kit.mail.sent.map(({ text }) => (text?.match(/(?<=• ).+/g) ?? []).toSorted())

  const couture = 'Cours de couture'
  test.each([
    ['adherente', 'Couture Sarr', () => memberOf('Couture')],
    ['coupdepouce', couture, () => demande(couture)],
    ['evenement', couture, () => createEvenement(kit.db, kit.clock.now(), { titre: couture })],
    ['publication', couture, () => createPublication(kit.db, kit.clock.now(), lea.id, { titre: couture })],
    ['territoire', couture, async () => createBranch(await administrator(), couture)],
    ['ressource', couture, () => createRessource(kit.db, kit.clock.now(), lea.id, { titre: couture })],
  ] as const)('of the category %s is told by its name, and once', async (categorie, titre, create) => {
    await add(awa, 'couture', categorie)
    wait(2)
    await create()
    await tell()
    expect(told()).toEqual([[titre]])
    wait(7)
    await tell()
    expect(told()).toHaveLength(1)
  })

  test('a branch is new when it is created or opens again, whatever the date of its opening', async () => {
    await add(awa, 'couture')
    wait(2)
    const helene = await administrator()
    const { id, nom } = await createBranch(helene, 'Couture du Léon', '2020-03-01')
    await createBranch(helene, 'Couture du Trégor', '2027-03-01')
    await tell()
    expect(told()).toEqual([['Couture du Léon', 'Couture du Trégor']])

    wait(7)
    const hers = await kit.signIn(helene.id)
    await hers.call(boAntennesEndpoints.closeTerritoire, { params: { id }, body: { versId: null } })
    const update = async (region: 'Bretagne' | 'Pays de la Loire') => {
      const who = await kit.signIn(helene.id)
      const { version } = (await who.call(boAntennesEndpoints.getTerritoireBo, { params: { id } })).body
      const body = { ...branch, nom, region, version }
      const { status } = await who.call(boAntennesEndpoints.updateTerritoire, { params: { id }, body })
      expect(status).toBe(200)
    }
    await tell()
    expect(told()).toHaveLength(1)
    wait(1)
    await update('Bretagne')
    wait(1)
    await tell()
    expect(told().slice(1)).toEqual([['Couture du Léon']])
    wait(7)
    await update('Pays de la Loire')
    await tell()
    expect(told()).toHaveLength(2)
  })

  test('what she may not see, or not of her category, is not told', async () => {
    const nadia = await memberOf('Nadia')
    await createBlocage(kit.db, kit.clock.now(), awa.id, nadia.id)
    await add(awa, 'couture')
    await add(lea, 'couture', 'evenement')
    wait(2)
    await demande('Couture de Nadia', nadia.id)
    await tell()
    expect([await linesOf(awa), await linesOf(lea), subjects()]).toEqual([[], [], []])
  })

  test('what is hidden before the mail leaves is not in it', async () => {
    await choosePreferences(kit.db, awa.id, [
      { famille: 'recherche_alerte', canal: 'mail', frequence: 'hebdomadaire' },
    ])
    await add(awa, 'couture')
    wait(2)
    const id = await demande('Partager un atelier de couture')
    await tell()
    await kit.db.deleteFrom('coups_de_pouce').where('id', '=', id).execute()
    wait(7)
    await kit.runJobs()
    expect(subjects()).toEqual([])
  })

  test('a member whose membership has ended is told nothing', async () => {
    await add(awa, 'couture')
    wait(2)
    await demande('Partager un atelier de couture')
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2026-01-01' }).where('id', '=', awa.id).execute()
    await settleAnnuaire(kit.db, kit.clock.now(), 0)
    await tell()
    expect(subjects()).toEqual([])
  })

  test('neither mail nor line for who has switched them off', async () => {
    await choosePreferences(kit.db, awa.id, [
      { famille: 'recherche_alerte', canal: 'mail', frequence: 'jamais' },
      { famille: 'recherche_alerte', canal: 'app', frequence: 'jamais' },
    ])
    await add(awa, 'couture')
    wait(2)
    await demande('Partager un atelier de couture')
    await tell()
    expect([await linesOf(awa), subjects()]).toEqual([[], []])
  })
})
