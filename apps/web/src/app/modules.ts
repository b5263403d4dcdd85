import type { RouteDefinition } from '#kit/route.ts'
import { accueilRoutes } from '#modules/accueil/accueil.routes.tsx'
import { actusRoutes } from '#modules/actus/actus.routes.tsx'
import { adherentesRoutes } from '#modules/adherentes/adherentes.routes.tsx'
import { adhesionsRoutes } from '#modules/adhesions/adhesions.routes.tsx'
import { agendaRoutes } from '#modules/agenda/agenda.routes.tsx'
import { antennesRoutes } from '#modules/antennes/antennes.routes.tsx'
import { boActusRoutes } from '#modules/bo-actus/bo-actus.routes.tsx'
import { boAdherentesRoutes } from '#modules/bo-adherentes/bo-adherentes.routes.tsx'
import { boAdhesionsRoutes } from '#modules/bo-adhesions/bo-adhesions.routes.tsx'
import { boAntennesRoutes } from '#modules/bo-antennes/bo-antennes.routes.tsx'
import { boBannieresRoutes } from '#modules/bo-bannieres/bo-bannieres.routes.tsx'
import { boEnvoisRoutes } from '#modules/bo-envois/bo-envois.routes.tsx'
import { boEvenementsRoutes } from '#modules/bo-evenements/bo-evenements.routes.tsx'
import { boExportsRoutes } from '#modules/bo-exports/bo-exports.routes.tsx'
import { boFaqRoutes } from '#modules/bo-faq/bo-faq.routes.tsx'
import { boIntervenantsRoutes } from '#modules/bo-intervenants/bo-intervenants.routes.tsx'
import { boJournalRoutes } from '#modules/bo-journal/bo-journal.routes.tsx'
import { boModerationRoutes } from '#modules/bo-moderation/bo-moderation.routes.tsx'
import { boNotationsRoutes } from '#modules/bo-notations/bo-notations.routes.tsx'
import { boParticipationsRoutes } from '#modules/bo-participations/bo-participations.routes.tsx'
import { boReferentielsRoutes } from '#modules/bo-referentiels/bo-referentiels.routes.tsx'
import { boRessourcesRoutes } from '#modules/bo-ressources/bo-ressources.routes.tsx'
import { boStatistiquesRoutes } from '#modules/bo-statistiques/bo-statistiques.routes.tsx'
import { catalogueRoutes } from '#modules/catalogue/catalogue.routes.tsx'
import { compteRoutes } from '#modules/compte/compte.routes.tsx'
import { coupsDePouceRoutes } from '#modules/coups-de-pouce/coups-de-pouce.routes.tsx'
import { emargementRoutes } from '#modules/emargement/emargement.routes.tsx'
import { evenementsRoutes } from '#modules/evenements/evenements.routes.tsx'
import { faqRoutes } from '#modules/faq/faq.routes.tsx'
import { inscriptionRoutes } from '#modules/inscription/inscription.routes.tsx'
import { messagerieRoutes } from '#modules/messagerie/messagerie.routes.tsx'
import { notificationsRoutes } from '#modules/notifications/notifications.routes.tsx'
import { participationsRoutes } from '#modules/participations/participations.routes.tsx'
import { rechercheRoutes } from '#modules/recherche/recherche.routes.tsx'
import { ressourcesRoutes } from '#modules/ressources/ressources.routes.tsx'
import { secondFacteurRoutes } from '#modules/second-facteur/second-facteur.routes.tsx'
import { sessionRoutes } from '#modules/session/session.routes.tsx'

type WebModule = { readonly name: string; readonly routes: readonly RouteDefinition[] }

/** The modules of the application, one line each, sorted to avoid merge conflicts. */
export const modules: readonly WebModule[] = [
  { name: 'accueil', routes: accueilRoutes },
  { name: 'actus', routes: actusRoutes },
  { name: 'adherentes', routes: adherentesRoutes },
  { name: 'adhesions', routes: adhesionsRoutes },
  { name: 'agenda', routes: agendaRoutes },
  { name: 'antennes', routes: antennesRoutes },
  { name: 'bo-actus', routes: boActusRoutes },
  { name: 'bo-adherentes', routes: boAdherentesRoutes },
  { name: 'bo-adhesions', routes: boAdhesionsRoutes },
  { name: 'bo-antennes', routes: boAntennesRoutes },
  { name: 'bo-bannieres', routes: boBannieresRoutes },
  { name: 'bo-envois', routes: boEnvoisRoutes },
  { name: 'bo-evenements', routes: boEvenementsRoutes },
  { name: 'bo-exports', routes: boExportsRoutes },
  { name: 'bo-faq', routes: boFaqRoutes },
  { name: 'bo-intervenants', routes: boIntervenantsRoutes },
  { name: 'bo-journal', routes: boJournalRoutes },
  { name: 'bo-moderation', routes: boModerationRoutes },
  { name: 'bo-notations', routes: boNotationsRoutes },
  { name: 'bo-participations', routes: boParticipationsRoutes },
  { name: 'bo-referentiels', routes: boReferentielsRoutes },
  { name: 'bo-ressources', routes: boRessourcesRoutes },
  { name: 'bo-statistiques', routes: boStatistiquesRoutes },
  { name: 'catalogue', routes: catalogueRoutes },
  { name: 'compte', routes: compteRoutes },
  { name: 'coups-de-pouce', routes: coupsDePouceRoutes },
  { name: 'emargement', routes: emargementRoutes },
  { name: 'evenements', routes: evenementsRoutes },
  { name: 'faq', routes: faqRoutes },
  { name: 'inscription', routes: inscriptionRoutes },
  { name: 'messagerie', routes: messagerieRoutes },
  { name: 'notifications', routes: notificationsRoutes },
  { name: 'participations', routes: participationsRoutes },
  { name: 'recherche', routes: rechercheRoutes },
  { name: 'ressources', routes: ressourcesRoutes },
  { name: 'second-facteur', routes: secondFacteurRoutes },
  { name: 'session', routes: sessionRoutes },
]

export const routes = modules.flatMap((module) => module.routes)
