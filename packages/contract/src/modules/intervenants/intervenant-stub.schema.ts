import { idOf } from '#kit/ids.ts'
import { z } from '#kit/z.ts'

export const intervenantId = idOf<'IntervenantId'>()
export type IntervenantId = z.infer<typeof intervenantId>

/** A speaker by id and name, embedded in events. */
export const intervenantStub = z.object({ id: intervenantId, prenom: z.string(), nom: z.string() })
export type IntervenantStub = z.infer<typeof intervenantStub>
