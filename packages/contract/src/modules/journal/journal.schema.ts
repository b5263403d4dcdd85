import { civilDay, instant } from '#kit/date-schemas.ts'
import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import {
  ACTIONS_JOURNAL,
  NATURES_JOURNAL,
  type ActionJournal,
  type NatureJournal,
} from './journal.actions.ts'

export const entreeJournalId = idOf<'EntreeJournalId'>()
export type EntreeJournalId = z.infer<typeof entreeJournalId>
export const auteureJournalId = idOf<'AuteureJournalId'>()
export type AuteureJournalId = z.infer<typeof auteureJournalId>

/** Months for which entries are kept. */
export const JOURNAL_MOIS = 12

/** Filters of the journal; `cible` is a type, or one object: `type:id`. Days are in Paris time, both included. */
export const filtresJournal = z.strictObject({
  auteure: auteureJournalId.optional(),
  action: z.enum(Object.keys(ACTIONS_JOURNAL) as ActionJournal[]).optional(),
  cible: z
    .string()
    .max(120)
    .regex(/^[a-z_]+(:[\w-]+)?$/)
    .optional(),
  du: civilDay.optional(),
  au: civilDay.optional(),
})
export type FiltresJournal = z.output<typeof filtresJournal>

const valeurs = z.record(z.string(), z.unknown()).nullable()

/**
 * An action and its changes. `action` is a free text: during a deployment an old node may read entries of a newer one.
 */
export const entreeJournal = z.object({
  id: entreeJournalId,
  date: instant,
  /** Without an id, the author is the system. The name is the one at the time of the action. */
  auteure: z.object({
    id: auteureJournalId.nullable(),
    nom: z.string(),
    photo: z.string().nullable(),
  }),
  action: z.string(),
  libelle: z.string(),
  phrase: z.string(),
  nature: z.enum(Object.keys(NATURES_JOURNAL) as NatureJournal[]),
  cible: z.object({ type: z.string(), id: z.string(), nom: z.string() }),
  resume: z.string().nullable(),
  /** Changed fields only; secrets are masked. */
  avant: valeurs,
  apres: valeurs,
  /** Network of the IP address: /24 for IPv4, /48 for IPv6. */
  ip: z.string().nullable(),
})
export type EntreeJournal = z.infer<typeof entreeJournal>

/** Authors of the entries that are still kept. */
export const auteuresJournal = z.object({
  auteures: z.array(z.object({ id: auteureJournalId, nom: z.string() })),
})
export type AuteuresJournal = z.infer<typeof auteuresJournal>
