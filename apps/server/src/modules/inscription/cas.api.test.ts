import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import {
  EMAILS,
  LAST_NAMES,
  NAMES,
  PASSWORDS,
  type Case,
} from '@entrelles/contract/kit/test-identity-cases.ts'
import { inscriptionEndpoints as endpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'

// Runs the test cases of the contract's schemas against the API.
const kit = useTestApp({ LIMITS_FACTOR: '1000' })

const violationsOf = (body: unknown) => (body === '' ? {} : { violations: (body as ErrorBody).violations })
const verdictOf = (champ: string, message: string | undefined) =>
  message === undefined ? { status: 204 } : { status: 422, violations: [{ champ, message }] }

const FORM = { prenom: 'Rozenn', email: 'rozenn@exemple.fr', motDePasse: 'Tramontane-8' }

describe.each([
  ['R5-1', 'prenom', NAMES],
  ['R5-2', 'email', EMAILS],
  ['R5-3', 'motDePasse', PASSWORDS],
] as readonly (readonly [string, string, readonly Case[]])[])(
  '[%s] field %s of the sign-up',
  (_, champ, cases) => {
    test.each(cases)('« %s »: %s', async (value, message) => {
      const body = { ...FORM, charteAcceptee: true, [champ]: value } as never
      const answer = await kit.visitor.call(endpoints.createInscription, { body })
      expect({ status: answer.status, ...violationsOf(answer.body) }).toEqual(verdictOf(champ, message))
    })
  },
)

describe('[R5-8] field nom of the second step', () => {
  let client: Client
  beforeEach(async () => {
    const compte = {
      prenom: 'Gwenola',
      nom: null,
      etape_inscription: 'etape_deux',
      paye_jusquau: null,
    } as const
    client = await kit.signIn((await createCompte(kit.db, kit.clock.now(), compte)).id)
  })

  test.each(LAST_NAMES)('« %s »: %s', async (nom, message) => {
    const body = { nom, dateDeNaissance: '1988-02-29' } as never
    const answer = await client.call(endpoints.updateEtapeDeux, { body })
    expect({ status: answer.status, ...violationsOf(answer.body) }).toEqual(verdictOf('nom', message))
  })
})
