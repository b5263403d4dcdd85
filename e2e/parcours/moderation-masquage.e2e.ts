import { attachTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import {
  closeSignalementRow,
  createDecisionRow,
} from '../../apps/server/src/modules/bo-moderation/bo-moderation.factory.ts'
import { createSignalementRow } from '../../apps/server/src/modules/moderation/moderation.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { said, telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { dossier, prendre, rubrique, SIGNALEMENTS, signalerProfil } from '../fixtures/moderation.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()

test('[C2] [M11] what three reporters hide waits, as its author reads, and an answer without a decision shows it again', async ({
  browser,
  product,
  asAlone,
}) => {
  const mot = motUnique('Crèmes')
  const corinne = await createMembre(product, 'Corinne', mot)
  const lea = await createMembre(product, 'Léa', mot)
  const contenu = `<p>${mot}</p>`
  const id = await createPublication(product.db, NOW, corinne.id, { contenu })
  const autre = await pageOf(browser, product, lea.email)
  const report = async (compteId: string) =>
    createSignalementRow(product.db, NOW, {
      compteId,
      cibleType: 'publication',
      cibleId: id,
      auteureId: corinne.id,
      version: 1,
      titre: `Corinne ${mot}`,
      copie: { contenu },
    })
  await report((await createMembre(product, 'Une', mot)).id)
  const dossierId = await report((await createMembre(product, 'Deux', mot)).id)
  await autre.goto(`/actu/${id}`)
  await autre.getByRole('button', { name: /^Plus d’actions sur cette publication/ }).click()
  await autre.getByRole('menuitem', { name: 'Signaler cette publication' }).click()
  await autre.getByRole('radio', { name: 'Démarchage commercial' }).check()
  await autre.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
  await expect(autre.getByText(/^L’équipe de modération regarde/)).toBeVisible()
  await autre.goto(`/actu/${id}`)
  await expect(autre.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()

  const sienne = await pageOf(browser, product, corinne.email)
  await sienne.goto(`/actu/${id}`)
  await expect(
    sienne.getByText('Elle est masquée : elle n’est plus visible que de toi et de celles qui modèrent.'),
  ).toBeVisible()
  await sienne.goto('/mon-compte')
  await expect(rubrique(sienne, 'Mesures à mon sujet')).toContainText(
    /Ta publication est masquée en attendant d’être examinée.*Si une mesure est prise, tu recevras le motif/,
  )

  const page = await asAlone('administratrice')
  await page.goto(`${SIGNALEMENTS}?dossier=${dossierId}`)
  const examen = dossier(page, 'Publication signalée 3 fois')
  await prendre(page)
  await examen.getByRole('button', { name: 'Classer sans suite' }).click()
  const fin = page.getByRole('dialog', { name: 'Classer sans suite' })
  await expect(fin).toContainText('ta réponse le rend de nouveau visible')
  await fin.getByRole('textbox', { name: /^Réponse à celles/ }).fill('Elle présente son métier.')
  await fin.getByRole('button', { name: 'Répondre et classer' }).click()
  await expect(examen.getByText('Classé sans suite, étape faite')).toBeVisible()

  await autre.goto(`/actu/${id}`)
  await expect(autre.getByRole('article')).toContainText(mot)
  await sienne.reload()
  await expect(sienne.getByRole('heading', { name: 'Mon compte', exact: true })).toBeVisible()
  await expect(rubrique(sienne, 'Mesures à mon sujet')).toHaveCount(0)
  await Promise.all([autre, sienne].map((one) => one.context().close()))
})

test('[M2] [M15] a coordinator hides a post of her branch at once: somebody else decides, and its author reads why', async ({
  browser,
  product,
  asAlone,
}) => {
  const mot = motUnique('Bitcoin')
  const corinne = await createMembre(product, 'Corinne', mot)
  const soizic = await createMembre(product, 'Soizic', mot)
  const branche = await createTerritoire(product.db, { nom: `Antenne ${mot}` })
  await attachTerritoire(product.db, NOW, corinne.id, branche)
  await product.db
    .insertInto('coordinations')
    .values({ compte_id: soizic.id, territoire_id: branche, depuis: NOW })
    .execute()
  const contenu = `<p>${mot}</p>`
  const id = await createPublication(product.db, NOW, corinne.id, { contenu, territoire_ids: [branche] })
  const elle = await telephoneOf(browser, product, soizic.email)
  await elle.goto(`/antenne/${branche}/publication`)
  const carte = elle.getByRole('article').filter({ hasText: mot })
  await carte.getByRole('button', { name: /^Plus d’actions sur cette publication/ }).click()
  await elle.getByRole('menuitem', { name: 'Masquer cette publication' }).click()
  const demande = elle.getByRole('dialog', { name: 'Masquer cette publication' })
  await expect(demande).toContainText('Une autre personne décide de la suite')
  await demande.getByRole('radio', { name: 'Démarchage commercial' }).check()
  await demande.getByRole('button', { name: 'Masquer' }).click()
  await expect(elle.getByText('C’est masqué. Quelqu’un d’autre que toi décide de la suite.')).toBeVisible()
  await expect(carte).toHaveCount(0)

  const sienne = await pageOf(browser, product, corinne.email)
  await sienne.goto('/mon-compte')
  const mesures = rubrique(sienne, 'Mesures à mon sujet')
  await expect(mesures).toContainText('Ta publication est masquée en attendant d’être examinée')

  const { id: dossierId } = await product.db
    .selectFrom('signalements')
    .where('cible_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow()
  const page = await asAlone('administratrice')
  await page.goto(`${SIGNALEMENTS}?dossier=${dossierId}`)
  await prendre(page)
  const examen = dossier(page, 'Publication signalée 1 fois')
  await examen.getByRole('checkbox', { name: 'Masquer le contenu' }).check()
  await examen.getByRole('textbox', { name: /^Motif/ }).fill('Cette offre démarche les membres.')
  await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(said(page, 'La mesure est appliquée.')).toBeVisible()
  await sienne.reload()
  await expect(mesures).toContainText('Cette offre démarche les membres.')
  await Promise.all([elle, sienne].map((one) => one.context().close()))
})

test('[M11] the history of a member, beside her report, leads to her other reports with what was decided', async ({
  product,
  asAlone,
}) => {
  const nom = motUnique('Récidive')
  const avant = await signalerProfil(product, { prenom: 'Sandrine', nom })
  const { id: parId } = await createPersona(product.db, NOW, 'administratrice')
  await createDecisionRow(product.db, NOW, avant.id, { compteId: avant.signalee.id, parId })
  await closeSignalementRow(product.db, NOW, avant.id, { parId, statut: 'traite', reponse: 'Avertie.' })
  const publication = await createPublication(product.db, NOW, avant.signalee.id)
  const apres = await createSignalementRow(product.db, NOW, {
    compteId: avant.signaleuse.id,
    cibleType: 'publication',
    cibleId: publication,
    auteureId: avant.signalee.id,
    version: 1,
    titre: `Sandrine ${nom}`,
    copie: { contenu: '<p>Rejoins mon équipe.</p>' },
  })
  const page = await asAlone('administratrice')
  await page.goto(`${SIGNALEMENTS}?dossier=${apres}`)
  const examen = dossier(page, 'Publication signalée 1 fois')
  await examen.getByRole('button', { name: 'Historique de la membre : 1 autre signalement' }).click()
  await expect(examen).toContainText('Ce ton ne respecte pas la charte.')
  await examen.getByRole('link', { name: `Profil de Sandrine ${nom}` }).click()
  await expect(page).toHaveURL(`${SIGNALEMENTS}?dossier=${avant.id}`)
  await expect(dossier(page, 'Profil signalé 1 fois')).toContainText('Réponse envoyée, étape faite')
})
