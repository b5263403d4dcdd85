import { chooseOne, openMenu } from '../fixtures/choices.ts'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { champ, ecrire, fil, ouvrirFil } from '../fixtures/messagerie.ts'
import { expect, test } from '../fixtures/test.ts'

test('[R2.1-15] [M3] a group is created with the picker, gains a member, is renamed and loses one, on open pages too', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Tréteaux')
  const territoire = `Pays des ${mot}`
  const membre = (prenom: string) => createMembre(product, prenom, mot, { territoire })
  const [awa, eloise, nadia, lea] = [
    await membre('Awa'),
    await membre('Éloïse'),
    await membre('Nadia'),
    await membre('Léa'),
  ]
  const page = await pageOf(browser, product, awa.email)
  await page.goto('/messagerie')
  await page.getByRole('link', { name: 'Nouvelle discussion' }).first().click()
  const a = page.getByRole('combobox', { name: 'À' })
  const sansAccents = mot.replace('é', 'e').toLowerCase()
  await chooseOne(page, a, `eloise ${sansAccents}`, `Éloïse ${mot}`)
  await chooseOne(page, a, `nadia ${sansAccents}`, `Nadia ${mot}`)
  await page.getByRole('textbox', { name: 'Ton message' }).fill('On se retrouve à 8 h ?')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  // A group needs a name.
  await page.getByRole('textbox', { name: 'Nom du groupe' }).fill(`Marché ${mot}`)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page).toHaveURL(/\/messagerie\/discussion\/[\da-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(fil(page).getByText('On se retrouve à 8 h ?')).toBeVisible()

  const [chezEloise, chezNadia] = [
    await pageOf(browser, product, eloise.email),
    await pageOf(browser, product, nadia.email),
  ]
  await ouvrirFil(chezEloise, id)
  await ouvrirFil(chezNadia, id)
  await expect(chezEloise.getByText('3 participantes')).toBeVisible()
  await expect(champ(chezNadia)).toBeVisible()

  const geste = async (nom: string) => {
    await openMenu(page, page.getByRole('button', { name: 'Actions sur la discussion' }))
    await page.getByRole('menuitem', { name: nom }).click()
  }
  await geste('Ajouter des membres')
  const ajout = page.getByRole('dialog', { name: 'Ajouter des membres' })
  await chooseOne(page, ajout.getByRole('combobox', { name: 'Membres à ajouter' }), 'lea tre', `Léa ${mot}`)
  await ajout.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(said(page, 'Elle a rejoint le groupe.')).toBeVisible()
  await geste('Renommer')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nom du groupe' }).fill(`Noël ${mot}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Renommer' }).click()
  for (const shown of [page, chezEloise]) {
    await expect(shown.getByRole('heading', { level: 1, name: `Noël ${mot}` })).toBeVisible()
    await expect(shown.getByText('4 participantes')).toBeVisible()
  }

  await geste('Participantes')
  await page
    .getByRole('dialog', { name: 'Participantes' })
    .getByRole('button', { name: `Retirer Nadia ${mot}` })
    .click()
  await expect(said(page, 'Elle ne fait plus partie du groupe.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chezNadia.getByText(/^Tu ne fais plus partie de cette discussion/)).toBeVisible()
  await expect(champ(chezNadia)).toHaveCount(0)

  await ecrire(page, 'Rendez-vous déplacé à 9 h.')
  await expect(fil(chezEloise).getByText('Rendez-vous déplacé à 9 h.')).toBeVisible()
  const chezLea = await pageOf(browser, product, lea.email)
  await chezLea.goto('/messagerie')
  await chezLea.getByRole('link', { name: new RegExp(`^Noël ${mot}`) }).click()
  await expect(fil(chezLea).getByText('Rendez-vous déplacé à 9 h.')).toBeVisible()
  // She reads what was written since she joined.
  await expect(fil(chezLea).getByText('On se retrouve à 8 h ?')).toHaveCount(0)
  await expect(fil(chezNadia).getByText('Rendez-vous déplacé à 9 h.')).toHaveCount(0)
  await Promise.all([page, chezEloise, chezNadia, chezLea].map((one) => one.context().close()))
})
