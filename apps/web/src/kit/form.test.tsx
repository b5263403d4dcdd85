// @vitest-environment jsdom
import { KEPT_FORM_MS } from '@entrelles/contract/kit/constants.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { refusalOf } from './errors.ts'
import { Form, useContractForm } from './form.tsx'
import {
  areFormsKept,
  dropAllKept,
  hasKept,
  keepForms,
  setFormsOwner,
  tellKeptElsewhere,
} from './kept-forms.ts'

const schema = z.object({
  titre: z.string(),
  lieu: z.string(),
  password: z.string(),
  image: z.union([z.string(), z.file()]).nullable(),
  version: z.int(),
})
type Values = z.input<typeof schema>

const SAVED: Values = { titre: 'Atelier', lieu: 'Crest', password: '', image: null, version: 1 }
const KEPT = 'Ta session s’est terminée'
const OUTDATED = 'Cette fiche a été modifiée entre-temps.'

type EssaiProps = {
  readonly name?: string
  readonly saved?: Values
  readonly onSubmit?: (values: Values) => Promise<unknown>
  readonly reread?: () => Promise<Values>
  readonly isDialog?: boolean
}

const Essai = ({
  name = 'essai',
  saved = SAVED,
  onSubmit = async () => undefined,
  reread,
  isDialog,
}: EssaiProps) => {
  const form = useContractForm(schema, {
    name,
    labels: { titre: 'Titre', lieu: 'Lieu', password: 'Mot de passe', image: 'Image', version: 'Version' },
    defaultValues: saved,
    onSubmit,
    ...(reread && { reread }),
  })
  const image = form.controlled('image')
  return (
    <div {...(isDialog && { role: 'dialog' })}>
      <Form form={form}>
        <TextField {...form.field('titre')} />
        <TextField {...form.field('lieu')} />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <button type="button" id={image.id} onClick={() => image.onChange(new File(['x'], 'photo.png'))}>
          Image
        </button>
        <output>{form.isUnsaved ? 'modifié' : 'à jour'}</output>
        <button type="submit">Envoyer</button>
      </Form>
    </div>
  )
}

const page = document.createElement('div')
let root: Root

const show = (props: EssaiProps = {}) => {
  root = createRoot(page)
  act(() => root.render(<Essai {...props} />))
}
const leave = () => act(() => root.unmount())
const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const type = (name: string, text: string) =>
  act(() => {
    const input = field(name)
    // React only hears of a value set by the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (label: string) =>
  act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === label)?.click())

/** The session ends while the form is shown, then its owner opens the page again. */
const comeBack = (compte = 'maelle', props: EssaiProps = {}) => {
  keepForms()
  leave()
  setFormsOwner(undefined)
  setFormsOwner(compte)
  show(props)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
  sessionStorage.clear()
  history.replaceState(null, '', '/mon-compte')
  setFormsOwner('maelle')
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

test('[R4-4] what was typed comes back after the session ended, with a word why, and is still to be saved', () => {
  show()
  type('titre', 'Atelier couture')
  comeBack()
  expect(field('titre')?.value).toBe('Atelier couture')
  expect(page.textContent).toContain(KEPT)
  expect(page.querySelector('output')?.textContent).toBe('modifié')
  expect(hasKept()).toBe(false)
})

test('[R4-4] a form that nobody changed keeps nothing', () => {
  show()
  comeBack()
  expect(page.textContent).not.toContain(KEPT)
  expect(sessionStorage).toHaveLength(0)
})

test('[R4-4] while a form is filled, and after it is saved, nothing is stored', async () => {
  show()
  type('titre', 'Atelier couture')
  expect(sessionStorage).toHaveLength(0)
  await press('Envoyer')
  comeBack()
  expect(page.textContent).not.toContain(KEPT)
})

test('[R4-4] another account never sees what was typed; its owner does, later', () => {
  show()
  type('titre', 'Atelier couture')
  comeBack('samira')
  expect(field('titre')?.value).toBe('Atelier')
  expect(page.textContent).not.toContain(KEPT)
  expect(tellKeptElsewhere()).toBe(false)
  comeBack('maelle')
  expect(field('titre')?.value).toBe('Atelier couture')
})

test('[R4-4] passwords are never kept, even while shown, nor files; the notice says that a picture is missing', async () => {
  show()
  type('titre', 'Atelier couture')
  type('password', 'Soleil-2026')
  await act(async () => page.querySelector<HTMLElement>('[aria-pressed]')?.click())
  expect(field('password')?.type).toBe('text')
  await press('Image')
  keepForms()
  const stored = sessionStorage.getItem('formulaires')
  expect(stored).toContain('Atelier couture')
  expect(stored).not.toContain('Soleil-2026')
  expect(stored).not.toContain('photo.png')
  comeBack()
  expect(field('password')?.value).toBe('')
  expect(page.textContent).toContain('Remets les images')
})

test('[R4-4] a password alone is nothing to keep', () => {
  show()
  type('password', 'Soleil-2026')
  comeBack()
  expect(page.textContent).not.toContain(KEPT)
})

test('[R4-4] what was typed is for its form and its page', () => {
  show()
  type('titre', 'Atelier couture')
  comeBack('maelle', { name: 'autre' })
  expect(field('titre')?.value).toBe('Atelier')
  history.replaceState(null, '', '/faq')
  comeBack()
  expect(field('titre')?.value).toBe('Atelier')
  history.replaceState(null, '', '/mon-compte')
  comeBack()
  expect(field('titre')?.value).toBe('Atelier couture')
})

test('[R4-4] what was typed is forgotten after 24 hours, and when she logs out of this tab', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  show()
  type('titre', 'Atelier couture')
  keepForms()
  leave()
  vi.setSystemTime(Date.now() + KEPT_FORM_MS)
  show()
  expect(field('titre')?.value).toBe('Atelier')

  type('titre', 'Atelier vélo')
  keepForms()
  dropAllKept()
  expect(hasKept()).toBe(false)
})

test('[R4-4] a field that she did not change takes its newest saved value', () => {
  show()
  type('titre', 'Atelier couture')
  comeBack('maelle', { saved: { ...SAVED, lieu: 'Die', version: 2 } })
  expect(field('titre')?.value).toBe('Atelier couture')
  expect(field('lieu')?.value).toBe('Die')
})

test('[R4-4] the page tells once what waits in a dialog, which is closed', () => {
  show({ isDialog: true })
  type('titre', 'Atelier couture')
  keepForms()
  leave()
  setFormsOwner('maelle')
  expect(tellKeptElsewhere()).toBe(true)
  expect(tellKeptElsewhere()).toBe(false)
  show({ isDialog: true })
  expect(field('titre')?.value).toBe('Atelier couture')
})

test('a visitor keeps nothing', () => {
  setFormsOwner(undefined)
  show()
  type('titre', 'Atelier couture')
  keepForms()
  expect(sessionStorage).toHaveLength(0)
  expect(areFormsKept()).toBe(false)
})

test('a page that leaves with everything kept need not ask; the next session asks again', () => {
  show()
  expect(areFormsKept()).toBe(false)
  keepForms()
  expect(areFormsKept()).toBe(true)
  setFormsOwner('maelle')
  expect(areFormsKept()).toBe(false)
})

/** A server whose record has version 2, changed elsewhere. */
const server = () => {
  const saved = { ...SAVED, lieu: 'Die', version: 2 }
  const onSubmit = vi.fn(async ({ version }: Values) => {
    if (version !== saved.version) throw refusalOf(commonErrors.version_depassee())
  })
  return { onSubmit, reread: async () => saved }
}

test('after a conflict, the text is still there, and saving it anyway keeps what changed elsewhere', async () => {
  const { onSubmit, reread } = server()
  show({ onSubmit, reread })
  type('titre', 'Atelier couture')
  await press('Envoyer')
  expect(page.textContent).toContain(OUTDATED)
  expect(document.activeElement?.textContent).toContain(OUTDATED)
  expect(field('titre')?.value).toBe('Atelier couture')
  await press('Enregistrer quand même')
  expect(onSubmit).toHaveBeenLastCalledWith({ ...SAVED, titre: 'Atelier couture', lieu: 'Die', version: 2 })
  expect(page.textContent).not.toContain(OUTDATED)
})

test('after a conflict, the saved version replaces the text, and nothing is sent', async () => {
  const { onSubmit, reread } = server()
  show({ onSubmit, reread })
  type('titre', 'Atelier couture')
  await press('Envoyer')
  await press('Reprendre la version enregistrée')
  expect(field('titre')?.value).toBe('Atelier')
  expect(field('lieu')?.value).toBe('Die')
  expect(page.querySelector('output')?.textContent).toBe('à jour')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a record deleted meanwhile: the text stays, with the refusal', async () => {
  const { onSubmit } = server()
  const reread = async () => Promise.reject(refusalOf(commonErrors.introuvable()))
  show({ onSubmit, reread })
  type('titre', 'Atelier couture')
  await press('Envoyer')
  await press('Enregistrer quand même')
  expect(page.textContent).toContain('Cette page n’existe pas')
  expect(field('titre')?.value).toBe('Atelier couture')
})

test('a form without a version to read again shows the refusal, and keeps the text', async () => {
  show({ onSubmit: async () => Promise.reject(refusalOf(commonErrors.version_depassee())) })
  type('titre', 'Atelier couture')
  await press('Envoyer')
  expect(page.textContent).toContain(OUTDATED)
  expect(page.textContent).not.toContain('Enregistrer quand même')
  expect(field('titre')?.value).toBe('Atelier couture')
})
