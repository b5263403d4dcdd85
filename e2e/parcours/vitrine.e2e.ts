import { createServer, type Server } from 'node:http'
import { freePort } from '../../apps/server/src/kit/test-ports.ts'
import {
  createEvenement,
  type EvenementFields,
} from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { createMembre } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const FEED = '/api/vitrine/evenements'
const PAGE = '/api/vitrine/page'

/** The association’s site: another origin, with these pages in frames. */
const startSite = async (...addresses: string[]): Promise<{ url: string; server: Server }> => {
  const frames = addresses.map(
    (src, at) => `<iframe name="cadre${at}" title="Cadre ${at}" src="${src}"></iframe>`,
  )
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(`<!doctype html><html lang="fr"><title>Le site</title>${frames.join('')}</html>`)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return { url: `http://127.0.0.1:${port}`, server }
}

test(
  '[R3-12] [R6-5] another site can frame and read flagged events, and nothing else',
  { tag: '@gate' },
  async ({ page, product }, testInfo) => {
    const rang = testInfo.repeatEachIndex
    const create = (titre: string, fields: EvenementFields = {}) =>
      createEvenement(product.db, new Date(), { titre: `${titre} ${rang}`, vitrine: true, ...fields })
    const id = await create('Fixer ses prix', { nombre_places: 1 })
    await createParticipation(product.db, new Date(), {
      evenement_id: id,
      compte_id: (await createMembre(product, 'Nadia', 'Vitrine')).id,
    })
    await create('Marché public', {
      en_ligne: true,
      type: 'Webinaire',
      intervenantes: [{ rang: 1, prenom: 'Hélène', nom: 'Roussel', email: 'helene@exemple.fr' }],
    })
    const hidden = ['Non vitrine', 'Brouillon', 'Annulé', 'Passé'].map((titre) => `${titre} ${rang}`)
    await create('Non vitrine', { vitrine: false })
    await create('Brouillon', { brouillon: true })
    await create('Annulé', { annule_le: new Date() })
    await create('Passé', { debut: new Date(Date.now() - 86_400_000) })

    const answer = await page.goto(PAGE)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'public, max-age=300' })
    await expect(page).toHaveTitle('Événements à venir')
    const card = page.getByRole('listitem').filter({ hasText: `Fixer ses prix ${rang}` })
    await expect(card).toContainText('Complet')
    await expect(card).toContainText('Quimper (29)')
    for (const titre of hidden) await expect(page.getByText(titre)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link').first()).toBeFocused()

    const site = await startSite(`${product.url}${PAGE}`, `${product.url}/connexion`)
    await page.goto(site.url)
    const frame = page.frameLocator('iframe[name=cadre0]')
    await expect(frame.getByRole('heading', { name: 'Événements à venir' })).toBeVisible()
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: `Fixer ses prix ${rang}` }).click(),
    ])
    await expect(opened).toHaveURL(/\/connexion/)
    // The application refuses to be framed.
    await expect(page.frameLocator('iframe[name=cadre1]').getByRole('textbox')).toHaveCount(0)
    const read = (path: string) =>
      page.evaluate(
        (address) =>
          fetch(address).then(
            (response) => response.text(),
            () => 'refused',
          ),
        `${product.url}${path}`,
      )
    const feed = await read(FEED)
    expect(JSON.parse(feed).evenements.map(({ titre }: { titre: string }) => titre)).toEqual(
      expect.arrayContaining([`Fixer ses prix ${rang}`, `Marché public ${rang}`]),
    )
    for (const secret of [...hidden, 'visio.exemple.fr', 'Roussel', 'helene@', 'Nadia'])
      expect(feed).not.toContain(secret)
    expect(await read('/api/evenements/themes')).toBe('refused')
    site.server.close()
  },
)
