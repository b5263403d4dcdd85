import { KEPT_FORM_MS } from '@entrelles/contract/kit/constants.ts'

// What was typed is written when the session ends, never before: nothing is stored while a form is filled, saved or
// cancelled. The storage of the tab survives the login, and no other tab reads it. This file imports no session code,
// because the forms of the login page use it too (record 0030).

const KEY = 'formulaires'
const CHANGED = 'compteChange'

export type Typed = {
  /** The form, on its page. */
  readonly name: string
  /** The changed fields only: the others may have another saved value by then. */
  readonly values: Readonly<Record<string, unknown>>
  /** A dialog is closed when the user comes back. */
  readonly isInDialog: boolean
  /** A changed field could not be kept, such as a file. */
  readonly isPartial: boolean
}

type Kept = Typed & {
  readonly compte: string
  readonly path: string
  readonly at: number
  readonly told?: true
}

const isFresh = ({ at }: Kept): boolean => Date.now() - at < KEPT_FORM_MS

const readAll = (): readonly Kept[] => {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Kept[]).filter(isFresh)
  } catch {
    return []
  }
}

const writeAll = (kept: readonly Kept[]): void => {
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The storage is full or refused: what was typed is lost, and nothing else.
  }
}

const forms = new Set<() => Typed | undefined>()
let owner: string | undefined
let isAllKept = false

/** Registers a form; `read` returns what was typed in it, undefined when nothing was. */
export const registerForm = (read: () => Typed | undefined): (() => void) => {
  forms.add(read)
  return () => forms.delete(read)
}

/** The account whose forms are kept and given back; undefined without a session. */
export const setFormsOwner = (compte: string | undefined): void => {
  owner = compte
  if (compte !== undefined) isAllKept = false
}

/** Keeps what is typed in every form shown: the session ends, and the page leaves. */
export const keepForms = (): void => {
  if (owner === undefined) return
  const compte = owner
  const path = location.pathname
  const now = [...forms].flatMap((read) => {
    const typed = read()
    return typed ? [{ ...typed, compte, path, at: Date.now() }] : []
  })
  const isReplaced = (one: Kept) =>
    one.compte === compte && one.path === path && now.some(({ name }) => name === one.name)
  writeAll([...readAll().filter((one) => !isReplaced(one)), ...now])
  isAllKept = true
}

/** Whether everything typed has just been kept: leaving the page then loses nothing, and asks nothing. */
export const areFormsKept = (): boolean => isAllKept

const isHere = (name: string) => (one: Kept) =>
  one.compte === owner && one.path === location.pathname && one.name === name

/** What the same account had typed in this form of this page. */
export const findKept = (name: string): Typed | undefined => readAll().find(isHere(name))

/** Called once a form shows what was kept for it. */
export const dropKept = (name: string): void => writeAll(readAll().filter((one) => !isHere(name)(one)))

/** Called when the user logs out of this tab herself. */
export const dropAllKept = (): void => writeAll(readAll().filter(({ compte }) => compte !== owner))

/** Whether this tab keeps something for the account that logs in again. */
export const hasKept = (): boolean => readAll().length > 0

/** Whether forms that this page does not show are kept for the user; true once for each. */
export const tellKeptElsewhere = (): boolean => {
  const isElsewhere = (one: Kept) =>
    one.compte === owner && (one.isInDialog || one.path !== location.pathname) && !one.told
  const all = readAll()
  writeAll(all.map((one) => (isElsewhere(one) ? { ...one, told: true } : one)))
  return all.some(isElsewhere)
}

/** Remembers, across the reload, that another tab logged in with another account. */
export const markAccountChange = (): void => {
  try {
    sessionStorage.setItem(CHANGED, '1')
  } catch {
    // Only the message is lost.
  }
}

/** Whether the account has changed since the last call. */
export const tellAccountChange = (): boolean => {
  try {
    const isChanged = sessionStorage.getItem(CHANGED) !== null
    sessionStorage.removeItem(CHANGED)
    return isChanged
  } catch {
    return false
  }
}
