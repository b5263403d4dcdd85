import { addMessage, createDirecte } from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { openMenu } from '../fixtures/choices.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { addMessages, fil } from '../fixtures/messagerie.ts'
import { dossier, SIGNALEMENTS } from '../fixtures/moderation.ts'
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
