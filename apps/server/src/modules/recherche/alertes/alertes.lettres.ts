import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { ANCRE_ALERTES, pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { cheminRecherche } from '@entrelles/contract/modules/recherche/recherche.chemins.ts'
import type { CategorieRecherche } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { categorieRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { quoted } from '#kit/lettres-mots.ts'
import type { Courrier } from '#kit/mail/CourrierEmail.tsx'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { findAlerteLue } from './alertes.repository.ts'
import { findNouveautes, type Nouveautes } from './nouveautes.ts'

type Recherche = { readonly termes: string; readonly categorie: CategorieRecherche | null }

const nouveautesOf = ({ nb, plus }: Pick<Nouveautes, 'nb' | 'plus'>): string =>
  formatTotal(nb, plus, 'nouveauté')

export const alerteOf = (
  alerte: Recherche & { readonly prenom: string },
  { titres, ...found }: Nouveautes,
): Courrier => ({
  sujet: `${nouveautesOf(found)} pour ${quoted(alerte.termes)}`,
  titre: 'Du nouveau pour ta recherche',
  apercu: `${titres.slice(0, 2).join(', ')}…`,
  paragraphes: [
    `Bonjour ${alerte.prenom}, voici ce qui est arrivé depuis la dernière fois pour ${quoted(alerte.termes)}\u202f:`,
    ...titres.map((titre) => `• ${titre}`),
  ],
  bouton: { texte: 'Voir les résultats', chemin: cheminRecherche(alerte) },
  liens: [{ texte: 'Supprimer cette alerte', chemin: `${pathTo('/mon-compte')}#${ANCRE_ALERTES}` }],
  note: 'Tu reçois un message par semaine au plus pour chacune de tes alertes.',
  raison: 'Tu reçois ce message parce que tu as demandé à être prévenue pour cette recherche.',
})

/** Tells a member what is new for the words of her alert. */
export const alerteLettre = defineLettre({
  nom: 'recherche_alerte',
  donnees: z.object({
    alerteId: z.uuid(),
    termes: z.string(),
    categorie: categorieRecherche.nullable(),
    depuis: instant,
    nb: z.int(),
    plus: z.literal(true).optional(),
  }),
  cle: ({ alerteId, depuis }) => `recherche-alerte-${alerteId}-${depuis}`,
  ligne: {
    cible: ({ alerteId, ...recherche }) => ({
      type: 'recherche',
      id: alerteId,
      url: cheminRecherche(recherche),
    }),
    phrase: ({ termes, ...found }) => ({ accent: nouveautesOf(found), apres: ` pour ${quoted(termes)}.` }),
  },
  write: async ({ alerteId, depuis }, ctx) => {
    const alerte = await findAlerteLue(ctx.db, alerteId)
    const found = alerte && (await findNouveautes(ctx.db, { ...alerte, depuis }, ctx))
    if (!found || found.nb === 0)
      return new Ignoree('l’alerte est supprimée, ou il n’y a plus rien de nouveau')
    return writeCourrier(alerte.email, alerteOf(alerte, found), ctx)
  },
})
