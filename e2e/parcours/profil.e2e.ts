import { FORMAT_IMAGE_REFUSE } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { Page } from '@playwright/test'
import { referentielOf } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { CAMERA, sidewaysJpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

test('[R2.1-7] a profile shows each reader the fields visible to her, and the owner can preview it as others', async ({
  browser,
  product,
}) => {
  const competence = await referentielOf(product.db, 'competence', 'Vente directe')
  const situation = await referentielOf(product.db, 'situation', 'Salariée')
  const soizic = await createMembre(product, 'Soizic', 'Guéguen', {
    villeId: COMMUNES.concarneau,
    territoire: 'Cornouaille',
    coordonne: 'Cornouaille',
    profession: 'Ostréicultrice',
    nomEntreprise: 'Les Claires de l’Aven',
    presentation: 'J’ai repris les parcs de mon père en 2014.\n\nCe que je peux partager : la vente directe.',
    telephone: '0639980012',
    site: 'https://claires.example',
    instagram: 'https://instagram.com/claires',
    dateNaissance: '1984-05-03',
    competences: [competence],
    situations: [situation],
    portees: { telephone: 'antenne', presentation: 'antenne' },
  })
  const voisine = await createMembre(product, 'Nolwenn', 'Voisine', { territoire: 'Cornouaille' })
  const lointaine = await createMembre(product, 'Maëva', 'Lointaine', { territoire: 'Béarn' })

  const near = await pageOf(browser, product, voisine.email)
  await near.goto(`/membre/${soizic.id}`)
  await expect(near.getByRole('heading', { level: 1, name: 'Soizic Guéguen' })).toBeVisible()
  await expect(near.getByText('Coordinatrice · Cornouaille')).toBeVisible()
  await expect(near.getByRole('link', { name: '06 39 98 00 12' })).toBeVisible()
  await expect(near.getByText('J’ai repris les parcs')).toBeVisible()
  await expect(near.getByText('1984')).toHaveCount(0)
  await expect(near.getByRole('link', { name: 'Modifier mon profil' })).toHaveCount(0)
  await expect(near.getByRole('link', { name: /^Site/ })).toHaveAttribute('rel', 'noopener nofollow ugc')
  await near.context().close()

  const far = await pageOf(browser, product, lointaine.email)
  await far.goto(`/membre/${soizic.id}`)
  await expect(far.getByText('Elle peut aider')).toBeVisible()
  await expect(far.getByText('06 39 98 00 12')).toHaveCount(0)
  await expect(far.getByText('J’ai repris les parcs')).toHaveCount(0)
  await far.context().close()

  const own = await pageOf(browser, product, soizic.email)
  await own.goto('/mon-profil')
  await expect(own.getByText('3 mai 1984')).toBeVisible()
  await own.getByRole('link', { name: 'Une membre du réseau' }).click()
  await expect(own).toHaveURL('/mon-profil?comme=reseau')
  await expect(own.getByText('Elle peut aider')).toBeVisible()
  await expect(own.getByText('J’ai repris les parcs')).toHaveCount(0)
  await own.getByRole('link', { name: 'Une membre de mon antenne' }).click()
  await expect(own.getByText('J’ai repris les parcs')).toBeVisible()
  await expect(own.getByText('3 mai 1984')).toHaveCount(0)
  await own.context().close()
})

/** Whether an image is square, and its colours at the top and bottom centre. */
const coloursOf = (page: Page, src: string): Promise<string[]> =>
  page.evaluate(async (address) => {
    // Fetched without cache: a document reuses the first image loaded from a URL.
    const answer = await fetch(address, { cache: 'no-store' })
    const picture = await createImageBitmap(await answer.blob())
    const { width, height } = picture
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(picture, 0, 0)
    const at = (y: number) => [...(canvas?.getImageData(width / 2, y, 1, 1).data ?? [])]
    const named = ([red = 0, , blue = 0]: number[]) => (red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither')
    return [width === height ? 'square' : 'not square', named(at(8)), named(at(height - 8))]
  }, src)

test(
  '[R2.1-8] [R3-16] a member changes her profile, its visibility and its photo',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const moi = await createMembre(product, 'Maëlle', 'Tourneuse', {
      villeId: COMMUNES.quimper,
      territoire: 'Cornouaille',
      profession: 'Tourneuse',
      dateNaissance: '1990-01-02',
    })
    const autre = await createMembre(product, 'Iris', 'Lointaine', { territoire: 'Béarn' })
    const page = await pageOf(browser, product, moi.email)
    await page.goto('/mon-profil')
    await page.getByRole('link', { name: 'Modifier mon profil' }).click()
    await expect(page).toHaveURL(`/membre/${moi.id}/edition`)
    await expect(page.getByText('Aucune modification en cours')).toBeVisible()
    await expect(page.getByText('0 %')).toBeVisible()

    await page.getByRole('textbox', { name: 'Présentation' }).fill('Je tourne des bols en bois de tempête.')
    await page.getByRole('combobox', { name: 'Qui voit : Présentation' }).selectOption('Mon antenne')
    const competences = page.getByRole('combobox', { name: 'Je peux aider', exact: true })
    // Scrolled into view first: scrolling closes an open list.
    await competences.scrollIntoViewIfNeeded()
    await competences.click()
    // Every choice is shown before a letter is typed, and again at the next tap.
    await page.getByRole('option', { name: 'Devis et prix' }).click()
    await page.keyboard.press('Escape')
    await expect(competences).toHaveAttribute('aria-expanded', 'false')
    await competences.click()
    await expect(page.getByRole('option', { name: 'Comptabilité' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Instagram' }).fill('atelier du port')
    await expect(page.getByText('4 modifications non enregistrées')).toBeVisible()
    await expect(page.getByText('60 %')).toBeVisible()
    const preview = page.getByRole('article', { name: 'Aperçu' })
    await expect(preview.getByText('Devis et prix')).toBeVisible()
    await expect(preview).toContainText('Visible : Métier, Présentation')
    await page.getByRole('radio', { name: 'Une membre du réseau' }).check()
    await expect(preview).toContainText('Masqué : Présentation')

    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 1 erreur(s) :' }),
    ).toBeFocused()
    await page.getByRole('link', { name: 'L’adresse Instagram est invalide.' }).click()
    await expect(page.getByRole('textbox', { name: 'Instagram' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Instagram' }).fill('@atelier.du.port')

    // Stored sideways as by a phone: the red left side of the file is the top of the image.
    const buffer = await sidewaysJpeg()
    expect(buffer.includes(CAMERA)).toBe(true)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
    // A refused second file keeps the first one selected.
    await page.locator('input[type=file]').setInputFiles({ name: 'photo.gif', mimeType: 'image/gif', buffer })
    await expect(page.getByText(FORMAT_IMAGE_REFUSE)).toBeVisible()
    await page.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(page.getByText('Image envoyée.')).toBeAttached()
    await expect(page.getByText('80 %')).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Ton profil est enregistré.')).toBeVisible()
    await expect(page).toHaveURL('/mon-profil')
    // The uploaded image is shown at once; after a reload, a generated size.
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^data:image/)
    await page.reload()
    const portrait = page.getByRole('main').locator('img[src^="/uploads/miniature/"]')
    const src = (await portrait.getAttribute('src')) ?? ''
    // Polls until the sizes are generated.
    await expect.poll(() => coloursOf(page, src)).toEqual(['square', 'red', 'blue'])
    const served = await (await page.request.get(src)).body()
    expect(served.subarray(8, 12).toString()).toBe('WEBP')
    expect(['Exif', 'EXIF', CAMERA].filter((trace) => served.includes(trace))).toEqual([])

    await page.getByRole('link', { name: 'Modifier mon profil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('textbox', { name: 'Métier' }).fill('Tourneuse sur bois')
    await product.db
      .updateTable('profils')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('compte_id', '=', moi.id)
      .execute()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Cette fiche a été modifiée entre-temps.')).toBeVisible()
    const metier = page.getByRole('textbox', { name: 'Métier' })
    await expect(metier).toHaveValue('Tourneuse sur bois')

    // Unsaved changes: leaving by a link, browser back or closing the tab asks for confirmation.
    const stays = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await stays()).toBe(true)
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await page.getByRole('link', { name: 'Annuler' }).click()
    await question.getByRole('button', { name: 'Rester sur la page' }).click()
    await expect(question).toHaveCount(0)
    await expect(metier).toHaveValue('Tourneuse sur bois')
    await page.goBack()
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await expect(page).toHaveURL('/mon-profil')
    // The page that is left stays until the next one is loaded.
    await expect.poll(stays).toBe(false)
    await page.context().close()

    const far = await pageOf(browser, product, autre.email)
    await far.goto(`/membre/${moi.id}`)
    await expect(far.getByText('Devis et prix')).toBeVisible()
    await expect(far.getByText('bois de tempête')).toHaveCount(0)
    await far.context().close()
  },
)

test('[R5-11] [R5-12] [R5-13] a member changes what she answered as she signed up', async ({
  browser,
  product,
}) => {
  const situation = await referentielOf(product.db, 'situation', 'Salariée')
  const moi = await createMembre(product, 'Enora', 'Parcours', { situations: [situation] })
  const page = await pageOf(browser, product, moi.email)
  await page.goto(`/membre/${moi.id}/edition`)
  const metier = page.getByRole('textbox', { name: 'Métier' })
  await metier.fill('Relieuse')

  await page.getByRole('button', { name: 'Modifier ma situation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ma situation' })
  await dialog.getByRole('checkbox', { name: 'Salariée' }).uncheck()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByRole('link', { name: 'Choisis au moins une situation.' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Autre' }).check()
  await dialog.getByRole('textbox', { name: 'Ta situation' }).fill('En reconversion')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const parcours = page.getByRole('main').locator('section').filter({ hasText: 'Mon parcours' })
  await expect(parcours).toContainText('En reconversion')
  await expect(parcours).not.toContainText('Salariée')
  // The form behind the dialog keeps what was typed.
  await expect(metier).toHaveValue('Relieuse')

  await page.getByRole('button', { name: 'Modifier mon ambition' }).click()
  const ambition = page.getByRole('dialog', { name: 'Mon ambition' })
  await ambition.getByRole('radio', { name: 'Autre' }).check()
  await ambition.getByRole('textbox', { name: 'Ton ambition' }).fill('Ouvrir un gîte')
  await ambition.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(parcours).toContainText('Ouvrir un gîte')

  await page.getByRole('button', { name: 'Modifier mes attentes' }).click()
  const attentes = page.getByRole('dialog', { name: 'Mes attentes' })
  await attentes.getByRole('checkbox').first().check()
  await attentes.getByRole('button', { name: 'Annuler' }).click()
  await expect(attentes).toHaveCount(0)
  await expect(parcours).toContainText('Non précisé')
  await page.context().close()
})
