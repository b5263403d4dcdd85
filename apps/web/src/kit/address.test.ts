import { expect, test } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { followRouter, pageOf, searchNow } from './address.ts'

test.each([
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['deux', 1],
  ['', 1],
  ['1e999', 1],
  [null, 1],
  [undefined, 1],
])('[R2.1-25] page %s of an address is page %i', (pagenum, page) => {
  expect(pageOf(pagenum)).toBe(page)
})

test('[R2.1-25] the filters of a page that is being opened are read before its guards have resolved', async () => {
  let open: () => void = () => undefined
  const loader = () => new Promise<null>((resolve) => (open = () => resolve(null)))
  const router = createMemoryRouter([{ path: '/', loader }], {
    initialEntries: ['/?statut=grace'],
    hydrationData: { loaderData: {} },
  })
  followRouter(router)
  open()
  await expect.poll(() => router.state.initialized).toBe(true)
  expect(searchNow().get('statut')).toBe('grace')
  const opened = router.navigate('/?origine=cheque')
  expect(router.state.location.search).toBe('?statut=grace')
  expect(searchNow().toString()).toBe('origine=cheque')
  open()
  await opened
  expect(searchNow().toString()).toBe('origine=cheque')
})
