import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { ANCRE_ALERTES, pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { cheminRecherche } from '@entrelles/contract/modules/recherche/recherche.chemins.ts'
import { categorieRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { quoted } from '#kit/lettres-mots.ts'
import type { Courrier } from '#kit/mail/CourrierEmail.tsx'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { findAlertesLues } from './alertes.repository.ts'
import { findNouveautes, type Nouveautes, type Trouvees } from './nouveautes.ts'

const CHEMIN_ALERTES = `${pathTo('/mon-compte')}#${ANCRE_ALERTES}`
const DEBUT = 'voici ce qui est arrivé depuis la dernière fois'
const RAISON = 'Tu reçois ce message parce que tu as demandé à être prévenue pour'

type Comptees = Pick<Nouveautes, 'nb' | 'plus'>

const nouveautesOf = ({ nb, plus }: Comptees): string => formatTotal(nb, plus, 'nouveauté')

const totalOf = (alertes: readonly Comptees[]): string =>
  nouveautesOf({
    nb: alertes.reduce((sum, { nb }) => sum + nb, 0),
    ...(alertes.some(({ plus }) => plus) && { plus: true }),
  })

const linesOf = ({ titres }: Nouveautes): string[] => titres.map((titre) => `• ${titre}`)

/** What differs between a mail about one alert and one about several. */
const contentOf = (prenom: string, alertes: Trouvees) => {
  const [alerte] = alertes
  const pour = quoted(alerte.termes)
  if (alertes.length === 1)
    return {
      sujet: `${nouveautesOf(alerte)} pour ${pour}`,
      titre: 'Du nouveau pour ta recherche',
      paragraphes: [`Bonjour ${prenom}, ${DEBUT} pour ${pour}\u00a0:`, ...linesOf(alerte)],
      bouton: { texte: 'Voir les résultats', chemin: cheminRecherche(alerte) },
      liens: [{ texte: 'Supprimer cette alerte', chemin: CHEMIN_ALERTES }],
      raison: `${RAISON} cette recherche.`,
    }
  return {
    sujet: `${totalOf(alertes)} pour tes recherches`,
    titre: 'Du nouveau pour tes recherches',
    paragraphes: [
      `Bonjour ${prenom}, ${DEBUT}.`,
      ...alertes.flatMap((une) => [
        `${nouveautesOf(une)} pour ${quoted(une.termes)}\u00a0:`,
        ...linesOf(une),
      ]),
    ],
    bouton: { texte: 'Voir mes alertes', chemin: CHEMIN_ALERTES },
    liens: alertes.map((une) => ({
      texte: `Voir les résultats pour ${quoted(une.termes)}`,
      chemin: cheminRecherche(une),
    })),
    raison: `${RAISON} ces recherches.`,
  }
}

export const alertesOf = (prenom: string, alertes: Trouvees): Courrier => ({
  ...contentOf(prenom, alertes),
  apercu: `${alertes
    .flatMap(({ titres }) => titres)
    .slice(0, 2)
    .join(', ')}…`,
  note: 'Tu reçois un message par semaine au plus, pour toutes tes alertes.',
})

const alerteTrouvee = z.object({
  alerteId: z.uuid(),
  termes: z.string(),
  categorie: categorieRecherche.nullable(),
  depuis: instant,
  nb: z.int(),
  plus: z.literal(true).optional(),
})

/** Tells a member what is new for the words of her alerts. */
export const alerteLettre = defineLettre({
  nom: 'recherche_alerte',
  donnees: z.union([
    z.object({ alertes: z.tuple([alerteTrouvee], alerteTrouvee) }),
    // Letters and lines that are stored since each was about one alert.
    alerteTrouvee.transform((alerte) => ({ alertes: [alerte] as [typeof alerte] })),
  ]),
  cle: ({ alertes: [{ alerteId, depuis }] }) => `recherche-alerte-${alerteId}-${depuis}`,
  ligne: {
    cible: ({ alertes: [alerte, ...others] }) => ({
      type: 'recherche',
      id: alerte.alerteId,
      url: others.length === 0 ? cheminRecherche(alerte) : CHEMIN_ALERTES,
    }),
    phrase: ({ alertes: [alerte, ...others] }) => ({
      accent: totalOf([alerte, ...others]),
      apres: others.length === 0 ? ` pour ${quoted(alerte.termes)}.` : ' pour tes recherches.',
    }),
  },
  write: async ({ alertes }, ctx) => {
    const ids = alertes.map(({ alerteId }) => alerteId)
    const lues = new Map((await findAlertesLues(ctx.db, ids)).map((lue) => [lue.alerteId, lue]))
    const dues = alertes.flatMap(({ alerteId, depuis }) => {
      const lue = lues.get(alerteId)
      return lue ? [{ ...lue, depuis }] : []
    })
    const [membre] = dues
    const found = membre && (await findNouveautes(ctx.db, membre.compteId, dues, ctx))
    if (!found) return new Ignoree('les alertes sont supprimées, ou il n’y a plus rien de nouveau')
    return writeCourrier(membre.email, alertesOf(membre.prenom, found), ctx)
  },
})
