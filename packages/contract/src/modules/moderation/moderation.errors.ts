import { defineError, defineErrors } from '#kit/errors.ts'
import { formatLongMoment } from '#kit/format.ts'
import { ZONE_PARIS } from '#kit/zoned-time.ts'
import type { PorteeRestriction } from './moderation.schema.ts'

const ACTES: Readonly<Record<PorteeRestriction, string>> = {
  publication: 'Tu ne peux rien publier',
  message: 'Tu ne peux pas envoyer de message',
}

const sentenceOf = (acte: string, fin: string): string =>
  `${acte} ${fin}\u00a0: l’équipe de modération en a décidé ainsi.`

export const moderationErrors = {
  ...defineErrors({
    signalement_de_soi: { status: 409, message: 'Tu ne peux pas te signaler toi-même.' },
    masquage_refuse: {
      status: 403,
      message: 'Tu ne peux pas masquer ce contenu\u00a0: tu peux le signaler.',
    },
    signalement_clos: { status: 409, message: 'Ce signalement a déjà reçu une réponse.' },
    recours_impossible: {
      status: 409,
      message: 'Cette décision ne peut pas, ou ne peut plus, faire l’objet d’un recours.',
    },
    recours_deja_demande: {
      status: 409,
      message: 'Un recours a déjà été demandé\u00a0: il n’y en a qu’un pour chaque partie.',
    },
    autre_examen: {
      status: 409,
      message:
        'Un autre signalement à ce sujet est en cours d’examen. Tu pourras demander un recours dès qu’il aura reçu sa réponse.',
    },
  }),
  /** A restricted member posts or writes; the sentence says until when she may not. */
  restreinte: defineError(
    'restreinte',
    { status: 403, message: sentenceOf('Tu ne peux ni publier ni écrire', 'pour l’instant') },
    (portee: PorteeRestriction, jusquau: Date | string) => ({
      message: sentenceOf(ACTES[portee], `jusqu’au ${formatLongMoment(jusquau, ZONE_PARIS)}`),
    }),
  ),
}
