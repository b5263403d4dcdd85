import { expect, test } from 'vitest'
import { ACTIONS_JOURNAL, CIBLES_JOURNAL } from './journal.actions.ts'
import { filtresJournal } from './journal.schema.ts'
import { MODULES_JOURNAL } from './journal.words.ts'

test.each(Object.keys(ACTIONS_JOURNAL))(
  'the action %s is named « module.verbe », and its module has a label',
  (action) => {
    expect(action).toMatch(/^[a-z_]+\.[a-z_]+$/)
    expect(MODULES_JOURNAL).toHaveProperty(action.split('.')[0] ?? '')
  },
)

test.each(Object.keys(CIBLES_JOURNAL))(
  'the filter accepts the target %s, as a type or as one object',
  (type) => {
    const id = '019a0000-0000-7000-8000-000000000001'
    expect(filtresJournal.safeParse({ cible: type }).success).toBe(true)
    expect(filtresJournal.safeParse({ cible: `${type}:${id}` }).success).toBe(true)
    expect(filtresJournal.safeParse({ cible: `${type}:` }).success).toBe(false)
  },
)
