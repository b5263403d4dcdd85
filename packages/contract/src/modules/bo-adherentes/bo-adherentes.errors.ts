import { defineErrors } from '#kit/errors.ts'
import { formatNumber } from '#kit/format.ts'
import { ACTION_MAX } from './actions.schema.ts'

export const boAdherentesErrors = defineErrors({
  trop_nombreuses: {
    status: 409,
    message: `Plus de ${formatNumber(ACTION_MAX)} adhérentes correspondent. Ajoute un filtre.`,
  },
  aucune_concernee: { status: 409, message: 'Aucune adhérente n’est concernée\u202f: rien n’a été fait.' },
  soi_meme: { status: 409, message: 'Tu ne peux pas suspendre ton propre compte.' },
  deja_suspendue: { status: 409, message: 'Ce compte est déjà suspendu.' },
  pas_suspendue: { status: 409, message: 'Ce compte n’est pas suspendu.' },
  compte_suspendu: { status: 409, message: 'Ce compte est suspendu\u202f: aucun lien ne peut être envoyé.' },
  inscription_inachevee: {
    status: 409,
    message: 'Son inscription n’est pas terminée\u202f: elle ne peut pas encore avoir de fonction.',
  },
  trop_de_liens: {
    status: 429,
    message: 'Plusieurs liens viennent déjà de lui être envoyés. Réessaie dans une demi-heure.',
  },
})
