import type { RouteDefinition } from '#kit/route.ts'
import { accueilRoutes } from '#modules/accueil/accueil.routes.tsx'
import { actusRoutes } from '#modules/actus/actus.routes.tsx'
import { adherentesRoutes } from '#modules/adherentes/adherentes.routes.tsx'
import { adhesionsRoutes } from '#modules/adhesions/adhesions.routes.tsx'
import { agendaRoutes } from '#modules/agenda/agenda.routes.tsx'
import { antennesRoutes } from '#modules/antennes/antennes.routes.tsx'
import { bannieresRoutes } from '#modules/bannieres/bannieres.routes.tsx'
import { boAdherentesRoutes } from '#modules/bo-adherentes/bo-adherentes.routes.tsx'
import { boAdhesionsRoutes } from '#modules/bo-adhesions/bo-adhesions.routes.tsx'
import { boEvenementsRoutes } from '#modules/bo-evenements/bo-evenements.routes.tsx'
import { boParticipationsRoutes } from '#modules/bo-participations/bo-participations.routes.tsx'
import { catalogueRoutes } from '#modules/catalogue/catalogue.routes.tsx'
import { compteRoutes } from '#modules/compte/compte.routes.tsx'
import { coupsDePouceRoutes } from '#modules/coups-de-pouce/coups-de-pouce.routes.tsx'
import { emargementRoutes } from '#modules/emargement/emargement.routes.tsx'
import { evenementsRoutes } from '#modules/evenements/evenements.routes.tsx'
import { exportsRoutes } from '#modules/exports/exports.routes.tsx'
import { faqRoutes } from '#modules/faq/faq.routes.tsx'
import { inscriptionRoutes } from '#modules/inscription/inscription.routes.tsx'
import { intervenantsRoutes } from '#modules/intervenants/intervenants.routes.tsx'
import { journalRoutes } from '#modules/journal/journal.routes.tsx'
import { messagerieRoutes } from '#modules/messagerie/messagerie.routes.tsx'
import { moderationRoutes } from '#modules/moderation/moderation.routes.tsx'
import { notationsRoutes } from '#modules/notations/notations.routes.tsx'
import { notificationsRoutes } from '#modules/notifications/notifications.routes.tsx'
import { participationsRoutes } from '#modules/participations/participations.routes.tsx'
import { rechercheRoutes } from '#modules/recherche/recherche.routes.tsx'
import { referentielsRoutes } from '#modules/referentiels/referentiels.routes.tsx'
import { ressourcesRoutes } from '#modules/ressources/ressources.routes.tsx'
import { secondFacteurRoutes } from '#modules/second-facteur/second-facteur.routes.tsx'
import { sessionRoutes } from '#modules/session/session.routes.tsx'
import { statistiquesRoutes } from '#modules/statistiques/statistiques.routes.tsx'

type WebModule = { readonly name: string; readonly routes: readonly RouteDefinition[] }

/** The modules of the application, one line each, sorted: two that arrive at once rarely meet. */
export const modules: readonly WebModule[] = [
  { name: 'accueil', routes: accueilRoutes },
  { name: 'actus', routes: actusRoutes },
  { name: 'adherentes', routes: adherentesRoutes },
  { name: 'adhesions', routes: adhesionsRoutes },
  { name: 'agenda', routes: agendaRoutes },
  { name: 'antennes', routes: antennesRoutes },
  { name: 'bannieres', routes: bannieresRoutes },
  { name: 'bo-adherentes', routes: boAdherentesRoutes },
  { name: 'bo-adhesions', routes: boAdhesionsRoutes },
  { name: 'bo-evenements', routes: boEvenementsRoutes },
  { name: 'bo-participations', routes: boParticipationsRoutes },
  { name: 'catalogue', routes: catalogueRoutes },
  { name: 'compte', routes: compteRoutes },
  { name: 'coups-de-pouce', routes: coupsDePouceRoutes },
  { name: 'emargement', routes: emargementRoutes },
  { name: 'evenements', routes: evenementsRoutes },
  { name: 'exports', routes: exportsRoutes },
  { name: 'faq', routes: faqRoutes },
  { name: 'inscription', routes: inscriptionRoutes },
  { name: 'intervenants', routes: intervenantsRoutes },
  { name: 'journal', routes: journalRoutes },
  { name: 'messagerie', routes: messagerieRoutes },
  { name: 'moderation', routes: moderationRoutes },
  { name: 'notations', routes: notationsRoutes },
  { name: 'notifications', routes: notificationsRoutes },
  { name: 'participations', routes: participationsRoutes },
  { name: 'recherche', routes: rechercheRoutes },
  { name: 'referentiels', routes: referentielsRoutes },
  { name: 'ressources', routes: ressourcesRoutes },
  { name: 'second-facteur', routes: secondFacteurRoutes },
  { name: 'session', routes: sessionRoutes },
  { name: 'statistiques', routes: statistiquesRoutes },
]

export const routes = modules.flatMap((module) => module.routes)
