import { z } from './z.ts'

/** The keys of a table of words, as a schema. */
export const enumOfKeys = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(words) as [Key, ...Key[]])
