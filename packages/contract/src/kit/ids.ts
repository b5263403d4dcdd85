import { z } from './z.ts'

/** A branded identifier: an EvenementId never passes for an AdherenteId. */
export const idOf = <const Brand extends string>() => z.uuid().brand<Brand>()

/** An event, as modules below events name it. */
export const evenementId = idOf<'EvenementId'>()
export type EvenementId = z.infer<typeof evenementId>

/** Parameters of a path that holds one id. */
export const idParams = <Schema extends z.ZodType>(id: Schema) => z.strictObject({ id })
