import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Db } from '#db/client.ts'
import type { Clock } from './clock.ts'
import type { Writing } from './jobs.ts'
import type { SharedMemory } from './redis.ts'
import type { Settings } from './settings.ts'
import type { SignedIn } from './signed-in.ts'

/** What is reported, as the reporter sees it now. */
export type Figee = {
  /**
   * Changes with each edit: a version that was judged harmless is not examined again. Null for a person, because what she
   * does has no version.
   */
  readonly version: number | null
  /** The member who wrote it, or who is reported. */
  readonly auteureId: string | null
  /** The branch whose coordinators may examine it. */
  readonly territoireId: string | null
  /** Its title; for what has none, the name of the member. */
  readonly titre: string
  /** Kept until the report is erased, whatever becomes of the original. */
  readonly copie: object
  /** The reporter moderates it, and may hide it with her report. Absent where those who moderate delete instead. */
  readonly mayHide?: boolean
}

/** The transaction of the report, or of its examination. */
export type HideCtx = Writing & { readonly now: Clock; readonly memory: SharedMemory }

/** What it was before an edit; `date` is the instant of that edit. */
export type VersionPassee = { readonly version: number; readonly date: string; readonly copie: object }

type At = { readonly now: Clock; readonly settings: Settings }

/** A kind of content, or a person, that members may report. */
export type Signalable = {
  readonly type: TypeCible
  /** Undefined if the reporter does not see it. */
  readonly freeze: (db: Db, actor: SignedIn, id: string, at: At) => Promise<Figee | undefined>
  /**
   * The page on which this moderator reads the content; null if she may not read it, or if it is gone. Absent for a private message:
   * moderators read the messages around it in the report, and have no access to the discussion.
   */
  readonly pathFor?: (db: Db, actor: SignedIn, id: string, at: At) => Promise<string | null>
  /** Hides it until somebody examines it; absent for what is never hidden without a decision. */
  readonly hide?: (ctx: HideCtx, id: string) => Promise<void>
  /** Shows again what `hide` hid; a job that was telling members of it goes on. */
  readonly restore?: (ctx: HideCtx, id: string) => Promise<void>
  /** Whether an administrator has deleted it: `restore` shows it no more. Absent where nothing deleted comes back. */
  readonly isRetire?: (db: Db, id: string) => Promise<boolean>
  /** Its earlier versions, latest first and `VERSIONS_MAX` at most, for those who examine a report; absent where none is kept. */
  readonly versions?: (db: Db, id: string) => Promise<readonly VersionPassee[]>
}

/** What may be reported, of all modules, by kind. */
export type Signalables = ReadonlyMap<TypeCible, Signalable>
