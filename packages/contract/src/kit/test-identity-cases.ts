/** A value and its error message; the same cases test the schemas and the API. */
export type Case = readonly [value: string | undefined, message: string | undefined]

/** First names (R5-1). */
export const NAMES: readonly Case[] = [
  [undefined, 'Le champ "Prénom" est obligatoire.'],
  ['', 'Le champ "Prénom" est obligatoire.'],
  [' \t ', 'Le champ "Prénom" est obligatoire.'],
  ['L', 'Le prénom doit comporter au minimum 2 caractères.'],
  ['É', 'Le prénom doit comporter au minimum 2 caractères.'],
  ['Jo'.repeat(23), 'Le prénom doit comporter au maximum 45 caractères.'],
  ['Krk', 'Le prénom doit comporter au moins une voyelle.'],
  ['Lea2', 'Le prénom ne doit pas comporter de chiffre.'],
  ['test', "Le prénom indiqué n'est pas accepté."],
  ['Jean-Test', "Le prénom indiqué n'est pas accepté."],
  ['PRENOM', "Le prénom indiqué n'est pas accepté."],
  ['Prénom', "Le prénom indiqué n'est pas accepté."],
  ['first_name', "Le prénom indiqué n'est pas accepté."],
  ['Leaaa', '2 caractères identiques à la suite au maximum'],
  ['LeaAa', '2 caractères identiques à la suite au maximum'],
  ['Lea!', 'Le prénom ne doit comporter que des lettres, des espaces, des apostrophes et des tirets.'],
  ['Леа ayo', 'Le prénom ne doit comporter que des lettres, des espaces, des apostrophes et des tirets.'],
  ['Testud', undefined],
  ['Benomar', undefined],
  ['Ernestine', undefined],
  ['Lynn', undefined],
  ['Œd', undefined],
  ['Maëlle', undefined],
  ['Marie-Françoise', undefined],
  ["N'Deye", undefined],
  ['N’Deye', undefined],
  ['  Awa  ', undefined],
  ['Jo'.repeat(22) + 'e', undefined],
]

/** Last names: the same rules, with their own messages (R5-8). */
export const LAST_NAMES: readonly Case[] = NAMES.map(([value, message]) => [
  value,
  message?.replace('"Prénom"', '"Nom"').replace('Le prénom', 'Le nom'),
])

/** E-mails (R5-2). */
export const EMAILS: readonly Case[] = [
  [undefined, 'Le champ "E-mail" est obligatoire.'],
  ['', 'Le champ "E-mail" est obligatoire.'],
  ['   ', 'Le champ "E-mail" est obligatoire.'],
  ['maelle', "L'e-mail indiqué est invalide."],
  ['maelle@', "L'e-mail indiqué est invalide."],
  ['maelle@exemple', "L'e-mail indiqué est invalide."],
  ['ma elle@exemple.fr', "L'e-mail indiqué est invalide."],
  ['a@b.fr, c@d.fr', "L'e-mail indiqué est invalide."],
  [`${'a'.repeat(250)}@b.fr`, "L'e-mail indiqué est invalide."],
  ['maelle.legoff+reseau@exemple.fr', undefined],
  ['  maelle@sous.domaine.exemple.fr ', undefined],
]

const WEAK =
  'Le mot de passe doit comporter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.'

/** Passwords (R5-3). */
export const PASSWORDS: readonly Case[] = [
  [undefined, 'Le champ "Mot de passe" est obligatoire.'],
  ['', 'Le champ "Mot de passe" est obligatoire.'],
  ['Aa1!aaa', WEAK],
  ['AAAAAA1!', WEAK],
  ['aaaaaa1!', WEAK],
  ['Aaaaaaa!', WEAK],
  ['Aaaaaaa1', WEAK],
  ['Aaaaaa1 ', WEAK],
  ['Aa1!'.repeat(256) + 'a', 'Ce champ doit comporter au maximum 1024 caractères.'],
  ['Vq1!zouk', undefined],
  ['Éé1! ô ù', undefined],
  ['Garrigue07€', undefined],
  ['Soleil-2026', undefined],
  ['Bretagne29!', undefined],
  ['Marguerite2!', undefined],
]
