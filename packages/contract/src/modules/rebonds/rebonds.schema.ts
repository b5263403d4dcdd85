import { instant } from '#kit/date-schemas.ts'
import { z } from '#kit/z.ts'

/** Why an address is no longer written to: its server refuses it for good, or its owner reported a mail as spam. */
export const NATURES_REBOND = ['definitif', 'plainte'] as const
export type NatureRebond = (typeof NATURES_REBOND)[number]

/** The forms of the webhook: a generic one, and those of two mail services. */
export const SOURCES_REBOND = ['generique', 'brevo', 'mailgun'] as const
export type SourceRebond = (typeof SOURCES_REBOND)[number]

/** The mark of an address, for administrators. */
export const rebond = z.object({
  nature: z.enum(NATURES_REBOND),
  /** The words of the mail service. */
  motif: z.string().nullable(),
  le: instant,
})
export type Rebond = z.infer<typeof rebond>
