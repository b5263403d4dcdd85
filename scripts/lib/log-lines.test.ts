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
  test('a log entry becomes one line: time, level, message, values', () => {
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

  test('the stack of an error follows, each line prefixed with the program’s name', () => {
    const err = { type: 'Error', message: 'perdu', stack: 'Error: perdu\n    at ici.ts:3' }
    expect(printed('worker', line({ level: 50, err, msg: 'job failed' }), true)).toBe(
      'worker │ 09:05:07 ERROR job failed\nworker │ Error: perdu\nworker │     at ici.ts:3',
    )
  })

  test('a line that is not a log entry is printed unchanged after the program’s name', () => {
    expect(printed('web', '  ➜  Local: http://localhost:5173/', true)).toBe(
      'web    │   ➜  Local: http://localhost:5173/',
    )
    expect(printed('web', '{"level":"haut"}', true)).toBe('web    │ {"level":"haut"}')
    expect(printed('web', '{ à moitié', true)).toBe('web    │ { à moitié')
  })
})

describe('outside a terminal', () => {
  test('a log entry stays JSON', () => {
    expect(printed('api', line({ msg: 'answered' }), false)).toBe(line({ msg: 'answered' }))
  })

  test('a line that is not a log entry is prefixed with the program’s name', () => {
    expect(printed('web', 'ready', false)).toBe('web    │ ready')
  })
})
