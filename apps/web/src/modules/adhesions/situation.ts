import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/format.ts'

type Accueil = { readonly echeance?: string; readonly titre: string; readonly texte: string }

/** « s’est terminée », or « se termine » up to and including the last day. */
export const verbeFin = (payeJusquau: CivilDay, today: CivilDay): string =>
  payeJusquau < today ? 's’est terminée' : 'se termine'

/** Texts of the page: first membership or renewal. */
export const accueilOf = (payeJusquau: CivilDay | null, today: CivilDay, prenom: string): Accueil => {
  if (payeJusquau === null) {
    return {
      titre: `Bienvenue, ${prenom}`,
      texte:
        'Plus qu’une étape\u00a0: ton adhésion. Un an d’annuaire, de coups de pouce, d’ateliers et d’antennes.',
    }
  }
  return {
    echeance: `Ton adhésion ${verbeFin(payeJusquau, today)} le ${formatDay(payeJusquau)}`,
    titre: 'On continue la route ensemble\u00a0?',
    texte:
      'Un an d’annuaire, de coups de pouce, d’ateliers et d’antennes. Tes messages et tes favoris t’attendent.',
  }
}
