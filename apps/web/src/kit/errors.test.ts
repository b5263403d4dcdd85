import { champOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { expect, test } from 'vitest'
import { CallError, renamedRefusal } from './errors.ts'

test('renamedRefusal renames the fields of violations, and returns undefined for any other error', () => {
  const violations = [{ champ: 'villeId', message: 'Sélectionne ta commune dans la liste.' }]
  const refusal = new CallError(422, { code: 'formulaire_invalide', message: '', violations })
  expect(renamedRefusal(refusal, champOf)).toMatchObject({
    status: 422,
    violations: [{ champ: 'ville', message: 'Sélectionne ta commune dans la liste.' }],
  })
  expect(renamedRefusal(new CallError(500), champOf)).toBeUndefined()
  expect(renamedRefusal(new Error('autre'), champOf)).toBeUndefined()
})
