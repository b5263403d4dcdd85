import { fuseau, instant } from '#kit/date-schemas.ts'
import { email } from '#kit/identity-schemas.ts'
import { evenementId } from '#kit/ids.ts'
import { facultatif } from '#kit/optional-fields.ts'
import { z } from '#kit/z.ts'
import { participationId } from '#modules/participations/participations.schema.ts'
import { PRESENCES } from '#modules/participations/presences.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** What a sheet holds at most. */
export const EMARGEMENT_MAX = 2000
/** What a telephone sends at once when it is on line again. */
export const SYNCHRO_MAX = 500
export const NOM_MAX = 80
export const PERSONNE_MANQUANTE = 'Choisis une membre, ou écris un prénom et un nom.'
export const MEMBRE_INCONNUE = 'Choisis une membre dans la liste.'
/** Why a line of a telephone that was off line is not applied. */
export const DEPASSEE = 'Une présence plus récente est déjà notée pour elle.'

const presence = z.enum(PRESENCES)
const MODES = ['qr', 'manuel'] as const
export type ModePointage = (typeof MODES)[number]

export const ligneEmargement = z.object({
  id: participationId,
  /** Null for who is no member, or none any more. */
  adherenteId: adherenteId.nullable(),
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
  ville: z.string().nullable(),
  /** What whoever holds the door must know of what she needs. */
  accessibilite: z.string().nullable(),
  sansInscription: z.boolean(),
  presence,
  pointeeLe: instant.nullable(),
  pointeeMode: z.enum(MODES).nullable(),
  /** SHA-256 of what her QR code says, in hexadecimal: without a network the page recognises it and could not make it. */
  empreinteQr: z.string().nullable(),
})
export type LigneEmargement = z.infer<typeof ligneEmargement>

/** The sheet, by name; whole, since the page must do without a network. */
export const feuilleEmargement = z.object({
  evenement: z.object({
    id: evenementId,
    titre: z.string(),
    dateHeureDebut: instant,
    dateHeureFin: instant,
    fuseau,
    isEnLigne: z.boolean(),
    isAnnule: z.boolean(),
    adresse: z.string().nullable(),
    ville: z.string().nullable(),
  }),
  lignes: z.array(ligneEmargement),
  nbInscrites: z.int(),
  nbPresentes: z.int(),
  /** There are more than a sheet holds. */
  plus: z.literal(true).optional(),
})
export type FeuilleEmargement = z.infer<typeof feuilleEmargement>

/** When it was done, on the telephone: what comes late does not undo what was done after. Without it, now. */
const faitLe = instant.optional()

export const presenceForm = z.strictObject({ presence, faitLe })
export type PresenceForm = z.output<typeof presenceForm>

export const pointageForm = z.strictObject({ jetonQr: z.string().min(1).max(200), faitLe })
export type PointageForm = z.output<typeof pointageForm>

/** A second time says when she was checked in, and is no error. */
export const pointage = z.object({ ligne: ligneEmargement, dejaPointee: z.boolean() })
export type Pointage = z.infer<typeof pointage>

const personne = {
  adherenteId: adherenteId.optional(),
  prenom: facultatif(NOM_MAX).optional(),
  nom: facultatif(NOM_MAX).optional(),
  email: facultatif(254).pipe(email.nullable()).optional(),
  /** Given by the telephone: sent twice, she is added once. */
  cle: z.uuid(),
  faitLe,
}
type Personne = {
  readonly adherenteId?: string | undefined
  readonly prenom?: string | null | undefined
  readonly nom?: string | null | undefined
}
const nommee = ({ adherenteId: id, prenom, nom }: Personne): boolean => Boolean(id ?? (prenom && nom))
const SANS_NOM = { error: PERSONNE_MANQUANTE, path: ['prenom'] }

/** Who comes without being registered: a member, or somebody else by her name. She is there, and takes no seat. */
export const sansInscriptionForm = z.strictObject(personne).refine(nommee, SANS_NOM)
export type SansInscriptionForm = z.output<typeof sansInscriptionForm>

const presenceOperation = z.strictObject({
  type: z.literal('presence'),
  cle: z.uuid(),
  participationId,
  presence,
  faitLe: instant,
})
const pointageOperation = z.strictObject({
  type: z.literal('pointage'),
  cle: z.uuid(),
  jetonQr: z.string().min(1).max(200),
  faitLe: instant,
})
const sansInscriptionOperation = z
  .strictObject({ type: z.literal('sans_inscription'), ...personne, faitLe: instant })
  .refine(nommee, SANS_NOM)

const operation = z.union([presenceOperation, pointageOperation, sansInscriptionOperation])
export type OperationEmargement = z.output<typeof operation>

/** What was done without a network, in its order. Sent twice, it changes nothing more. */
export const synchroForm = z.strictObject({
  operations: z.array(operation).min(1).max(SYNCHRO_MAX),
  /** What the telephone’s clock says as it sends: when that is wrong, so are its other hours. */
  envoyeLe: instant.optional(),
})
export type SynchroForm = z.output<typeof synchroForm>

/** What became of each: a refused one is told, and the others are done. */
export const synchro = z.object({
  resultats: z.array(
    z.object({
      cle: z.uuid(),
      /** `depassee`: something later had been said of her already. */
      resultat: z.enum(['faite', 'depassee', 'refusee']),
      message: z.string().nullable(),
    }),
  ),
  feuille: feuilleEmargement,
})
export type Synchro = z.infer<typeof synchro>

/** A past event whose sheet is still empty. */
export const emargementAFaire = z.object({
  id: evenementId,
  titre: z.string(),
  dateHeureDebut: instant,
  fuseau,
  ville: z.string().nullable(),
  nbInscrites: z.int(),
})
export type EmargementAFaire = z.infer<typeof emargementAFaire>
