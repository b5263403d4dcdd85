import { describe, expect, test } from 'vitest'
import { printed } from './log-lines.ts'

const line = (values: object) =>
  JSON.stringify({
    level: 30,
    time: new Date(2026, 10, 14, 9, 5, 7).getTime(),
    pid: 12,
    hostname: 'poste',
    name: 'api',
    ...values,
  })

describe('in a terminal', () => {
  test('a log is one line: time, level, message, values', () => {
    const answered = line({
      route: '/api/faq',
      status: 200,
      qui: 'Léa Le Goff',
      ids: [1, 2],
      msg: 'answered',
    })
    expect(printed('api', answered, true)).toBe(
      'api    │ 09:05:07 INFO  answered route=/api/faq status=200 qui="Léa Le Goff" ids=[1,2]',
    )
  })

  test('the stack of an error follows, each of its lines under the program’s name', () => {
    const err = { type: 'Error', message: 'perdu', stack: 'Error: perdu\n    at ici.ts:3' }
    expect(printed('worker', line({ level: 50, err, msg: 'job failed' }), true)).toBe(
      'worker │ 09:05:07 ERROR job failed\nworker │ Error: perdu\nworker │     at ici.ts:3',
    )
  })

  test('what is no log is shown as it is', () => {
    expect(printed('web', '  ➜  Local: http://localhost:5173/', true)).toBe(
      'web    │   ➜  Local: http://localhost:5173/',
    )
    expect(printed('web', '{"level":"haut"}', true)).toBe('web    │ {"level":"haut"}')
    expect(printed('web', '{ à moitié', true)).toBe('web    │ { à moitié')
  })
})

describe('elsewhere', () => {
  test('a log stays the JSON that programs read', () => {
    expect(printed('api', line({ msg: 'answered' }), false)).toBe(line({ msg: 'answered' }))
  })

  test('what is no log carries the program’s name', () => {
    expect(printed('web', 'ready', false)).toBe('web    │ ready')
  })
})
