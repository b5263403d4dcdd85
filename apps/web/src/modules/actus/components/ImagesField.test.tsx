// @vitest-environment jsdom
import { TEXTE_ALTERNATIF_MANQUANT } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { FakeXhr } from '#kit/test-xhr.ts'
import type { ImageSaisie } from '../saisie.ts'
import { imageDe } from '../test-publication.ts'
import { ImagesField } from './ImagesField.tsx'

// jsdom draws no picture.
vi.mock('#ui/crop-preview.ts', () => ({ picturePreview: async () => 'data:image/webp;base64,AA' }))

const page = document.createElement('div')
const root = createRoot(page)
let value: readonly ImageSaisie[]

const Essai = ({ saved, isAsked, max }: { saved: readonly ImageSaisie[]; isAsked: boolean; max: number }) => {
  const [images, setImages] = useState(saved)
  return (
    <ImagesField
      label="Photos"
      value={images}
      onChange={(changed) => {
        value = changed
        setImages(changed)
      }}
      isAsked={isAsked}
      max={max}
    />
  )
}
const show = (saved: readonly ImageSaisie[] = [], { isAsked = false, max = 6 } = {}) => {
  value = saved
  act(() => root.render(<Essai key={crypto.randomUUID()} saved={saved} isAsked={isAsked} max={max} />))
}

const jpgOf = (name: string, type = 'image/jpeg') => new File(['abc'], name, { type })
const choose = (...files: File[]) => {
  const input = page.querySelector('input[type=file]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  return act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
}
const sentAt = async (index: number): Promise<FakeXhr> => {
  await vi.waitUntil(() => FakeXhr.sent[index])
  return FakeXhr.sent[index] as FakeXhr
}
const button = (name: string) =>
  [...page.querySelectorAll('button')].find((one) => [one.textContent, one.ariaLabel].includes(name))
const error = () => page.querySelector('[aria-live]')?.textContent
const labels = () => [...page.querySelectorAll('label')].map(({ textContent }) => textContent)

beforeEach(() => {
  FakeXhr.sent = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }))
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(() => {
  act(() => root.render(null))
  vi.unstubAllGlobals()
})

describe('[M2] the photos of a post', () => {
  test('one leaves as soon as it is chosen, says how far it is, then asks for its words', async () => {
    show()
    await choose(jpgOf('etal.jpg'))
    const request = await sentAt(0)
    expect(request.url).toContain('/api/medias')
    await act(async () => request.leave(1, 2))
    expect(page.textContent).toMatch(/Envoi… 50\s%/)
    await act(async () => request.answer(201, { id: imageDe(1).id, nom: 'photo-1.webp' }))
    expect(value).toEqual([{ id: imageDe(1).id, nom: 'photo-1.webp', texteAlternatif: '' }])
    expect(labels()).toEqual(['Que montre la photo\u202f?'])
  })

  test('none is published without its words', () => {
    show([imageDe(1), { ...imageDe(2), texteAlternatif: '' }], { isAsked: true })
    expect(labels()).toEqual(['Que montre la photo 1\u202f?', 'Que montre la photo 2\u202f?'])
    expect(page.textContent?.split(TEXTE_ALTERNATIF_MANQUANT)).toHaveLength(2)
  })

  test('what is no jpg nor png, and one too many, never leave', async () => {
    show([imageDe(1)], { max: 2 })
    await choose(jpgOf('notes.gif', 'image/gif'), jpgOf('a.jpg'), jpgOf('b.jpg'))
    await sentAt(0)
    expect(error()).toContain('notes.gif\u00a0: Seuls les formats jpg et png sont acceptés.')
    expect(error()).toContain('b.jpg\u00a0: 2 au plus.')
    expect(FakeXhr.sent).toHaveLength(1)
  })

  test('a refused one says why and leaves the others', async () => {
    show([imageDe(1)])
    await choose(jpgOf('a.jpg'))
    const request = await sentAt(0)
    await act(async () =>
      request.answer(429, { code: 'trop', message: 'Demain, tu pourras en envoyer d’autres.' }),
    )
    expect(error()).toContain('a.jpg\u00a0: Demain, tu pourras en envoyer d’autres.')
    expect(value).toHaveLength(1)
  })

  test('[M2] they change places with buttons, each with its words, and the button keeps the focus', () => {
    show([imageDe(1), imageDe(2), imageDe(3)])
    const words = () =>
      [...page.querySelectorAll<HTMLInputElement>('input[type=text]')].map((one) => one.value)
    act(() => button('Monter : Photo 3')?.click())
    expect(value.map(({ id, texteAlternatif }) => [id, texteAlternatif])).toEqual(
      [1, 3, 2].map((n) => [imageDe(n).id, `Photo ${n}`]),
    )
    expect(words()).toEqual(['Photo 1', 'Photo 3', 'Photo 2'])
    expect(page.querySelector('output')?.textContent).toBe('« Photo 3 » : place 2 sur 3.')
    expect(document.activeElement).toBe(button('Monter : Photo 3'))
    act(() => button('Descendre : Photo 1')?.click())
    expect(words()).toEqual(['Photo 3', 'Photo 1', 'Photo 2'])
    // The first one has no place above.
    expect(button('Monter : Photo 3')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('[M2] a single one has no other place', () => {
    show([imageDe(1)])
    expect(button('Monter : Photo 1')).toBeUndefined()
  })

  test('one is taken away, and its button gives the focus to the next one', () => {
    show([imageDe(1)])
    act(() => button('Retirer la photo')?.click())
    expect(value).toEqual([])
    expect(document.activeElement).toBe(button('Photo'))
  })
})
