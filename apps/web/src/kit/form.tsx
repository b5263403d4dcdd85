import { violationsOf } from '@entrelles/contract/kit/errors.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form'
import { FormErrorSummary } from '#ui/FormErrorSummary.tsx'
import { CallError, isUnconfirmed, messageOf } from './errors.ts'

type Schema = z.ZodType<FieldValues, FieldValues>

/** A schema, or a function that loads it on submit: a public page must not wait for it. */
type Rules<S extends Schema> = S | (() => Promise<S>)

type Options<S extends Schema, Name extends string> = {
  /** Labels of the fields shown. */
  readonly labels: Readonly<Record<Name, string>>
  readonly defaultValues: DefaultValues<z.input<S>>
  /** Sends the valid values; an error it throws is shown above the form. */
  readonly onSubmit: (values: z.output<S>) => Promise<unknown>
}

/** An error on an item is shown on its list: `motsCles.2` is `motsCles`. */
const fieldOf = (champ: string): string => champ.split('.')[0] ?? champ

/** Validates with the contract schema; one message per field, as the server gives it. */
const resolverOf =
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
const named = (label: string | undefined, message: string): string =>
  label !== undefined && (message.startsWith('Ce champ') || message === MESSAGES.lien)
    ? `${label}\u00a0: ${message}`
    : message

/** A form on a contract schema: spread `form.field(name)` on a field of ui/. */
export const useContractForm = <S extends Schema, Name extends Path<z.input<S>>>(
  rules: Rules<S>,
  { labels, defaultValues, onSubmit }: Options<S, Name>,
) => {
  const id = useId()
  const [failure, setFailure] = useState<string>()
  const { control, register, handleSubmit, setError, setValue, getValues, reset, formState } = useForm<
    z.input<S>,
    unknown,
    z.output<S>
  >({
    defaultValues,
    resolver: resolverOf(rules),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  })
  const values = useWatch({ control })
  const { errors, submitCount, isSubmitting, isDirty } = formState
  const errorOf = (name: string) => errors[name]?.message as string | undefined
  const idOf = (name: string) => `${id}-${name}`

  const send = async (values: z.output<S>) => {
    try {
      await onSubmit(values)
    } catch (error) {
      // She gave up typing her password: the form stays as it was.
      if (isUnconfirmed(error)) return
      if (!(error instanceof CallError) || error.violations.length === 0) return setFailure(messageOf(error))
      for (const { champ, message } of error.violations) {
        setError(fieldOf(champ) as Path<z.input<S>>, { type: 'server', message })
      }
    }
  }

  return {
    isSubmitting,
    /** Whether leaving loses changes; false during submission, which navigates away by itself. */
    isUnsaved: isDirty && !isSubmitting,
    /** The current input values of the form. */
    values: values as z.input<S>,
    attempt: submitCount,
    reset,
    /** Reads the current values, for code that resumes after an await. */
    latest: () => getValues(),
    field: (name: Name, options?: RegisterOptions<z.input<S>>) => ({
      ...register(name, options),
      id: idOf(name),
      label: labels[name],
      error: errorOf(name),
    }),
    /** The same as `field`, for a controlled component that is not a native input. */
    controlled: <N extends Name>(name: N) => ({
      id: idOf(name),
      label: labels[name],
      error: errorOf(name),
      value: values[name] as PathValue<z.input<S>, N>,
      onChange: (value: PathValue<z.input<S>, N>) =>
        setValue(name, value, { shouldDirty: true, shouldValidate: submitCount > 0 }),
    }),
    errors: [
      ...Object.keys(errors).map((name) => ({
        id: idOf(name),
        message: named(labels[name as Name], errorOf(name) ?? ''),
      })),
      ...(failure === undefined ? [] : [{ message: failure }]),
    ],
    submit: (event: FormEvent) => {
      // A form in a dialog must not submit the form of the page that opened it.
      event.stopPropagation()
      setFailure(undefined)
      handleSubmit(send)(event).catch((error: unknown) => setFailure(messageOf(error)))
    },
  }
}

export type ContractForm = Pick<
  ReturnType<typeof useContractForm>,
  'attempt' | 'errors' | 'submit' | 'isSubmitting'
>

type FormProps = {
  readonly form: ContractForm
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The form element, with the error summary above its fields (R5-5). */
export const Form = ({ form, children, ...rest }: FormProps) => (
  <form noValidate onSubmit={form.submit} {...rest}>
    <FormErrorSummary errors={form.errors} attempt={form.attempt} />
    {children}
  </form>
)
