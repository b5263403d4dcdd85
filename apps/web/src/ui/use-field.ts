import { useId, type ReactNode } from 'react'

/** The texts around the control of a field. */
export type FieldTexts = {
  readonly label: ReactNode
  /** Instructions between the label and the control. */
  readonly hint?: ReactNode
  /** Additional help below the control. */
  readonly description?: ReactNode
  /** The validation error. */
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

export type FieldParts = ReturnType<typeof partsOf>

/** Links a control to its texts: pass `control` to the input and `parts` to Field. */
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
