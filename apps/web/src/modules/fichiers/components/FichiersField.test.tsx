// @vitest-environment jsdom
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { FakeXhr } from '#kit/test-xhr.ts'
import { FichiersField } from './FichiersField.tsx'

const idOf = (n: number) => `019a0000-0000-7000-8000-00000000000${n}` as Fichier['id']
const BILAN: Fichier = { id: idOf(1), nom: 'bilan.pdf', type: 'pdf', taille: 245_760 }
const PLAN: Fichier = { id: idOf(2), nom: 'plan.jpg', type: 'jpg', taille: 1_258_291 }

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()
const onSubmit = vi.fn()
let value: readonly Fichier[]

const Essai = ({ saved, error }: { readonly saved: readonly Fichier[]; readonly error?: string }) => {
  const [fichiers, setFichiers] = useState(saved)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(fichiers.map(({ nom }) => nom))
      }}
    >
      <FichiersField
        usage="coup_de_pouce"
        label="Pièces jointes"
        isOptional
        value={fichiers}
        onChange={(changed) => {
          value = changed
          setFichiers(changed)
        }}
        error={error}
      />
      <button type="submit">Publier</button>
    </form>
  )
}
const show = (saved: readonly Fichier[] = [], error?: string) => {
  value = saved
  act(() => root.render(<Essai key={crypto.randomUUID()} saved={saved} {...(error && { error })} />))
}

const fileOf = (name: string, type: string, size = 3) =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size })
const pdfOf = (name: string) => fileOf(name, 'application/pdf')
const choose = (...files: File[]) => {
  const input = page.querySelector('input')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  return act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
}
const sentAt = async (index: number): Promise<FakeXhr> => {
  await vi.waitUntil(() => FakeXhr.sent[index])
  return FakeXhr.sent[index] as FakeXhr
}
const answerAt = async (index: number, status: number, body: unknown) => {
  const request = await sentAt(index)
  await act(async () => request.answer(status, body))
}
const rows = () => [...page.querySelectorAll('li')].map((row) => row.textContent)
const button = (name: string) =>
  [...page.querySelectorAll('button')].find((one) => [one.textContent, one.ariaLabel].includes(name))
const join = () => button('Joindre un fichier')
const rule = () => document.getElementById(join()?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
const error = () => page.querySelector('[aria-live]')?.textContent
const announced = () => page.querySelector('output')?.textContent

beforeEach(() => {
  FakeXhr.sent = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(() => {
  act(() => root.render(null))
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

describe('FichiersField', () => {
  test('[M1] shows the files, what is accepted and how many more', () => {
    show([BILAN])
    expect(page.querySelector('fieldset')?.ariaLabelledByElements ?? page.textContent).toBeTruthy()
    expect(page.textContent).toContain('Pièces jointes (facultatif)')
    expect(rows()).toEqual(['bilan.pdf240\u00a0Ko'])
    expect(rule()?.textContent).toBe('pdf, jpg ou png · 5\u00a0Mo au plus · encore 2')
  })

  test('[M1] a file leaves as soon as it is chosen, with its progress, then joins the others', async () => {
    show([BILAN])
    await choose(fileOf('plan.jpg', 'image/jpeg'))
    expect(rule()?.textContent).toContain('encore 1')
    const request = await sentAt(0)
    await act(async () => request.leave(62, 100))
    expect(rows()[1]).toMatch(/^plan\.jpgEnvoi… 62\s%$/)
    const progress = page.querySelector('progress')
    expect([progress?.value, progress?.ariaLabel]).toEqual([62, 'Envoi de plan.jpg'])
    await act(async () => request.leave(100, 100))
    expect(rows()[1]).toBe('plan.jpgVérification…')
    await answerAt(0, 201, PLAN)
    expect(value).toEqual([BILAN, PLAN])
    expect(rows()).toEqual(['bilan.pdf240\u00a0Ko', 'plan.jpg1,2\u00a0Mo'])
    expect(announced()).toBe('plan.jpg est joint.')
  })

  test('[M1] a wrong type, an empty or heavy file and a fourth one are refused before they leave, by name', async () => {
    show([BILAN, PLAN])
    await choose(
      fileOf('page.html', 'text/html'),
      fileOf('vide.pdf', 'application/pdf', 0),
      fileOf('lourd.pdf', 'application/pdf', 5 * 1024 * 1024 + 1),
      pdfOf('c.pdf'),
      pdfOf('d.pdf'),
    )
    expect(error()).toBe(
      [
        'page.html\u00a0: Seuls les formats pdf, jpg et png sont acceptés.',
        'vide.pdf\u00a0: Ce fichier est vide.',
        'lourd.pdf\u00a0: Le fichier doit peser 5\u00a0Mo au plus.',
        'd.pdf\u00a0: Tu peux joindre 3 fichiers au plus.',
      ].join(' '),
    )
    expect(FakeXhr.sent).toHaveLength(1)
    expect(join()?.getAttribute('aria-disabled')).toBe('true')
    expect(join()?.getAttribute('aria-invalid')).toBe('true')
    expect(rule()?.textContent).toContain('maximum atteint')
  })

  test('[M1] what the server refuses is told under the field; the next choice clears it', async () => {
    show()
    await choose(pdfOf('a.pdf'))
    const violations = [{ champ: 'fichier', message: 'Ce PDF est incomplet.' }]
    await answerAt(0, 422, { code: 'formulaire_invalide', message: 'Erreur', violations })
    expect(error()).toBe('a.pdf\u00a0: Ce PDF est incomplet.')
    expect(rows()).toEqual([])
    await choose(pdfOf('b.pdf'))
    expect(error()).toBe('')
    await answerAt(1, 409, { code: 'quota_depasse', message: 'Plus de place.' })
    expect(error()).toBe('b.pdf\u00a0: Plus de place.')
  })

  test('the refusal of the form is shown too', () => {
    show([], 'Ce fichier n’est plus disponible. Joins-le de nouveau.')
    expect(error()).toBe('Ce fichier n’est plus disponible. Joins-le de nouveau.')
  })

  test('[M1] two files that arrive at once are both kept, in the order of their arrival', async () => {
    show()
    await choose(pdfOf('bilan.pdf'), fileOf('plan.jpg', 'image/jpeg'))
    const [first, second] = [await sentAt(0), await sentAt(1)]
    await act(async () => {
      second.answer(201, PLAN)
      first.answer(201, BILAN)
    })
    expect(value).toEqual([PLAN, BILAN])
  })

  test('[M1] a file sent from here is deleted when she takes it away; one of the saved form only leaves the list', async () => {
    show([BILAN])
    await choose(fileOf('plan.jpg', 'image/jpeg'))
    await answerAt(0, 201, PLAN)
    await act(async () => button('Retirer plan.jpg')?.click())
    expect(value).toEqual([BILAN])
    expect(announced()).toBe('plan.jpg est retiré.')
    expect(document.activeElement).toBe(join())
    await act(async () => button('Retirer bilan.pdf')?.click())
    expect(value).toEqual([])
    const sent = network.mock.calls.map(([url, init]) => `${init?.method} ${new URL(url as string).pathname}`)
    expect(sent).toEqual([`DELETE /api/fichiers/${PLAN.id}`])
  })

  test('[M1] an upload is cancelled by its button, and by leaving the page', async () => {
    show()
    await choose(pdfOf('a.pdf'))
    await sentAt(0)
    const abort = vi.spyOn(FakeXhr.prototype, 'abort')
    await act(async () => button('Annuler l’envoi de a.pdf')?.click())
    expect([rows(), error(), value]).toEqual([[], '', []])
    expect(document.activeElement).toBe(join())
    await choose(pdfOf('b.pdf'))
    await sentAt(1)
    await act(async () => root.render(null))
    expect(abort).toHaveBeenCalledTimes(2)
  })

  test('a dropped file is sent like a chosen one', async () => {
    show()
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [pdfOf('a.pdf')] },
    })
    await act(async () => void page.querySelector('fieldset')?.dispatchEvent(drop))
    expect(drop.defaultPrevented).toBe(true)
    await answerAt(0, 201, BILAN)
    expect(value).toEqual([BILAN])
  })

  test('[M1] a form submitted meanwhile goes once the files have arrived', async () => {
    show()
    await choose(pdfOf('bilan.pdf'))
    await sentAt(0)
    await act(async () => button('Publier')?.click())
    expect(onSubmit).not.toHaveBeenCalled()
    await answerAt(0, 201, BILAN)
    expect(onSubmit.mock.calls).toEqual([[['bilan.pdf']]])
  })

  test('[M1] and stays if one is refused', async () => {
    show()
    await choose(pdfOf('bilan.pdf'))
    await sentAt(0)
    await act(async () => button('Publier')?.click())
    await answerAt(0, 409, { code: 'quota_depasse', message: 'Plus de place.' })
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
