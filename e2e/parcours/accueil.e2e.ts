import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import {
  createEvenement,
  type EvenementFields,
} from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createDemande } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createCoordination } from '../../apps/server/src/modules/session/session.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { createMembre } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

/** No member of another test lives there. */
const SAINT_DENIS = '97411'
const midday = (days: number) => new Date(`${addDays(parisDay(new Date()), days)}T11:30:00Z`)
const section = (page: Page, name: string) => page.getByRole('region', { name })

const create = (product: Product, titre: string, fields: EvenementFields = {}) =>
  createEvenement(product.db, new Date(), { titre, debut: midday(6), ...fields })
const inscrire = (product: Product, evenement_id: string, compte_id?: string, statut = 'inscrite') =>
  createParticipation(product.db, new Date(), { evenement_id, statut, ...(compte_id && { compte_id }) })

test(
  '[R2.1-1] a member’s home shows her events, those of the network, her branch and new members nearby, and survives a failed request',
  { tag: '@gate' },
  async ({ as, product }, testInfo) => {
    const antenne = `Les Hauts ${testInfo.repeatEachIndex}`
    const maelle = await createMembre(product, 'Maëlle', 'Accueil', {
      villeId: SAINT_DENIS,
      territoire: antenne,
    })
    const page = await as('adherente', { storageState: await signIn(product, maelle.email) })
    await page.goto('/')
    await expect(page).toHaveTitle('Accueil — Entrelles')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Maëlle' })).toBeVisible()
    await expect(section(page, 'Tes prochains événements')).toContainText('Ton agenda est libre')
    await expect(section(page, 'Ton antenne').getByRole('link', { name: antenne })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Créer un événement' })).toHaveCount(0)
    for (const organiser of ['Tes rendez-vous', 'À accueillir'])
      await expect(section(page, organiser)).toHaveCount(0)

    const [hers, offered] = [
      await create(product, 'Mon premier devis'),
      await create(product, 'Place offerte'),
    ]
    await create(product, 'Ouvert à toutes')
    await create(product, 'À deux pas', {
      ville_id: SAINT_DENIS,
      fuseau: 'Indian/Reunion',
      debut: midday(40),
    })
    await inscrire(product, hers, maelle.id)
    await inscrire(product, offered, maelle.id, 'proposee')
    const nouvelle = `Nouvelle ${testInfo.repeatEachIndex}`
    await createMembre(product, 'Mariam', nouvelle, { villeId: SAINT_DENIS, profession: 'Apicultrice' })
    await page.reload()
    await expect(section(page, 'Tes prochains événements').getByRole('heading', { level: 3 })).toHaveText([
      'Mon premier devis',
      'Place offerte',
    ])
    await expect(section(page, 'Nouvelles près de chez toi')).toContainText(
      `Mariam ${nouvelle}Apicultrice · Saint-Denis · à moins de 1\u00a0km`,
    )
    const reseau = section(page, 'À venir dans le réseau')
    await expect(reseau).not.toContainText('Mon premier devis')
    // Near her first, however far in time, with the hours of there.
    await expect(reseau.getByRole('article').first()).toContainText('À deux pas')
    await expect(reseau.getByRole('article').first()).toContainText('(heure de La Réunion)')
    await page.getByRole('link', { name: 'Une place t’est proposée : Place offerte' }).click()
    await expect(page).toHaveURL(`/evenement/${offered}`)

    // A section that fails does not hide the others and can be retried.
    await page.route(/\/api\/evenements(\?|$)/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/')
    await expect(section(page, 'Ton antenne').getByRole('link', { name: antenne })).toBeVisible()
    await expect(section(page, 'Tes prochains événements')).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(section(page, 'Tes prochains événements')).toContainText('Mon premier devis')
  },
)

test('[R2.1-1] [R6-4] a coordinator’s home lists new members, waiting lists and empty attendance sheets; an administrator’s home does not', async ({
  as,
  product,
}, testInfo) => {
  const nom = `Cirques ${testInfo.repeatEachIndex}`
  const territoire = await createTerritoire(product.db, nom)
  const soizic = await createMembre(product, 'Soizic', 'Accueil', { coordonne: nom, territoire: nom })
  const page = await as('adherente', { storageState: await signIn(product, soizic.email) })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Soizic' })).toBeVisible()
  await expect(page.getByText('choisis ta prochaine étape')).toBeVisible()
  await expect(section(page, 'Tes rendez-vous')).toHaveCount(0)

  await createMembre(product, 'Rozenn', 'Le Bihan', { territoire: nom })
  const ailleurs = await createMembre(product, 'Awa', 'Ailleurs')
  await createDemande(product.db, new Date(), ailleurs.id, { titre: 'Un camion', territoire_id: territoire })
  await createDemande(product.db, new Date(), ailleurs.id, { titre: 'Une sono de partout' })
  const hers = { territoireIds: [territoire] }
  const couru = await create(product, 'Prendre la parole', { ...hers, nombre_places: 1 })
  await inscrire(product, couru)
  await inscrire(product, couru, undefined, 'en_attente')
  const passe = await create(product, 'Marché de Noël', { ...hers, debut: midday(-3) })
  await inscrire(product, passe)
  await create(product, 'Ailleurs complet', { nombre_places: 1 })
  await page.reload()
  const todo = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
  await expect(todo('1 nouvelle à accueillir')).toBeVisible()
  await expect(section(page, 'À accueillir')).toContainText('Rozenn Le Bihan')
  await section(page, 'À accueillir').getByRole('link', { name: 'Dire bonjour à Rozenn Le Bihan' }).click()
  await expect(page).toHaveURL(/\/messagerie\/discussion\?avec=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle discussion' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Rozenn Le Bihan')
  await page.goBack()
  await expect(section(page, 'Tes rendez-vous').getByRole('heading', { level: 3 })).toHaveText([
    'Prendre la parole',
  ])
  await expect(section(page, 'Tes rendez-vous')).toContainText('1 en attente')
  await expect(section(page, 'Tes rendez-vous')).toContainText('Complet')
  await expect(todo(/^1 membre en liste d’attente : Prendre la parole$/)).toHaveAttribute(
    'href',
    `/coordinatrice/evenement/${couru}/queue/page/1`,
  )
  await expect(todo('Créer un événement')).toHaveAttribute('href', '/coordinatrice/evenement/creation')
  await todo('Tout voir : coups de pouce sans réponse').click()
  await expect(page).toHaveURL(`/coup-de-pouce?onglet=sans-reponse&territoire=${territoire}`)
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(['Un camion'])
  await page.goBack()
  await todo('Émargement à remplir : Marché de Noël').click()
  await expect(page).toHaveURL(`/evenement/${passe}/emargement`)
  await expect(page.getByRole('heading', { level: 1, name: 'Marché de Noël' })).toBeVisible()

  const { id: seconde } = await createCoordination(product.db, new Date(), soizic.id, `${nom} bis`)
  await createDemande(product.db, new Date(), ailleurs.id, { titre: 'Une échelle', territoire_id: seconde })
  await page.goto('/')
  const sansReponse = section(page, 'Coups de pouce sans réponse')
  await expect(sansReponse.getByRole('article').getByRole('heading')).toHaveText(['Une échelle', 'Un camion'])
  // The list shows one branch at a time.
  await expect(todo(/^Tout voir : .*sans réponse\)$/)).toHaveCount(2)
  await todo(`Tout voir : ${nom} bis (coups de pouce sans réponse)`).click()
  await expect(page).toHaveURL(`/coup-de-pouce?onglet=sans-reponse&territoire=${seconde}`)
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(['Une échelle'])

  const administratrice = await as('administratrice')
  await administratrice.goto('/')
  await expect(administratrice.getByRole('link', { name: 'Créer un événement' })).toHaveAttribute(
    'href',
    '/administratrice/evenement/creation',
  )
  await expect(section(administratrice, 'Tes prochains événements')).toBeVisible()
  await expect(section(administratrice, 'Tes rendez-vous')).toHaveCount(0)
})
