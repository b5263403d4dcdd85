import type { Page } from '@playwright/test'
import { createDiskStorage } from '../../../apps/server/src/gateways/storage/disk-storage.ts'
import { createProfil } from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createMedia, jpeg } from '../../../apps/server/src/modules/medias/medias.factory.ts'
import {
  createRessource,
  type RessourceFields,
} from '../../../apps/server/src/modules/ressources/ressources.factory.ts'
import { membreOf, voisineOf } from '../coups-de-pouce.ts'
import { deplier, INCONNU, REFUSED } from '../evenements.ts'
import { introuvable } from '../page-coup-de-pouce.ts'
import type { Reach, Screens, World } from '../screen.ts'
import { openReady, pressForDialog } from '../states.ts'

const NOW = new Date()
const BRISE = { statut: 'a_verifier', etat_lien: 'brise', lien_verifie_le: NOW } as const
const FICHIER = {
  type: 'fichier',
  titre: 'Modèle de bail rural commenté',
  fichier: JSON.stringify({
    id: '019a0000-0000-7000-8000-0000000000f1',
    nom: 'Bail.pdf',
    type: 'pdf',
    taille: 1_258_291,
    mime: 'application/pdf',
  }),
} as const
const REPLAY = { type: 'replay', titre: 'Oser parler argent', duree: 52 } as const

const creer = async (world: World, fields: RessourceFields = {}) =>
  createRessource(world.db, NOW, await voisineOf(world, 'Camille'), {
    resume: 'Un filtre par département et par secteur, tenu à jour chaque mois par trois membres.',
    ...fields,
  })

/** A picture of an article, with its sizes. */
const imageOf = async ({ db, uploads }: World) => {
  const nom = await createMedia(db, createDiskStorage(uploads), NOW, {
    usage: 'ressource',
    image: await jpeg(1200, 800),
    compteId: null,
  })
  const { id } = await db.selectFrom('medias').where('nom', '=', nom).select('id').executeTakeFirstOrThrow()
  return { id, nom, proportions: 1.5 }
}

/** An article with headings, a quote, a callout, a picture and a long word. */
const creerArticle = async (world: World, fields: RessourceFields = {}) => {
  const image = await imageOf(world)
  const contenu = [
    '<h3>Se décider</h3><p>Elle a hésité deux ans, voir <a href="https://exemple.fr/mandat">le guide</a>.</p>',
    '<blockquote><p>« La deuxième, j’ai demandé la parole. »</p><cite>Camille Perrot, maire adjointe</cite></blockquote>',
    '<h3>Les délais à ne pas manquer</h3><ul><li><strong>Dépôt</strong> : en préfecture</li><li>Compte</li></ul>',
    '<aside><p>Ces délais changent d’un scrutin à l’autre : vérifie auprès de ta préfecture.</p></aside>',
    `<figure data-media="${image.id}"><img alt="La salle du conseil"><figcaption>Le conseil de Saillans</figcaption></figure>`,
    `<h3>La première année</h3><p>Anticonstitutionnellement${'-vôtre'.repeat(20)}.</p>`,
  ].join('')
  return creer(world, {
    type: 'article',
    titre: 'Se faire élire dans une commune de 600 habitants',
    contenu,
    figures: JSON.stringify([image]),
    image: JSON.stringify({ ...image, texteAlternatif: 'Une mairie' }),
    mots_cles: ['mandat', 'élection municipale'],
    relue_par_id: await voisineOf(world, 'Brigitte'),
    relue_le: NOW,
    ...fields,
  })
}

const listeDe = async (page: Page, query: string, heading: string | RegExp) => {
  await openReady(page, `/ressource?${query}`)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const ouvrirDetail =
  (fields: RessourceFields): Reach =>
  async (page, world) => {
    await page.goto(`/ressource?ouverte=${await creer(world, fields)}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Utile/ })
      .waitFor()
  }

const liste: Screens = [
  {
    route: '/ressource',
    as: 'adherente',
    path: async (world) => {
      await creer(world, BRISE)
      await creer(world, FICHIER)
      await creer(world, REPLAY)
      await creerArticle(world)
      return '/ressource'
    },
    states: {
      'several filters': async (page) => {
        await listeDe(page, 'type=article&tri=utiles', /.+/)
        await deplier(page)
        await page.getByRole('list', { name: 'Filtres actifs' }).waitFor()
      },
      'nothing found': (page) => listeDe(page, 'termes=zzzzzz', /^Aucun résultat/),
      'nothing matches': (page) => listeDe(page, `territoire=${INCONNU}`, 'Aucune ressource ne correspond'),
      'a broken link in detail': ouvrirDetail(BRISE),
      'a file in detail': ouvrirDetail(FICHIER),
      'one that is gone': {
        reach: async (page) => {
          await page.goto(`/ressource?ouverte=${INCONNU}`)
          await page.getByText(/n’est plus disponible/).waitFor()
        },
        says: REFUSED,
      },
      'a proposal sent empty': async (page) => {
        await pressForDialog(page, 'Proposer une ressource')
        await page.getByRole('button', { name: 'Proposer', exact: true }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
    },
  },
  {
    route: '/ressource',
    name: 'without a branch',
    as: async ({ db }) => (await createProfil(db, NOW, { villeId: null })).email,
    states: {
      'her branch': (page) => listeDe(page, 'onglet=antenne', 'Tu n’as pas encore d’antenne'),
      'no favourite': (page) => listeDe(page, 'onglet=favoris', 'Aucune ressource en favori'),
    },
  },
]

const article: Screens = [
  {
    route: '/ressource/article/:id',
    as: 'adherente',
    path: async (world) => `/ressource/article/${await creerArticle(world)}`,
    states: {
      'to be verified, useful and saved': async (page, world) => {
        const id = await creerArticle(world, { statut: 'a_verifier', relue_le: null, relue_par_id: null })
        await world.db
          .insertInto('lectrices_ressource')
          .values({ compte_id: await membreOf(world), ressource_id: id, utile_le: NOW })
          .execute()
        await openReady(page, `/ressource/article/${id}`)
        await page.getByText('À vérifier').first().waitFor()
      },
      'without a picture or a table of contents': async (page, world) => {
        const id = await creer(world, { type: 'article', titre: 'Dire non', resume: null })
        await openReady(page, `/ressource/article/${id}`)
      },
      'an error told, empty': async (page) => {
        await pressForDialog(page, /Dis-le-nous/)
        await page.getByRole('button', { name: 'Envoyer' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
      'not found': introuvable(`/ressource/article/${INCONNU}`),
    },
  },
]

export const lines: Screens = [...liste, ...article]
