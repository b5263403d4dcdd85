import { instant } from '#kit/date-schemas.ts'
import { enumOfKeys } from '#kit/enum-of-keys.ts'
import { z } from '#kit/z.ts'
import { LETTRES, type NomLettre } from '#modules/envois/lettres.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** Number of a notification, unique for its recipient. */
export const notificationId = z.coerce.number<number | string>().int().min(1).brand<'NotificationId'>()
export type NotificationId = z.infer<typeof notificationId>

/** What a notification is about; its page shows the icon and the link of that kind. */
export const TYPES_CIBLE = [
  'evenement',
  'adhesion',
  'adherente',
  'territoire',
  'faq',
  'compte',
  'coup_de_pouce',
  'publication',
  'signalement',
  'discussion',
  'ressource',
  'recherche',
] as const
export type TypeCible = (typeof TYPES_CIBLE)[number]

/** Notifications are deleted after this time. */
export const NOTIFICATIONS_MOIS = 6
/** Members whom a group names; it counts the others. */
export const ACTEURES_MAX = 3

/** A member named by a notification. */
export const acteure = z.object({
  id: adherenteId,
  prenom: z.string(),
  nom: z.string().nullable(),
  photo: z.string().nullable(),
})
export type Acteure = z.infer<typeof acteure>

const cible = z.object({ type: z.enum(TYPES_CIBLE), id: z.string().nullable(), url: z.string() })
export type Cible = z.infer<typeof cible>

export const notification = z.object({
  id: notificationId,
  type: enumOfKeys<NomLettre>(LETTRES),
  /** One sentence: « Samira Haddad et 3 autres ont répondu à ta demande. » */
  titre: z.string(),
  /** The same sentence in three parts: the one in the middle is the link, a name or a title. */
  phrase: z.object({ avant: z.string(), accent: z.string(), apres: z.string() }),
  extrait: z.string().nullable(),
  cible,
  acteures: z.array(acteure).max(ACTEURES_MAX),
  nbActeures: z.int(),
  /** A second fact of the same group changes an unread notification instead of adding one. */
  groupe: z.string(),
  lue: z.boolean(),
  dateLecture: instant.nullable(),
  dateCreation: instant,
  dateMiseAJour: instant,
})
export type Notification = z.infer<typeof notification>

/** Reads what she has seen: what arrives meanwhile stays unread. */
export const lectureTotale = z.strictObject({ avant: instant })
/** Reads the notifications about a page that she opens, or about all the pages of its kind. */
export const lectureCible = z.strictObject({ type: z.enum(TYPES_CIBLE), id: z.string().max(100).optional() })
