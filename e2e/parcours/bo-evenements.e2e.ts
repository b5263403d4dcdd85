import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { ValeursEvenement } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { ChampIntervenante } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import type { Locator, Page } from '@playwright/test'
import { createTerritoire } from '../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createIntervenant } from '../../apps/server/src/modules/intervenants/intervenants.factory.ts'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { createCoordination } from '../../apps/server/src/modules/session/session.factory.ts'
import { bringIntoSight, chooseAmong, chooseOne } from '../fixtures/choices.ts'
import { escape } from '../fixtures/escape.ts'
import { focusDecrit } from '../fixtures/identite.ts'
import { calendarOf, mailOf, mailsOf } from '../fixtures/mails-evenement.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const BO = '/administratrice/evenement'
const SIEN = '/coordinatrice/evenement'
const OBLIGATOIRE = 'Ce champ est obligatoire.'
const JOUR = addDays(parisDay(new Date()), 40)
const at = (heure: string) => instantOf(`${JOUR} ${heure}`, ZONE_PARIS)

const rowOf = (page: Page, titre: string) => page.getByRole('row').filter({ hasText: titre })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const photo = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })
const evenementOf = ({ db }: Product, id: string) =>
  db.selectFrom('evenements').where('id', '=', id).selectAll().executeTakeFirst()

/** Picks an action from the menu of a row and confirms it. */
const act = async (page: Page, titre: string, entry: string, confirmer = entry) => {
  await page.getByRole('button', { name: `Autres actions : ${titre}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const dialog = page.getByRole('alertdialog', { name: `${entry} « ${titre} » ?` })
  await dialog.getByRole('button', { name: confirmer, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

type Simple = Exclude<keyof ValeursEvenement, 'isDraft' | 'intervenant' | 'intervenant2'>

/**
 * Control of each field of R3-12, except the speakers’ fields, which are in their blocks, and the draft state, which is
 * a button.
 */
const controls = (page: Page): Record<Simple, Locator> => {
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const choice = (name: string) => page.getByRole('radiogroup', { name, exact: true })
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  return {
    titre: text('Titre'),
    themeId: list('Thématique'),
    type: choice('Type'),
    location: choice('Format'),
    lienVisio: text('Lien de la visio'),
    adresse: text('Adresse'),
    codePostal: text('Code postal'),
    ville: list('Ville'),
    limitParticipantes: choice('Nombre de participantes'),
    nombreParticipantes: text('Places'),
    date: group('Date'),
    heureDebut: group('Heure de début'),
    heureFin: group('Heure de fin'),
    fuseau: list('Fuseau horaire'),
    imageEvenement: group('Image (facultatif)'),
    previewEvenement: group('Vignette (facultatif)'),
    description: text('Description'),
    inscriptionType: list('Type d’inscription'),
    displaySiteVitrine: page.getByRole('checkbox', { name: 'Afficher sur le site vitrine' }),
    lienGoogleForm: text('Lien du formulaire d’inscription'),
    territoires: list('Territoires'),
    intervenants: list('Fiches d’intervenantes'),
    avecIntervenant: page.getByRole('checkbox', { name: 'Présenter une intervenante sur cette page' }),
    avecIntervenant2: page.getByRole('checkbox', { name: 'Présenter une deuxième intervenante' }),
  }
}

/** Label of each field of a speaker, with its values for both speakers. */
const SPEAKERS: Record<Exclude<ChampIntervenante, 'Photo'>, readonly [string, string, string]> = {
  Prenom: ['Prénom', 'Awa', 'Mai'],
  Nom: ['Nom', 'Diallo', 'Nguyen'],
  Entreprise: ['Structure', 'Fil & Wax', 'Atelier Pisé'],
  Profession: ['Profession', 'Couturière', 'Architecte'],
  Email: ['E-mail', 'awa@exemple.fr', 'mai@exemple.fr'],
  Telephone: ['Téléphone', '0639980012', '0639980013'],
  Lien: ['Site web', 'https://wax.exemple.fr/', 'https://pise.exemple.fr/'],
  Instagram: ['Compte Instagram', 'https://instagram.com/wax', 'https://instagram.com/pise'],
  Facebook: ['Page Facebook', 'https://facebook.com/wax', 'https://facebook.com/pise'],
  Linkedin: ['Page LinkedIn', 'https://linkedin.com/in/wax', 'https://linkedin.com/in/pise'],
  LienFdt: ['Fiche de travail', 'https://docs.exemple.fr/wax', 'https://docs.exemple.fr/pise'],
}

const typeIn = async (page: Page, group: Locator, figures: string) => {
  await group.getByRole('spinbutton').first().click()
  await page.keyboard.type(figures)
}

const send = async (group: Locator) => {
  await group.locator('input[type=file]').setInputFiles(await photo())
  await group.getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(group.getByRole('status')).toHaveText('Image envoyée.')
}

/** Values of all fields, in the order of the page. */
const held = (page: Page): Promise<string[]> =>
  page.locator('main form').evaluate((form) =>
    [
      ...form.querySelectorAll(
        'input:not([type=file]), select, [role=spinbutton], [contenteditable=true], [aria-label="Choix retenus"] li',
      ),
    ].map((element) => {
      if (element instanceof HTMLInputElement)
        return ['radio', 'checkbox'].includes(element.type)
          ? `${element.name} ${element.value}: ${element.checked}`
          : `${element.name}: ${element.value}`
      return element instanceof HTMLSelectElement
        ? `${element.name}: ${element.value}`
        : (element.textContent ?? '')
    }),
  )

/** Each error is a link in the summary that leads to its field and message. */
const expectRefused = async (page: Page, refusals: readonly (readonly [string, string])[]) => {
  const summary = page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' })
  await expect(summary).toBeFocused()
  const said = ([label, message]: readonly [string, string]) =>
    message === OBLIGATOIRE ? `${label} : ${message}` : message
  await expect(summary.getByRole('link')).toHaveText(refusals.map(said))
  for (const refusal of refusals) {
    await summary.getByRole('link', { name: said(refusal), exact: true }).click()
    expect((await focusDecrit(page))[1], refusal[0]).toContain(refusal[1])
  }
}

test('[R5-16] publication of an incomplete event lists each missing or invalid field, with a link to it', async ({
  as,
}) => {
  const page = await as('administratrice')
  await page.goto(`${BO}/creation`)
  await expect(page.getByText('Le brouillon s’enregistre tout seul dès qu’il a un titre.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).click()
  await expectRefused(page, [
    ['Titre', OBLIGATOIRE],
    ['Thématique', OBLIGATOIRE],
    ['Type', OBLIGATOIRE],
    ['Description', OBLIGATOIRE],
    ['Date', OBLIGATOIRE],
    ['Format', OBLIGATOIRE],
    ['Nombre de participantes', OBLIGATOIRE],
  ])

  const field = controls(page)
  await field.titre.fill('Publier trop tôt')
  await field.themeId.selectOption('Finances')
  await field.type.getByRole('radio', { name: 'Atelier' }).check()
  await field.description.fill('Un bilan, trois pages.')
  await typeIn(page, field.date, JOUR.split('-').toReversed().join(''))
  await typeIn(page, field.heureDebut, '1530')
  await typeIn(page, field.heureFin, '1400')
  await field.location.getByRole('radio', { name: 'En présentiel' }).check()
  await field.codePostal.fill('2640')
  await field.limitParticipantes.getByRole('radio', { name: 'Limité', exact: true }).check()
  await field.nombreParticipantes.fill('0')
  await field.inscriptionType.selectOption('Both')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expectRefused(page, [
    ['Heure de fin', 'L’heure de fin doit être après l’heure de début.'],
    ['Adresse', OBLIGATOIRE],
    ['Code postal', 'Le code postal doit contenir 5 chiffres.'],
    ['Ville', OBLIGATOIRE],
    ['Places', 'Indique au moins une place.'],
    ['Lien du formulaire d’inscription', OBLIGATOIRE],
  ])
  await expect(page.getByText('Brouillon pas enregistré : un champ est à corriger.')).toBeVisible()
})

test(
  '[R2.4-10] [R3-12] [R3-14] every field has a control; auto-saved, published and reopened, the form keeps every value',
  { tag: '@gate' },
  async ({ as, product }) => {
    await createTerritoire(product.db, { nom: 'Pays d’Emplissage' })
    await createIntervenant(product.db, new Date(), { prenom: 'Zéphyrine', nom: 'Registre' })
    const member = await as('adherente')
    // An administrator without a membership can choose any branch.
    const page = await as('administratrice')
    await page.goto(BO)
    await page.getByRole('link', { name: 'Créer un événement' }).first().click()
    await expect(page).toHaveTitle('Créer un événement — Administratrice — Entrelles')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const field = controls(page)
    await field.titre.fill('Remplir sans rien perdre')
    await field.themeId.selectOption('Finances')
    await field.type.getByRole('radio', { name: 'Atelier' }).check()
    await field.description.fill('Un bilan, trois pages.')
    await typeIn(page, field.date, JOUR.split('-').toReversed().join(''))
    await typeIn(page, field.heureDebut, '1530')
    await typeIn(page, field.heureFin, '1700')
    await field.location.getByRole('radio', { name: 'En ligne' }).check()
    await field.lienVisio.fill('https://visio.exemple.fr/salle')
    await field.location.getByRole('radio', { name: 'En présentiel' }).check()
    await field.adresse.fill('4 rue du Moulin')
    await field.codePostal.fill('26400')
    await expect(page.getByText(/communes trouvées/)).toBeVisible()
    await field.ville.selectOption('Crest')
    await field.limitParticipantes.getByRole('radio', { name: 'Limité', exact: true }).check()
    await field.nombreParticipantes.fill('14')
    await field.inscriptionType.selectOption('Both')
    await field.lienGoogleForm.fill('https://forms.exemple.fr/1')
    await field.fuseau.selectOption('La Réunion')
    await chooseAmong(page, field.territoires, 'emplissage', 'Pays d’Emplissage')
    await chooseOne(page, field.intervenants, 'registre', 'Zéphyrine Registre')
    await field.displaySiteVitrine.check()
    await field.avecIntervenant.check()
    await field.avecIntervenant2.check()
    for (const [rank, name] of ['Première intervenante', 'Deuxième intervenante'].entries()) {
      const block = region(page, name)
      for (const [label, ...values] of Object.values(SPEAKERS))
        await block.getByRole('textbox', { name: label, exact: true }).fill(values[rank] ?? '')
      await send(block.getByRole('group', { name: 'Photo', exact: true }))
    }
    await send(field.imageEvenement)
    await send(field.previewEvenement)
    for (const [name, control] of Object.entries(field)) await expect(control, name).toBeVisible()
    await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
    // Auto-saved under a URL that survives a reload.
    await expect(page).toHaveURL(/\/administratrice\/evenement\/[0-9a-f-]{36}\/edition$/)
    const id = page.url().split('/').at(-2) ?? ''
    const before = await held(page)
    await page.reload()
    await expect.poll(() => held(page)).toEqual(before)

    await page.getByRole('button', { name: 'Aperçu' }).click()
    const preview = page.getByRole('dialog', { name: 'Aperçu' })
    await expect(preview.getByRole('heading', { level: 2, name: 'Remplir sans rien perdre' })).toBeVisible()
    await expect(preview).toContainText('15 h 30')
    await expect(preview).toContainText('4 rue du Moulin')
    await expect(preview).toContainText('Crest')
    await expect(preview.getByRole('button', { name: 'Je m’inscris' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(preview).toContainText(/zéphyrine registre/i)
    await escape(page, 'dialog')
    await expect(preview).toHaveCount(0)

    await member.goto(`/evenement/${id}`)
    await expect(member.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
    await member.goto('/evenement?titre=remplir+sans+rien+perdre')
    await expect(member.getByRole('heading', { name: /^Aucun résultat pour/ })).toBeVisible()
    await page.getByRole('button', { name: 'Publier' }).click()
    await expect(page.getByText('L’événement est publié.')).toBeVisible()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect.poll(() => held(page)).toEqual(before)

    await member.reload()
    const card = member.getByRole('article').filter({ hasText: 'Remplir sans rien perdre' })
    await expect(card).toBeVisible()
    // The thumbnail has the card’s aspect ratio, so that it is not cropped.
    const proportions = () =>
      card
        .locator('img')
        .evaluate((image: HTMLImageElement) => [
          image.src.includes('/uploads/miniature/'),
          Math.abs(image.naturalWidth / image.naturalHeight - image.width / image.height) < 0.02,
        ])
    await expect.poll(proportions).toEqual([true, true])
  },
)

test('[R2.4-10] a published event is not auto-saved: leaving asks for confirmation', async ({
  as,
  product,
}) => {
  const titre = 'Quitter sans rien changer'
  const id = await createEvenement(product.db, new Date(), { titre, debut: at('14:00') })
  const page = await as('administratrice')
  await page.goto(`${BO}/${id}/edition`)
  const field = controls(page)
  await field.titre.fill('Un titre jamais enregistré')
  await expect(page.getByText('Modifications pas enregistrées.')).toBeVisible()
  const stays = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await stays()).toBe(true)
  const leave = page.getByRole('main').getByRole('link', { name: 'Événements' }).first()
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
  await leave.click()
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(question).toHaveCount(0)
  await expect(field.titre).toHaveValue('Un titre jamais enregistré')
  await leave.click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL(BO)
  expect((await evenementOf(product, id))?.titre).toBe(titre)
  // The page that is left stays until the next one is loaded.
  await expect.poll(stays).toBe(false)
})

test(
  '[R2.4-12] [P-3] an event is cancelled, reopened, then postponed: registered and waiting members get a mail, and calendars are updated',
  { tag: '@gate' },
  async ({ as, product }) => {
    const now = new Date()
    const titre = 'Tenir la barre'
    const id = await createEvenement(product.db, now, { titre, nombre_places: 1, debut: at('14:00') })
    const inscrite = await createMembre(product, 'Inès', 'Barreuse')
    const attente = await createMembre(product, 'Lou', 'Barreuse')
    await createParticipation(product.db, now, { evenement_id: id, compte_id: inscrite.id })
    await createParticipation(product.db, now, {
      evenement_id: id,
      compte_id: attente.id,
      statut: 'en_attente',
    })
    const told = ' : mail envoyé à 1 inscrite et à 1 membre en attente.'
    const page = await as('administratrice')
    await page.goto(`${BO}?titre=tenir+la+barre`)
    await expect(rowOf(page, titre)).toContainText('1 / 1')

    await page.getByRole('button', { name: `Autres actions : ${titre}` }).click()
    await page.getByRole('menuitem', { name: 'Annuler' }).click()
    const dialog = page.getByRole('alertdialog', { name: `Annuler « ${titre} » ?` })
    await expect(dialog).toContainText('Un e-mail prévient 1 inscrite et 1 en attente')
    await dialog.getByRole('button', { name: 'Ne rien changer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, titre)).toContainText('Publié')
    await act(page, titre, 'Annuler', 'Annuler l’événement')
    await expect(page.getByText(`L’événement est annulé${told}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '1 événement' })).toBeFocused()
    await expect(rowOf(page, titre)).toContainText('Annulé')
    const cancelled = calendarOf(await mailOf(product, inscrite.email, 'Annulé'))
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', start: `${JOUR}T14:00:00` })
    // Waiting members have no calendar entry to cancel.
    expect(calendarOf(await mailOf(product, attente.email, 'Annulé'))).toBeUndefined()

    await page.getByRole('link', { name: /^Annulés/ }).click()
    await expect(page).toHaveURL(`${BO}?onglet=annules&titre=tenir+la+barre`)
    await expect(page.getByRole('table', { name: 'Événements : annulés' })).toBeVisible()
    await act(page, titre, 'Rétablir')
    await expect(page.getByText(`L’événement est rétabli${told}`)).toBeVisible()
    const restored = calendarOf(await mailOf(product, inscrite.email, 'Finalement maintenu'))
    expect(restored).toMatchObject({ method: 'REQUEST', uid: cancelled?.uid })
    expect(restored?.sequence).toBeGreaterThan(cancelled?.sequence ?? Infinity)
    await mailOf(product, attente.email, 'Finalement maintenu')

    await page.goto(`${BO}/${id}/edition`)
    await expect(page.getByText('1 inscrite et 1 en attente : un changement de date')).toBeVisible()
    const field = controls(page)
    await field.titre.fill(titre)
    await typeIn(page, field.heureDebut, '1015')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText(`L’événement est enregistré${told}`)).toBeVisible()
    const changed = await mailOf(product, inscrite.email, 'Du changement')
    expect(changed.text).toMatch(/Horaires\nAvant\s: de 14\sh à 16\sh\nMaintenant\s: de 10\sh\s15 à 16\sh/)
    const moved = calendarOf(changed)
    expect(moved).toMatchObject({ method: 'REQUEST', uid: cancelled?.uid, start: `${JOUR}T10:15:00` })
    expect(moved?.sequence).toBeGreaterThan(restored?.sequence ?? Infinity)
    await mailOf(product, attente.email, 'Du changement')
    await field.nombreParticipantes.fill('0')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expectRefused(page, [['Places', 'Indique au moins une place.']])
    // A new title sends no mail.
    await field.nombreParticipantes.fill('1')
    await field.titre.fill(`${titre} à deux`)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('L’événement est enregistré.').last()).toBeVisible()
    await expect.poll(async () => (await evenementOf(product, id))?.titre).toBe(`${titre} à deux`)
    expect(mailsOf(product, inscrite.email, 'Du changement')).toHaveLength(1)
  },
)

test('[R2.4-12] a copy is a draft without date or participants; an event with participants cannot be deleted', async ({
  as,
  product,
}) => {
  const now = new Date()
  const titre = 'Copier sans recopier'
  const id = await createEvenement(product.db, now, { titre, debut: at('14:00') })
  await createParticipation(product.db, now, { evenement_id: id })
  const page = await as('administratrice')
  await page.goto(`${BO}?titre=copier+sans+recopier`)
  await act(page, titre, 'Supprimer')
  await expect(page.getByText(/^Des membres sont inscrites ou attendent une place/)).toBeVisible()
  await expect(rowOf(page, titre)).toBeVisible()

  await page.getByRole('button', { name: `Dupliquer : ${titre}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page.getByText('Voici la copie, en brouillon. Donne-lui une date.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByRole('heading', { level: 1, name: /^Modifier l’événement — ./ })).toBeVisible()
  const field = controls(page)
  await expect(field.titre).toHaveValue(titre)
  await expect(field.date).toContainText('jj')
  const copie = page.url().split('/').at(-2) ?? ''
  expect(await evenementOf(product, copie)).toMatchObject({ brouillon: true, debut: null, prises: 0 })

  // A draft is auto-saved when the page is left, without confirmation.
  await field.titre.fill('Copie à jeter')
  await page.getByRole('main').getByRole('link', { name: 'Événements' }).first().click()
  await expect(page).toHaveURL(BO)
  await expect.poll(async () => (await evenementOf(product, copie))?.titre).toBe('Copie à jeter')
  // Without a title it cannot be saved, so leaving asks for confirmation.
  await page.goto(`${BO}/${copie}/edition`)
  await field.titre.fill('')
  await page.getByRole('main').getByRole('link', { name: 'Événements' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(BO)
  await expect(page.getByText('L’événement est supprimé.')).toBeVisible()
  expect(await evenementOf(product, copie)).toBeUndefined()
  expect(await evenementOf(product, id)).toBeDefined()
})

test('[R6-4] [P-13] a coordinator manages only events of her branches', async ({ browser, product }) => {
  const now = new Date()
  const elle = await createMembre(product, 'Soizic', 'Limite')
  const { id: siens } = await createCoordination(product.db, now, elle.id, 'Pays des Siens')
  const ailleurs = await createTerritoire(product.db, { nom: 'Pays d’Ailleurs' })
  const make = (titre: string, territoireIds: string[]) =>
    createEvenement(product.db, now, { titre, debut: at('14:00'), territoireIds })
  await make('Frontière ici', [siens])
  const autre = await make('Frontière là', [ailleurs])
  await make('Frontière partout', [])
  const page = await pageOf(browser, product, elle.email)
  await page.goto(`${SIEN}?titre=frontiere`)
  await expect(page).toHaveTitle('Événements — Coordinatrice — Entrelles')
  await expect(page.getByRole('heading', { level: 2, name: '1 événement' })).toBeVisible()
  await expect(rowOf(page, 'Frontière ici')).toContainText('Pays des Siens')
  const filters = page.getByRole('search', { name: 'Filtrer les événements' })
  await expect(filters.getByRole('combobox', { name: 'Antenne' }).locator('option')).toHaveText([
    'Toutes',
    'Pays des Siens',
  ])

  // She chooses among her branches, and cannot remove all of them.
  await rowOf(page, 'Frontière ici').getByRole('link', { name: 'Frontière ici', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const field = controls(page)
  // The editor comes after the rest of the form, and moves what is below it.
  await expect(field.description).toBeVisible()
  await bringIntoSight(field.territoires)
  await field.territoires.click()
  await field.territoires.fill('pays')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Pays des Siens'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Retirer : Pays des Siens' }).click()
  // The focus goes back to the field, which offers the branch again.
  await expect(field.territoires).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectRefused(page, [['Territoires', 'Choisis au moins une de tes antennes.']])
  await page.goto(`${SIEN}/${autre}/edition`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await page.goto(`${SIEN}/${autre}/participantes/page/1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await page.context().close()
})

test('[R2.1-19] [R7-8] tabs and filters of the list are in the URL; an empty result says so', async ({
  as,
  product,
}) => {
  const now = new Date()
  const antenne = await createTerritoire(product.db, { nom: 'Val de Filtrage' })
  const make = (titre: string, fields = {}) =>
    createEvenement(product.db, now, { titre: `Tamis ${titre}`, debut: at('14:00'), ...fields })
  await make('fin', { territoireIds: [antenne], prises: 17, en_attente: 2, nombre_places: 17 })
  await make('gros', { type: 'Webinaire', en_ligne: true, nombre_places: null, prises: 142 })
  await make('brouillon', { brouillon: true, debut: null, nombre_places: 0 })
  await make('passé', { debut: new Date(now.getTime() - 10 * 86_400_000) })
  await make('annulé', { annule_le: now })
  const page = await as('administratrice')
  await page.goto(`${BO}?titre=tamis`)
  await expect(page.getByRole('heading', { level: 2, name: '3 événements' })).toBeVisible()
  await expect(rowOf(page, 'Tamis fin')).toContainText('17 / 17')
  await expect(rowOf(page, 'Tamis gros')).toContainText('142, illimité')
  const tabs = page.getByRole('navigation', { name: 'Filtrer par état' })
  for (const [tab, onglet, titre] of [
    ['Brouillons', 'brouillons', 'Tamis brouillon'],
    ['Passés', 'passes', 'Tamis passé'],
    ['Annulés', 'annules', 'Tamis annulé'],
  ] as const) {
    // The counts of the tabs ignore the filters.
    await tabs.getByRole('link', { name: new RegExp(`^${tab} [0-9]+$`) }).click()
    await expect(page).toHaveURL(`${BO}?onglet=${onglet}&titre=tamis`)
    await expect(page.getByRole('rowheader')).toContainText([titre])
  }
  await tabs.getByRole('link', { name: /^À venir/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: '3 événements' })).toBeVisible()
  const filters = page.getByRole('search', { name: 'Filtrer les événements' })
  await filters.getByRole('combobox', { name: 'Antenne' }).selectOption('Val de Filtrage')
  await filters.getByRole('combobox', { name: 'Type' }).selectOption('Atelier')
  await filters.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(new RegExp(`\\?titre=tamis&territoire=${antenne}&type=[0-9a-f-]{36}$`))
  await expect(page.getByRole('rowheader')).toContainText(['Tamis fin'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: '3 événements' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher par titre' }).fill('tamis zzyzzx')
  await expect(page.getByRole('heading', { name: 'Aucun événement ne correspond' })).toBeVisible()
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page).toHaveURL(BO)
})
