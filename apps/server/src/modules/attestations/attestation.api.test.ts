import { adhesionsEndpoints } from '@entrelles/contract/modules/adhesions/adhesions.endpoints.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { buildAttestation } from './attestation-pdf.ts'
import { findAttestation } from './attestations.queries.ts'

const kit = useTestApp()
const { getAttestation } = adhesionsEndpoints

const paidBy = async (persona: 'adherente' | 'expiree') => {
  const compte = await createPersona(kit.db, kit.clock.now(), persona)
  const debut = persona === 'expiree' ? '2025-03-01' : '2026-11-14'
  const { id } = await createAdhesion(kit.db, kit.clock.now(), { compteId: compte.id, debut })
  return { client: await kit.signIn(compte.id), compteId: compte.id, id: id as AdhesionId }
}

describe('[R9-1] the attestation of a paid year', () => {
  test.each(['adherente', 'expiree'] as const)('is sent to the member who paid it, %s', async (persona) => {
    const { client, compteId, id } = await paidBy(persona)
    const answer = await kit.app.inject({
      url: `/api/adhesions/${id}/attestation`,
      headers: { authorization: `Bearer ${client.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    const facts = await findAttestation(kit.db, id, compteId)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''attestation-adhesion-${facts?.numero}.pdf`,
    )
    if (!facts) throw new Error('her year is not found')
    expect(answer.rawPayload).toEqual(await buildAttestation(facts))
  })

  test('answers 404 to another member, and 401 to a visitor', async () => {
    const { id } = await paidBy('adherente')
    const other = await kit.as('adherente')
    expect(await other.call(getAttestation, { params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'adhesion_introuvable' },
    })
    expect(await kit.visitor.call(getAttestation, { params: { id } })).toMatchObject({ status: 401 })
  })

  test('answers 404 to an administrator who did not pay it', async () => {
    const { id } = await paidBy('adherente')
    const administratrice = await kit.as('administratrice')
    expect(await administratrice.call(getAttestation, { params: { id } })).toMatchObject({ status: 404 })
  })

  test('answers 404 once the year is cancelled', async () => {
    const { client, id } = await paidBy('adherente')
    await kit.db.updateTable('adhesions').set({ annulee_le: kit.clock.now() }).where('id', '=', id).execute()
    expect(await client.call(getAttestation, { params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'adhesion_introuvable' },
    })
  })
})
