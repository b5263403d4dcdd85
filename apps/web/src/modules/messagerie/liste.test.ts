import { expect, test } from 'vitest'
import { liste } from './liste.ts'
import { DISCUSSION } from './test-messages.ts'

test('[M3] the filters of the inbox are in its address, and in that of the discussion open beside it', () => {
  expect(liste.href(undefined, { filtre: 'toutes' })).toBe('/messagerie')
  expect(liste.href(undefined, { filtre: 'non_lues', termes: 'awa' })).toBe(
    '/messagerie?filtre=non_lues&termes=awa',
  )
  expect(liste.href(DISCUSSION, { filtre: 'archivees' })).toBe(
    `/messagerie/discussion/${DISCUSSION}?filtre=archivees`,
  )
})

test('[R2.1-25] a filter that does not exist is ignored', () => {
  expect(liste.read(new URLSearchParams('filtre=secretes')).filtre).toBe('toutes')
  expect(liste.currentTab(liste.read(new URLSearchParams('filtre=epinglees')))?.label).toBe('Épinglées')
})
