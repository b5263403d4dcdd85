import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsEndpoints as endpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import { carteIntervenant } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from './intervenants.factory.ts'

const kit = useTestApp()
const HEURE = 3_600_000
const UNKNOWN = '019a0000-0000-7000-8000-000000000001' as IntervenantId

const at = (hours: number): Date => new Date(kit.clock.now().getTime() + hours * HEURE)
const add = (fields: Parameters<typeof createIntervenant>[2] = {}) =>
  createIntervenant(kit.db, kit.clock.now(), fields)

describe('GET /api/intervenants/{id}', () => {
  test('[M7] a member reads a consenting speaker without contact details, with her published events, upcoming ones first', async () => {
    const id = await add({
      email: 'h@exemple.fr',
      telephone: '0639980427',
      note_interne: 'Train',
      lien_fdt: 'https://e.fr',
    })
    const [past, next, draft] = [at(-48), at(48), null]
    await createEvenement(kit.db, kit.clock.now(), { titre: 'Passé', debut: past, intervenantIds: [id] })
    await createEvenement(kit.db, kit.clock.now(), { titre: 'À venir', debut: next, intervenantIds: [id] })
    await createEvenement(kit.db, kit.clock.now(), {
      titre: 'Brouillon',
      debut: draft,
      brouillon: true,
      intervenantIds: [id],
    })
    await createEvenement(kit.db, kit.clock.now(), {
      titre: 'Annulé',
      annule_le: at(0),
      intervenantIds: [id],
    })
    const member = await kit.as('adherente')
    const { status, body } = await member.call(endpoints.getIntervenant, { params: { id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ prenom: 'Hélène', nom: 'Roussel', entreprise: 'Cabinet Roussel' })
    expect(body.evenements.map(({ titre }) => titre)).toEqual(['À venir', 'Passé'])
    expect(JSON.stringify(body)).not.toMatch(/exemple\.fr|0639980427|Train|e\.fr/)
  })

  test('[R3-18] [R7-11] has the fields of a speaker, and no other', async () => {
    const id = await add({ email: 'h@exemple.fr', telephone: '0639980427', note_interne: 'Train' })
    await createEvenement(kit.db, kit.clock.now(), { debut: at(48), intervenantIds: [id] })
    const { body } = await (await kit.as('adherente')).call(endpoints.getIntervenant, { params: { id } })
    expect(Object.keys(body).sort()).toEqual(Object.keys(carteIntervenant.shape).sort())
  })

  test('[M7] a speaker who has not consented, a hidden one and an unknown one answer 404', async () => {
    const member = await kit.as('adherente')
    for (const id of [await add({ consent: false }), await add({ visible: false }), UNKNOWN])
      expect((await member.call(endpoints.getIntervenant, { params: { id } })).status).toBe(404)
  })
})
