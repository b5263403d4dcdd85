import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte, createJeton } from './session.factory.ts'
import { secretOfJeton } from './session.public.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))

const EXPIRED = { status: 410, body: { code: 'lien_expire', message: 'Le lien est expiré !' } }

const linkTo = async (
  fields: Parameters<typeof createCompte>[2] = {},
  usage: 'connexion' | 'mot_de_passe' = 'connexion',
) => {
  const { id } = await createCompte(kit.db, kit.clock.now(), fields)
  const { derive } = kit.services
  return secretOfJeton(derive, await createJeton(kit.db, derive, { compteId: id, usage }, kit.clock.now()))
}
let callers = 0
const look = (token: string, remoteAddress = `10.1.0.${(callers += 1)}`) =>
  kit.visitor.inject({ url: `/api/connexion/lien/${token}/apercu`, remoteAddress })
const follow = (token: string) => kit.visitor.call(endpoints.createSessionParLien, { params: { token } })

describe('GET /api/connexion/lien/{token}/apercu', () => {
  test('[R7-1] [R2.1-2] names the account, and the link still works once', async () => {
    const token = await linkTo({ prenom: 'Rozenn', email: 'rozenn.kerguelen@exemple.fr' })
    for (let time = 0; time < 2; time += 1) {
      const answer = await look(token)
      expect(answer).toMatchObject({
        status: 200,
        body: { prenom: 'Rozenn', emailMasque: 'r•••@exemple.fr', motDePasseAChoisir: false },
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    expect((await follow(token)).status).toBe(200)
    expect(await look(token)).toMatchObject(EXPIRED)
  })

  test('[R8-4] an expired link, an unknown one and a link for another purpose get the same answer', async () => {
    const late = await linkTo()
    kit.clock.advance(3_600_000)
    for (const token of [late, 'A'.repeat(43), await linkTo({}, 'mot_de_passe')])
      expect(await look(token)).toMatchObject(EXPIRED)
    expect((await look('court')).status).toBe(422)
  })

  test('does not confirm the address', async () => {
    const token = await linkTo({ email: 'a-confirmer@exemple.fr', email_valide_le: null })
    expect(await look(token)).toMatchObject({ body: { motDePasseAChoisir: true } })
    const compte = await kit.db
      .selectFrom('comptes')
      .where('email', '=', 'a-confirmer@exemple.fr')
      .select('email_valide_le')
      .executeTakeFirstOrThrow()
    expect(compte.email_valide_le).toBeNull()
  })

  test('[R6-1] a suspended member gets the reason', async () => {
    const token = await linkTo({ suspendue_jusquau: '2026-12-14T23:00:00Z' })
    expect(await look(token)).toMatchObject({ status: 403, body: { code: 'compte_suspendu' } })
  })

  test('the 31st request of a caller in five minutes is refused', async () => {
    for (let asked = 0; asked < 30; asked += 1)
      expect((await look('A'.repeat(43), '10.2.0.1')).status).toBe(410)
    expect((await look('A'.repeat(43), '10.2.0.1')).status).toBe(429)
    expect((await look('A'.repeat(43), '10.2.0.2')).status).toBe(410)
  })
})
