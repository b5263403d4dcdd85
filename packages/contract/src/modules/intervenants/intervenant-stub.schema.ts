import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'

export const intervenantId = idOf<'IntervenantId'>()
export type IntervenantId = z.infer<typeof intervenantId>

/** A speaker by her name, as events show her. */
export const intervenantStub = z.object({ id: intervenantId, prenom: z.string(), nom: z.string() })
export type IntervenantStub = z.infer<typeof intervenantStub>
