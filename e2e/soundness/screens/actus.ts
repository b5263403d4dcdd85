import {
  attachTerritoire,
  createProfil,
} from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createCommentaire } from '../../../apps/server/src/modules/actus/commentaires/commentaires.factory.ts'
import { createTerritoire } from '../../../apps/server/src/modules/antennes/antennes.factory.ts'
import { openMenu } from '../../fixtures/choices.ts'
import {
  APERCU,
  composer,
  dansJours,
  filDe,
  filtrer,
  introuvable,
  joindre,
  LONGUE,
  ouvrir,
  pathOf,
  photos,
  scene,
} from '../actus.ts'
import { membreOf } from '../coups-de-pouce.ts'
import { INCONNU, REFUSED } from '../evenements.ts'
import { pageActu } from '../page-actu.ts'
import type { Screens } from '../screen.ts'
import { openReady } from '../states.ts'

const fil: Screens = [
  {
    route: '/actu',
    as: 'adherente',
    path: async (world) => {
      await scene(world, { type: 'annonce', epinglee_jusquau: dansJours(5), photos: 1, commentaires: 1 })
      await scene(world, { type: 'actualite', nb_jaime: 3, nb_merci: 2 })
      await scene(world, { photos: 5, ...APERCU })
      await scene(world, LONGUE)
      await scene(world, { mienne: true, statut: 'brouillon' })
      await scene(world, { mienne: true, statut: 'masquee' })
      return '/actu'
    },
    states: {
      'the form': composer,
      'the form, sent empty': async (page) => {
        await composer(page)
        await page.getByRole('button', { name: 'Réglages' }).click()
        await page.getByRole('button', { name: 'Publier' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
      'a mention': async (page) => {
        await page.getByRole('button', { name: 'Mentionner' }).click()
        await page.getByRole('textbox', { name: 'Ta publication' }).waitFor()
        await page.getByText('Écris le début d’un nom.').first().waitFor()
        await page.keyboard.type('Sam')
        // The options of a native list are never visible.
        await page.getByRole('listbox').getByRole('option').first().waitFor()
      },
      'photos without their words': async (page) => {
        await composer(page)
        await page.locator('input[type=file]').setInputFiles(await photos(3))
        await page.getByRole('textbox', { name: 'Que montre la photo 3' }).waitFor()
        await page.getByRole('button', { name: 'Publier' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
      'nothing found': filtrer('termes=zzzzzz', /^Aucun résultat/),
      'pinned announcements alone': filtrer('type=annonce&epinglees=oui', /^\d+ publication/),
      'no post matches': filtrer('fil=miennes&type=annonce', 'Aucune publication ne correspond'),
      'comments open': async (page) => {
        await page
          .getByRole('button', { name: /^\d+ commentaire/ })
          .first()
          .click()
        await page.getByRole('button', { name: 'Ton commentaire' }).waitFor()
      },
      'the reactions': async (page) => {
        await openMenu(page, page.getByRole('button', { name: /^Choisir une réaction/ }).first())
      },
      'a photo in large': async (page) => {
        await page
          .getByRole('button', { name: /^Agrandir la photo/ })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
      'her own': (page) => filDe(page, 'miennes', 'Fil d’actu'),
      saved: (page) => filDe(page, 'enregistrees', 'Fil d’actu'),
      'no request saved': (page) =>
        filDe(page, 'enregistrees&quoi=coups-de-pouce', 'Aucun coup de pouce enregistré'),
      'an event joined': joindre('Événement'),
      'a resource joined': joindre('Ressource'),
    },
  },
  {
    route: '/actu',
    name: 'without a branch',
    as: async ({ db }) => (await createProfil(db, new Date(), { villeId: null })).email,
    states: {
      'her branch': (page) => filDe(page, 'antenne', 'Tu n’as pas encore d’antenne'),
      'nothing written': (page) => filDe(page, 'miennes', 'Tu n’as encore rien publié'),
      'none saved': (page) => filDe(page, 'enregistrees', 'Aucune publication enregistrée'),
    },
  },
  {
    route: '/actu',
    name: 'of a coordinator',
    as: 'coordinatrice',
    states: {
      'an announcement': async (page) => {
        await composer(page)
        await page.getByRole('combobox', { name: 'Type' }).selectOption('Annonce')
        await page.getByText(/^Une annonce prévient/).waitFor()
      },
      'an announcement before it leaves': async (page) => {
        await composer(page)
        await page.keyboard.type('Rendez-vous jeudi à 18 h.')
        await page.getByRole('combobox', { name: 'Type' }).selectOption('Annonce')
        await page.getByRole('textbox', { name: 'Titre' }).fill('La réunion du collectif')
        await page.getByRole('button', { name: 'Publier' }).click()
        await page.getByRole('dialog', { name: /^Part à/ }).waitFor()
      },
    },
  },
  {
    route: '/antenne/:id/publication',
    name: 'of another branch',
    as: 'adherente',
    path: async ({ db }) => `/antenne/${await createTerritoire(db)}/publication`,
    states: {
      'her own branch, with a post': async (page, world) => {
        const territoire = await createTerritoire(world.db)
        const { moi } = await scene(world, { territoire_ids: [territoire] })
        await attachTerritoire(world.db, new Date(), moi, territoire)
        await openReady(page, `/antenne/${territoire}/publication`)
        await page.getByRole('heading', { name: '1 publication' }).waitFor()
      },
    },
  },
]

const formulaires: Screens = [
  {
    route: '/actu/:id/edition',
    as: 'adherente',
    path: pathOf({ mienne: true, photos: 2 }, '/edition'),
    states: {
      'a draft': async (opened, world) => {
        await ouvrir({ mienne: true, statut: 'brouillon' }, '/edition')(opened, world)
        await opened.getByRole('button', { name: 'Enregistrer le brouillon' }).waitFor()
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
    route: '/actu/:id/commentaire/:commentaireId/edition',
    as: 'adherente',
    path: async (world) => {
      const { id } = await scene(world)
      const commentaireId = await createCommentaire(world.db, new Date(), id, await membreOf(world))
      return `/actu/${id}/commentaire/${commentaireId}/edition`
    },
    states: { 'not found': introuvable(`/actu/${INCONNU}/commentaire/${INCONNU}/edition`) },
  },
]

export const lines: Screens = [...fil, ...pageActu, ...formulaires]
