import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { referentielOf } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createParticipation } from '../../apps/server/src/modules/participations/participations.factory.ts'
import { carteDe, encartDe, inscrire, lireCalendrier, midi, motUnique } from '../fixtures/evenement-membre.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const NOW = new Date()
const day = (at: Date): string => at.toISOString().slice(0, 10)
const filtres = (page: Page) => page.getByRole('search', { name: 'Filtrer les événements' })
const titres = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const choisir = (page: Page, label: string, option: string) =>
  filtres(page).getByRole('combobox', { name: label }).selectOption(option)
const dater = async (page: Page, label: string, at: Date) => {
  await filtres(page).getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(day(at).split('-').toReversed().join(''))
}

test(
  '[R2.4-10] [R7-7] each filter of the list has a field, changes the request and the URL, and can be shared by it',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { db } = product
    const mot = motUnique('bigorneau')
    const suite = motUnique('patelle')
    const finances = await referentielOf(db, 'theme', 'Finances')
    const atelier = await referentielOf(db, 'type_evenement', 'Atelier')
    await createEvenement(db, NOW, { titre: `${mot} tout près`, debut: midi(10) })
    await createEvenement(db, NOW, {
      titre: `${mot} lointain`,
      debut: midi(12),
      theme: 'Numérique',
      adresse: '1 cours Mirabeau',
      code_postal: '13100',
      ville_id: COMMUNES.aix,
    })
    await createEvenement(db, NOW, {
      titre: `${mot} en ligne`,
      debut: midi(14),
      en_ligne: true,
      type: 'Webinaire',
    })
    const complet = await createEvenement(db, NOW, {
      titre: `${mot} complet`,
      debut: midi(16),
      nombre_places: 1,
    })
    await createParticipation(db, NOW, { evenement_id: complet })
    for (let rang = 1; rang <= 21; rang += 1)
      await createEvenement(db, NOW, { titre: `${suite} ${rang}`, debut: midi(30 + rang) })
    const { email } = await createMembre(product, 'Nolwenn', 'Cadiou', { villeId: COMMUNES.quimper })
    const page = await pageOf(browser, product, email)
    /** Runs the action, then waits for the matching request and URL. */
    const asking = async (wanted: Readonly<Record<string, string>>, act: () => Promise<unknown>) => {
      const says = (url: URL) =>
        Object.entries(wanted).every(([name, value]) => url.searchParams.get(name) === value)
      const asked = page.waitForRequest((request) => {
        const url = new URL(request.url())
        return url.pathname === '/api/evenements' && says(url)
      })
      await act()
      await asked
      await expect(page).toHaveURL((url) => url.pathname === '/evenement' && says(url))
    }

    await page.goto('/evenement')
    await expect(page).toHaveTitle('Événements — Entrelles')
    await asking({ titre: mot }, () => page.getByRole('searchbox', { name: 'Titre' }).fill(mot))
    await expect(page.getByRole('heading', { level: 2, name: '4 événements à venir' })).toBeVisible()
    await expect(titres(page)).toHaveText([
      `${mot} tout près`,
      `${mot} lointain`,
      `${mot} en ligne`,
      `${mot} complet`,
    ])
    await expect(carteDe(page, `${mot} complet`)).toContainText('Complet, liste d’attente')
    await expect(carteDe(page, `${mot} lointain`)).toContainText('Aix-en-Provence')
    // Beyond 300 km a distance helps nobody.
    await expect(carteDe(page, `${mot} lointain`)).not.toContainText('km')

    await choisir(page, 'Distance', 'À moins de 25 km')
    await choisir(page, 'Type', 'Atelier')
    await choisir(page, 'Format', 'En présentiel')
    await choisir(page, 'Thématique', 'Finances')
    await dater(page, 'Du', midi(9))
    await dater(page, 'Au', midi(11))
    await filtres(page).getByRole('checkbox', { name: 'Avec des places disponibles' }).check()
    const wanted = {
      titre: mot,
      distanceKilometre: '25',
      type: atelier,
      format: 'presentiel',
      thematique: finances,
      dateDebut: day(midi(9)),
      dateFin: day(midi(11)),
      disponibilite: 'oui',
    }
    await asking(wanted, () => filtres(page).getByRole('button', { name: 'Filtrer', exact: true }).click())
    await expect(titres(page)).toHaveText([`${mot} tout près`])
    const shared = page.url()
    const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link')
    await expect(chips).toHaveCount(7)

    const other = await createMembre(product, 'Aziliz', 'Morvan', { villeId: COMMUNES.concarneau })
    const hers = await pageOf(browser, product, other.email)
    await hers.goto(shared)
    await expect(titres(hers)).toHaveText([`${mot} tout près`])
    await expect(hers.getByRole('searchbox', { name: 'Titre' })).toHaveValue(mot)
    await expect(filtres(hers).getByRole('combobox', { name: 'Type' })).toHaveValue(atelier)
    await expect(filtres(hers).getByRole('group', { name: 'Au' })).toContainText(
      String(midi(11).getUTCDate()),
    )
    await hers.context().close()

    // Removing a filter by its chip keeps the others and moves the focus to the count.
    await chips.filter({ hasText: 'À moins de 25' }).click()
    await expect(page).not.toHaveURL(/distanceKilometre/)
    await expect(page.getByRole('heading', { level: 2, name: '1 événement à venir' })).toBeFocused()
    await filtres(page).getByRole('button', { name: 'Effacer' }).click()
    await expect(page).toHaveURL(`/evenement?titre=${mot}`)
    await expect(titres(page)).toHaveCount(4)

    await page.goto(`/evenement?titre=${suite}&distanceKilometre=loin&format=autre&page=zero`)
    await expect(page.getByRole('heading', { level: 2, name: '21 événements à venir' })).toBeVisible()
    await expect(titres(page)).toHaveCount(20)
    await asking({ titre: suite, page: '2' }, () =>
      page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Après' }).click(),
    )
    await expect(titres(page)).toHaveText([`${suite} 21`])

    await page.getByRole('searchbox', { name: 'Titre' }).fill('bernique')
    await expect(
      page.getByRole('heading', { level: 2, name: 'Aucun résultat pour « bernique »' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Effacer les filtres' }).click()
    await expect(page).toHaveURL('/evenement')
    await expect(page.getByRole('heading', { level: 2, name: /à venir$/ })).toBeFocused()
    await page.context().close()
  },
)

test('[R2.4-11] [R7-9] from the list a member registers, adds a favourite and unregisters, each kept after a reload; loading, error, missing commune', async ({
  browser,
  product,
}) => {
  const titre = `${motUnique('étrille')} et compagnie`
  const id = await createEvenement(product.db, NOW, { titre, debut: midi(9), nombre_places: 2 })
  const { email } = await createMembre(product, 'Gaud', 'Tanguy', { villeId: null })
  const page = await pageOf(browser, product, email)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isBroken = true
  await page.route(/\/api\/evenements\?/, async (route) => {
    if (!isBroken) return route.continue()
    await held
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto(`/evenement?titre=${encodeURIComponent(motUnique('etrille'))}`)
  await expect(page.getByText('Chargement des événements…')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 2, name: 'Une erreur est survenue.' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Réessayer' }).click()

  const card = carteDe(page, titre)
  await expect(card).toContainText('2 places restantes')
  await card.getByRole('button', { name: `Je m’inscris : ${titre}` }).click()
  await expect(page.getByText('Tu es inscrite : on t’envoie la confirmation par e-mail.')).toBeVisible()
  const favori = card.getByRole('button', { name: /favoris : x*étrille/ })
  await expect(favori).toHaveAttribute('aria-pressed', 'false')
  await favori.click()
  await expect(page.getByText('L’événement est dans tes favoris')).toBeVisible()
  await page.reload()
  await expect(card).toContainText('Inscrite')
  await expect(favori).toHaveAttribute('aria-pressed', 'true')
  await favori.click()
  await expect(page.getByText('L’événement n’est plus dans tes favoris.')).toBeVisible()
  await card.getByRole('button', { name: `Me désinscrire : ${titre}` }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Te désinscrire ?' })
  await dialog.getByRole('button', { name: 'Garder ma place' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('Inscrite')
  await card.getByRole('button', { name: `Me désinscrire : ${titre}` }).click()
  await dialog.getByRole('button', { name: 'Me désinscrire' }).click()
  await expect(page.getByText('Tu n’es plus inscrite à cet événement.')).toBeVisible()
  await page.reload()
  await expect(card).toContainText('2 places restantes')
  await expect(favori).toHaveAttribute('aria-pressed', 'false')

  // The event fills up meanwhile: the button still offers a seat, but the server puts her on the waiting list and the
  // page shows it.
  for (let rang = 1; rang <= 2; rang += 1) await createParticipation(product.db, NOW, { evenement_id: id })
  await card.getByRole('button', { name: `Je m’inscris : ${titre}` }).click()
  await expect(page.getByText('Tu es 1ʳᵉ sur la liste d’attente')).toBeVisible()
  await expect(card).toContainText('Liste d’attente, 1ʳᵉ')

  await choisir(page, 'Distance', 'À moins de 25 km')
  await filtres(page).getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Indique d’abord ta commune dans Mon compte.' }),
  ).toBeVisible()
  await page.context().close()
})

test(
  '[R2.1-10] [R3-13] event page: seats, favourite, participants, needs, calendar, and contacts for registered members only',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { db } = product
    const titre = 'Fixer ses prix à la criée'
    const debut = midi(20)
    const id = await createEvenement(db, NOW, {
      titre,
      debut,
      adresse: 'Les Halles Saint-François, 16 quai du Steïr',
      description:
        '<p>Deux heures pour calculer un prix qui te fait vivre, et pour l’annoncer à voix haute.</p><ul><li>Coût de revient, temps caché, marge.</li><li>Mise en situation par deux.</li></ul>',
      nombre_places: 30,
      intervenantes: [
        {
          rang: 1,
          prenom: 'Hélène',
          nom: 'Roussel',
          profession: 'Experte-comptable',
          entreprise: 'Cabinet Roussel',
          email: 'helene@exemple.fr',
          linkedin: 'https://www.linkedin.com/in/helene',
        },
      ],
    })
    for (let rang = 1; rang <= 21; rang += 1) {
      const { id: compte_id } = await createMembre(product, 'Awa', `Participante ${rang}`)
      await createParticipation(db, NOW, { evenement_id: id, compte_id })
    }
    const { email } = await createMembre(product, 'Enora', 'Le Bris', { villeId: COMMUNES.quimper })
    const page = await pageOf(browser, product, email)
    await page.goto(`/evenement/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible()
    const encart = encartDe(page)
    await expect(encart).toContainText('9 places restantes')
    await expect(encart).toContainText('21 / 30')
    await expect(encart).toContainText('Les Halles Saint-François')
    const route = encart.getByRole('link', { name: 'Itinéraire (nouvelle fenêtre)' })
    await expect(route).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=16+quai+du+Ste%C3%AFr%2C+29000+Quimper',
    )
    await expect(route).toHaveAttribute('rel', /noopener/)

    // This browser has no sheet of its own to share with: the link is copied.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await encart.getByRole('button', { name: 'Partager' }).click()
    await expect(page.getByText('Le lien de l’événement est copié.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(page.getByRole('link', { name: /^LinkedIn de Hélène Roussel/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^E-mail de Hélène/ })).toHaveCount(0)

    const favori = encart.getByRole('button', { name: 'Favori' })
    await favori.click()
    await expect(page.getByText('L’événement est dans tes favoris')).toBeVisible()
    await page.reload()
    await expect(favori).toHaveAttribute('aria-pressed', 'true')

    await encart.getByRole('button', { name: 'Je m’inscris' }).click()
    await expect(encart).toContainText('Tu es inscrite')
    await expect(encart).toContainText('22 / 30')
    await expect(page.getByRole('link', { name: /^E-mail de Hélène/ })).toBeVisible()
    await expect(page.getByText('Dernières inscrites : Enora')).toBeVisible()

    await encart.getByRole('button', { name: 'Mes besoins' }).click()
    const besoins = page.getByRole('dialog', { name: 'Mes besoins pratiques' })
    await besoins.getByRole('checkbox', { name: 'Je cherche ou je propose un covoiturage' }).check()
    await besoins.getByRole('textbox', { name: 'Régime alimentaire' }).fill('Sans gluten')
    await besoins.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('C’est noté : l’organisatrice le lira.')).toBeVisible()
    await page.reload()
    await encart.getByRole('button', { name: 'Mes besoins' }).click()
    await expect(besoins.getByRole('checkbox', { name: /covoiturage/ })).toBeChecked()
    const regime = besoins.getByRole('textbox', { name: 'Régime alimentaire' })
    await expect(regime).toHaveValue('Sans gluten')
    await regime.fill('')
    await besoins.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(besoins).toHaveCount(0)
    const { besoins: kept } = await db
      .selectFrom('participations')
      .innerJoin('comptes', 'comptes.id', 'participations.compte_id')
      .where('comptes.email', '=', email)
      .select('besoins')
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ covoiturage: true, gardeEnfants: false, accessibilite: null, regime: null })

    const downloading = page.waitForEvent('download')
    await encart.getByRole('button', { name: 'Agenda' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('fixer-ses-prix-a-la-criee.ics')
    expect(lireCalendrier(await readFile(await file.path(), 'utf8'))).toMatchObject({
      summary: titre,
      zone: 'Europe/Paris',
      debut: debut.toISOString(),
    })

    await page.getByRole('link', { name: 'Voir les 22 participantes' }).click()
    await expect(page).toHaveURL(`/evenement/${id}/participant`)
    await expect(page.getByRole('heading', { level: 2, name: '22 participantes' })).toBeVisible()
    await expect(titres(page)).toHaveCount(20)
    await expect(titres(page).first()).toContainText('Enora Le Bris')
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Après' }).click()
    await expect(page).toHaveURL(`/evenement/${id}/participant/page/2`)
    await expect(titres(page)).toHaveCount(2)
    await page.goto(`/evenement/${id}/participant/page/nulle`)
    await expect(titres(page)).toHaveCount(20)
    await page.context().close()
  },
)

test('[R4-13] [R8-12] registration by type: internal, external or both; full, cancelled or past events; drafts are hidden', async ({
  browser,
  product,
}) => {
  const { db } = product
  const mot = motUnique('crabe')
  const { id: moi, email } = await createMembre(product, 'Katell', 'Prigent')
  const page = await pageOf(browser, product, email)
  const encart = encartDe(page)
  const inscription = encart.getByRole('button', { name: 'Je m’inscris' })
  const formulaire = encart.getByRole('link', { name: /M’inscrire par formulaire/ })
  const lien = { lien_google_form: 'https://formulaire.exemple.fr/1' }
  const open = async (titre: string, fields: Parameters<typeof createEvenement>[2] = {}) => {
    const id = await createEvenement(db, NOW, { titre, debut: midi(25), ...fields })
    await page.goto(`/evenement/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  }

  await open(`${mot} interne`)
  await expect(inscription).toBeVisible()
  await expect(formulaire).toHaveCount(0)
  await open(`${mot} des deux façons`, { inscription_type: 'Both', ...lien })
  await expect(inscription).toBeVisible()
  await expect(formulaire).toHaveAttribute('href', lien.lien_google_form)
  await open(`${mot} externe`, { inscription_type: 'Externe', ...lien })
  await expect(formulaire).toHaveAttribute('target', '_blank')
  await expect(inscription).toHaveCount(0)
  await expect(encart).not.toContainText('places')

  const complet = await createEvenement(db, NOW, {
    titre: `${mot} complet`,
    debut: midi(25),
    nombre_places: 1,
  })
  await createParticipation(db, NOW, { evenement_id: complet })
  for (let rang = 1; rang <= 4; rang += 1)
    await createParticipation(db, NOW, { evenement_id: complet, statut: 'en_attente' })
  await page.goto(`/evenement/${complet}`)
  await expect(encart).toContainText('1 / 1')
  await expect(encart).toContainText('4 membres sur la liste d’attente.')
  await expect(encart.getByRole('button', { name: 'Rejoindre la liste d’attente' })).toBeVisible()

  await open(`${mot} annulé`, { annule_le: NOW })
  await expect(encart).toContainText('Cet événement est annulé.')
  await expect(inscription).toHaveCount(0)
  await expect(encart.getByRole('button', { name: 'Agenda' })).toHaveCount(0)

  const passe = await createEvenement(db, NOW, { titre: `${mot} passé`, debut: midi(-3) })
  await createParticipation(db, NOW, { evenement_id: passe, compte_id: moi })
  await page.goto(`/evenement/${passe}`)
  await expect(encart).toContainText('Cet événement est terminé. Tu y étais inscrite.')
  await expect(encart.getByRole('button', { name: 'Me désinscrire' })).toHaveCount(0)
  const attendu = await createEvenement(db, NOW, {
    titre: `${mot} attendu`,
    debut: midi(-2),
    nombre_places: 1,
  })
  await createParticipation(db, NOW, { evenement_id: attendu, compte_id: moi, statut: 'en_attente' })
  await page.goto(`/evenement/${attendu}`)
  await expect(encart).toContainText('Cet événement est terminé.')
  await expect(encart).not.toContainText('liste d’attente')

  const brouillon = await createEvenement(db, NOW, {
    titre: `${mot} caché`,
    brouillon: true,
    publie_le: null,
  })
  for (const path of ['', '/participant']) {
    await page.goto(`/evenement/${brouillon}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  }
  await page.goto(`/evenement?titre=${mot}`)
  await expect(page.getByRole('heading', { level: 2, name: '5 événements à venir' })).toBeVisible()
  await expect(carteDe(page, `${mot} annulé`)).toContainText('Annulé')
  await expect(carteDe(page, `${mot} externe`)).toContainText('Sur formulaire')
  await expect(carteDe(page, `${mot} caché`)).toHaveCount(0)
  await page.context().close()
})

/** The next 15 January at least three days ahead: always winter time in Paris. */
const janvier = (heureUtc: string): string => {
  const soon = new Date(Date.now() + 3 * 86_400_000)
  const year = soon.getUTCFullYear()
  const at = (of: number) => `${of}-01-15T${heureUtc}:00.000Z`
  return new Date(at(year)) > soon ? at(year) : at(year + 1)
}

/** The next night on which clocks in Paris go forward. */
const nuitDePrintemps = (): string => {
  const of = (year: number) => {
    const last = new Date(Date.UTC(year, 2, 31))
    last.setUTCDate(31 - last.getUTCDay())
    return day(last)
  }
  const year = new Date().getUTCFullYear()
  return new Date(of(year)).getTime() > Date.now() + 3 * 86_400_000 ? of(year) : of(year + 1)
}

test('[P-2] the page shows the local time of the event, and the member’s time if it differs', async ({
  browser,
  product,
}) => {
  const mot = motUnique('bilan')
  const nuit = nuitDePrintemps()
  const cases = [
    {
      fields: {
        titre: `${mot} au lagon`,
        fuseau: 'Pacific/Noumea',
        debut: janvier('07:00'),
        fin: janvier('09:00'),
      },
      heures: '18 h – 20 h (heure de la Nouvelle-Calédonie)',
      chezToi: 'soit 8 h – 10 h chez toi',
    },
    {
      fields: {
        titre: `${mot} à la plaine`,
        fuseau: 'Indian/Reunion',
        debut: janvier('08:30'),
        fin: janvier('10:00'),
      },
      heures: '12 h 30 – 14 h (heure de La Réunion)',
      chezToi: 'soit 9 h 30 – 11 h chez toi',
    },
    {
      // From 1:30 to 3:30 local time: one hour on that night.
      fields: {
        titre: `${mot} d’une nuit courte`,
        fuseau: 'Europe/Paris',
        debut: `${nuit}T00:30:00.000Z`,
        fin: `${nuit}T01:30:00.000Z`,
      },
      heures: '1 h 30 – 3 h 30',
      chezToi: undefined,
    },
  ] as const
  const { email } = await createMembre(product, 'Hina', 'Wamytan')
  const page = await pageOf(browser, product, email)
  for (const { fields, heures, chezToi } of cases) {
    const id = await createEvenement(product.db, NOW, fields)
    await page.goto(`/evenement/${id}`)
    const encart = encartDe(page)
    await expect(encart).toContainText(heures)
    if (chezToi === undefined) await expect(encart).not.toContainText('chez toi')
    else await expect(encart).toContainText(chezToi)
  }
  await page.goto(`/evenement?titre=${mot}`)
  await expect(carteDe(page, `${mot} au lagon`)).toContainText('18 h – 20 h (heure de la Nouvelle-Calédonie)')
  await page.context().close()
})

test('[R3-13] the video link is shown to registered members only', async ({ browser, product }) => {
  const lien_visio = 'https://visio.exemple.fr/salle-secrete'
  const id = await createEvenement(product.db, NOW, {
    titre: 'Vendre au-delà de son île',
    en_ligne: true,
    type: 'Webinaire',
    debut: midi(8),
    lien_visio,
  })
  const inscrite = await createMembre(product, 'Vaea', 'Teriitehau')
  const autre = await createMembre(product, 'Lise', 'Curieuse')
  await inscrire(product, inscrite.email, id)

  // The link in the mail needs a session: it opens the event page, where the video link is shown.
  const visio = `/api/evenements/${id}/visio`
  const page = await pageOf(browser, product, inscrite.email)
  await page.goto(visio)
  await expect(page).toHaveURL(`/evenement/${id}`)
  await expect(page.getByRole('link', { name: /^Rejoindre la visio/ })).toHaveAttribute('href', lien_visio)
  await expect(encartDe(page).getByRole('button', { name: 'Mon QR code' })).toHaveCount(0)
  await page.context().close()

  const hers = await pageOf(browser, product, autre.email)
  await hers.goto(visio)
  await expect(encartDe(hers)).toContainText('Le lien de connexion s’affiche ici une fois inscrite.')
  await expect(hers.getByRole('link', { name: /^Rejoindre la visio/ })).toHaveCount(0)
  expect(await hers.content()).not.toContain('visio.exemple.fr')
  await hers.context().close()
})
