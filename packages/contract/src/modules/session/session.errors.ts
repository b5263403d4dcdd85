import { defineError, defineErrors } from '#kit/errors.ts'

export const sessionErrors = defineErrors({
  identifiants_invalides: {
    status: 401,
    message: 'Erreur : Veuillez entrer des identifiants valides.',
  },
  email_non_valide: {
    status: 403,
    message:
      "Valide ton adresse e-mail grâce à l'e-mail de confirmation que nous t'avons envoyé. Pense à vérifier tes spams. À très vite, l'équipe.",
  },
  code_invalide: { status: 401, message: 'Ce code n’est pas valide. Vérifie-le et réessaie.' },
  second_facteur_illisible: {
    status: 409,
    message:
      'Ta double authentification ne peut plus être vérifiée. Utilise un code de secours, ou demande à l’équipe de la réinitialiser.',
  },
  session_terminee: { status: 401, message: 'Ta session est terminée. Connecte-toi de nouveau.' },
  mot_de_passe_a_choisir: { status: 409, message: 'Choisis ton mot de passe pour continuer.' },
  lien_expire: { status: 410, message: 'Le lien est expiré !' },
  email_inconnu: {
    status: 404,
    message: "Nous n'avons pas trouvé votre e-mail dans notre base de donnée",
  },
})

/** The password is right and a second factor is required: `defi` is sent back with the code. */
export const secondFacteurDemande = defineError(
  'second_facteur',
  { status: 401, message: 'Saisis le code de ton application d’authentification.' },
  (defi: string) => ({ extra: { defi } }),
)
