export { bindNavigateur } from './bind-navigateur.ts'
export { changeMotDePasse } from './change-mot-de-passe.ts'
export {
  consumeJeton,
  findJetonToSend,
  insertJeton,
  isExpiredJeton,
  secretOfJeton,
} from './jetons.repository.ts'
export { endLiens } from './end-liens.ts'
export { endSessions } from './end-sessions.ts'
export { mayMail } from './may-mail.ts'
export { LIEN_PERIME } from './session.lettres.ts'
export {
  hasOtherAdministratrice,
  insertSession,
  SANS_FIN,
  updateAdministratrice,
  updatePayeJusquau,
  updateSuspendueJusquau,
} from './session.repository.ts'
