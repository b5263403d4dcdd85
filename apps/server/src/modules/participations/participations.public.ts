export { afterEvenementChange } from './after-evenement-change.ts'
export { isAvisEnCours } from './mails/destinataire.queries.ts'
export type { AvantChangement } from './mails/changements.ts'
