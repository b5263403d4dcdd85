import type { z } from '@entrelles/contract/kit/z.ts'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type Path,
  type PathValue,
  type RegisterOptions,
} from 'react-hook-form'
import { FormErrorSummary } from '#ui/FormErrorSummary.tsx'
import { changesOf } from './changes.ts'
import { fieldOf, named, resolverOf, type Rules, type Schema } from './contract-resolver.ts'
import { CallError, isOutdated, isUnconfirmed, messageOf } from './errors.ts'
import { FormNotices } from './FormNotices.tsx'
import { dropKept, findKept, registerForm } from './kept-forms.ts'
import { typedIn } from './typed.ts'

type Options<S extends Schema, Name extends string> = {
  /**
   * Names the form on its page, to find what was typed in it when the session ended. The form of a record that the
   * address does not name has the record's id: `paiement/${id}`.
   */
  readonly name: string
  /** Labels of the fields shown. */
  readonly labels: Readonly<Record<Name, string>>
  readonly defaultValues: DefaultValues<z.input<S>>
  /** Sends the valid values; an error it throws is shown above the form. */
  readonly onSubmit: (values: z.output<S>) => Promise<unknown>
  /** Reads the record again after a conflict: remembers its version, and returns its saved values. */
  readonly reread?: () => Promise<DefaultValues<z.input<S>>>
  /** Fields that are not kept when the session ends, because their text is not in the form. */
  readonly unkept?: readonly NoInfer<Name>[]
}

/** A concurrent change: the form waits for the user's choice between the saved values and her own. */
type Conflict = {
  /** By a press of the user, and not by an automatic save. */
  readonly isAsked: boolean
  readonly busy?: 'saved' | 'mine'
}

const KEEP_REFUSAL = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const

/** A form on a contract schema: spread `form.field(name)` on a field of ui/. */
export const useContractForm = <S extends Schema, Name extends Path<z.input<S>>>(
  rules: Rules<S>,
  { name: formName, labels, defaultValues, onSubmit, reread, unkept = [] }: Options<S, Name>,
) => {
  const id = useId()
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [kept, setKept] = useState(() => findKept(formName))
  const {
    control,
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    reset: resetFields,
    formState,
  } = useForm<z.input<S>, unknown, z.output<S>>({
    // The first render shows what was kept: some fields only read their first value.
    defaultValues: { ...(defaultValues as object), ...kept?.values } as DefaultValues<z.input<S>>,
    resolver: resolverOf(rules),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  })
  /** The values on the server, as far as this form knows. */
  const saved = useRef<DefaultValues<z.input<S>>>(defaultValues)
  const values = useWatch({ control })
  const { errors, submitCount, isSubmitting, isDirty } = formState
  const errorOf = (name: string) => errors[name]?.message as string | undefined
  const idOf = (name: string) => `${id}-${name}`

  const reset = useCallback<typeof resetFields>(
    (given, options) => {
      if (typeof given === 'object') saved.current = given as DefaultValues<z.input<S>>
      resetFields(given, options)
    },
    [resetFields],
  )
  /** Takes newly loaded values, unless something is typed. */
  const follow = useCallback(
    (loaded: DefaultValues<z.input<S>>) => {
      if (Object.keys(changesOf(saved.current, getValues())).length === 0)
        reset(loaded as z.input<S>, KEEP_REFUSAL)
    },
    [getValues, reset],
  )
  const type = (typed: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(typed))
      setValue(name as Path<z.input<S>>, value as PathValue<z.input<S>, Path<z.input<S>>>, {
        shouldDirty: true,
      })
  }

  /** Takes newly loaded values, with what is typed over them. */
  const rebase = (loaded: DefaultValues<z.input<S>>, mine = changesOf(saved.current, getValues())): void => {
    reset(loaded as z.input<S>, { keepSubmitCount: true })
    type(mine)
  }

  const giveBack = useEffectEvent(() => {
    if (!kept) return
    resetFields(saved.current as z.input<S>, { keepValues: true })
    type(kept.values)
    dropKept(formName)
  })
  const read = useEffectEvent(() =>
    typedIn({
      name: formName,
      element: document.querySelector<HTMLFormElement>(`[data-form="${id}"]`),
      saved: saved.current,
      values: getValues(),
      idOf,
      unkept,
    }),
  )
  useEffect(() => {
    giveBack()
    return registerForm(() => read())
  }, [])

  const fail = (error: unknown, isAsked: boolean): void => {
    // She gave up typing her password: the form stays as it was.
    if (isUnconfirmed(error)) return
    if (isOutdated(error) && reread) return setConflict({ isAsked })
    if (!(error instanceof CallError) || error.violations.length === 0) return setFailure(messageOf(error))
    for (const { champ, message } of error.violations) {
      setError(fieldOf(champ) as Path<z.input<S>>, { type: 'server', message })
    }
  }

  const send = async (valid: z.output<S>) => {
    const before = saved.current
    const sent = getValues()
    try {
      await onSubmit(valid)
      // Unless the form was reset meanwhile; what is typed since then is not saved.
      if (saved.current === before) saved.current = sent as DefaultValues<z.input<S>>
      setKept(undefined)
    } catch (error) {
      fail(error, true)
    }
  }

  /** After a conflict: the saved values, with the user's own changes over them if she keeps them. */
  const settle = async (busy: 'saved' | 'mine'): Promise<void> => {
    if (!reread) return
    setFailure(undefined)
    setConflict({ isAsked: true, busy })
    try {
      rebase(await reread(), busy === 'saved' ? {} : undefined)
      setConflict(undefined)
      if (busy === 'saved') return setKept(undefined)
      await handleSubmit(send)()
    } catch (error) {
      setConflict({ isAsked: true })
      setFailure(messageOf(error))
    }
  }

  return {
    isSubmitting,
    /** Whether leaving loses changes; false during submission, which navigates away by itself. */
    isUnsaved: isDirty && !isSubmitting,
    /** The current input values of the form. */
    values: values as z.input<S>,
    /** The values that the form started from, or that a conflict has given since. */
    saved: formState.defaultValues as z.input<S>,
    attempt: submitCount,
    reset,
    follow,
    rebase,
    /** The values that an automatic save has stored. */
    isSavedAs: (stored: DefaultValues<z.input<S>>) => {
      saved.current = stored
    },
    /** Shows the failure of an automatic save that the user must settle; the others are retried. */
    meetConflict: (error: unknown) => {
      if (isOutdated(error)) fail(error, false)
    },
    id,
    kept,
    conflict: conflict && { ...conflict, settle },
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
      setConflict(undefined)
      handleSubmit(send)(event).catch((error: unknown) => setFailure(messageOf(error)))
    },
  }
}

export type ContractForm = Pick<
  ReturnType<typeof useContractForm>,
  'attempt' | 'errors' | 'submit' | 'isSubmitting' | 'id' | 'kept' | 'conflict'
>

type FormProps = {
  readonly form: ContractForm
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The form element, with its notices and the error summary above its fields (R5-5). */
export const Form = ({ form, children, ...rest }: FormProps) => (
  <form noValidate data-form={form.id} onSubmit={form.submit} {...rest}>
    <FormNotices form={form} />
    <FormErrorSummary errors={form.errors} attempt={form.attempt} />
    {children}
  </form>
)
