import { defineErrors } from '#kit/errors.ts'
import {
  DISCUSSIONS_JOUR_MAX,
  DISCUSSIONS_JOUR_NOUVELLE,
  EDITION_MINUTES,
  EPINGLEES_MAX,
  GROUPE_MAX,
} from './messagerie.constants.ts'

export const messagerieErrors = defineErrors({
  discussion_close: { status: 409, message: 'Cette discussion est close\u00a0: on ne peut plus y écrire.' },
  contact_en_attente: {
    status: 409,
    message: 'Tu pourras lui écrire de nouveau dès qu’elle aura accepté ta demande de contact.',
  },
  contact_a_accepter: {
    status: 409,
    message: 'Elle souhaite t’écrire\u00a0: accepte d’abord sa demande de contact.',
  },
  contact_impossible: { status: 409, message: 'Tu ne peux pas écrire à cette membre.' },
  premier_message: {
    status: 409,
    message: 'Ni lien ni fichier dans un premier message\u00a0: elle doit d’abord accepter ta demande.',
  },
  demande_repondue: { status: 409, message: 'Cette demande de contact a déjà reçu une réponse.' },
  organisatrices_seules: {
    status: 409,
    message: 'Vous êtes nombreuses ici\u00a0: seules les organisatrices y écrivent.',
  },
  message_different: { status: 409, message: 'Ce message a déjà été envoyé avec d’autres mots.' },
  edition_terminee: {
    status: 409,
    message: `Un message se modifie pendant ${EDITION_MINUTES} minutes. Tu peux encore le supprimer.`,
  },
  message_supprime: { status: 409, message: 'Ce message a été supprimé.' },
  trop_de_discussions: {
    status: 409,
    message: `Tu as ouvert ${DISCUSSIONS_JOUR_MAX} discussions aujourd’hui. Attends demain pour en ouvrir d’autres.`,
  },
  trop_de_discussions_nouvelle: {
    status: 409,
    message: `Tu viens d’arriver\u00a0: tu peux ouvrir ${DISCUSSIONS_JOUR_NOUVELLE} discussions par jour pendant ta première semaine.`,
  },
  groupe_complet: { status: 409, message: `Un groupe a au plus ${GROUPE_MAX} membres.` },
  trop_d_epinglees: {
    status: 409,
    message: `Tu as déjà épinglé ${EPINGLEES_MAX} discussions. Détaches-en une d’abord.`,
  },
})
