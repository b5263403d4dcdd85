export { icsEventOf } from './ics-evenement.ts'
