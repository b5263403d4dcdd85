import { rechercheEndpoints as endpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { expect } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'

export type Membre = Client & { readonly id: AdherenteId }

/** The test application, and searches of its members. */
export const useRecherche = () => {
  const kit = useTestApp()
  return {
    kit,
    clear: async (): Promise<void> => {
      await kit.db.deleteFrom('recherche_cles').execute()
      for (const table of [
        'publications',
        'ressources',
        'coups_de_pouce',
        'evenements',
        'comptes',
        'territoires',
        'faq_questions',
      ] as const)
        await kit.db.deleteFrom(table).execute()
    },
    /** A signed-in member of the directory. */
    memberOf: async (prenom: string, nom: string, fields: ProfilFields = {}): Promise<Membre> => {
      const compte = { prenom, nom, ...fields.compte }
      const { id } = await createProfil(kit.db, kit.clock.now(), { ...fields, compte })
      return { ...(await kit.signIn(id)), id: id as AdherenteId }
    },
    search: async (who: Client, termes: string) => {
      const { status, body } = await who.call(endpoints.getRecherche, { query: { termes } })
      expect(status).toBe(200)
      return body
    },
  }
}
