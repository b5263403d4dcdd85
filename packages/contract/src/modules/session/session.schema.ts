import { instant } from '#kit/dates.ts'
import { idOf } from '#kit/ids.ts'
import { ETAPES_INSCRIPTION, ROLES } from '#kit/roles.ts'
import { z } from '#kit/z.ts'

export const adherenteId = idOf<'AdherenteId'>()
export type AdherenteId = z.infer<typeof adherenteId>

/** Identifiers as the login form sends them (R7-1, R5-7). */
export const credentials = z.strictObject({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
})
export type Credentials = z.infer<typeof credentials>

/** R3-5: the token is a JWT whose `exp` the client reads. */
export const tokens = z.object({ token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof tokens>

/** R3-1: who is connected. */
export const me = z.object({
  roles: z.array(z.enum(ROLES)),
  adherente: z.object({
    id: adherenteId,
    prenom: z.string(),
    nom: z.string().nullable(),
    photo: z.string().nullable(),
    dateInscription: instant,
    derniereNotation: z.object({ id: z.uuid(), datePublication: instant }).nullable(),
  }),
  etapeInscription: z.enum(ETAPES_INSCRIPTION),
})
export type Me = z.infer<typeof me>
