import { readFile } from 'node:fs/promises'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { instantOf, localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Page } from '@playwright/test'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { confirmer } from '../fixtures/identite.ts'
import { mailOf, mailsOf } from '../fixtures/mails-evenement.ts'
import { COMMUNES, createMembre } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()
const DEBUT = instantOf(`${addDays(parisDay(NOW), 40)} 14:00`, ZONE_PARIS)
const participantes = (id: string, page = 1) => `/administratrice/evenement/${id}/participantes/page/${page}`
const queue = (id: string) => `/administratrice/evenement/${id}/queue/page/1`
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Inscriptions à cet événement' })
const journalOf = ({ db }: Product, id: string) =>
  db.selectFrom('journal').where('cible_id', '=', id).select(['action', 'apres']).orderBy('id').execute()
const placesOf = ({ db }: Product, id: string) =>
  db
    .selectFrom('evenements')
    .where('id', '=', id)
    .select(['nombre_places', 'prises', 'proposees', 'en_attente'])
    .executeTakeFirst()

/** An event with two seats, both taken, and two waiting members. */
const createComplet = async (product: Product, titre: string) => {
  const id = await createEvenement(product.db, NOW, { titre, nombre_places: 2, debut: DEBUT })
  const add = async (prenom: string, nom: string, fields = {}) => {
    const membre = await createMembre(product, prenom, nom, { villeId: COMMUNES.quimper })
    await createParticipation(product.db, NOW, { evenement_id: id, compte_id: membre.id, ...fields })
    return membre
  }
  const besoins = { covoiturage: true, gardeEnfants: false, accessibilite: null, regime: 'Végétarien' }
  return {
    id,
    nadia: await add('Nadia', 'Benali', { besoins: JSON.stringify(besoins) }),
    lea: await add('Léa', '=HYPERLINK("http://x")'),
    fatou: await add('Fatou', 'Sarr', { statut: 'en_attente' }),
    ines: await add('Inès', 'Morel', { statut: 'en_attente' }),
  }
}

const take = async (page: Page, name: string, isAsked = false) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  if (isAsked) await confirmer(page)
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test(
  '[P-12] [R2.1-19] list of participants, its exports, and empty lists',
  { tag: '@gate' },
  async ({ asAlone, product }) => {
    const { id } = await createComplet(product, 'Emporter la liste')
    const page = await asAlone('administratrice')
    await page.goto(participantes(id))
    await expect(page).toHaveTitle('Participantes — Emporter la liste — Administratrice — Entrelles')
    await expect(page.getByRole('heading', { level: 1, name: 'Emporter la liste' })).toBeVisible()
    await expect(tabs(page).getByRole('link')).toHaveText([
      'Participantes 2',
      'Liste d’attente 2',
      'Émargement',
    ])
    const row = page.getByRole('row').filter({ hasText: 'Nadia Benali' })
    await expect(row).toContainText('Quimper')
    await expect(row).toContainText('Covoiturage')
    await expect(row).toContainText('Végétarien')
    await expect(row).toContainText('À venir')

    // The first file asks for the password, and then comes by itself.
    const csv = await take(page, 'Les 2 inscrites, en CSV', true)
    const day = localDayOf(DEBUT, ZONE_PARIS)
    expect(csv.name).toBe(`inscrites-emporter-la-liste-${day}.csv`)
    const [, ...lines] = csv.bytes.toString('utf8').split('\r\n')
    expect(lines.map((line) => line.split(';')[0])).toEqual(['Nadia', 'Léa', ''])
    const xlsx = await take(page, 'Les 2 en attente, pour un tableur (XLSX)')
    expect(xlsx.name).toBe(`liste-attente-emporter-la-liste-${day}.xlsx`)
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK')

    await page.goto(participantes(id, 4))
    await expect(page.getByRole('heading', { name: 'Cette page est vide' })).toBeVisible()
    await page.getByRole('link', { name: 'Première page' }).click()
    await expect(page).toHaveURL(participantes(id))
    const vide = await createEvenement(product.db, NOW, { titre: 'Emporter rien', debut: DEBUT })
    await page.goto(participantes(vide))
    await expect(page.getByRole('heading', { name: 'Personne n’est encore inscrite' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Personne à qui écrire' })).toBeDisabled()
    await page.goto(queue(vide))
    await expect(page.getByRole('heading', { name: 'Personne en attente' })).toBeVisible()
  },
)

test('[R2.1-19] [R8-12] a participant is removed, the first waiting member gets an offer, another is promoted with a reason', async ({
  as,
  product,
}) => {
  const { id, nadia, fatou, ines } = await createComplet(product, 'Donner une place')
  const page = await as('administratrice')
  await page.goto(participantes(id))
  await page.getByRole('button', { name: 'Désinscrire Nadia Benali' }).click()
  const removal = page.getByRole('dialog', { name: 'Désinscrire Nadia Benali ?' })
  await removal.getByRole('button', { name: 'Désinscrire' }).click()
  await expect(removal.getByRole('alert')).toBeFocused()
  await removal.getByRole('textbox', { name: 'Motif' }).fill('Elle a déménagé.')
  await removal.getByRole('button', { name: 'Désinscrire' }).click()
  await expect(page.getByText('Nadia Benali n’est plus inscrite.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Participantes' })).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: 'Nadia' })).toHaveCount(0)
  expect((await mailOf(product, nadia.email, 'Tu n’es plus inscrite')).text).toContain('Elle a déménagé.')
  await mailOf(product, fatou.email, 'Une place t’est proposée')

  await tabs(page).getByRole('link', { name: 'Liste d’attente 2' }).click()
  await expect(page).toHaveURL(queue(id))
  await expect(page.getByRole('heading', { level: 2, name: 'Liste d’attente' })).toBeVisible()
  const line = (nom: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: nom })
  await expect(line('Fatou Sarr')).toContainText('Place proposée, répond avant')
  await expect(line('Inès Morel')).toContainText('en attente depuis le')
  await page.getByRole('button', { name: 'Donner une place à Inès Morel' }).click()
  const promotion = page.getByRole('dialog', { name: 'Donner une place à Inès Morel ?' })
  await expect(promotion).toContainText('Une place est ajoutée : 3 au lieu de 2.')
  await promotion.getByRole('button', { name: 'Donner la place' }).click()
  await expect(promotion.getByText('Ce champ est obligatoire.', { exact: true })).toBeVisible()
  await promotion.getByRole('textbox', { name: 'Motif' }).fill('Elle anime la séance.')
  await promotion.getByRole('button', { name: 'Donner la place' }).click()
  await expect(page.getByText('Une place est proposée à Inès Morel.')).toBeVisible()
  await expect(line('Inès Morel')).toContainText('Place proposée, répond avant')
  await mailOf(product, ines.email, 'Une place t’est proposée')
  expect(await placesOf(product, id)).toEqual({ nombre_places: 3, prises: 1, proposees: 2, en_attente: 0 })

  await page.getByRole('button', { name: 'Reprendre la place proposée à Fatou Sarr' }).click()
  const taking = page.getByRole('dialog', { name: 'Reprendre la place proposée à Fatou Sarr ?' })
  await taking.getByRole('textbox', { name: 'Motif' }).fill('Sans nouvelles.')
  await taking.getByRole('button', { name: 'Reprendre la place' }).click()
  await expect(page.getByText('La place est reprise.')).toBeVisible()
  await expect(line('Fatou Sarr')).toHaveCount(0)
  const said = (await journalOf(product, id)).map(({ action, apres }) => [
    action,
    (apres as { motif?: string } | null)?.motif,
  ])
  expect(said).toEqual([
    ['participations.retirer', 'Elle a déménagé.'],
    ['participations.promouvoir', 'Elle anime la séance.'],
    ['participations.reprendre', 'Sans nouvelles.'],
  ])
})

test('[R2.1-19] a message is mailed to the participants or to the waiting members, and to no one else', async ({
  as,
  product,
}) => {
  const { id, nadia, lea, fatou, ines } = await createComplet(product, 'Écrire à celles-là')
  const page = await as('administratrice')
  await page.goto(queue(id))
  const writing = page.getByRole('region', { name: 'Écrire' })
  await expect(writing.getByRole('radio', { name: 'Aux 2 en attente' })).toBeChecked()
  await writing.getByRole('button', { name: 'Envoyer à 2 membres' }).click()
  await expect(writing.getByRole('alert')).toBeFocused()
  await writing.getByRole('textbox', { name: 'Message' }).fill('Une deuxième date est en préparation.')
  await writing.getByRole('button', { name: 'Envoyer à 2 membres' }).click()
  await expect(page.getByText('Ton message part à 2 membres.')).toBeVisible()
  await expect(writing.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  const sujet = 'Un message à propos de'
  for (const { email } of [fatou, ines])
    expect((await mailOf(product, email, sujet)).text).toContain('Une deuxième date est en préparation.')

  await writing.getByRole('radio', { name: 'Aux 2 inscrites' }).check()
  await writing
    .getByRole('textbox', { name: 'Message' })
    .fill('Apportez vos bilans.\nLe plan : https://exemple.fr/plan')
  await writing.getByRole('button', { name: 'Envoyer à 2 membres' }).click()
  for (const { email } of [nadia, lea]) {
    const { text, html, replyTo } = await mailOf(product, email, sujet)
    expect(text).toContain('Apportez vos bilans.\nLe plan : https://exemple.fr/plan')
    expect(html).toMatch(/Apportez vos bilans\.<br\/?>Le plan : <a href="https:\/\/exemple\.fr\/plan"/)
    expect(replyTo?.value[0]?.address).toBe('bonjour@entrelles.test')
  }
  for (const { email } of [fatou, ines]) expect(mailsOf(product, email, sujet)).toHaveLength(1)
})
