import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { publicationForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { useRef, useState } from 'react'
import { CallError, isOutdated, refusalOf, renamedRefusal } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notifyFailure } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import {
  publicationQuery,
  useCreateBrouillon,
  useCreatePublication,
  useUpdateBrouillon,
  useUpdatePublication,
} from './actus.api.ts'
import { brouillonOf, champOf, corpsOf, SAISIE_VIDE, saisieOf, type Saisie } from './saisie.ts'
import { LIBELLES, saisieForm } from './saisie-form.ts'

type Options = {
  /** Of a form that the address does not name: with the id of its post. */
  readonly name?: string
  /** The post to edit, or the draft to go on with. */
  readonly initial?: Publication | undefined
  /** What a new post starts from. */
  readonly vide?: Saisie
  /** Asked before it is published; if not, the form stays as it was. */
  readonly confirm?: (saisie: Saisie) => Promise<boolean>
  readonly onPublished: (after: Publication) => void
}

/** A draft has no place for the messages of a refused form: the toast gives the first one. */
const withReason = (error: unknown): unknown => {
  const [violation] = error instanceof CallError ? error.violations : []
  return error instanceof CallError && violation
    ? new CallError(error.status, { code: error.code, message: violation.message })
    : error
}

/** The form of a post: published, scheduled, or kept as a draft. */
export const usePublicationForm = ({
  name = 'publication',
  initial,
  vide = SAISIE_VIDE,
  confirm,
  onPublished,
}: Options) => {
  const latest = useRef(initial)
  const [isKeeping, setIsKeeping] = useState(false)
  const { mutateAsync: create } = useCreatePublication()
  const { mutateAsync: update } = useUpdatePublication()
  const { mutateAsync: createBrouillon } = useCreateBrouillon()
  const { mutateAsync: updateBrouillon } = useUpdateBrouillon()
  const [defaultValues] = useState(() => (initial ? saisieOf(initial) : vide))

  const form = useContractForm(saisieForm, {
    name,
    labels: LIBELLES,
    defaultValues,
    reread: async () => {
      latest.current = await readAgain(publicationQuery(latest.current?.id ?? ''))
      return saisieOf(latest.current)
    },
    onSubmit: async (saisie) => {
      if (confirm && !(await confirm(saisie))) throw refusalOf(commonErrors.confirmation_requise())
      const before = latest.current
      const body = publicationForm.parse(corpsOf(saisie))
      try {
        const after = before
          ? await update({ params: { id: before.id }, body: { ...body, version: before.version } })
          : await create({ body })
        onPublished(after)
      } catch (error) {
        throw renamedRefusal(error, champOf) ?? error
      }
    },
  })

  /** Keeps what is typed as a draft; undefined if it was refused. */
  const keep = async (): Promise<Publication | undefined> => {
    const before = latest.current
    const typed = form.latest()
    const body = brouillonOf(typed)
    setIsKeeping(true)
    try {
      const after = before
        ? await updateBrouillon({ params: { id: before.id }, body: { ...body, version: before.version } })
        : await createBrouillon({ body })
      latest.current = after
      // A draft stores no date: the form keeps what was typed.
      form.reset({ ...saisieOf(after), jour: typed.jour, heure: typed.heure })
      return after
    } catch (error) {
      if (isOutdated(error)) form.meetConflict(error)
      else notifyFailure(withReason(error))
      return undefined
    } finally {
      setIsKeeping(false)
    }
  }
  return { form, keep, isKeeping, isBrouillon: initial === undefined || initial.statut === 'brouillon' }
}

export type PublicationForm = ReturnType<typeof usePublicationForm>['form']
