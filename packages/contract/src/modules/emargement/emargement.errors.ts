import { defineErrors } from '#kit/errors.ts'

export const emargementErrors = defineErrors({
  qr_inconnu: { status: 409, message: 'Ce QR code n’est pas celui d’une inscription à cet événement.' },
  qr_annule: { status: 409, message: 'Cette inscription a été annulée.' },
  qr_en_attente: { status: 409, message: 'Cette membre est en liste d’attente.' },
  evenement_annule: { status: 409, message: 'Cet événement est annulé\u202f: personne n’y est pointée.' },
  trop_tot: { status: 409, message: 'L’émargement ouvre la veille de l’événement.' },
  attestation_trop_tot: {
    status: 409,
    message: 'L’attestation est donnée une fois l’événement terminé.',
  },
  attestation_absente: {
    status: 409,
    message: 'L’attestation est donnée à celles dont la présence a été notée.',
  },
})
