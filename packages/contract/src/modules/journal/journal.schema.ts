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

/** How long a line is kept. */
export const JOURNAL_MOIS = 12

/** What narrows the journal; `cible` is a type, or one target: `type:id`. Days are those of Paris, both included. */
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

/** An act and what it changed. Its action is a free text: a node that is being replaced reads lines of the next one. */
export const entreeJournal = z.object({
  id: entreeJournalId,
  date: instant,
  /** Without an id, the product itself. Her name is that of the day of the act. */
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
  /** Only what changed; what is secret is masked. */
  avant: valeurs,
  apres: valeurs,
  /** The first three parts of her address. */
  ip: z.string().nullable(),
})
export type EntreeJournal = z.infer<typeof entreeJournal>

/** Those who have done something that the journal still holds. */
export const auteuresJournal = z.object({
  auteures: z.array(z.object({ id: auteureJournalId, nom: z.string() })),
})
export type AuteuresJournal = z.infer<typeof auteuresJournal>
