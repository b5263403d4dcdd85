import { civilDay } from '#kit/date-schemas.ts'
import { nom, prenom } from '#kit/identity-schemas.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'

/** Fields that an administrator may edit; only the member changes her e-mail. */
export const ficheForm = z.strictObject({ prenom, nom, villeId })
export type FicheForm = z.output<typeof ficheForm>

export const MOTIFS_SUSPENSION = ['signalement', 'demande', 'usurpation', 'autre'] as const
export type MotifSuspension = (typeof MOTIFS_SUSPENSION)[number]
export const LIBELLES_MOTIF_SUSPENSION: Readonly<Record<MotifSuspension, string>> = {
  signalement: 'Signalement en cours',
  demande: 'Demande de la membre',
  usurpation: 'Compte usurpé',
  autre: 'Autre motif',
}
export const PRECISION_MAX = 300
export const MESSAGE_SUSPENSION_MAX = 1000
export const SUSPENSION_PASSEE = 'Choisis une date à venir.'
export const PRECISION_MANQUANTE = 'Précise le motif.'

/**
 * Without an end date, the suspension lasts until it is lifted. The message is mailed to the member; the precision is
 * for the back office only.
 */
export const suspensionForm = z
  .strictObject({
    motif: z.enum(MOTIFS_SUSPENSION),
    precision: z.string().trim().max(PRECISION_MAX).optional(),
    /** Last day of the suspension, in Paris time. */
    jusquau: civilDay.optional(),
    message: z.string().trim().max(MESSAGE_SUSPENSION_MAX).optional(),
  })
  .refine(({ motif, precision }) => motif !== 'autre' || Boolean(precision), {
    error: PRECISION_MANQUANTE,
    path: ['precision'],
  })
export type SuspensionForm = z.output<typeof suspensionForm>

export const TERRITOIRES_COORDONNES_MAX = 20
export const ADMINISTRATRICE_ABSENTE =
  'Ce compte, suspendu ou bientôt effacé, ne peut pas administrer le réseau.'

/** Roles of a member in the network. */
export const fonctionsForm = z.strictObject({
  administratrice: z.boolean(),
  territoires: z.array(territoireId).max(TERRITOIRES_COORDONNES_MAX),
  /** Roles when the form was opened, to detect a concurrent change: the page of a branch can change them too. */
  vu: z.strictObject({ administratrice: z.boolean(), territoires: z.array(territoireId).max(200) }),
})
export type FonctionsForm = z.output<typeof fonctionsForm>
