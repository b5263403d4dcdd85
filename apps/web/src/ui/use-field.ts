import { useId, type ReactNode } from 'react'

/** What every field says around its control. */
export type FieldTexts = {
  readonly label: ReactNode
  /** How to fill it, under the label, before the control. */
  readonly hint?: ReactNode
  /** What helps once it is being filled, under the control. */
  readonly description?: ReactNode
  /** The one broken rule. */
  readonly error?: string | undefined
}

type FieldContent = Omit<FieldTexts, 'label'> & {
  readonly id?: string | undefined
  readonly hasCounter?: boolean
}

const partsOf = (id: string) => ({
  control: id,
  label: `${id}-libelle`,
  hint: `${id}-aide`,
  description: `${id}-precision`,
  counter: `${id}-compteur`,
  error: `${id}-erreur`,
})

/** The ids of a field's parts. */
export type FieldParts = ReturnType<typeof partsOf>

/** Ties a control to its texts: give `control` to the input and `parts` to Field. */
export const useField = ({ id, hint, description, error, hasCounter = false }: FieldContent) => {
  const generatedId = useId()
  const parts = partsOf(id ?? generatedId)
  const describedBy = [
    error && parts.error,
    hint && parts.hint,
    description && parts.description,
    hasCounter && parts.counter,
  ].filter(Boolean)
  const control = {
    id: parts.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  }
  return { parts, control }
}
