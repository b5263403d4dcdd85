import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { MESSAGES } from '#kit/messages.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { MESSAGE_MAX } from '#modules/messagerie/messagerie.constants.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { filtresFiches } from './bo-adherentes.schema.ts'

export const ACTIONS_FICHES = [
  'rattacher',
  'relancer_adhesion',
  'relancer_inscription',
  'envoyer_message',
] as const
export type ActionFiches = (typeof ACTIONS_FICHES)[number]

/** Maximum number of members per bulk action. */
export const ACTION_MAX = 1000
/** Reminders are sent at most this many days before the end of a membership. */
export const RELANCE_AVANT_JOURS = 60
/** Minimum number of days between two reminders of the same type. */
export const RELANCE_JOURS = 7
export const EXEMPLES_MAX = 5

export const CIBLE_MANQUANTE = 'Choisis des adhérentes, ou un filtre.'
export const ANTENNE_MANQUANTE = 'Choisis une antenne.'
export const MESSAGE_MANQUANT = 'Écris ton message.'

const contenu = z.string().trim().max(MESSAGE_MAX, MESSAGES.maximum(MESSAGE_MAX))

/** The words of a message to members, as they are typed. */
export const messageFichesForm = z.strictObject({ contenu: contenu.min(1, MESSAGE_MANQUANT) })

/** Target: either the listed members or all members that match a filter. A message is previewed before it is written. */
export const simulationForm = z
  .strictObject({
    action: z.enum(ACTIONS_FICHES),
    ids: z.array(adherenteId).min(1).max(ACTION_MAX).optional(),
    filtre: filtresFiches.optional(),
    territoireId: territoireId.optional(),
    /** The words of a message: each member gets it in her direct discussion with the caller. */
    contenu: contenu.optional(),
  })
  .refine(({ ids, filtre }) => (ids === undefined) !== (filtre === undefined), {
    error: CIBLE_MANQUANTE,
    path: ['ids'],
  })
  .refine(({ action, territoireId: id }) => action !== 'rattacher' || id !== undefined, {
    error: ANTENNE_MANQUANTE,
    path: ['territoireId'],
  })
export type SimulationForm = z.output<typeof simulationForm>

export const actionForm = simulationForm.refine(
  (form) => form.action !== 'envoyer_message' || (form.contenu ?? '') !== '',
  { error: MESSAGE_MANQUANT, path: ['contenu'] },
)
export type ActionForm = z.output<typeof actionForm>

/** Reasons why members are skipped, as the dialog words them. */
export const MOTIFS_IGNOREE = {
  deja_rattachee: 'déjà dans cette antenne',
  suppression_demandee: 'compte en cours de suppression',
  suspendue: 'compte suspendu',
  inscription_terminee: 'inscription terminée',
  inscription_inachevee: 'inscription inachevée',
  email_non_valide: 'e-mail non validé',
  administratrice: 'administratrice, sans adhésion à régler',
  rappels_refuses: 'ne souhaite pas de rappel',
  adhesion_a_jour: 'adhésion à jour',
  deja_relancee: 'déjà relancée cette semaine',
  adhesion_expiree: 'adhésion expirée',
  soi_meme: 'c’est toi',
} as const
export type MotifIgnoree = keyof typeof MOTIFS_IGNOREE

export const bilanAction = z.object({
  nbConcernees: z.int(),
  nbIgnorees: z.int(),
  motifs: z.array(
    z.object({
      motif: enumOfKeys<MotifIgnoree>(MOTIFS_IGNOREE),
      libelle: z.string(),
      nb: z.int(),
      exemples: z.array(
        z.object({
          id: adherenteId,
          prenom: z.string(),
          nom: z.string().nullable(),
          photo: z.string().nullable(),
          /** Reason for this member alone: « déjà relancée il y a 3 jours ». */
          raison: z.string(),
        }),
      ),
    }),
  ),
})
export type BilanAction = z.infer<typeof bilanAction>

/** Dry run of an action, with a preview of the mail to the first member. */
export const simulationAction = bilanAction.extend({
  courrier: z.object({ sujet: z.string(), paragraphes: z.array(z.string()) }).nullable(),
})
export type SimulationAction = z.infer<typeof simulationAction>
