export { renewAbonnementAgenda } from './abonnement-agenda.ts'
export { icsEventOf } from './ics-evenement.ts'
