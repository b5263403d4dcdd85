import { defineErrors } from '#kit/errors.ts'
import { REPONSES_TYPES_MAX } from './bo-moderation.forms.ts'

export const boModerationErrors = defineErrors({
  deja_prise: { status: 409, message: 'Ce signalement est déjà pris en charge.' },
  pas_prise: { status: 409, message: 'Prends d’abord ce signalement en charge.' },
  de_sa_part: {
    status: 409,
    message: 'Tu as fait ce signalement\u00a0: une autre personne doit l’examiner.',
  },
  decide_avant: {
    status: 409,
    message: 'Tu as pris part à la décision contestée\u00a0: une autre personne doit examiner ce recours.',
  },
  mesure_reservee: {
    status: 403,
    message: 'Seule une administratrice peut suspendre ou exclure une membre.',
  },
  non_masquable: { status: 409, message: 'Ce qui est signalé ne peut pas être masqué.' },
  deja_masque: { status: 409, message: 'Ce contenu est déjà masqué.' },
  pas_masque: { status: 409, message: 'Ce contenu n’est pas masqué.' },
  contenu_retire: {
    status: 409,
    message:
      'Une administratrice a supprimé ce contenu\u00a0: il reste masqué, quoi que devienne ce signalement.',
  },
  sans_auteure: {
    status: 409,
    message: 'Cette membre n’a plus de compte\u00a0: aucune mesure ne peut la concerner.',
  },
  exclusion_en_attente: {
    status: 409,
    message: 'Une exclusion attend l’accord d’une seconde administratrice.',
  },
  exclusion_a_deux: {
    status: 409,
    message: 'Tu as proposé cette exclusion\u00a0: une autre administratrice doit la confirmer.',
  },
  exclusion_tranchee: { status: 409, message: 'Cette exclusion n’attend plus de confirmation.' },
  mesure_manquante: {
    status: 409,
    message: 'Aucune mesure n’est prise. Décide d’abord, ou classe ce signalement sans suite.',
  },
  trop_de_reponses_types: {
    status: 409,
    message: `Il y a déjà ${REPONSES_TYPES_MAX} réponses types. Supprimes-en une d’abord.`,
  },
})
