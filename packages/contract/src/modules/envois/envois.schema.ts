import { instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { idOf } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { LETTRES, type NomLettre } from './lettres.ts'

export const envoiId = idOf<'EnvoiId'>()
export type EnvoiId = z.infer<typeof envoiId>

export const CANAUX = ['app', 'mail', 'push'] as const
/** Planned, sent, not sent for a reason, or failed at every attempt. */
export const STATUTS_ENVOI = ['prevu', 'envoye', 'ignore', 'echec'] as const
export type StatutEnvoi = (typeof STATUTS_ENVOI)[number]
/** Letters are listed for this time. */
export const ENVOIS_MOIS = 12

const nomLettre = enumOfKeys<NomLettre>(LETTRES)

/** A line of the back office. */
export const envoi = z.object({
  id: envoiId,
  lettre: nomLettre,
  canal: z.enum(CANAUX),
  statut: z.enum(STATUTS_ENVOI),
  /** Why it is not sent, or waits; in French, without a name or an address. */
  motif: z.string().nullable(),
  /** Null for a letter to somebody without an account. */
  destinataire: z
    .object({
      id: adherenteId,
      prenom: z.string(),
      nom: z.string().nullable(),
      photo: z.string().nullable(),
      email: z.string(),
    })
    .nullable(),
  /** The title of the event or of the help request, or the name of the speaker, that it is about. */
  objet: z.string().nullable(),
  essais: z.int(),
  dateCreation: instant,
  /** When it was sent, ignored, or last tried. */
  dateTraitement: instant.nullable(),
})
export type Envoi = z.infer<typeof envoi>

/** Filters of the list, all of them in the URL. */
export const filtresEnvois = z.strictObject({
  statut: z.enum(STATUTS_ENVOI).optional(),
  lettre: nomLettre.optional(),
  /** Part of a member's name, or of her address. */
  termes: termes.optional(),
  /** Number of days. */
  periode: z.enum(['7', '30', '365']).optional(),
  /** Letters about one event. */
  evenement: z.uuid().optional(),
  /** Letters to one member. */
  adherente: adherenteId.optional(),
})
export type FiltresEnvois = z.output<typeof filtresEnvois>
