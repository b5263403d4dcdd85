import type { Page } from '@playwright/test'
import { createPublication } from '../../../apps/server/src/modules/actus/actus.factory.ts'
import { openMenu } from '../../fixtures/choices.ts'
import type { Screens, World } from '../screen.ts'

const ACTUS = '/administratrice/actu'
const MOT = 'anticonstitutionnellement'

const openForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Écrire une actu' }).click()
  // The editor is loaded after the dialog.
  await page.getByRole('textbox', { name: 'Ta publication' }).waitFor()
}

/** An announcement for several branches, with long words. */
const longOne = async ({ db }: World): Promise<string> => {
  const antennes = await db
    .selectFrom('territoires')
    .where('statut', '<>', 'fermee')
    .select('id')
    .limit(6)
    .execute()
  return createPublication(db, new Date(), null, {
    type: 'annonce',
    titre: `${MOT} ${MOT.repeat(3)}`,
    territoire_ids: antennes.map(({ id }) => id),
    nb_destinataires: 104_312,
    nb_courriels: 98_540,
    nb_vues: 86_100,
    nb_clics: 31_200,
  })
}

export const lines: Screens = [
  {
    route: ACTUS,
    as: 'administratrice',
    states: {
      'long words': async (page, world) => {
        await longOne(world)
        await page.reload()
        await page
          .getByRole('heading', { name: new RegExp(MOT) })
          .first()
          .waitFor()
      },
      'scheduled ones': async (page) => {
        await page.goto(`${ACTUS}?statut=programmee`)
        await page.getByRole('heading', { level: 2, name: /actus?$/ }).waitFor()
      },
      'nothing to list': async (page) => {
        const json = { publications: [], nbpublications: 0, limit: 20 }
        await page.route('**/api/bo/publications?*', (route) => route.fulfill({ json }))
        await page.goto(`${ACTUS}?statut=archivee`)
        await page.getByRole('heading', { name: 'Aucune actu archivée' }).waitFor()
      },
      'a new one, sent empty': async (page) => {
        await openForm(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
        await page.getByText('Ce formulaire comprend').waitFor()
      },
      'an announcement before it leaves': async (page) => {
        await openForm(page)
        const dialog = page.getByRole('dialog', { name: 'Écrire une actu' })
        await dialog.getByRole('radio', { name: /^Annonce/ }).check()
        await dialog.getByRole('textbox', { name: 'Titre' }).fill(`Les ateliers de décembre, ${MOT}`)
        await dialog.getByRole('textbox', { name: 'Ta publication' }).fill('Trois dates à noter.')
        await dialog.getByRole('button', { name: 'Publier' }).click()
        await page.getByRole('dialog', { name: /^Part à/ }).waitFor()
      },
      'the acts of a line': async (page) => {
        await openMenu(page, page.getByRole('button', { name: /^Actions/ }).first())
      },
      'a pin': async (page, world) => {
        await longOne(world)
        await page.reload()
        const ligne = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: new RegExp(MOT) }) })
        await openMenu(page, ligne.first().getByRole('button', { name: /^Actions/ }))
        await page.getByRole('menuitem', { name: 'Épingler' }).click()
        await page.getByRole('dialog', { name: 'Épingler en haut du fil' }).waitFor()
      },
    },
  },
]
