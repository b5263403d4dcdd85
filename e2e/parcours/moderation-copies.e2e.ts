import { createCommentaire, createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { addMessage, createDirecte } from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { createSignalementRow } from '../../apps/server/src/modules/moderation/moderation.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { openMenu } from '../fixtures/choices.ts'
import { said } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { addMessages, fil } from '../fixtures/messagerie.ts'
import { dossier, ligne, SIGNALEMENTS } from '../fixtures/moderation.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, test } from '../fixtures/test.ts'

const NB_MESSAGES = 20
const SIGNALE = 9

test('[R2.1-24] [P-9] a reported message is shown with five before and five after, and the journal says who read it', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Pressante')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  const ids = await addMessages(
    product.db,
    id,
    Array.from({ length: NB_MESSAGES }, (_, n) => ({
      de: n % 2 === 0 ? lea.id : awa.id,
      contenu: `${mot} ${n + 1}, <b>dit-elle</b>`,
      ilYA: NB_MESSAGES - n,
    })),
  )
  const sienne = await pageOf(browser, product, awa.email)
  await sienne.goto(`/messagerie/discussion/${id}?message=${ids[SIGNALE - 1]}`)
  const message = fil(sienne)
    .getByRole('listitem')
    .filter({ hasText: `${mot} ${SIGNALE},` })
  await openMenu(sienne, message.getByRole('button', { name: /^Plus d’actions sur ce message/ }))
  await sienne.getByRole('menuitem', { name: 'Signaler ce message' }).click()
  await sienne.getByRole('radio', { name: 'Démarchage commercial' }).check()
  await sienne.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await expect(sienne.getByRole('dialog', { name: 'C’est signalé' })).toBeVisible()
  await sienne.context().close()
  // Written after the report: the copy is frozen.
  await addMessage(product.db, new Date(), { discussionId: id, auteureId: lea.id }, `${mot} après coup`)

  const { id: dossierId } = await product.db
    .selectFrom('signalements')
    .where('cible_id', '=', ids[SIGNALE - 1] ?? '')
    .select('id')
    .executeTakeFirstOrThrow()
  const brigitte = await createPersona(product.db, new Date(), 'administratrice', {
    prenom: 'Brigitte',
    nom: mot,
  })
  const page = await pageOf(browser, product, brigitte.email)
  await page.goto(`${SIGNALEMENTS}?dossier=${dossierId}`)
  const examen = dossier(page, 'Message privé signalé 1 fois')
  const messages = examen.getByRole('list', { name: 'Messages de la discussion' }).getByRole('listitem')
  await expect(messages).toContainText(
    Array.from({ length: 11 }, (_, n) => `${mot} ${n + SIGNALE - 5}, <b>dit-elle</b>`),
  )
  await expect(messages).toHaveText(Array.from({ length: 11 }, () => /\d\d\/\d\d\/\d{4} à \d+\sh/))
  await expect(messages.filter({ hasText: 'Message signalé' })).toHaveText(
    new RegExp(`^Léa ${mot}.*Message signalé.*${mot} ${SIGNALE},`),
  )
  await expect(messages.first()).toContainText(`Awa ${mot}`)
  await expect(examen).not.toContainText('après coup')
  await expect(examen).toContainText('Ta lecture est notée au journal.')
  await expect(examen.getByRole('link', { name: /^Voir/ })).toHaveCount(0)
  await resize(page, 320)
  await expect(messages.filter({ hasText: 'Message signalé' })).toBeVisible()

  await resize(page, 1440)
  await page.goto('/administratrice/journal')
  await page
    .getByRole('search', { name: 'Filtrer le journal' })
    .getByLabel('Auteure')
    .selectOption(`Brigitte ${mot}`)
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByText('1 ligne', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'a lu le signalement' }),
  ).toHaveCount(1)
  await page.context().close()
})

test('[R2.1-24] [C2] the photo of a reported post is seen by who examines it', async ({
  browser,
  product,
  asAlone,
}) => {
  const mot = motUnique('Étalage')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const sienne = await pageOf(browser, product, awa.email)
  await sienne.goto('/actu')
  await sienne.getByRole('button', { name: 'Une annonce, une question…' }).click()
  await sienne.getByRole('textbox', { name: 'Ta publication' }).fill(`${mot} à vendre`)
  const buffer = await jpeg(900, 600)
  await sienne.locator('input[type=file]').setInputFiles({ name: 'etal.jpg', mimeType: 'image/jpeg', buffer })
  await sienne.getByRole('textbox', { name: 'Que montre la photo ?' }).fill('Un étal')
  await sienne.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(said(sienne, 'Ta publication est en ligne.')).toBeVisible()
  await sienne.context().close()

  const autre = await pageOf(browser, product, lea.email)
  await autre.goto('/actu')
  const carte = autre.getByRole('article').filter({ hasText: mot })
  await openMenu(autre, carte.getByRole('button', { name: /^Plus d’actions/ }))
  await autre.getByRole('menuitem', { name: /^Signaler/ }).click()
  await autre.getByRole('radio', { name: 'Démarchage commercial' }).check()
  await autre.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await expect(autre.getByRole('dialog', { name: 'C’est signalé' })).toBeVisible()
  await autre.context().close()

  const page = await asAlone('administratrice')
  await page.goto(SIGNALEMENTS)
  await ligne(page, mot).click()
  const examen = dossier(page, 'Publication signalée 1 fois')
  const image = examen.getByRole('img', { name: 'Un étal' })
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await examen.getByRole('button', { name: 'Agrandir la photo : Un étal' }).click()
  await expect(page.getByRole('dialog', { name: 'Photo' })).toBeVisible()
})

test('[R2.1-24] [M11] from the report of a comment to the comment itself, as long as it is there', async ({
  product,
  asAlone,
}) => {
  const mot = motUnique('Buvette')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const contenu = `<p>${mot}\u00a0: tu n’as rien à faire ici.</p>`
  const publication = await createPublication(product.db, new Date(), awa.id)
  const commentaire = await createCommentaire(product.db, new Date(), publication, lea.id, { contenu })
  const id = await createSignalementRow(product.db, new Date(), {
    compteId: awa.id,
    cibleType: 'commentaire',
    cibleId: commentaire,
    auteureId: lea.id,
    version: 1,
    titre: `Léa ${mot}`,
    copie: { contenu, publication: { id: publication, titre: null } },
  })
  const page = await asAlone('administratrice')
  await page.goto(`${SIGNALEMENTS}?dossier=${id}`)
  const examen = dossier(page, 'Commentaire signalé 1 fois')
  const lien = examen.getByRole('link', { name: 'Voir le commentaire' })
  await lien.click()
  await expect(page).toHaveURL(`/actu/${publication}#commentaire-${commentaire}`)
  await expect(page.locator(`[id="commentaire-${commentaire}"]`)).toBeFocused()
  await page.goBack()
  await expect(lien).toBeVisible()

  await product.db.deleteFrom('commentaires').where('id', '=', commentaire).execute()
  await page.reload()
  await expect(examen).toContainText(mot)
  await expect(lien).toHaveCount(0)
})
