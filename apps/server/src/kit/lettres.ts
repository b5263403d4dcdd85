import type { z } from '@entrelles/contract/kit/z.ts'
import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import type { Db, Tx } from '#db/client.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import type { Clock } from './clock.ts'
import type { Derive } from './derive.ts'
import type { Settings } from './settings.ts'

export type LettreCtx = {
  readonly db: Db
  readonly now: Clock
  readonly publicUrl: string
  readonly derive: Derive
  readonly settings: Settings
  readonly lettres: Lettres
  /** The URL that stops this kind of mail; absent if the member cannot switch it off. */
  readonly desabonnement?: string
}

/** The transaction that records what became of a letter. */
export type RecordCtx = Pick<LettreCtx, 'now' | 'settings' | 'lettres'> & { readonly db: Tx }

/** Why a letter does not leave, in French, for the back office; a failure if it should have left earlier. */
export class Ignoree {
  readonly motif: string
  readonly statut: 'ignore' | 'echec'
  /** Writes what follows from it, in the transaction that records it. */
  readonly apres: ((ctx: RecordCtx) => Promise<void>) | undefined

  constructor(motif: string, statut: 'ignore' | 'echec' = 'ignore', apres?: Ignoree['apres']) {
    this.motif = motif
    this.statut = statut
    this.apres = apres
  }
}

export const COMPTE_EFFACE = 'compte effacé'
/** A letter that the database still holds after a change of version. */
export const LETTRE_INCONNUE = 'lettre inconnue de cette version'

/** What became of a letter; a postponed one is tried again. */
export type Issue = {
  readonly statut: 'envoye' | 'ignore' | 'echec' | 'reporte'
  readonly motif: string | null
}

export type Written = Omit<Mail, 'id'> & {
  /** Writes a table of the module once the mail is sent, in the transaction that records the letter as sent. */
  readonly sent?: (ctx: RecordCtx) => Promise<void>
}

/** The words of a line: `accent` is stressed, and is the link. */
export type Phrase = { readonly avant?: string; readonly accent: string; readonly apres?: string }

/** Who did it: « Samira Haddad et 3 autres », and how many they are. */
export type Qui = { readonly noms: string; readonly nb: number }

/** The line of a letter in the notification centre. Its words come from the stored data, so that a page is one statement. */
export type Ligne<Schema extends z.ZodType = z.ZodType> = {
  readonly cible: (donnees: z.output<Schema>) => Cible
  readonly phrase: (donnees: z.output<Schema>, qui: Qui) => Phrase
  /** Facts of the same group share one line and one mail until the line is read. Without a group, each letter has its line. */
  readonly groupe?: (donnees: z.output<Schema>) => string
  /** Shown in the notification centre alone: no push notification is sent. */
  readonly discrete?: true
  /** Lights no dot in the notification centre: its object has a dot of its own. */
  readonly sansPoint?: true
  /** Telephones are not told while she has the product open. */
  readonly saufPresente?: true
  /**
   * Each fact of a group sends a push, not only the first. One push waits at a time, and replaces the one that is shown. The act says
   * which facts also send a mail.
   */
  readonly chaqueFait?: true
}

/** A kind of letter. What it says is read from the database when it leaves, because it may have changed since. */
export type Lettre<Schema extends z.ZodType = z.ZodType> = {
  readonly nom: NomLettre
  /** Stored with the letter: the ids that `write` reads again, and the words of its line. */
  readonly donnees: Schema
  /** Identifies the fact that the letter reports: a second letter with the same key is not sent. Also the Message-ID. */
  readonly cle: (donnees: z.output<Schema>) => string
  /** Reads its rows again, then writes the mail; without it, no mail. Imports its templates lazily: they take 45 MB, and the API needs none. */
  readonly write?: (donnees: z.output<Schema>, ctx: LettreCtx) => Promise<Written | Ignoree>
  /** How long its mail waits: `write` then decides whether it still has to leave. */
  readonly attenteMinutes?: number
  readonly ligne?: Ligne<Schema>
  /**
   * Copies the result to a table of the module, in the same transaction; also called after a failed attempt. Returns true if the letter
   * has to be tried again at once, because what it is about changed while it was judged.
   */
  readonly record?: (donnees: z.output<Schema>, issue: Issue, ctx: RecordCtx) => Promise<boolean | void>
}

export const defineLettre = <Schema extends z.ZodType<object>>(lettre: Lettre<Schema>): Lettre<Schema> =>
  lettre

/** The kinds of letters of all modules, by name. */
export type Lettres = ReadonlyMap<string, Lettre>
