import { jobsOf, lettresOf, objetsFichiersOf, signalablesOf, type ServerModule } from '#kit/module.ts'
import { actusModule } from '#modules/actus/actus.routes.ts'
import { adherentesModule } from '#modules/adherentes/adherentes.routes.ts'
import { adhesionsModule } from '#modules/adhesions/adhesions.routes.ts'
import { agendaModule } from '#modules/agenda/agenda.routes.ts'
import { antennesModule } from '#modules/antennes/antennes.routes.ts'
import { bannieresModule } from '#modules/bannieres/bannieres.routes.ts'
import { blocagesModule } from '#modules/blocages/blocages.routes.ts'
import { boActusModule } from '#modules/bo-actus/bo-actus.routes.ts'
import { boAdherentesModule } from '#modules/bo-adherentes/bo-adherentes.routes.ts'
import { boAdhesionsModule } from '#modules/bo-adhesions/bo-adhesions.routes.ts'
import { boAntennesModule } from '#modules/bo-antennes/bo-antennes.routes.ts'
import { boBannieresModule } from '#modules/bo-bannieres/bo-bannieres.routes.ts'
import { boEnvoisModule } from '#modules/bo-envois/bo-envois.routes.ts'
import { boEvenementsModule } from '#modules/bo-evenements/bo-evenements.routes.ts'
import { boFaqModule } from '#modules/bo-faq/bo-faq.routes.ts'
import { boIntervenantsModule } from '#modules/bo-intervenants/bo-intervenants.routes.ts'
import { boJournalModule } from '#modules/bo-journal/bo-journal.routes.ts'
import { boModerationModule } from '#modules/bo-moderation/bo-moderation.routes.ts'
import { boNotationsModule } from '#modules/bo-notations/bo-notations.routes.ts'
import { boParticipationsModule } from '#modules/bo-participations/bo-participations.routes.ts'
import { boRechercheModule } from '#modules/bo-recherche/bo-recherche.routes.ts'
import { boRessourcesModule } from '#modules/bo-ressources/bo-ressources.routes.ts'
import { compteModule } from '#modules/compte/compte.routes.ts'
import { coupsDePouceModule } from '#modules/coups-de-pouce/coups-de-pouce.routes.ts'
import { emargementModule } from '#modules/emargement/emargement.routes.ts'
import { envoisModule } from '#modules/envois/envois.routes.ts'
import { evenementsModule } from '#modules/evenements/evenements.routes.ts'
import { faqModule } from '#modules/faq/faq.routes.ts'
import { fichiersModule } from '#modules/fichiers/fichiers.routes.ts'
import { inscriptionModule } from '#modules/inscription/inscription.routes.ts'
import { intervenantsModule } from '#modules/intervenants/intervenants.routes.ts'
import { journalModule } from '#modules/journal/journal.routes.ts'
import { mediasModule } from '#modules/medias/medias.routes.ts'
import { messagerieModule } from '#modules/messagerie/messagerie.routes.ts'
import { moderationModule } from '#modules/moderation/moderation.routes.ts'
import { nonLusModule } from '#modules/non-lus/non-lus.routes.ts'
import { notationsModule } from '#modules/notations/notations.routes.ts'
import { notificationsModule } from '#modules/notifications/notifications.routes.ts'
import { paiementsModule } from '#modules/paiements/paiements.routes.ts'
import { participationsModule } from '#modules/participations/participations.routes.ts'
import { rappelsModule } from '#modules/rappels/rappels.routes.ts'
import { rebondsModule } from '#modules/rebonds/rebonds.routes.ts'
import { rechercheModule } from '#modules/recherche/recherche.routes.ts'
import { reclamationsModule } from '#modules/reclamations/reclamations.routes.ts'
import { referentielsModule } from '#modules/referentiels/referentiels.routes.ts'
import { ressourcesModule } from '#modules/ressources/ressources.routes.ts'
import { santeModule } from '#modules/sante/sante.routes.ts'
import { secondFacteurModule } from '#modules/second-facteur/second-facteur.routes.ts'
import { sessionModule } from '#modules/session/session.routes.ts'
import { vitrineModule } from '#modules/vitrine/vitrine.routes.ts'

/** The modules of the product, one line each, sorted to avoid merge conflicts. Their order has no effect. */
export const modules: readonly ServerModule[] = [
  actusModule,
  adherentesModule,
  adhesionsModule,
  agendaModule,
  antennesModule,
  bannieresModule,
  blocagesModule,
  boActusModule,
  boAdherentesModule,
  boAdhesionsModule,
  boAntennesModule,
  boBannieresModule,
  boEnvoisModule,
  boEvenementsModule,
  boFaqModule,
  boIntervenantsModule,
  boJournalModule,
  boModerationModule,
  boNotationsModule,
  boParticipationsModule,
  boRechercheModule,
  boRessourcesModule,
  compteModule,
  coupsDePouceModule,
  emargementModule,
  envoisModule,
  evenementsModule,
  faqModule,
  fichiersModule,
  inscriptionModule,
  intervenantsModule,
  journalModule,
  mediasModule,
  messagerieModule,
  moderationModule,
  nonLusModule,
  notationsModule,
  notificationsModule,
  paiementsModule,
  participationsModule,
  rappelsModule,
  rebondsModule,
  rechercheModule,
  reclamationsModule,
  referentielsModule,
  ressourcesModule,
  santeModule,
  secondFacteurModule,
  sessionModule,
  vitrineModule,
]

export const jobs = jobsOf(modules)
export const lettres = lettresOf(modules)
export const objetsFichiers = objetsFichiersOf(modules)
export const signalables = signalablesOf(modules)
