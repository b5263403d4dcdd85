import { formatName } from '#kit/format.ts'
import type { Envoi } from '#modules/envois/envois.schema.ts'
import { LETTRES } from '#modules/envois/lettres.ts'

type Told = Pick<Envoi, 'lettre' | 'objet' | 'destinataire'>

/** « Samira Haddad »; the speaker whom a letter without an account is about. */
export const nomDestinataire = ({ destinataire, objet }: Told): string =>
  destinataire ? formatName(destinataire) : (objet ?? 'Une personne sans compte')

/** « Rappel d’un événement : Fixer ses prix »; a speaker is not repeated, being the recipient. */
export const titreEnvoi = ({ lettre, objet, destinataire }: Told): string =>
  [LETTRES[lettre].libelle, destinataire && objet].filter(Boolean).join('\u00a0: ')
