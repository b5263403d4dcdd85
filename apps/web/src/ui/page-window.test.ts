import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('[R2.4-4] numbered links of a pagination', () => {
  it.each([
    { page: 5, pageCount: 9, expected: [4, 5, 6] },
    { page: 1, pageCount: 9, expected: [1, 2, 3] },
    { page: 2, pageCount: 9, expected: [1, 2, 3] },
    { page: 9, pageCount: 9, expected: [7, 8, 9] },
    { page: 2, pageCount: 3, expected: [1, 2, 3] },
  ])('shows three numbers around page $page of $pageCount', ({ page, pageCount, expected }) => {
    expect(pageWindow(page, pageCount)).toEqual(expected)
  })

  it('shows fewer numbers when there are fewer pages', () => {
    expect(pageWindow(2, 2)).toEqual([1, 2])
    expect(pageWindow(1, 1)).toEqual([1])
  })
})
