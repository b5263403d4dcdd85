import type { z } from 'zod'

/** A file: the `File` of browsers, which the server has too; in a schema, `z.file()`. */
export type Fichier = z.core.File

const { File: FileClass } = globalThis as unknown as { readonly File: new () => Fichier }

export const isFichier = (value: unknown): value is Fichier => value instanceof FileClass

/** What surrounds the files of a form: its other fields, the boundaries, and a file a little too large to be told so. */
const MARGIN = 2 * 1024 * 1024

/** The size of a body that carries so many files. */
export const bodyBytes = (files: number, maxBytes: number): number => files * maxBytes + MARGIN
