/** Every path of the application, sorted; the routing table has a screen for each. */
export const PATHS = [
  '/',
  '/actu',
  '/actu/:id',
  '/actu/:id/commentaire/:commentaireId/edition',
  '/actu/:id/edition',
  '/adhesion-paiement',
  '/adhesion-paiement/reclamation',
  '/administratrice',
  '/administratrice/actu',
  '/administratrice/adherente',
  '/administratrice/adherente/:id/edition',
  '/administratrice/adhesion',
  '/administratrice/adhesion/:id',
  '/administratrice/antenne',
  '/administratrice/antenne/:id/edition',
  '/administratrice/antenne/creation',
  '/administratrice/antenne/page/:pagenum/nom/:trinom/region/:triregion',
  '/administratrice/banniere',
  '/administratrice/envoi',
  '/administratrice/evenement',
  '/administratrice/evenement/:id/edition',
  '/administratrice/evenement/:id/participantes/page/:pagenum',
  '/administratrice/evenement/:id/queue/page/:pagenum',
  '/administratrice/evenement/creation',
  '/administratrice/export',
  '/administratrice/faq',
  '/administratrice/intervenant',
  '/administratrice/intervenant/:id',
  '/administratrice/intervenant/:id/edition',
  '/administratrice/intervenant/creation',
  '/administratrice/journal',
  '/administratrice/notation',
  '/administratrice/referentiel',
  '/administratrice/ressource',
  '/administratrice/ressource/article/:id/edition',
  '/administratrice/ressource/creation',
  '/administratrice/ressource/creation/article',
  '/administratrice/ressource/creation/lien',
  '/administratrice/ressource/lien/:id/edition',
  '/administratrice/signalement',
  '/administratrice/tableau-de-bord',
  '/antenne',
  '/antenne/:id',
  '/antenne/:id/coup-de-pouce',
  '/antenne/:id/evenement',
  '/antenne/:id/membre',
  '/antenne/:id/publication',
  '/changement_email',
  '/connexion',
  '/connexion/:token/:creation',
  '/coordinatrice/adherente',
  '/coordinatrice/antenne',
  '/coordinatrice/evenement',
  '/coordinatrice/evenement/:id/edition',
  '/coordinatrice/evenement/:id/participantes/page/:pagenum',
  '/coordinatrice/evenement/:id/queue/page/:pagenum',
  '/coordinatrice/evenement/creation',
  '/coordinatrice/export',
  '/coordinatrice/intervenant',
  '/coordinatrice/intervenant/:id',
  '/coordinatrice/intervenant/:id/edition',
  '/coordinatrice/intervenant/creation',
  '/coordinatrice/ressources',
  '/coordinatrice/signalement',
  '/coordinatrice/tableau-de-bord',
  '/coup-de-pouce',
  '/coup-de-pouce/:id',
  '/coup-de-pouce/:id/edition',
  '/coup-de-pouce/:id/reponse/:reponseId/edition',
  '/coup-de-pouce/creation',
  '/evenement',
  '/evenement/:id',
  '/evenement/:id/emargement',
  '/evenement/:id/participant',
  '/evenement/:id/participant/page/:pagenum',
  '/evenement/agenda/futur/:futur/page/:pagenum',
  '/faq',
  '/fin-adhesion',
  '/inscription',
  '/inscription_evenement/desinscription',
  '/membre',
  '/membre/:id',
  '/membre/:id/edition',
  '/membre/:id/parametres',
  '/message/:messageId/edition',
  '/messagerie',
  '/messagerie/discussion',
  '/messagerie/discussion/:id',
  '/mon-compte',
  '/mon-compte/second-facteur',
  '/mon-profil',
  '/notifications',
  '/recherche',
  '/recherche/coup-de-pouce',
  '/recherche/evenement',
  '/recherche/membre',
  '/recherche/publication',
  '/recherche/ressource',
  '/recherche/territoire',
  '/reinitialisation-mot-de-passe',
  '/reinitialisation-mot-de-passe/nouveau-mot-de-passe',
  '/ressource',
  '/ressource/article/:id',
] as const
export type Path = (typeof PATHS)[number]

type ParamOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Params<P extends string> = [ParamOf<P>] extends [never]
  ? []
  : [params: Readonly<Record<ParamOf<P>, string | number>>]

/** The section of « Mon compte » about the second factor: `/mon-compte#protection`. */
export const ANCRE_PROTECTION = 'protection'
/** The one about her address: `/mon-compte#email`. */
export const ANCRE_EMAIL = 'email'
/** The settings of notifications in `/mon-compte`; every mail that can be switched off leads there. */
export const ANCRE_NOTIFICATIONS = 'notifications'
/** Her search alerts: `/mon-compte#alertes`. */
export const ANCRE_ALERTES = 'alertes'
/** The members whom she has blocked: `/mon-compte#membres-bloquees`. */
export const ANCRE_MEMBRES_BLOQUEES = 'membres-bloquees'
/** « Mes signalements » in `/mon-compte`, where their answers are read. */
export const ANCRE_SIGNALEMENTS = 'mes-signalements'
/** The measures about her in `/mon-compte`, where she appeals. */
export const ANCRE_MESURES = 'mes-mesures'

/** Link to a path of the application: `pathTo('/evenement/:id', { id })`. An unknown path does not compile. */
export const pathTo = <P extends Path>(path: P, ...[params]: Params<P>): string => {
  const given: Readonly<Record<string, string | number>> = params ?? {}
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
}
