export { sendLettre, sendLettres, type Inside } from './send-lettre.ts'
