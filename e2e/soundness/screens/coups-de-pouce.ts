import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import {
  attachTerritoire,
  createProfil,
} from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '../../../apps/server/src/modules/antennes/antennes.factory.ts'
import {
  createReponse,
  followDemande,
  thankAidantes,
} from '../../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { membreOf, ouvrir, pathOf, presser, scene, voisineOf } from '../coups-de-pouce.ts'
import { deplier, INCONNU, REFUSED } from '../evenements.ts'
import type { Reach, Screens } from '../screen.ts'
import { openReady } from '../states.ts'

const resolue: Reach = async (page, world) => {
  const { id, auteure, claire } = await scene(world, { statut: 'resolu', reponses: true })
  await thankAidantes(world.db, new Date(), { id, auteureId: auteure }, [claire], 'Tu m’as sauvé la mise.')
  await openReady(page, `/coup-de-pouce/${id}`)
  await page.getByText('Merci à').waitFor()
}

const listeDe = async (page: Page, query: string, heading: string | RegExp) => {
  await openReady(page, `/coup-de-pouce?${query}`)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const introuvable = (address: string) => ({
  reach: async (page: Page) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  },
  says: REFUSED,
})

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

const page: Screens = [
  {
    route: '/coup-de-pouce/:id',
    as: 'adherente',
    path: pathOf({ reponses: true }),
    states: {
      'without an answer, from afar, urgent': ouvrir({
        urgence: 'urgente',
        mode: 'a_distance',
        ville_id: null,
      }),
      'an offer': ouvrir({ type: 'offre', reponses: true }),
      'solved, with its thanks': resolue,
      closed: ouvrir({ statut: 'clos', motif_cloture: 'doublon' }),
      'its menu': presser({}, /^Plus d’actions sur cette demande/),
      'an answer to an answer': async (opened) => {
        await opened
          .getByRole('button', { name: /^Répondre à/ })
          .first()
          .click()
        await opened.getByRole('textbox', { name: /^Ta réponse à/ }).waitFor()
      },
      'an empty answer': async (opened) => {
        await opened.getByRole('button', { name: 'Répondre', exact: true }).last().click()
        await opened.getByRole('alert').waitFor()
      },
      'an answer deleted, asked': presser({ reponses: true }, /^Supprimer la réponse/),
      'not found': introuvable(`/coup-de-pouce/${INCONNU}`),
    },
  },
  {
    route: '/coup-de-pouce/:id',
    name: 'of its author',
    as: 'adherente',
    path: pathOf({ mienne: true, reponses: true }),
    states: {
      'solved, asked': presser({ mienne: true, reponses: true }, 'C’est résolu'),
      'extended, asked': presser({ mienne: true }, 'Prolonger'),
      'closed, asked': presser({ mienne: true }, 'Clore'),
      'its menu': presser({ mienne: true }, 'Plus d’actions sur cette demande'),
      'past its day': ouvrir({
        mienne: true,
        statut: 'expire',
        date_limite: addDays(parisDay(new Date()), -2),
      }),
      hidden: ouvrir({ mienne: true, statut: 'masque', statut_avant: 'publie' }),
      'solved from the mail': ouvrir({ mienne: true, reponses: true }, '?geste=resolu'),
      'extended from the mail': ouvrir({ mienne: true }, '?geste=prolonger'),
      'closed from the mail': ouvrir({ mienne: true }, '?geste=clore'),
      'too late from the mail': ouvrir({ mienne: true, statut: 'clos' }, '?geste=prolonger'),
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

export const lines: Screens = [...liste, ...page, ...formulaires]
