import { describe, expect, test } from 'vitest'
import * as constants from './constants.ts'

describe('constants of the product', () => {
  test('[R9-1] the yearly price is 80 €, 60 € for coordinators, 40 € with one of the listed benefits', () => {
    expect(constants.TARIFS).toEqual({ plein: 80, coordinatrice: 60, reduit: 40 })
    expect(constants.AIDES_TARIF_REDUIT).toEqual([
      'RSA',
      'AAH',
      'ASS',
      'ASPA',
      'ADA',
      'ASV',
      'RSO',
      'AV',
      'ATA',
    ])
    expect(constants.AIDES_TARIF_REDUIT).not.toContain('ARE')
  })

  test.each([
    ['a notification stays 5 s', constants.NOTIFICATION_MS, 5000],
    ['polling every 5 s', constants.POLLING_MS, 5000],
    ['a GET is kept 1 s', constants.GET_CACHE_MS, 1000],
    ['the banner comes back after 24 h', constants.BANNER_RELOAD_MS, 86_400_000],
    ['a login link lives 1 h', constants.LOGIN_LINK_MS, 3_600_000],
    ['typing settles in 500 ms', constants.DEBOUNCE_MS, 500],
    ['3 page buttons', constants.PAGE_BUTTONS, 3],
    ['names from 2 characters', constants.NAME_MIN, 2],
    ['names to 45 characters', constants.NAME_MAX, 45],
    ['passwords from 8 characters', constants.PASSWORD_MIN, 8],
    ['from 18 years', constants.AGE_MIN, 18],
    ['postal codes of 5 digits', constants.POSTAL_CODE_LENGTH, 5],
    ['comments to 255 characters', constants.RATING_COMMENT_MAX, 255],
    ['ratings from 1', constants.RATING_MIN, 1],
    ['ratings to 5', constants.RATING_MAX, 5],
  ])('[R9-2] %s', (_sentence, value, expected) => {
    expect(value).toBe(expected)
  })

  test('[R9-4] the layouts change at 1023 and 425 px', () => {
    expect(constants.BREAKPOINTS).toEqual({ mobile: 1023, tablet: 425 })
  })

  test('[R9-5] a token is expired when its exp is before now', () => {
    const exp = 1_763_110_800
    expect(constants.isTokenExpired(exp, new Date(exp * 1000 - 1))).toBe(false)
    expect(constants.isTokenExpired(exp, new Date(exp * 1000))).toBe(false)
    expect(constants.isTokenExpired(exp, new Date(exp * 1000 + 1))).toBe(true)
  })

  test('[R9-6] a chunk is retried 5 times, after growing delays, within 120 s', () => {
    const delays: readonly number[] = constants.CHUNK_RETRY_DELAYS_MS
    expect(delays).toHaveLength(5)
    expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b))
    expect(constants.CHUNK_TIMEOUT_MS).toBe(120_000)
    expect(delays.reduce((sum, delay) => sum + delay)).toBeLessThan(constants.CHUNK_TIMEOUT_MS)
  })

  test('[R9-7] error reporting samples all traces, one replay in ten and every replay of an error', () => {
    expect(constants.SENTRY_RATES).toEqual({ traces: 1, replay: 0.1, replayOnError: 1 })
  })

  test('[R9-9] lists have pages of 20 rows', () => {
    expect(constants.PAGE_LIMIT).toBe(20)
  })
})
