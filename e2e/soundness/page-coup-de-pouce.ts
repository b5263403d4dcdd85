import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import { thankAidantes } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { choisir, ouvrir, ouvrirAvecFichiers, pathOf, presser, scene } from './coups-de-pouce.ts'
import { INCONNU, REFUSED } from './evenements.ts'
import type { Reach, Screens, World } from './screen.ts'
import { openReady } from './states.ts'

const resolue: Reach = async (page, world) => {
  const { id, auteure, claire } = await scene(world, { statut: 'resolu', reponses: true })
  await thankAidantes(world.db, new Date(), { id, auteureId: auteure }, [claire], 'Tu m’as sauvé la mise.')
  await openReady(page, `/coup-de-pouce/${id}`)
  await page.getByText('Merci à').waitFor()
}
/** For a request of the branch that the coordinator of the demo looks after. */
const coordonneeOf = async ({ db }: World) =>
  db
    .selectFrom('coordinations as k')
    .innerJoin('comptes as c', 'c.id', 'k.compte_id')
    .where('c.email', '=', 'coordinatrice@entrelles.test')
    .select('k.territoire_id')
    .executeTakeFirstOrThrow()

export const introuvable = (address: string) => ({
  reach: async (page: Page) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  },
  says: REFUSED,
})

/** The page of a request, as each of its readers sees it. */
export const pageCoupDePouce: Screens = [
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
      'past its day': ouvrir({ statut: 'expire', date_limite: addDays(parisDay(new Date()), -2) }),
      'with files': ouvrirAvecFichiers,
      'its menu': presser({}, /^Plus d’actions sur cette demande/),
      'about to be reported': choisir({}, 'Signaler cette demande'),
      'its author about to be blocked': choisir({}, /^Bloquer/),
      'an answer about to be reported': async (opened, world) => {
        await presser({ reponses: true }, /^Plus d’actions sur cette réponse/)(opened, world)
        await opened.getByRole('menuitem', { name: 'Signaler cette réponse' }).click()
        await opened.getByRole('dialog').waitFor()
      },
      'help offered': async (opened) => {
        await opened.getByRole('button', { name: 'Je peux aider' }).click()
        await opened.getByRole('checkbox', { name: /^Je peux aider/, checked: true }).waitFor()
      },
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
      'deleted, asked': choisir({ mienne: true }, 'Supprimer'),
      'an offer of help accepted': async (opened) => {
        await opened.getByRole('button', { name: /^Accepter son aide/ }).click()
        await opened.getByText('Aide acceptée', { exact: true }).waitFor()
      },
      solved: async (opened, world) => {
        await ouvrir({ mienne: true, reponses: true, statut: 'resolu' })(opened, world)
        await opened.getByRole('button', { name: 'Rouvrir' }).waitFor()
      },
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
  {
    route: '/coup-de-pouce/:id',
    name: 'of those who moderate it',
    as: 'administratrice',
    path: pathOf({ reponses: true }),
    states: {
      'its menu': presser({}, /^Plus d’actions sur cette demande/),
      'closed, asked': presser({}, 'Clore'),
      hidden: ouvrir({ statut: 'masque', statut_avant: 'publie' }),
    },
  },
  {
    route: '/coup-de-pouce/:id',
    name: 'of its coordinator',
    as: 'coordinatrice',
    path: async (world) => {
      const { territoire_id } = await coordonneeOf(world)
      return pathOf({ territoire_id, reponses: true })(world)
    },
    states: {
      'hidden, asked': async (opened, world) =>
        choisir(await coordonneeOf(world), 'Masquer cette demande')(opened, world),
    },
  },
]
