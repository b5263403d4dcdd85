import { z } from '#kit/z.ts'

/** Unread state of a member: the two red dots (R1-3). */
export const nonLus = z.object({ messages: z.boolean(), notifications: z.boolean() })
export type NonLus = z.infer<typeof nonLus>

/** A discussion has changed: its open thread asks for what is new. It never contains the words of a message. */
export const indice = z.object({
  discussion: z.uuid(),
  revision: z.int(),
  /** Others have read it, and nothing else: no list of discussions changes. */
  lecture: z.literal(true).optional(),
})
export type Indice = z.infer<typeof indice>

/** An event of the stream. */
export const evenementFlux = z.union([nonLus, indice])
export type EvenementFlux = z.infer<typeof evenementFlux>
