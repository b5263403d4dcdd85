import { inscriptionEndpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { signUpOf } from './inscription.factory.ts'

// With the production rate limits.
const kit = useTestApp()

const signUp = async (from: string, body: Record<string, unknown>): Promise<number> => {
  const { path: url } = inscriptionEndpoints.createInscription
  const { status } = await kit.visitor.inject({ method: 'POST', url, payload: body, remoteAddress: from })
  return status
}

test('[R4-5] a workshop signs up from one address, whatever mistakes are made; the 61st sign-up of an hour is refused', async () => {
  const HALL = '10.20.0.1'
  const { motDePasse, ...rest } = signUpOf('atelier')
  for (let n = 0; n < 70; n += 1) {
    expect(await signUp(HALL, { ...rest, motDePasse, email: 'illisible' })).toBe(422)
    expect(await signUp(HALL, { ...rest, motDePasse: 'Motdepasse1!' })).toBe(422)
  }
  const together = (start: number) =>
    Promise.all(Array.from({ length: 30 }, (_, n) => signUp(HALL, signUpOf(`atelier-${start + n}`))))
  expect(await together(0)).toEqual(Array(30).fill(204))
  expect(await together(30)).toEqual(Array(30).fill(204))
  expect(await signUp(HALL, signUpOf('atelier-60'))).toBe(429)
  expect(await signUp('10.20.0.2', signUpOf('atelier-60'))).toBe(204)
})
