import { defineErrors } from '#kit/errors.ts'
import { ANNONCES_JOUR_MAX } from './participations.constants.ts'

/** R8-12, R4-13: refusals of a registration. */
export const participationsErrors = defineErrors({
  complet: { status: 409, message: 'Cet événement est complet.' },
  deja_inscrite: { status: 409, message: 'Tu es déjà inscrite à cet événement.' },
  annule: { status: 409, message: 'Cet événement est annulé.' },
  passe: { status: 409, message: 'Cet événement est terminé.' },
  externe: { status: 409, message: 'Les inscriptions à cet événement se font par son formulaire.' },
  offre_absente: { status: 409, message: 'Aucune place ne t’est proposée pour cet événement.' },
  offre_expiree: {
    status: 409,
    message: 'Le délai pour accepter cette place est passé\u202f: elle a été proposée à une autre membre.',
  },
  trop_demandee: {
    status: 503,
    message: 'Beaucoup de membres s’inscrivent en ce moment. Réessaie dans un instant.',
  },
  deja_pointee: {
    status: 409,
    message: 'La présence est déjà notée\u202f: cette inscription ne s’annule plus.',
  },
  pas_en_attente: { status: 409, message: 'Cette membre n’attend plus de place.' },
  pas_d_offre: { status: 409, message: 'Aucune place n’est proposée à cette membre.' },
  evenement_commence: {
    status: 409,
    message: 'L’événement a commencé\u202f: aucune place n’est plus proposée.',
  },
  aucune_destinataire: { status: 409, message: 'Personne ne recevrait ce message.' },
  trop_d_annonces: {
    status: 429,
    message: `Cet événement a déjà envoyé ${ANNONCES_JOUR_MAX} messages depuis hier. Attends demain pour le suivant.`,
  },
  appel_direct: { status: 400, message: 'Ouvre ce lien dans ton navigateur pour te désinscrire.' },
  jeton_inconnu: { status: 404, message: 'Une erreur est survenue.' },
})
