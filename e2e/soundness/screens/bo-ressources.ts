import type { Page } from '@playwright/test'
import { jpeg } from '../../../apps/server/src/modules/medias/medias.factory.ts'
import {
  createProposition,
  createRemarque,
  createRessource,
  type RessourceFields,
} from '../../../apps/server/src/modules/ressources/ressources.factory.ts'
import { openMenu } from '../../fixtures/choices.ts'
import type { Screens, State, World } from '../screen.ts'
import { pressForDialog } from '../states.ts'

const LISTE = '/administratrice/ressource'
const ANTENNES = '/coordinatrice/ressources'
const INCONNUE = '019a0000-0000-7000-8000-0000000000ff'
const MOT = 'anticonstitutionnellement'
const ARTICLE = `<h3>Se décider</h3><p>Un carnet à la main.</p><blockquote><p>« Oui. »</p><cite>Camille Perrot</cite></blockquote><aside><p>À vérifier.</p></aside><p>${MOT} ${MOT}</p>`

const create = ({ db }: World, fields: RessourceFields): Promise<string> =>
  createRessource(db, new Date(), null, fields)

const notFound = (address: string): State => ({
  reach: async (page) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  },
  says: /^Failed to load resource|^CallError: /,
})

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const sendEmpty = async (page: Page): Promise<void> => {
  await press(page, 'Publier')
  await page.getByRole('alert').first().waitFor()
}

const openTab = (address: string) => async (page: Page) => {
  await page.goto(address)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** The text of an article, once the editor is loaded. */
const texteOf = (page: Page) => page.getByRole('textbox', { name: 'Texte', exact: true })

const addPicture = async (page: Page): Promise<void> => {
  await texteOf(page).click()
  await press(page, 'Ajouter une image')
  const dialog = page.getByRole('dialog', { name: 'Ajouter une image' })
  const photo = { name: 'salle.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) }
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Changer d’image' }).waitFor()
  await dialog.getByRole('button', { name: 'Ajouter l’image' }).click()
  await dialog.getByText(/^Décris l’image/).waitFor()
}

const listLines: Screens = [
  {
    route: LISTE,
    as: 'administratrice',
    path: async (world) => {
      await create(world, { titre: `${MOT} ${MOT.repeat(3)}`, nb_vues: 104_312, nb_utiles: 31_200 })
      return LISTE
    },
    states: {
      drafts: openTab(`${LISTE}?onglet=brouillon`),
      'to be verified, with a broken link': async (page, world) => {
        const etat = { etat_lien: 'brise', lien_verifie_le: new Date() } as const
        await create(world, { titre: 'Un lien mort', statut: 'a_verifier', ...etat })
        await page.goto(`${LISTE}?onglet=a_verifier`)
        await page.getByRole('heading', { name: 'Un lien mort' }).first().waitFor()
      },
      'nothing to list': async (page) => {
        const json = { ressources: [], nbressources: 0, limit: 20 }
        await page.route('**/api/bo/ressources?*', (route) => route.fulfill({ json }))
        await page.goto(`${LISTE}?onglet=archivee`)
        await page.getByRole('heading', { name: 'Aucune ressource archivée' }).waitFor()
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Rechercher une ressource' }).fill('zzzzzz')
        await page.getByRole('heading', { name: 'Aucune ressource ne correspond' }).waitFor()
      },
      'the acts of a line': (page) => openMenu(page, page.getByRole('button', { name: /^Actions/ }).first()),
      'a review': async (page) => {
        await openMenu(page, page.getByRole('button', { name: /^Actions/ }).first())
        await page.getByRole('menuitem', { name: 'Marquer comme relue' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
  },
  {
    route: LISTE,
    name: 'proposals',
    as: 'administratrice',
    path: async ({ db }) => {
      await createProposition(db, new Date(), null, { titre: `Le guide, ${MOT}`, commentaire: MOT.repeat(4) })
      return `${LISTE}?onglet=propositions`
    },
    states: {
      'a refusal, sent empty': async (page) => {
        await pressForDialog(page, /^Écarter/)
        await page.getByRole('dialog').getByRole('button', { name: 'Écarter' }).click()
        await page.getByRole('dialog').getByRole('alert').first().waitFor()
      },
      'nothing kept yet': async (page) => {
        const json = { propositions: [], nbpropositions: 0, limit: 20 }
        await page.route('**/api/bo/ressources/propositions?*', (route) => route.fulfill({ json }))
        await page.getByRole('link', { name: 'Retenues' }).click()
        await page.getByRole('heading', { name: 'Aucune proposition retenue' }).waitFor()
      },
    },
  },
  {
    route: LISTE,
    name: 'remarks',
    as: 'administratrice',
    path: async (world) => {
      const id = await create(world, { titre: 'Le guide des statuts' })
      await createRemarque(world.db, new Date(), id, null, { texte: `Le lien a changé. ${MOT.repeat(4)}` })
      return `${LISTE}?onglet=remarques`
    },
  },
]

const formLines: Screens = [
  { route: `${LISTE}/creation`, as: 'administratrice', reads: false },
  {
    route: `${LISTE}/creation/lien`,
    as: 'administratrice',
    states: {
      'sent empty': sendEmpty,
      'a file for some branches': async (page) => {
        await page.getByRole('radio', { name: /^Un fichier/ }).check()
        await page.getByRole('radio', { name: 'Certaines antennes' }).check()
        await page.getByRole('combobox', { name: 'Antennes' }).waitFor()
      },
      'a replay': (page) => page.getByRole('radio', { name: /^Un replay/ }).check(),
    },
  },
  {
    route: `${LISTE}/creation/article`,
    as: 'administratrice',
    states: {
      'sent empty': sendEmpty,
      'a picture without its words': addPicture,
      'leaving, asked': async (page) => {
        await page.getByRole('textbox', { name: 'Titre' }).fill('Un article')
        await page.getByRole('main').getByRole('link', { name: 'Ressources' }).first().click()
        await page.getByRole('alertdialog').waitFor()
      },
      'its publication, asked': async (page) => {
        await page.getByRole('textbox', { name: 'Titre' }).fill('Un article')
        await texteOf(page).fill('Trois dates à noter.')
        await press(page, 'Publier')
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: `${LISTE}/lien/:id/edition`,
    as: 'administratrice',
    path: async (world) => {
      const etat = { etat_lien: 'brise', lien_verifie_le: new Date() } as const
      const id = await create(world, { titre: `Le guide, ${MOT}`, statut: 'a_verifier', ...etat })
      return `${LISTE}/lien/${id}/edition`
    },
    states: { 'not found': notFound(`${LISTE}/lien/${INCONNUE}/edition`) },
  },
  {
    route: `${LISTE}/article/:id/edition`,
    as: 'administratrice',
    path: async (world) => {
      const id = await create(world, { type: 'article', titre: 'Se faire élire', contenu: ARTICLE })
      return `${LISTE}/article/${id}/edition`
    },
    states: {
      'changes that are not published': async (page) => {
        await texteOf(page).waitFor()
        await page.getByRole('textbox', { name: 'Titre' }).fill('Se faire élire, ou pas')
        await press(page, 'Enregistrer')
        await page.getByText('Modifications non publiées', { exact: true }).waitFor()
      },
      'a preview': async (page) => {
        await texteOf(page).waitFor()
        await pressForDialog(page, 'Aperçu')
      },
      'archiving, asked': (page) => pressForDialog(page, 'Archiver'),
      archived: async (page, world) => {
        const id = await create(world, { type: 'article', titre: 'Une archive', statut: 'archivee' })
        await page.goto(`${LISTE}/article/${id}/edition`)
        await page.getByRole('button', { name: 'Remettre en ligne' }).waitFor()
      },
      'not found': notFound(`${LISTE}/article/${INCONNUE}/edition`),
    },
  },
]

const coordinatorLines: Screens = [
  {
    route: ANTENNES,
    as: 'coordinatrice',
    states: {
      'a choice': async (page) => {
        await page.goto(`${ANTENNES}?creation=choix`)
        await page.getByRole('link', { name: 'Écrire un article' }).waitFor()
      },
      'a new article': async (page) => {
        await page.goto(`${ANTENNES}?creation=article`)
        await texteOf(page).waitFor()
      },
      'a new link, sent empty': async (page) => {
        await page.goto(`${ANTENNES}?creation=lien`)
        await sendEmpty(page)
      },
      'not found': notFound(`${ANTENNES}?edition=${INCONNUE}`),
    },
  },
]

export const lines: Screens = [...listLines, ...formLines, ...coordinatorLines]
