import type {
  Notification,
  NotificationId,
} from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { describe, expect, test } from 'vitest'
import { dernierInstantOf, notificationsOf, sectionsOf } from './sections.ts'

const row = (id: number, lue = true, dateMiseAJour = `2026-11-${10 + id}T09:00:00.000Z`) =>
  ({ id: id as NotificationId, lue, dateMiseAJour }) as Notification
const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => Number(id))

describe('[R2.1-16] the rows of the pages', () => {
  test('follow each other in the order of the server', () => {
    const pages = [{ notifications: [row(3), row(2)] }, { notifications: [row(1)] }, { notifications: [] }]
    expect(idsOf(notificationsOf(pages))).toEqual([3, 2, 1])
    expect(notificationsOf([])).toEqual([])
  })

  test('are shown once, at their first place', () => {
    const pages = [{ notifications: [row(3, false), row(2)] }, { notifications: [row(2), row(3), row(1)] }]
    const rows = notificationsOf(pages)
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect(rows[0]?.lue).toBe(false)
  })
})

describe('[R2.1-16] the sections', () => {
  const shown = (rows: readonly Notification[]) =>
    sectionsOf(rows).map(({ titre, notifications }) => [titre, idsOf(notifications)])

  test('unread ones come first, in their order', () => {
    expect(shown([row(4, false), row(1, false), row(3), row(2)])).toEqual([
      ['Nouvelles', [4, 1]],
      ['Plus tôt', [3, 2]],
    ])
  })

  test('an empty one is left out', () => {
    expect(shown([row(1)])).toEqual([['Plus tôt', [1]]])
    expect(shown([row(1, false)])).toEqual([['Nouvelles', [1]]])
    expect(shown([])).toEqual([])
  })
})

test('[R2.1-16] the newest instant is of all that is shown, wherever it stands', () => {
  expect(dernierInstantOf([row(1, false), row(5), row(2)])).toBe('2026-11-15T09:00:00.000Z')
  expect(dernierInstantOf([])).toBeUndefined()
})
