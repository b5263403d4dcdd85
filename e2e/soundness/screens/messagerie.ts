import type { Page } from '@playwright/test'
import { pdf } from '../../../apps/server/src/modules/fichiers/fichiers.factory.ts'
import { jpeg } from '../../../apps/server/src/modules/medias/medias.factory.ts'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import { openMenu } from '../../fixtures/choices.ts'
import { addMessages, champ } from '../../fixtures/messagerie.ts'
import { INCONNU, REFUSED } from '../evenements.ts'
import { boitePartagee, type Boite } from '../messagerie.ts'
import type { Reach, Screens, World } from '../screen.ts'
import { openReady } from '../states.ts'

const OFFLINE = /ERR_INTERNET_DISCONNECTED/
const FAILS = /^Failed to load resource|^CallError: /
const DISCUSSION = '/messagerie/discussion/:id'

const boite = boitePartagee()
const lectrice = async (world: World) => (await boite(world)).moi.email
const filDe =
  (which: keyof Omit<Boite, 'moi' | 'premier'>) =>
  async (world: World): Promise<string> =>
    `/messagerie/discussion/${(await boite(world))[which]}`
const ouvrir =
  (query: string, text: string | RegExp): Reach =>
  async (page) => {
    await openReady(page, `/messagerie?${query}`)
    await page.getByText(text).first().waitFor()
  }
const menuMessage = async (page: Page, name: string | RegExp): Promise<void> => {
  await openMenu(page, page.getByRole('log').getByRole('button', { name }).last())
}

/** A message of hers that may still be edited; the scene may be older than 15 minutes. */
/** The draft of an earlier visit keeps its files, and a photo without words does not leave. */
const removePieces = async (page: Page): Promise<void> => {
  const retirer = page.getByRole('button', { name: /^Retirer (Bilan|etal)/ })
  for (let left = await retirer.count(); left > 0; left -= 1) await retirer.first().click()
}
const recentOf = async (world: World): Promise<string> => {
  const { directe, moi } = await boite(world)
  const [id = ''] = await addMessages(world.db, directe, [
    { de: moi.id, contenu: 'Ça rentre, j’ai mesuré.', ilYA: 0 },
  ])
  return id
}

const liste: Screens = [
  {
    route: '/messagerie',
    as: lectrice,
    states: {
      'the menu of a discussion': async (page) => {
        await openMenu(page, page.getByRole('button', { name: /^Actions/ }).first())
      },
      'silence, asked': async (page) => {
        await openMenu(page, page.getByRole('button', { name: /^Actions/ }).first())
        await page.getByRole('menuitem', { name: 'Couper les notifications' }).click()
        await page.getByRole('dialog', { name: 'Couper les notifications' }).waitFor()
      },
      unread: ouvrir('filtre=non_lues', 'Awa Diallo'),
      'none pinned': ouvrir('filtre=epinglees', 'Aucune discussion épinglée'),
      'none archived': ouvrir('filtre=archivees', 'Aucune discussion archivée'),
      requests: ouvrir('filtre=demandes', 'Nadia Benali'),
      'words found': ouvrir('termes=camion', /mille fois oui/),
      'nothing found': ouvrir('termes=zzzzzz', /^Aucun message ne contient/),
    },
  },
  {
    route: '/messagerie',
    name: 'of who has none',
    as: async ({ db }) => (await createPersona(db, new Date(), 'adherente')).email,
  },
]

const nouvelle: Screens = [
  {
    route: '/messagerie/discussion',
    as: lectrice,
    // On a phone it reads nothing before a name is typed.
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Envoyer' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
      'two members chosen': async (page) => {
        for (const nom of ['Awa', 'Soizic']) {
          await page.getByRole('combobox', { name: 'À' }).fill(nom)
          await page
            .getByRole('option', { name: new RegExp(`^${nom}`) })
            .first()
            .click()
        }
        await page.getByRole('textbox', { name: 'Nom du groupe' }).waitFor()
      },
      'a member who does not exist': {
        says: REFUSED,
        reach: async (page) => {
          await page.goto(`/messagerie/discussion?avec=${INCONNU}`)
          await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
      },
    },
  },
]

const fils: Screens = [
  {
    route: DISCUSSION,
    as: lectrice,
    path: filDe('directe'),
    states: {
      'the menu of a message': (page) => menuMessage(page, /^Plus d’actions sur ce message de Awa/),
      'a reaction, asked': async (page) => {
        await menuMessage(page, /^Plus d’actions sur ce message de Awa/)
        await page.getByRole('menuitem', { name: 'Réagir' }).click()
        await page.getByRole('dialog').waitFor()
      },
      'an answer to a message': async (page) => {
        await menuMessage(page, /^Plus d’actions sur ce message de Awa/)
        await page.getByRole('menuitem', { name: 'Répondre' }).click()
        await page.getByText('En réponse à Awa Diallo', { exact: true }).waitFor()
      },
      'a message edited': async (page, world) => {
        await recentOf(world)
        await openReady(page, await filDe('directe')(world))
        await page.getByRole('button', { name: 'Modifier ton message' }).last().click()
        await page.getByRole('button', { name: 'Enregistrer' }).waitFor()
      },
      'a deletion, asked': async (page) => {
        await menuMessage(page, /^Plus d’actions sur ce message$/)
        await page.getByRole('menuitem', { name: 'Supprimer' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'a photo without its words, a document, another file refused': async (page) => {
        await page.locator('input[type=file]').setInputFiles([
          { name: 'etal.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) },
          { name: 'Bilan.pdf', mimeType: 'application/pdf', buffer: pdf() },
          { name: 'bonjour.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') },
        ])
        await page.getByRole('button', { name: 'Retirer Bilan.pdf' }).waitFor()
        await page.getByRole('button', { name: 'Retirer etal.jpg' }).waitFor()
        await page.getByRole('button', { name: 'Envoyer' }).click()
        await page
          .getByText(/^Décris la photo/)
          .first()
          .waitFor()
      },
      'without a network': {
        says: OFFLINE,
        reach: async (page) => {
          await removePieces(page)
          await page.context().setOffline(true)
          await champ(page).fill('Et pense aux sangles !')
          await page.getByRole('button', { name: 'Envoyer' }).click()
          await page.getByText('En attente du réseau').waitFor()
        },
      },
      'a message that is refused': {
        says: FAILS,
        reach: async (page) => {
          await page.route('**/api/discussions/*/messages', (route) =>
            route.request().method() === 'POST'
              ? route.fulfill({
                  status: 409,
                  json: { code: 'discussion_close', message: 'Cette discussion est close.' },
                })
              : route.fallback(),
          )
          await removePieces(page)
          await champ(page).fill('Je passe à Rennes vers 9 h, tu y seras ?')
          await page.getByRole('button', { name: 'Envoyer' }).click()
          await page.getByText(/^Non envoyé/).waitFor()
        },
      },
      'not hers': {
        says: REFUSED,
        reach: async (page) => {
          await page.goto(`/messagerie/discussion/${INCONNU}`)
          await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
      },
      'opened at a message': async (page, world) => {
        const { directe, premier } = await boite(world)
        await openReady(page, `/messagerie/discussion/${directe}?message=${premier}`)
      },
    },
  },
  {
    route: DISCUSSION,
    name: 'a group',
    as: lectrice,
    path: filDe('groupe'),
    states: {
      participants: async (page) => {
        await openMenu(page, page.getByRole('button', { name: 'Actions sur la discussion' }))
        await page.getByRole('menuitem', { name: 'Participantes' }).click()
        await page.getByRole('dialog', { name: 'Participantes' }).waitFor()
      },
      'leaving, asked': async (page) => {
        await openMenu(page, page.getByRole('button', { name: 'Actions sur la discussion' }))
        await page.getByRole('menuitem', { name: 'Quitter la discussion' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  { route: DISCUSSION, name: 'a first contact', as: lectrice, path: filDe('demande') },
  { route: DISCUSSION, name: 'a first contact that she has refused', as: lectrice, path: filDe('refusee') },
  { route: DISCUSSION, name: 'a closed one', as: lectrice, path: filDe('close') },
  { route: DISCUSSION, name: 'one that she has left', as: lectrice, path: filDe('quittee') },
  { route: DISCUSSION, name: 'one where organisers alone write', as: lectrice, path: filDe('grande') },
]

const edition: Screens = [
  {
    route: '/message/:messageId/edition',
    as: lectrice,
    path: async (world) => `/message/${await recentOf(world)}/edition`,
    states: {
      'sent empty': {
        says: FAILS,
        reach: async (page) => {
          await page.getByRole('textbox', { name: 'Ton message' }).fill('')
          await page.getByRole('button', { name: 'Enregistrer' }).click()
          await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
        },
      },
    },
  },
]

export const lines: Screens = [...liste, ...nouvelle, ...fils, ...edition]
