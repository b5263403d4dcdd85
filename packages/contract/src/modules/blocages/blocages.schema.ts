import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'
import { carteAdherente } from '#modules/adherentes/adherentes.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

/** Members whom one member may have blocked at a time. */
export const BLOCAGES_MAX = 200

export const blocageForm = z.strictObject({ adherenteId })

export const blocage = z.object({ bloqueeLe: instant })
export type Blocage = z.infer<typeof blocage>

/** A member whom the caller has blocked; out of the directory, she keeps her names only. */
export const adherenteBloquee = carteAdherente
  .omit({ distanceKilometre: true })
  .extend({ id: adherenteId, bloqueeLe: instant })
export type AdherenteBloquee = z.infer<typeof adherenteBloquee>
