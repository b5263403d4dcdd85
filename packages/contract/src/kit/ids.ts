import { z } from './z.ts'

/** A branded identifier: an EvenementId is not assignable to an AdherenteId. */
export const idOf = <const Brand extends string>() => z.uuid().brand<Brand>()

/** Event id, for modules that events depend on. */
export const evenementId = idOf<'EvenementId'>()
export type EvenementId = z.infer<typeof evenementId>

/** Id of a favourite, for modules whose objects are saved. */
export const favoriId = idOf<'FavoriId'>()
export type FavoriId = z.infer<typeof favoriId>

/** Parameters of a path with one id. */
export const idParams = <Schema extends z.ZodType>(id: Schema) => z.strictObject({ id })
