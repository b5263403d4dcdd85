import { z } from '#kit/z.ts'

const nombre = z.object({ nb: z.int(), plus: z.literal(true).optional() })
/** The count of each tab; planned letters are only in the first. */
export const resumeEnvois = z.object({ tous: nombre, envoye: nombre, ignore: nombre, echec: nombre })
export type ResumeEnvois = z.infer<typeof resumeEnvois>
