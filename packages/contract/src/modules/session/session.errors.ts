import { defineErrors } from '#kit/errors.ts'

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
})
