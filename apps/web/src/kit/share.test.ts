import { expect, test, vi } from 'vitest'
import { share } from './share.ts'

const evenement = { title: 'Fixer ses prix', url: 'https://entrelles.test/evenement/1' }
const clipboard = () => ({ writeText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined) })

test('[R2.1-10] an event is shared by the sheet of the system, and nothing is copied', async () => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  const paper = clipboard()
  expect(await share(evenement, { share: sheet, clipboard: paper })).toBe('shared')
  expect(sheet).toHaveBeenCalledWith(evenement)
  expect(paper.writeText).not.toHaveBeenCalled()
})

test('[R2.1-10] a member who closes the sheet copies nothing', async () => {
  const sheet = () => Promise.reject(new DOMException('closed', 'AbortError'))
  const paper = clipboard()
  expect(await share(evenement, { share: sheet, clipboard: paper })).toBe('given-up')
  expect(paper.writeText).not.toHaveBeenCalled()
})

test('[R2.1-10] without a sheet, or with one that fails, the link is copied', async () => {
  const sheet = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  for (const browser of [{}, { share: sheet }]) {
    const paper = clipboard()
    expect(await share(evenement, { ...browser, clipboard: paper })).toBe('copied')
    expect(paper.writeText).toHaveBeenCalledWith(evenement.url)
  }
})

test('[R2.1-10] a browser that can neither share nor copy has the link shown', async () => {
  expect(await share(evenement, {})).toBe('shown')
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  expect(await share(evenement, { clipboard: { writeText } })).toBe('shown')
})
