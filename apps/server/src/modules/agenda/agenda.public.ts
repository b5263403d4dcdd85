export { icsEventOf } from './ics-evenement.ts'
export { renewAbonnementAgenda } from './renew-abonnement-agenda.ts'
