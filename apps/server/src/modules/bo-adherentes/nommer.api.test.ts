import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { COORDINATRICES_MAX } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createMembre, nbEntries } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let antenne: TerritoireId
beforeEach(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  await kit.db.updateTable('comptes').set({ administratrice: false }).execute()
  administratrice = await kit.as('administratrice')
  antenne = await createTerritoire(kit.db)
})

type Fonctions = { administratrice?: boolean; territoires?: TerritoireId[] }
const PERSONNE = { administratrice: false, territoires: [] }
const update = async (id: AdherenteId, wanted: Fonctions, { vu = PERSONNE } = {}) =>
  (await kit.confirm(administratrice)).call(endpoints.updateFonctions, {
    params: { id },
    body: { ...PERSONNE, ...wanted, vu },
  })
const refusedAt = (champ: string) => ({ status: 422, body: { violations: [{ champ }] } })

const EXPIREE = { paye_jusquau: '2026-01-01' }
const SUSPENDUE = { suspendue_jusquau: '2099-01-01T00:00:00Z' }
const EFFACEE = { suppression_demandee_le: '2026-11-14T00:00:00Z' }

describe('[R6-1] on the page of a member', () => {
  test.each([
    ['whose membership is over', EXPIREE],
    ['who is suspended', SUSPENDUE],
    ['who leaves', EFFACEE],
  ])('a member %s cannot become a coordinator', async (_who, compte) => {
    const { id } = await createMembre(kit, { compte })
    const before = await nbEntries(kit)
    expect(await update(id, { territoires: [antenne] })).toMatchObject(refusedAt('territoires'))
    expect(await nbEntries(kit)).toBe(before)
  })

  test.each([
    ['who is suspended', SUSPENDUE],
    ['who leaves', EFFACEE],
  ])('a member %s cannot become an administrator', async (_who, compte) => {
    const { id } = await createMembre(kit, { compte })
    expect(await update(id, { administratrice: true })).toMatchObject(refusedAt('administratrice'))
  })

  test('a member whose membership is expired can become an administrator and coordinate', async () => {
    const { id } = await createMembre(kit, { compte: EXPIREE })
    expect((await update(id, { administratrice: true, territoires: [antenne] })).status).toBe(204)
  })

  test('a branch cannot exceed the maximum number of coordinators', async () => {
    for (let n = 0; n < COORDINATRICES_MAX; n += 1) {
      const { id } = await createMembre(kit)
      expect((await update(id, { territoires: [antenne] })).status).toBe(204)
    }
    const { id } = await createMembre(kit)
    expect(await update(id, { territoires: [antenne] })).toMatchObject(refusedAt('territoires'))
  })

  test('an administrator who is leaving does not count as a replacement for the last one', async () => {
    await createMembre(kit, { compte: { administratrice: true, ...EFFACEE } })
    const vu = { ...PERSONNE, administratrice: true }
    expect(await update(administratrice.id as AdherenteId, {}, { vu })).toMatchObject({
      status: 409,
      body: { code: 'derniere_administratrice' },
    })
  })
})
