import { createEvenement } from '../../../apps/server/src/modules/evenements/evenements.factory.ts'
import { inscrire, lienDeSortie, midi } from '../../fixtures/evenement-membre.ts'
import { mailOf } from '../../fixtures/mails-evenement.ts'
import { createMembre } from '../../fixtures/membres.ts'
import { aller, cheminDe, ouvrir, REFUSED } from '../evenements.ts'
import type { Screens, World } from '../screen.ts'
import { openReady } from '../states.ts'

const PARTICIPANTES = '/evenement/:id/participant'
const DESINSCRIPTION = '/inscription_evenement/desinscription'

/** Registers a new member for a new event; returns its id and the link of the mail. */
const inscription = async (world: World) => {
  const { email } = await createMembre(world, 'Yuna', 'Le Gall')
  const id = await createEvenement(world.db, new Date(), {
    titre: 'Compter ses filets',
    debut: midi(57),
    fuseau: 'Indian/Reunion',
  })
  await inscrire(world, email, id)
  return { id, lien: lienDeSortie(await mailOf(world, email, 'Tu es inscrite')) }
}

export const lines: Screens = [
  {
    route: PARTICIPANTES,
    as: 'adherente',
    path: cheminDe(PARTICIPANTES, 'Répondre à un premier marché public'),
    states: { nobody: ouvrir(PARTICIPANTES, 'Rencontre des antennes du Sud-Ouest') },
  },
  {
    route: `${PARTICIPANTES}/page/:pagenum`,
    as: 'adherente',
    path: cheminDe(`${PARTICIPANTES}/page/2`, 'Répondre à un premier marché public'),
  },
  {
    route: DESINSCRIPTION,
    as: 'visiteuse',
    path: async (world) => (await inscription(world)).lien,
    states: {
      done: async (page, world) => {
        await openReady(page, (await inscription(world)).lien)
        await page.getByRole('button', { name: 'Confirmer ma désinscription' }).click()
        await page.getByText(/a bien été prise en compte/).waitFor()
      },
      'an unknown link': { reach: aller(`${DESINSCRIPTION}?token=jeton`), says: REFUSED },
    },
  },
  {
    route: DESINSCRIPTION,
    name: 'of an event that is over, by a member',
    as: 'adherente',
    path: async (world) => {
      const { id, lien } = await inscription(world)
      await world.db
        .updateTable('evenements')
        .set({ debut: midi(-2), fin: midi(-1) })
        .where('id', '=', id)
        .execute()
      return lien
    },
  },
]
