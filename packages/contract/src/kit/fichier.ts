import type { z } from 'zod'

/** The `File` of browsers, which Node has too; `z.file()` in a schema. */
export type Fichier = z.core.File

const { File: FileClass } = globalThis as unknown as { readonly File: new () => Fichier }

export const isFichier = (value: unknown): value is Fichier => value instanceof FileClass

/** Room for the other fields and the boundaries, so that a slightly too large file still reaches the schema's check. */
const MARGIN = 2 * 1024 * 1024

/** Maximum size of a body with that many files. */
export const bodyBytes = (files: number, maxBytes: number): number => files * maxBytes + MARGIN
