import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createDemande } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { openNotification, said, telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { confirmer } from '../fixtures/identite.ts'
import { mailOf } from '../fixtures/mails-evenement.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import {
  dossier,
  expectLue,
  lienDossier,
  ligne,
  prendre,
  rubrique,
  signalerProfil,
  SIGNALEMENTS,
} from '../fixtures/moderation.ts'
import type { Product } from '../fixtures/product.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, test } from '../fixtures/test.ts'

type Ecrit = { readonly titre: string; readonly contenu: string }

/** What a member writes: how it is added, where it is read, and what the screens call it. */
const CONTENUS = [
  {
    what: 'a request',
    create: (product: Product, auteureId: string, ecrit: Ecrit) =>
      createDemande(product.db, new Date(), auteureId, ecrit),
    chemin: 'coup-de-pouce',
    celui: 'cette demande',
    sien: 'ton coup de pouce',
    signale: 'Coup de pouce signalé 1 fois',
  },
  {
    what: 'a post',
    create: (product: Product, auteureId: string, { titre, contenu }: Ecrit) =>
      createPublication(product.db, new Date(), auteureId, { titre, contenu: `<p>${contenu}</p>` }),
    chemin: 'actu',
    celui: 'cette publication',
    sien: 'ta publication',
    signale: 'Publication signalée 1 fois',
  },
]

for (const { what, create, chemin, celui, sien, signale } of CONTENUS)
  test(
    `[M11] [P-9] on two phones: ${what} is reported, taken and hidden; its author is told, appeals, and another administrator shows it again`,
    { tag: '@gate' },
    async ({ browser, product, asAlone }) => {
      const ecrit = {
        titre: motUnique('Tour à bois à partager'),
        contenu: motUnique('Je partage mon tour, sauf avec elle.'),
      }
      const { titre, contenu } = ecrit
      const auteure = await createMembre(product, 'Corinne', 'Aubert')
      const signaleuse = await createMembre(product, 'Maëlle', 'Kervella')
      const adresse = `/${chemin}/${await create(product, auteure.id, ecrit)}`
      const sienne = await telephoneOf(browser, product, auteure.email)
      const autre = await telephoneOf(browser, product, signaleuse.email)

      await autre.goto(adresse)
      await autre.getByRole('button', { name: new RegExp(`^Plus d’actions sur ${celui}`) }).click()
      await autre.getByRole('menuitem', { name: `Signaler ${celui}` }).click()
      await autre.getByRole('radio', { name: 'Harcèlement ou menace' }).check()
      await autre.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
      await expect(autre.getByRole('dialog', { name: 'C’est signalé' })).toBeVisible()

      const page = await asAlone('administratrice')
      await page.goto(`${SIGNALEMENTS}?priorite=haute`)
      await expect(page).toHaveTitle('Signalements — Administratrice — Entrelles')
      await ligne(page, contenu).click()
      const examen = dossier(page, signale)
      await expect(examen.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(examen.getByText(/^encore 2\d heures$/)).toBeVisible()
      await expect(examen).toContainText(titre)
      await prendre(page)
      await examen.getByRole('checkbox', { name: 'Masquer le contenu' }).check()
      await examen.getByRole('checkbox', { name: 'Avertir la membre' }).check()
      await examen
        .getByRole('textbox', { name: /^Motif/ })
        .fill('Ce texte vise une membre. <b>Charte</b>, article 3.')
      await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
      await expect(said(page, 'Les mesures sont appliquées.')).toBeVisible()
      const cloture = page.getByRole('dialog', { name: 'Répondre et clore' })
      await cloture.getByRole('textbox', { name: /^Réponse à celles/ }).fill('Ce texte est masqué. Merci.')
      await cloture.getByRole('button', { name: 'Répondre et clore' }).click()
      await expect(cloture).toHaveCount(0)
      await expect(examen.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(examen.getByText('Réponse envoyée, étape faite')).toBeVisible()
      await expect(ligne(page, contenu)).toHaveCount(0)

      await autre.goto('/mon-compte#mes-signalements')
      await expect(rubrique(autre, 'Mes signalements')).toContainText('Ce texte est masqué. Merci.')
      await autre.goto(adresse)
      await expect(autre.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()

      expect((await mailOf(product, auteure.email, 'Ton contenu est masqué')).text).toContain('<b>Charte</b>')
      await openNotification(sienne, new RegExp(`L’équipe de modération a masqué ${sien}`))
      await expect(sienne).toHaveURL('/mon-compte#mes-mesures')
      const mesure = rubrique(sienne, 'Mesures à mon sujet')
        .getByRole('listitem')
        .filter({ hasText: 'Contenu masqué' })
      await expect(mesure).toContainText('Ce texte vise une membre. <b>Charte</b>, article 3.')
      await mesure.getByRole('button', { name: 'Demander un recours' }).click()
      const recours = sienne.getByRole('dialog', { name: 'Demander un recours' })
      await recours.getByRole('button', { name: 'Envoyer' }).click()
      await expect(recours.getByRole('alert')).toBeVisible()
      await recours.getByRole('textbox').fill('Je parlais de la machine, pas d’elle.')
      await recours.getByRole('button', { name: 'Envoyer' }).click()
      await expect(mesure).toContainText('Recours en cours')
      await expect(mesure.getByRole('heading', { level: 3 })).toBeFocused()
      await expect(
        rubrique(sienne, 'Mesures à mon sujet').getByRole('button', { name: 'Demander un recours' }),
      ).toHaveCount(0)

      // Who decided reads the appeal, and cannot examine it.
      await page.goto(`${SIGNALEMENTS}?statut=recours`)
      await ligne(page, contenu).click()
      await expect(examen.getByText(/^Tu as pris part à la décision contestée/)).toBeVisible()
      await expect(examen.getByRole('button', { name: 'Prendre en charge' })).toHaveCount(0)
      const dossierUrl = page.url()

      const seconde = await asAlone('administratrice')
      await seconde.goto(dossierUrl)
      const reexamen = dossier(seconde, signale)
      await expect(reexamen).toContainText('Je parlais de la machine, pas d’elle.')
      await prendre(seconde)
      await reexamen.getByRole('button', { name: 'Classer sans suite' }).click()
      const fin = seconde.getByRole('dialog', { name: 'Classer sans suite' })
      await expect(fin).toContainText('Les mesures encore en cours sont annulées')
      await fin
        .getByRole('textbox', { name: /^Réponse à celles/ })
        .fill('Après réexamen, ce texte est rétabli.')
      await fin.getByRole('button', { name: 'Répondre et classer' }).click()
      await expect(fin.getByRole('alert')).toContainText('Réponds aussi à la membre')
      await fin.getByRole('textbox', { name: /^Réponse à la membre/ }).fill('Tu avais raison, pardon.')
      await fin.getByRole('button', { name: 'Répondre et classer' }).click()
      await expect(reexamen.getByText('Décision revue')).toBeVisible()

      await sienne.reload()
      await expect(mesure).toContainText('Annulée')
      await expect(mesure).toContainText('Tu avais raison, pardon.')
      await autre.goto(adresse)
      await expect(autre.getByRole('main')).toContainText(titre)
      await expect(autre.getByRole('main')).toContainText(contenu)
    },
  )

test('[M11] [P-9] a reporter reads the answer without a measure, and asks once for a second examination', async ({
  browser,
  product,
  asAlone,
}) => {
  const { signaleuse, path } = await signalerProfil(product, {
    prenom: 'Sandrine',
    nom: 'Sansuite',
    commentaire: 'Elle vend <i>à tout le monde</i>.',
  })
  const page = await asAlone('administratrice')
  await page.goto(path)
  const examen = dossier(page, 'Profil signalé 1 fois')
  await expect(examen).toContainText('«\u00a0Elle vend <i>à tout le monde</i>.\u00a0»')
  await expect(examen).toContainText('Rejoins mon équipe, Sansuite.')
  await prendre(page)
  await examen.getByRole('button', { name: 'Ajouter une note' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Ta note' }).fill('Je lui ai parlé.')
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(rubrique(page, 'Notes de l’équipe')).toContainText('Je lui ai parlé.')
  await examen.getByRole('button', { name: 'Classer sans suite' }).click()
  const fin = page.getByRole('dialog', { name: 'Classer sans suite' })
  await expect(fin.getByText('Les mesures encore en cours')).toHaveCount(0)
  await fin
    .getByRole('textbox', { name: /^Réponse à celles/ })
    .fill('Elle présente son métier, sans démarcher.')
  await fin.getByRole('button', { name: 'Répondre et classer' }).click()
  await expect(examen.getByText('Classé sans suite, étape faite')).toBeVisible()

  const sienne = await pageOf(browser, product, signaleuse.email)
  await openNotification(sienne, /a répondu à ton signalement/)
  const row = rubrique(sienne, 'Mes signalements')
    .getByRole('listitem')
    .filter({ hasText: 'Sandrine Sansuite' })
  await expect(row).toContainText('Elle présente son métier, sans démarcher.')
  await row.getByRole('button', { name: 'Demander un réexamen' }).click()
  await sienne.getByRole('dialog').getByRole('textbox').fill('Elle m’a écrit trois fois.')
  await sienne.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
  await expect(row).toContainText('En cours de réexamen')
  await expect(row).toContainText('Elle m’a écrit trois fois.')
  await expect(row.getByRole('button', { name: 'Demander un réexamen' })).toHaveCount(0)
})

test('[M11] of two who take a report at once, the second reads who has it; an administrator may release it', async ({
  product,
  asAlone,
}) => {
  const { path } = await signalerProfil(product, { prenom: 'Odile', nom: 'Disputée' })
  const [page, autre] = [await asAlone('administratrice'), await asAlone('administratrice')]
  const examen = dossier(autre, 'Profil signalé 1 fois')
  await page.goto(path)
  await autre.goto(path)
  await expect(examen.getByRole('button', { name: 'Prendre en charge' })).toBeVisible()
  await prendre(page)
  await examen.getByRole('button', { name: 'Prendre en charge' }).click()
  await expect(said(autre, 'Ce signalement est déjà pris en charge.')).toBeVisible()
  await expect(examen.getByText(/ examine ce signalement\.$/)).toBeVisible()
  await expect(examen.getByRole('button', { name: 'Appliquer et répondre' })).toHaveCount(0)
  await examen.getByRole('button', { name: 'Libérer' }).click()
  await expect(examen.getByRole('button', { name: 'Prendre en charge' })).toBeVisible()

  // What the first had typed stays, with the reason of the refusal.
  const sien = dossier(page, 'Profil signalé 1 fois')
  await sien.getByRole('checkbox', { name: 'Avertir la membre' }).check()
  await sien.getByRole('textbox', { name: /^Motif/ }).fill('Ce profil démarche les membres.')
  await sien.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(sien.getByRole('alert')).toContainText('Prends d’abord ce signalement en charge.')
  await expect(sien.getByRole('textbox', { name: /^Motif/ })).toHaveValue('Ce profil démarche les membres.')
})

test('[M11] an exclusion needs two administrators, and the password of the second', async ({
  browser,
  product,
  asAlone,
}) => {
  const autre = await createPersona(product.db, new Date(), 'administratrice')
  const { signalee, path } = await signalerProfil(product, { prenom: 'Solange', nom: 'Exclue' })
  const page = await asAlone('administratrice')
  await page.goto(path)
  await prendre(page)
  const examen = dossier(page, 'Profil signalé 1 fois')
  await examen.getByRole('checkbox', { name: /^Exclure/ }).check()
  await examen.getByRole('textbox', { name: /^Motif/ }).fill('Menaces répétées, malgré deux avertissements.')
  await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(examen.getByText('Tu proposes d’exclure cette membre.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(examen.getByRole('button', { name: 'Confirmer l’exclusion' })).toHaveCount(0)
  await expect(examen.getByRole('button', { name: 'Classer sans suite' })).toHaveCount(0)

  // Her mail leads to the report itself, which reads the notification.
  const seconde = await pageOf(browser, product, autre.email)
  await seconde.goto('/notifications')
  const demandee = seconde.getByRole('listitem').filter({ hasText: 'Une exclusion attend l’accord' })
  await expect(demandee.getByText('Non lue')).toBeAttached()
  const mail = await mailOf(product, autre.email, 'Une exclusion à confirmer')
  await seconde.goto(lienDossier(mail))
  await expect(seconde).toHaveURL(path)
  await expect(seconde.getByRole('button', { name: 'Confirmer l’exclusion' })).toBeVisible()
  await expectLue(seconde, 'Une exclusion attend l’accord')
  await seconde.goto(path)
  await seconde.getByRole('button', { name: 'Confirmer l’exclusion' }).click()
  await seconde.getByRole('alertdialog').getByRole('button', { name: 'Confirmer l’exclusion' }).click()
  await confirmer(seconde)
  await expect(said(seconde, 'La membre est exclue.')).toBeVisible()
  await expect(rubrique(seconde, 'Mesures prises')).toContainText('Membre exclue')
  await expect(dossier(seconde, 'Profil signalé 1 fois').getByRole('heading', { level: 2 })).toBeFocused()
  expect((await mailOf(product, signalee.email, 'Tu ne fais plus partie du réseau')).text).toContain(
    'Menaces répétées',
  )
})

test('[M11] [R5-5] measures ask for their dates, and a canned text is added to the reason', async ({
  product,
  asAlone,
}) => {
  const { path } = await signalerProfil(product, { prenom: 'Josiane', nom: 'Limitée' })
  const page = await asAlone('administratrice')
  await page.goto(SIGNALEMENTS)
  await page.getByRole('button', { name: 'Réponses types' }).click()
  await page.getByRole('button', { name: 'Ajouter une réponse type' }).click()
  const saisie = page.getByRole('dialog', { name: 'Ajouter une réponse type' })
  await saisie.getByRole('textbox', { name: 'Titre' }).fill('Démarchage')
  await saisie.getByRole('radio', { name: /comme motif/ }).check()
  await saisie.getByRole('textbox', { name: 'Texte' }).fill('La charte interdit le démarchage.')
  await saisie.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Démarchage' })).toBeVisible()

  await page.goto(path)
  await prendre(page)
  const examen = dossier(page, 'Profil signalé 1 fois')
  await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(examen.getByRole('alert')).toContainText('Choisis au moins une mesure.')
  await examen.getByRole('checkbox', { name: 'Limiter, jusqu’à une date' }).check()
  await examen.getByRole('combobox', { name: 'Réponse type' }).selectOption('Démarchage')
  await expect(examen.getByRole('textbox', { name: /^Motif/ })).toHaveValue(
    'La charte interdit le démarchage.',
  )
  await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(examen.getByRole('alert')).toContainText('Choisis jusqu’à quelle date.')
  await examen.getByRole('radio', { name: 'Envoyer des messages' }).check()
  await examen.getByRole('group', { name: 'Limitée jusqu’au' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('01012030')
  await examen.getByRole('button', { name: 'Appliquer et répondre' }).click()
  await expect(page.getByRole('dialog', { name: 'Répondre et clore' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rubrique(page, 'Mesures prises')).toContainText('Envoyer des messages, jusqu’au 01/01/2030')
})

test('[M11] on a phone the report takes the place of the queue, and the way back leads to it', async ({
  product,
  asAlone,
}) => {
  await signalerProfil(product, { prenom: 'Ginette', nom: 'Mobile' })
  const page = await asAlone('administratrice')
  await resize(page, 390)
  await page.goto(SIGNALEMENTS)
  await ligne(page, 'Rejoins mon équipe, Mobile.').click()
  await expect(dossier(page, 'Profil signalé 1 fois')).toContainText('Ginette Mobile')
  await expect(ligne(page, 'Rejoins mon équipe, Mobile.')).toBeHidden()
  await page.getByRole('link', { name: 'Tous les signalements' }).click()
  await expect(page).toHaveURL(SIGNALEMENTS)
  await expect(ligne(page, 'Rejoins mon équipe, Mobile.')).toBeVisible()
})
