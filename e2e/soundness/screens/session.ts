import type { Page } from '@playwright/test'
import { protectCompte } from '../../../apps/server/src/modules/second-facteur/second-facteur.factory.ts'
import { createCompte, MOT_DE_PASSE } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens } from '../screen.ts'

const JETON = 'a'.repeat(43)
const LIEN = '**/api/connexion/lien/**'
const NOUVEAU = '/reinitialisation-mot-de-passe/nouveau-mot-de-passe'
const ERREURS = 'Ce formulaire comprend'
const REFUSED = /^Failed to load resource/

const logIn = async (page: Page, email: string, motDePasse = MOT_DE_PASSE): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(motDePasse)
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

/** A link whose account is known, and whose use gets no answer. */
const showApercu = async (page: Page, motDePasseAChoisir: boolean): Promise<void> => {
  await page.route(LIEN, (route) => route.abort())
  await page.route(`${LIEN}/apercu`, (route) =>
    route.fulfill({ json: { prenom: 'Rozenn', emailMasque: 'r•••@exemple.fr', motDePasseAChoisir } }),
  )
  await page.goto(`/connexion/${JETON}/1`)
}

export const lines: Screens = [
  {
    route: '/connexion',
    as: 'visiteuse',
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Me connecter' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'wrong identifiers': {
        says: REFUSED,
        reach: async (page) => {
          await logIn(page, 'inconnue@entrelles.test', 'Pas-le-bon-1!')
          await page.getByText('Veuillez entrer des identifiants valides').waitFor()
        },
      },
      'an address to validate': {
        says: REFUSED,
        reach: async (page) => {
          await logIn(page, 'nouvelle@entrelles.test')
          await page.getByText('Valide ton adresse e-mail').waitFor()
        },
      },
      'a wrong code': {
        says: REFUSED,
        reach: async (page, { db }) => {
          const { id, email } = await createCompte(db, new Date())
          await protectCompte(db, new Date(), id)
          await logIn(page, email)
          await page.getByRole('textbox', { name: 'Code à six chiffres' }).fill('0000-0000')
          await page.getByRole('button', { name: 'Me connecter' }).click()
          await page.getByText('Ce code n’est pas valide').first().waitFor()
        },
      },
    },
  },
  {
    route: '/connexion/:token/:creation',
    as: 'visiteuse',
    // The URL after a login link was followed; it does not log in by itself.
    path: '/connexion/lien/1',
    reads: false,
    states: {
      'another link, sent empty': async (page) => {
        await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'another link, sent': async (page) => {
        await page.getByRole('textbox', { name: 'E-mail' }).fill('inconnue@entrelles.test')
        await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
        await page.getByText("Le lien vient d'être envoyé").waitFor()
      },
      'a link that is being checked': async (page) => {
        await page.route(LIEN, () => undefined)
        await page.goto(`/connexion/${JETON}/1`)
        await page.getByText('on vérifie ton lien').waitFor()
      },
      'the account of a link': async (page) => {
        await showApercu(page, false)
        await page.getByRole('button', { name: 'Continuer' }).waitFor()
      },
      'a link that cannot be used': {
        says: REFUSED,
        reach: async (page) => {
          await showApercu(page, false)
          await page.getByRole('button', { name: 'Continuer' }).click()
          await page.getByRole('alert').waitFor()
        },
      },
      'a password to choose, sent empty': async (page) => {
        await showApercu(page, true)
        await page.getByRole('button', { name: 'Continuer' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'a link without an answer': {
        says: REFUSED,
        reach: async (page) => {
          await page.route(LIEN, (route) => route.abort())
          await page.goto(`/connexion/${JETON}/1`)
          await page.getByRole('button', { name: 'Réessayer' }).waitFor()
        },
      },
    },
  },
  {
    route: '/reinitialisation-mot-de-passe',
    as: 'visiteuse',
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Recevoir le lien' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'an unknown address': {
        says: REFUSED,
        reach: async (page) => {
          await page.getByRole('textbox', { name: 'E-mail' }).fill('inconnue@entrelles.test')
          await page.getByRole('button', { name: 'Recevoir le lien' }).click()
          await page.getByText("Nous n'avons pas trouvé votre e-mail").first().waitFor()
        },
      },
      'a link on its way': async (page) => {
        await page.getByRole('textbox', { name: 'E-mail' }).fill('adherente@entrelles.test')
        await page.getByRole('button', { name: 'Recevoir le lien' }).click()
        await page.getByText('Un e-mail vient de t’être envoyé').waitFor()
      },
    },
  },
  {
    route: NOUVEAU,
    as: 'visiteuse',
    path: `${NOUVEAU}?token=${JETON}`,
    reads: false,
    states: {
      'two errors': async (page) => {
        await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('garrigue')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'a link that is too old': async (page) => {
        await page.goto(NOUVEAU)
        await page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' }).waitFor()
      },
    },
  },
]
