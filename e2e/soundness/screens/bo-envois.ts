import type { Page } from '@playwright/test'
import { createEnvoi } from '../../../apps/server/src/modules/bo-envois/bo-envois.factory.ts'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens, World } from '../screen.ts'

const ENVOIS = '/administratrice/envoi'

const openLine = async (page: Page, nom: string): Promise<void> => {
  await page.getByRole('list').getByRole('button', { name: nom }).first().click()
  await page.getByRole('link', { name: 'Voir sa fiche' }).waitFor()
}

/** The letters of a member whose names, address and reason are long. */
const longOne = async ({ db }: World): Promise<string> => {
  const { id } = await createPersona(db, new Date(), 'adherente', {
    prenom: 'Marie-Emmanuelle',
    nom: 'de Kermadec-Penanros-Anticonstitutionnellement',
    email: `marie-emmanuelle.${'anticonstitutionnellement'.repeat(2)}${Date.now()}@entrelles.test`,
  })
  for (const statut of ['echec', 'ignore', 'envoye'] as const)
    await createEnvoi(db, new Date(), {
      compte_id: id,
      lettre: 'participation_desinscription',
      statut,
      motif:
        statut === 'envoye'
          ? null
          : 'sa participation, ou l’événement dont elle parle, a changé depuis (550)',
    })
  return id
}

export const lines: Screens = [
  {
    route: ENVOIS,
    as: 'administratrice',
    states: {
      'a failure': async (page) => {
        await page.goto(`${ENVOIS}?statut=echec`)
        await openLine(page, 'Samira Haddad')
        await page.getByRole('button', { name: 'Renvoyer' }).waitFor()
      },
      'one that waits': (page) => openLine(page, 'Yasmina Haddad'),
      'long words': async (page, world) => {
        await page.goto(`${ENVOIS}?adherente=${await longOne(world)}`)
        await openLine(page, 'Marie-Emmanuelle')
      },
      'filters unfolded': {
        only: 'phone',
        reach: async (page) => {
          const filters = page.getByRole('search', { name: 'Filtrer les envois' })
          await filters.getByRole('button', { name: 'Filtrer' }).click()
          await filters.getByRole('combobox', { name: 'Lettre' }).waitFor()
        },
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Membre ou adresse' }).fill('zzyzx')
        await page.getByRole('heading', { name: 'Aucun envoi ne correspond' }).waitFor()
      },
      'no failure': async (page) => {
        const json = { envois: [], nbenvois: 0, limit: 20 }
        await page.route('**/api/bo/envois?*', (route) => route.fulfill({ json }))
        await page.goto(`${ENVOIS}?statut=echec`)
        await page.getByRole('heading', { name: 'Aucun échec' }).waitFor()
      },
    },
  },
]
