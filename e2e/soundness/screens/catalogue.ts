import type { Page } from '@playwright/test'
import { jpeg } from '../../../apps/server/src/modules/medias/medias.factory.ts'
import { cataloguePages } from '../../../apps/web/src/modules/catalogue/catalogue.public.ts'
import { bringIntoSight, openMenu } from '../../fixtures/choices.ts'
import type { Screen, Screens } from '../screen.ts'

/** A page of the catalogue, with its number of busy examples. */
const pageOf = (
  { path }: { readonly path: string },
  { busy = 0, states = {} }: Pick<Screen, 'busy' | 'states'> = {},
): Screen => ({ route: path, as: 'visiteuse', reads: false, busy, states })

const choosePicture = async (page: Page, buffer: Buffer): Promise<void> => {
  const zone = page.getByRole('group', { name: 'Portrait', exact: true })
  await zone.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

export const lines: Screens = [
  pageOf(cataloguePages.jetons),
  pageOf(cataloguePages.actions, {
    busy: 1,
    states: {
      'an open menu': (page) => openMenu(page, page.getByRole('button', { name: 'Menu de Maëlle' })),
    },
  }),
  {
    ...pageOf(cataloguePages.navigation, {
      states: {
        'the filters': {
          only: 'phone',
          reach: (page) => page.getByRole('button', { name: 'Filtrer 1 filtre actif' }).click(),
        },
      },
    }),
    // A page in the middle: an ellipsis on both sides.
    path: `${cataloguePages.navigation.path}?page=5`,
  },
  pageOf(cataloguePages.identite),
  pageOf(cataloguePages.champs, {
    states: {
      'communes found': async (page) => {
        const commune = page.getByRole('combobox', { name: 'Commune' }).first()
        await bringIntoSight(commune)
        await commune.pressSequentially('29100')
        await page.getByRole('listbox').waitFor()
      },
      'several choices': async (page) => {
        const choices = page.getByRole('combobox', { name: 'Je cherche' })
        await bringIntoSight(choices)
        await choices.pressSequentially('o')
        await page.getByRole('listbox').waitFor()
      },
      'a picture being framed': async (page) => {
        await choosePicture(page, await jpeg(900, 600))
        await page.getByRole('button', { name: 'Utiliser cette image' }).waitFor()
      },
      'a picture taken': async (page) => {
        await choosePicture(page, await jpeg(900, 600))
        await page.getByRole('button', { name: 'Utiliser cette image' }).click()
        await page.getByText('Image envoyée.').waitFor()
      },
      'a picture that cannot be read': async (page) => {
        await choosePicture(page, Buffer.from('ceci n’est pas une image'))
        await page.getByText('Cette image ne peut pas être lue. Choisis-en une autre.').waitFor()
      },
    },
  }),
  pageOf(cataloguePages.choix, {
    states: {
      'a form sent empty': async (page) => {
        await page.getByRole('button', { name: 'Envoyer' }).click()
        await page.getByText('Ce formulaire comprend 4 erreur(s)').waitFor()
      },
      'a link in the editor': async (page) => {
        await page.getByRole('toolbar').last().getByRole('button', { name: 'Lien' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
  }),
  pageOf(cataloguePages.contenus, {
    busy: 1,
    states: {
      'a secret shown': async (page) => {
        await page.getByRole('button', { name: /le téléphone/ }).click()
        await page.getByText('06 12 34 56 78').waitFor()
      },
    },
  }),
  pageOf(cataloguePages.retours, {
    states: {
      'a dialog': async (page) => {
        await page.getByRole('button', { name: 'Ouvrir un dialogue' }).click()
        await page.getByRole('dialog').waitFor()
      },
      'a confirmation': async (page) => {
        await page.getByRole('button', { name: 'Supprimer' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      toasts: async (page) => {
        for (const name of ['Information', 'Succès', 'Attention', 'Erreur'])
          await page.getByRole('button', { name, exact: true }).click()
        // Toasts stay while one of them has the focus.
        await page.getByRole('region', { name: 'Notifications' }).getByRole('button').first().focus()
      },
    },
  }),
]
