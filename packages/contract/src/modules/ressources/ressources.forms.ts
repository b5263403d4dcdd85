import { isLienFranc } from '#kit/lien-franc.ts'
import { MESSAGES } from '#kit/messages.ts'
import { facultatif, LIEN_MAX } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import {
  COMMENTAIRE_PROPOSITION_MAX,
  REMARQUE_MAX,
  REMARQUE_MIN,
  TITRE_RESSOURCE_MAX,
  TITRE_RESSOURCE_MIN,
} from './ressources.constants.ts'

export const LIEN_HTTPS = 'Indique une adresse qui commence par https://.'
/** The nightly check of the links opens no other port. */
export const LIEN_PORT = 'Indique une adresse sans numéro de port.'

/** A browser reads « https:exemple.fr » as a page of this site. */
const isAbsolute = (lien: string): boolean => /^https:\/\/[^/]/i.test(lien)
const hasPort = (lien: string): boolean => /^https:\/\/[^/?#]*:\d/i.test(lien)

export const titreRessource = z
  .string()
  .trim()
  .min(TITRE_RESSOURCE_MIN, MESSAGES.minimum(TITRE_RESSOURCE_MIN))
  .max(TITRE_RESSOURCE_MAX, MESSAGES.maximum(TITRE_RESSOURCE_MAX))

/** A link of the library: https alone, to the site that its text shows. */
export const lienRessource = z
  .string()
  .trim()
  .min(1, MESSAGES.obligatoire)
  .max(LIEN_MAX, MESSAGES.maximum(LIEN_MAX))
  .pipe(
    z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: LIEN_HTTPS, abort: true })
      .refine(isAbsolute, LIEN_HTTPS)
      .refine((lien) => !hasPort(lien), LIEN_PORT)
      .refine(isLienFranc, MESSAGES.lien),
  )

export const propositionForm = z.strictObject({
  titre: titreRessource,
  url: lienRessource,
  /** Why it is useful. */
  commentaire: facultatif(COMMENTAIRE_PROPOSITION_MAX).default(null),
})
export type PropositionForm = z.output<typeof propositionForm>

/** « Dis-le-nous »: what is wrong or out of date. */
export const remarqueForm = z.strictObject({
  texte: z
    .string()
    .trim()
    .min(REMARQUE_MIN, MESSAGES.minimum(REMARQUE_MIN))
    .max(REMARQUE_MAX, MESSAGES.maximum(REMARQUE_MAX)),
})
export type RemarqueForm = z.output<typeof remarqueForm>
