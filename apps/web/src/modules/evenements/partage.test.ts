import { expect, test, vi } from 'vitest'
import { lienOf, partager } from './partage.ts'

const evenement = { title: 'Fixer ses prix', url: 'https://entrelles.test/evenement/1' }
const clipboard = () => ({ writeText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined) })

test('[R2.1-10] the shared link is the address of the event', () => {
  expect(lienOf('https://entrelles.test', '1')).toBe(evenement.url)
})

test('[R2.1-10] an event is shared by the sheet of the system, and nothing is copied', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  const paper = clipboard()
  expect(await partager(evenement, { share, clipboard: paper })).toBe('partage')
  expect(share).toHaveBeenCalledWith(evenement)
  expect(paper.writeText).not.toHaveBeenCalled()
})

test('[R2.1-10] a member who closes the sheet copies nothing', async () => {
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  const paper = clipboard()
  expect(await partager(evenement, { share, clipboard: paper })).toBe('renonce')
  expect(paper.writeText).not.toHaveBeenCalled()
})

test('[R2.1-10] without a sheet, or with one that fails, the link is copied', async () => {
  const share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  for (const browser of [{}, { share }]) {
    const paper = clipboard()
    expect(await partager(evenement, { ...browser, clipboard: paper })).toBe('copie')
    expect(paper.writeText).toHaveBeenCalledWith(evenement.url)
  }
})

test('[R2.1-10] a browser that can neither share nor copy has the link shown', async () => {
  expect(await partager(evenement, {})).toBe('montre')
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  expect(await partager(evenement, { clipboard: { writeText } })).toBe('montre')
})
