import { annoncesEndpoints as endpoints } from '@entrelles/contract/modules/actus/annonces.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createCoordination } from '#modules/session/session.factory.ts'
import { useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf } = useActus()

const totauxOf = async (who: Membre) => {
  const { status, body } = await who.call(endpoints.getDestinatairesAnnonces, {})
  expect(status).toBe(200)
  return body
}

beforeEach(clear)

test('[C2] an administrator reads the total of the network and of each open branch', async () => {
  const leon = await createTerritoire(kit.db, 'Léon')
  const tregor = await createTerritoire(kit.db, 'Trégor')
  const fermee = await createTerritoire(kit.db, 'Fermée')
  await kit.db.updateTable('territoires').set({ statut: 'fermee' }).where('id', '=', fermee).execute()
  const admin = await memberOf('Hélène', { compte: { administratrice: true }, territoire: 'Léon' })
  for (const prenom of ['Awa', 'Léa']) await memberOf(prenom, { territoire: 'Trégor' })
  const { reseau, territoires } = await totauxOf(admin)
  expect(reseau).toBe(3)
  expect(new Map(territoires.map(({ id, nb }) => [id, nb]))).toEqual(
    new Map([
      [leon, 1],
      [tregor, 2],
    ]),
  )
})

test('[C2] a coordinator reads that of the branches that she may write to, a member none', async () => {
  const leon = await createTerritoire(kit.db, 'Léon')
  const cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  const soizic = await memberOf('Soizic', { coordonne: 'Léon', territoire: 'Trégor' })
  await createCoordination(kit.db, kit.clock.now(), soizic.id, 'Cornouaille')
  const awa = await memberOf('Awa', { territoire: 'Léon' })
  expect(await totauxOf(soizic)).toEqual({
    reseau: null,
    territoires: [
      { id: cornouaille, nom: 'Cornouaille', nb: 0 },
      { id: leon, nom: 'Léon', nb: 1 },
    ],
  })
  expect(await totauxOf(awa)).toEqual({ reseau: null, territoires: [] })
})
