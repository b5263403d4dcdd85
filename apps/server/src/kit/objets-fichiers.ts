import type { UsageFichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { Db } from '#db/client.ts'
import type { SignedIn } from './signed-in.ts'

/** A kind of object with private files: who reads the object reads its files. */
export type ObjetFichiers = {
  readonly type: UsageFichier
  /** Asked again for each file and each opening; false for an object that is gone. */
  readonly canRead: (db: Db, actor: SignedIn, objetId: string, now: Date) => Promise<boolean>
}

/** The kinds of objects with private files, of all modules. */
export type ObjetsFichiers = ReadonlyMap<UsageFichier, ObjetFichiers>
