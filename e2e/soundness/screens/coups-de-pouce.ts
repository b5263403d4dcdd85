import type { Page } from '@playwright/test'
import {
  attachTerritoire,
  createProfil,
} from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '../../../apps/server/src/modules/antennes/antennes.factory.ts'
import {
  createReponse,
  followDemande,
} from '../../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { pdf } from '../../../apps/server/src/modules/fichiers/fichiers.factory.ts'
import { bringIntoSight } from '../../fixtures/choices.ts'
import { membreOf, ouvrir, pathOf, scene, voisineOf } from '../coups-de-pouce.ts'
import { deplier, INCONNU, REFUSED } from '../evenements.ts'
import { introuvable, pageCoupDePouce } from '../page-coup-de-pouce.ts'
import type { Screens } from '../screen.ts'
import { openReady } from '../states.ts'

const listeDe = async (page: Page, query: string, heading: string | RegExp) => {
  await openReady(page, `/coup-de-pouce?${query}`)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const envoyerVide = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
}

const liste: Screens = [
  {
    route: '/coup-de-pouce',
    as: 'adherente',
    path: async (world) => {
      await scene(world, { urgence: 'urgente' })
      await scene(world, { type: 'offre', titre: 'Prête quarante chaises pliantes, secteur Vitré' })
      await scene(world, { mienne: true })
      const { id } = await scene(world)
      await followDemande(world.db, new Date(), id, await membreOf(world))
      return '/coup-de-pouce'
    },
    states: {
      'several filters': async (page) => {
        await listeDe(page, 'type=offre&statut=resolu&distanceKilometre=100&tri=echeance', /.+/)
        await deplier(page)
        await page.getByRole('list', { name: 'Filtres actifs' }).waitFor()
      },
      'her own': (page) => listeDe(page, 'onglet=miennes', /coups? de pouce$/),
      'her own, none closed': (page) =>
        listeDe(page, 'onglet=miennes&statut=termine', 'Rien de terminé pour l’instant'),
      followed: (page) => listeDe(page, 'onglet=suivis', /coups? de pouce$/),
      'nothing found': (page) => listeDe(page, 'termes=zzzzzz', /^Aucun résultat/),
      'nothing matches': (page) => listeDe(page, `auteure=${INCONNU}`, 'Aucune demande ne correspond'),
    },
  },
  {
    route: '/coup-de-pouce',
    name: 'without a commune or a branch',
    as: async ({ db }) => (await createProfil(db, new Date(), { villeId: null })).email,
    states: {
      near: {
        reach: (page) => listeDe(page, 'onglet=proches', 'Indique d’abord ta commune dans Mon compte.'),
        says: REFUSED,
      },
      'her branch': (page) => listeDe(page, 'onglet=antenne', 'Tu n’as pas encore d’antenne'),
      'nothing asked': (page) => listeDe(page, 'onglet=miennes', 'Tu n’as encore rien demandé'),
    },
  },
  {
    route: '/antenne/:id/coup-de-pouce',
    as: 'adherente',
    path: async (world) => {
      const territoire = await createTerritoire(world.db)
      await attachTerritoire(world.db, new Date(), await voisineOf(world, 'Inès'), territoire)
      await scene(world, { territoire_id: territoire })
      return `/antenne/${territoire}/coup-de-pouce`
    },
    states: {
      'nothing asked': async (page, { db }) => {
        await openReady(page, `/antenne/${await createTerritoire(db)}/coup-de-pouce`)
        await page.getByRole('heading', { name: 'Aucune demande en ce moment' }).waitFor()
      },
    },
  },
]

const formulaires: Screens = [
  {
    route: '/coup-de-pouce/creation',
    as: 'adherente',
    path: async (world) => {
      await scene(world, { mienne: true, statut: 'brouillon', titre: 'Relire mon bilan avant l’assemblée' })
      return '/coup-de-pouce/creation'
    },
    states: {
      'sent empty': (opened) => envoyerVide(opened, 'Publier ma demande'),
      'what exists already': async (opened, world) => {
        await scene(world, { titre: 'Cherche un camion frigo pour un week-end' })
        await opened.getByRole('textbox', { name: 'Ton besoin, en une phrase' }).fill('Camion frigo week-end')
        const deja = opened.getByRole('region', { name: 'Peut-être déjà répondu' })
        await deja.getByText(/^\d+ demande/).waitFor()
        const folded = deja.getByRole('button', { name: 'Voir les suggestions' })
        if (await folded.isVisible()) await folded.click()
        await deja.getByRole('link').first().waitFor()
      },
      'an offer, from afar, this week': async (opened) => {
        await opened.getByRole('radio', { name: 'Je propose' }).check()
        await opened.getByRole('radio', { name: /^À distance/ }).check()
        await opened.getByRole('radio', { name: 'Cette semaine' }).check()
        await opened.getByRole('button', { name: /^Contrepartie et dates/ }).click()
      },
      'the choices of a skill': async (opened) => {
        const field = opened.getByRole('combobox', { name: 'Compétences recherchées (facultatif)' })
        await bringIntoSight(field)
        await field.click()
        await opened.getByRole('listbox').getByRole('option').first().waitFor()
      },
      'a file attached, another refused': async (opened) => {
        await opened.locator('input[type=file]').setInputFiles([
          { name: 'Bilan.pdf', mimeType: 'application/pdf', buffer: pdf() },
          { name: 'bonjour.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') },
        ])
        await opened.getByRole('button', { name: 'Retirer Bilan.pdf' }).waitFor()
        await opened.getByText(/^bonjour\.txt/).waitFor()
      },
      preview: async (opened) => {
        await opened.getByRole('button', { name: 'Aperçu' }).click()
        await opened.getByRole('dialog', { name: 'Aperçu' }).waitFor()
      },
      'a draft deleted, asked': async (opened) => {
        await opened
          .getByRole('button', { name: /^Supprimer/ })
          .first()
          .click()
        await opened.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: '/coup-de-pouce/:id/edition',
    as: 'adherente',
    path: pathOf({ mienne: true }, '/edition'),
    states: {
      changed: async (opened) => {
        await opened
          .getByRole('textbox', { name: 'Ton besoin, en une phrase' })
          .fill('Un camion, pas trop loin')
        await opened.getByText('Modifications pas enregistrées').waitFor()
      },
      'a draft': ouvrir(
        { mienne: true, statut: 'brouillon', titre: 'Relire mon bilan', contenu: '' },
        '/edition',
      ),
      'not hers': {
        reach: async (opened, world) => {
          await opened.goto(await pathOf({}, '/edition')(world))
          await opened.getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
        says: REFUSED,
      },
    },
  },
  {
    route: '/coup-de-pouce/:id/reponse/:reponseId/edition',
    as: 'adherente',
    path: async (world) => {
      const { id } = await scene(world)
      const reponseId = await createReponse(world.db, new Date(), id, await membreOf(world))
      return `/coup-de-pouce/${id}/reponse/${reponseId}/edition`
    },
    states: {
      'sent empty': async (opened) => {
        await opened.getByRole('textbox', { name: 'Ta réponse' }).fill('')
        await envoyerVide(opened, 'Enregistrer')
      },
      'not found': introuvable(`/coup-de-pouce/${INCONNU}/reponse/${INCONNU}/edition`),
    },
  },
]

export const lines: Screens = [...liste, ...pageCoupDePouce, ...formulaires]
