import { civilDay } from '#kit/date-schemas.ts'
import { nom, prenom } from '#kit/identity-schemas.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { villeId } from '#modules/referentiels/referentiels.schema.ts'

/** What an administrator changes of a member; her e-mail is hers to change. */
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

/** Without an end, until somebody lifts it. The message is mailed to her; what is precised is for the back office. */
export const suspensionForm = z
  .strictObject({
    motif: z.enum(MOTIFS_SUSPENSION),
    precision: z.string().trim().max(PRECISION_MAX).optional(),
    /** The last day, in Paris. */
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

/** What she does for the network. Whoever decides of it gives her own password again. */
export const fonctionsForm = z.strictObject({
  administratrice: z.boolean(),
  territoires: z.array(territoireId).max(TERRITOIRES_COORDONNES_MAX),
  /** What she did when it was decided: a change made meanwhile is not undone. Branches name her on their side too. */
  vu: z.strictObject({ administratrice: z.boolean(), territoires: z.array(territoireId).max(200) }),
  password: z.string().min(1).max(1024),
})
export type FonctionsForm = z.output<typeof fonctionsForm>
