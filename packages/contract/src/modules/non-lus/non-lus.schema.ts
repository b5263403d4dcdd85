import { z } from '#kit/z.ts'

/** Unread state of a member: the two red dots (R1-3). */
export const nonLus = z.object({ messages: z.boolean(), notifications: z.boolean() })
export type NonLus = z.infer<typeof nonLus>
