import type { Page } from '@playwright/test'
import { XSS } from '../../packages/contract/src/kit/test-xss-corpus.ts'
import { TITRE_DISCUSSION_MAX } from '../../packages/contract/src/modules/messagerie/messagerie.constants.ts'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createCommentaire } from '../../apps/server/src/modules/actus/commentaires/commentaires.factory.ts'
import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import { noteSignalement } from '../../apps/server/src/modules/bo-moderation/bo-moderation.factory.ts'
import {
  createDemande,
  createReponse,
} from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { addMessage, createGroupe } from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { createSignalementRow } from '../../apps/server/src/modules/moderation/moderation.factory.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { fil } from '../fixtures/messagerie.ts'
import { dossier, SIGNALEMENTS } from '../fixtures/moderation.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

/** PostgreSQL stores no NUL: the API refuses it. */
const STORED = XSS.filter((html) => !html.includes('\u0000'))
const CATEGORIE = 'Textes hostiles'
/** Fewer messages than a page of a discussion. */
const PAR_MESSAGE = 12

const deleteQuestions = ({ db }: Product) =>
  db
    .deleteFrom('faq_questions')
    .where(
      'categorie_id',
      'in',
      db.selectFrom('faq_categories').where('libelle', '=', CATEGORIE).select('id'),
    )
    .execute()
test.afterEach(({ product }) => deleteQuestions(product))

/** The policy says this of a text that DOMParser reads and never runs; `dangersOf` looks at what reaches the page. */
const READ_ONLY = 'Executing inline event handler violates'

/** Notes what a script, or an attempt to run one, would show. */
const watch = (page: Page): string[] => {
  const seen: string[] = []
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(READ_ONLY)) seen.push(message.text())
  })
  page.on('request', (request) => void (request.url().includes('mechant') && seen.push(request.url())))
  return seen
}

/** The attributes and links of the page that run a script, and the tags that no screen of ours draws. */
const dangersOf = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')].flatMap((element) => [
        ...(/^(?:script|iframe|object|embed|base|meta|link|style|math|marquee)$/.test(element.localName)
          ? [element.outerHTML]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value),
          )
          .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
      ]),
    )

test('[security 36] hostile HTML in the answers of the FAQ runs nothing, sent to the API or already stored', async ({
  as,
  product,
}) => {
  const administratrice = await as('administratrice')
  await administratrice.goto('/administratrice/faq')
  const statuses = await administratrice.evaluate(
    async ({ texts, categorie }) => {
      const { token } = JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string }
      const send = async (html: string, n: number) => {
        const question = { question: `Texte envoyé ${n}`, reponse: `<p>Réponse ${n}.</p>${html}` }
        const answer = await fetch('/api/bo/faq', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ ...question, categorie, statut: 'publiee' }),
        })
        return answer.status
      }
      const received: number[] = []
      for (const [n, html] of texts.entries()) received.push(await send(html, n))
      return received
    },
    { texts: STORED, categorie: CATEGORIE },
  )
  expect(statuses).toEqual(STORED.map(() => 201))
  for (const [n, html] of STORED.entries())
    await createQuestion(product.db, new Date(), {
      question: `Texte gardé ${n}`,
      reponse: `<p>Réponse ${n}.</p>${html}`,
      categorie: CATEGORIE,
    })

  const page = await as('adherente')
  const seen = watch(page)
  await page.goto('/faq')
  await expect(page.getByRole('button', { name: /^Texte (?:envoyé|gardé)/ })).toHaveCount(2 * STORED.length)
  await page.getByRole('button', { name: 'Texte gardé 0', exact: true }).click()
  await expect(page.getByText('Réponse 0.').last()).toBeVisible()
  expect(await dangersOf(page)).toEqual([])
  expect(seen).toEqual([])
})

test('[security 36] hostile HTML in the description of an event runs nothing', async ({ as, product }) => {
  const page = await as('adherente')
  const seen = watch(page)
  // In both orders: some texts hide what follows them.
  for (const texts of [STORED, STORED.toReversed()]) {
    const description = `<p>Un atelier.</p>${texts.join('')}`
    const id = await createEvenement(product.db, new Date(), { description })
    await page.goto(`/evenement/${id}`)
    await expect(page.getByText('Un atelier.')).toBeVisible()
    expect(await dangersOf(page)).toEqual([])
  }
  expect(seen).toEqual([])
})

test('[security 36] hostile HTML in a post and its comment, in a request and its answer, runs nothing', async ({
  as,
  product,
}) => {
  const { id: auteure } = await createMembre(product, 'Awa', 'Hostile')
  const now = new Date()
  const page = await as('adherente')
  const seen = watch(page)
  for (const texts of [STORED, STORED.toReversed()]) {
    const html = `<p>Au marché.</p>${texts.join('')}`
    const publication = await createPublication(product.db, now, auteure, { contenu: html })
    await createCommentaire(product.db, now, publication, auteure, { contenu: `<p>Bravo.</p>${html}` })
    await page.goto(`/actu/${publication}`)
    await expect(page.getByText('Au marché.').first()).toBeVisible()
    await expect(page.getByText('Bravo.').first()).toBeVisible()
    expect(await dangersOf(page)).toEqual([])

    const contenu = `Au marché. ${texts.join(' ')}`
    const demande = await createDemande(product.db, now, auteure, { titre: contenu.slice(0, 120), contenu })
    await createReponse(product.db, now, demande, auteure, { contenu: `Bravo. ${texts.join(' ')}` })
    await page.goto(`/coup-de-pouce/${demande}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Au marché\./ })).toBeVisible()
    await expect(page.getByText(/^Bravo\./).first()).toBeVisible()
    expect(await dangersOf(page)).toEqual([])
  }
  expect(seen).toEqual([])
})

test('[security 36] [M11] hostile HTML in a report, its frozen copy, its earlier version and a note runs nothing', async ({
  asAlone,
  product,
}) => {
  const { db } = product
  const now = new Date()
  const { id: auteure } = await createMembre(product, 'Awa', 'Hostile')
  const { id: compteId } = await createMembre(product, 'Léa', 'Hostile')
  const page = await asAlone('administratrice')
  const seen = watch(page)
  for (const texts of [STORED, STORED.toReversed()]) {
    const html = `<p>Au marché.</p>${texts.join('')}`
    const cibleId = await createPublication(db, now, auteure, { contenu: html, version: 2 })
    await db
      .insertInto('versions_publication')
      .values({
        publication_id: cibleId,
        version: 1,
        titre: texts[1],
        contenu: html,
        images: '[]',
        remplacee_le: now,
      })
      .execute()
    const id = await createSignalementRow(db, now, {
      compteId,
      cibleType: 'publication',
      cibleId,
      auteureId: auteure,
      version: 2,
      titre: `Marché ${texts.join(' ').slice(0, 100)}`,
      commentaire: `Elle insiste. ${texts.join(' ').slice(0, 900)}`,
      copie: { titre: texts[0], contenu: html, images: [], publication: { id: cibleId, titre: texts[2] } },
    })
    await noteSignalement(db, now, id, {
      parId: compteId,
      contenu: `Déjà vue. ${texts.join(' ').slice(0, 1900)}`,
    })
    await page.goto(`${SIGNALEMENTS}?dossier=${id}`)
    const examen = dossier(page, 'Publication signalée 1 fois')
    await examen.getByRole('button', { name: 'Versions précédentes' }).click()
    for (const said of ['Au marché.', 'Elle insiste.', 'Déjà vue.']) await expect(examen).toContainText(said)
    expect(await dangersOf(page)).toEqual([])
  }
  expect(seen).toEqual([])
})

test('[security 36] [M3] hostile HTML in messages, their quotes, the name of a group, the inbox and its search runs nothing', async ({
  browser,
  product,
}) => {
  const { db } = product
  const { id: auteure } = await createMembre(product, 'Awa', 'Hostile')
  const { id: moi, email } = await createMembre(product, 'Maëlle', 'Hostile')
  const page = await pageOf(browser, product, email)
  const seen = watch(page)
  for (const texts of [STORED, STORED.toReversed()]) {
    const titre = `Marché ${texts.join(' ')}`.slice(0, TITRE_DISCUSSION_MAX)
    const discussionId = await createGroupe(db, new Date(), titre, [auteure, moi])
    let cite: string | undefined
    // On one page of the thread; each but the first quotes the one before.
    for (let n = 0; n < texts.length; n += PAR_MESSAGE) {
      const contenu = `${texts.slice(n, n + PAR_MESSAGE).join(' ')} Au marché.`
      const quoted = cite === undefined ? {} : { cite }
      cite = await addMessage(db, new Date(), { discussionId, auteureId: auteure }, contenu, quoted)
    }
    await page.goto(`/messagerie/discussion/${discussionId}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Marché </ })).toBeVisible()
    await expect(page.locator('[data-discussion]').first()).toContainText(/^Marché <.*Awa\s: </s)
    await expect(fil(page).getByRole('listitem')).toHaveCount(Math.ceil(texts.length / PAR_MESSAGE))
    await expect(fil(page)).toContainText(texts[0] ?? '')
    await expect(
      fil(page)
        .getByRole('button', { name: /^En réponse à/ })
        .last(),
    ).toContainText('<')
    expect(await dangersOf(page)).toEqual([])

    await page.goto('/messagerie?termes=marché')
    await expect(
      page.getByRole('region', { name: 'Messages', exact: true }).getByRole('link').first(),
    ).toContainText('<')
    expect(await dangersOf(page)).toEqual([])
  }
  expect(seen).toEqual([])
  await page.context().close()
})
