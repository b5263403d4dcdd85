import { APERCU, introuvable, ouvrir, pathOf, photos, presser } from './actus.ts'
import { INCONNU } from './evenements.ts'
import type { Screens } from './screen.ts'

/** The page of a post, for its readers, its author and an administrator. */
export const pageActu: Screens = [
  {
    route: '/actu/:id',
    as: 'adherente',
    path: pathOf({ commentaires: 3, photos: 3, nb_jaime: 2 }),
    states: {
      'an announcement without a comment': ouvrir({ type: 'annonce' }),
      'a photo and a preview': ouvrir({ photos: 1, ...APERCU }),
      'six photos': ouvrir({ photos: 6 }),
      'about a resource': ouvrir({
        article: 'Micro-entreprise ou société\u202f: ce qui change quand le chiffre d’affaires grandit',
      }),
      'more comments than a page': async (opened, world) => {
        await ouvrir({ commentaires: 25 })(opened, world)
        await opened.getByRole('button', { name: 'Voir les commentaires précédents' }).waitFor()
      },
      'a comment with a photo': async (opened, world) => {
        await ouvrir({})(opened, world)
        await opened.getByRole('button', { name: 'Ton commentaire' }).click()
        await opened.locator('input[type=file]').setInputFiles(await photos(1))
        await opened.getByRole('textbox', { name: /^Que montre/ }).waitFor()
      },
      'comments closed': ouvrir({ commentaires_ouverts: false, commentaires: 1 }),
      archived: ouvrir({ statut: 'archivee' }),
      'its menu': presser({}, /^Plus d’actions sur cette publication/),
      'an answer': async (opened) => {
        await opened
          .getByRole('button', { name: /^Répondre à/ })
          .first()
          .click()
        await opened.getByRole('textbox', { name: /^Ta réponse à/ }).waitFor()
      },
      'a comment sent empty': async (opened, world) => {
        await ouvrir({})(opened, world)
        await opened.getByRole('button', { name: 'Ton commentaire' }).click()
        await opened.getByRole('button', { name: 'Envoyer le commentaire' }).click()
        await opened.getByRole('alert').waitFor()
      },
      'a comment deleted, asked': presser({ commentaires: 1 }, /^Supprimer le commentaire/),
      'not found': introuvable(`/actu/${INCONNU}`),
    },
  },
  {
    route: '/actu/:id',
    name: 'of its author',
    as: 'adherente',
    path: pathOf({ mienne: true, commentaires: 1 }),
    states: {
      'its menu': presser({ mienne: true }, /^Plus d’actions/),
      hidden: ouvrir({ mienne: true, statut: 'masquee' }),
      'in the bin': ouvrir({ mienne: true, statut: 'supprimee' }),
      'a draft': ouvrir({ mienne: true, statut: 'brouillon' }),
    },
  },
  {
    route: '/actu/:id',
    name: 'of an administrator',
    as: 'administratrice',
    path: pathOf({ type: 'actualite' }),
    states: {
      'pinned, asked': async (opened) => {
        await opened.getByRole('button', { name: /^Plus d’actions/ }).click()
        await opened.getByRole('menuitem', { name: 'Épingler' }).click()
        await opened.getByRole('dialog', { name: 'Épingler en haut du fil' }).waitFor()
      },
      'who saw it': async (opened) => {
        await opened.getByRole('button', { name: /^Plus d’actions/ }).click()
        await opened.getByRole('menuitem', { name: 'Qui l’a vue' }).click()
        await opened.getByText('Membres qui l’ont vue').waitFor()
      },
      'deleted, asked': async (opened) => {
        await opened.getByRole('button', { name: /^Plus d’actions/ }).click()
        await opened.getByRole('menuitem', { name: 'Supprimer' }).click()
        await opened.getByRole('alertdialog').waitFor()
      },
    },
  },
]
