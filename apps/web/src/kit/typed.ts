import { changesOf } from './changes.ts'
import type { Typed } from './kept-forms.ts'

type Values = Readonly<Record<string, unknown>>

type Source = {
  readonly name: string
  readonly element: HTMLFormElement | null
  readonly saved: Values
  readonly values: Values
  /** The id of a field's control. */
  readonly idOf: (name: string) => string
  readonly unkept: readonly string[]
}

const SECRETS = new Set(['current-password', 'new-password', 'one-time-code'])

const isSecret = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'password' || SECRETS.has(control.getAttribute('autocomplete') ?? ''))

const hasFile = (value: unknown): boolean => {
  if (value instanceof Blob || value instanceof FileList) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile)
}

/** A chosen picture (its control is a button), or a person searched by name, whose name is not in the form. */
const isShownElsewhere = (control: HTMLElement, value: unknown): boolean =>
  control instanceof HTMLButtonElement ||
  (control.getAttribute('role') === 'combobox' && typeof value === 'string')

/** What a form may keep: no password, no code, no file, and nothing that would come back unseen. */
export const typedIn = ({ name, element, saved, values, idOf, unkept }: Source): Typed | undefined => {
  if (element === null) return undefined
  const kept: Record<string, unknown> = {}
  let isPartial = false
  for (const [field, value] of Object.entries(changesOf(saved, values))) {
    const control = document.getElementById(idOf(field))
    if (control && isSecret(control)) continue
    if (unkept.includes(field) || hasFile(value) || (control && isShownElsewhere(control, value)))
      isPartial = true
    else kept[field] = value
  }
  if (Object.keys(kept).length === 0 && !isPartial) return undefined
  return {
    name,
    values: kept,
    isPartial,
    isInDialog: element.closest('[role="dialog"], [role="alertdialog"]') !== null,
  }
}
