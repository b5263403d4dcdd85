import { z } from '@entrelles/contract/kit/z.ts'
import type { CheckoutState, Commande, Reglement } from './payment.ts'

/** The dates have seven fractional digits and an offset, which zod's ISO validators reject. */
const date = z
  .string()
  .transform((value) => new Date(value))
  .refine((value) => !Number.isNaN(value.getTime()))

export const token = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number(),
})
export type Token = z.output<typeof token>

export const createdCheckout = z.object({ id: z.int(), redirectUrl: z.url() })

const reglement = z
  .object({
    id: z.int(),
    // Any string: an unknown state is treated as pending.
    state: z.string(),
    amount: z.int(),
    date,
    paymentReceiptUrl: z.string().nullish(),
    order: z.object({ id: z.int() }).nullish(),
  })
  .transform((payment): Reglement => ({
    id: payment.id,
    state: payment.state,
    montantCents: payment.amount,
    date: payment.date,
    recuUrl: payment.paymentReceiptUrl ?? null,
    commandeId: payment.order?.id ?? null,
  }))

const payer = z.object({
  email: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
})

export const commande = z
  .object({
    id: z.int(),
    date,
    organizationSlug: z.string(),
    formType: z.string(),
    checkoutIntentId: z.int().nullish(),
    payer: payer.nullish(),
    items: z.array(z.object({ amount: z.int() })).default([]),
    payments: z.array(reglement).default([]),
  })
  .transform((order): Commande => ({
    id: order.id,
    date: order.date,
    organisation: order.organizationSlug,
    formulaire: order.formType,
    checkoutIntentId: order.checkoutIntentId ?? null,
    payeur: {
      email: order.payer?.email ?? null,
      nom: [order.payer?.firstName, order.payer?.lastName].filter(Boolean).join(' ') || null,
    },
    montantCents: order.items.reduce((sum, item) => sum + item.amount, 0),
    reglements: order.payments,
  }))

export const checkoutState = z
  .object({ id: z.int(), metadata: z.unknown(), order: commande.nullish() })
  .transform((intent): CheckoutState => ({
    id: intent.id,
    metadata: intent.metadata,
    commande: intent.order ?? null,
  }))

export const reglements = z.object({
  // Parsed one by one: an unreadable payment of another campaign must not hide ours.
  data: z.array(reglement.nullable().catch(null)),
  pagination: z.object({ continuationToken: z.string().nullish() }).nullish(),
})
