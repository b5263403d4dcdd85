import { violationsOf } from '@entrelles/contract/kit/errors.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

export type Schema = z.ZodType<FieldValues, FieldValues>

/** A schema, or a function that loads it on submit: a public page must not wait for it. */
export type Rules<S extends Schema> = S | (() => Promise<S>)

/** An error on an item is shown on its list: `motsCles.2` is `motsCles`. */
export const fieldOf = (champ: string): string => champ.split('.')[0] ?? champ

/** Validates with the contract schema; one message per field, as the server gives it. */
export const resolverOf =
  <S extends Schema>(rules: Rules<S>): Resolver<z.input<S>, unknown, z.output<S>> =>
  async (values) => {
    const schema = typeof rules === 'function' ? await rules() : rules
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { champ, message } of violationsOf(parsed.error.issues)) {
      errors[fieldOf(champ)] ??= { type: 'contract', message }
    }
    return { values: {}, errors: errors as FieldErrors<z.input<S>> }
  }

/** In the error summary, prefixes the label to a message that does not name its field. */
export const named = (label: string | undefined, message: string): string =>
  label !== undefined && (message.startsWith('Ce champ') || message === MESSAGES.lien)
    ? `${label}\u00a0: ${message}`
    : message
