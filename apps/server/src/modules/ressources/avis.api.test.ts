import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { choosePreferences } from '#modules/notifications/notifications.factory.ts'
import { forgetRessource, tellRessource } from './avis.jobs.ts'
import { useRessources, type Membre, type Monde } from './test-ressources.ts'

const { kit, start, create, memberOf, rowOf } = useRessources()
let monde: Monde
beforeEach(async () => {
  await kit.runJobs()
  monde = await start()
  await kit.db.deleteFrom('envois').execute()
  kit.mail.sent.splice(0)
})

/** A member who wants to be told of resources, by mail at once unless said otherwise. */
const curieuse = async (
  prenom: string,
  fields: ProfilFields = {},
  frequence: 'immediat' | 'jamais' = 'immediat',
) => {
  const member = await memberOf(prenom, fields)
  await choosePreferences(kit.db, member.id, [
    { famille: 'ressource', canal: 'app', frequence: 'immediat' },
    { famille: 'ressource', canal: 'mail', frequence },
  ])
  return member
}
const tell = (id: string) =>
  jobCtxOf(kit.services)(kit.services.log).transaction((ctx) => tellRessource(ctx, id))
const toldOf = async (): Promise<string[]> => {
  const rows = await kit.db.selectFrom('notifications').select('destinataire_id').execute()
  return rows.map((row) => row.destinataire_id).toSorted()
}
const idsOf = (...membres: readonly Membre[]) => membres.map(({ id }) => id).toSorted()

describe('[M4] [M5] ressource_nouvelle', () => {
  test('reaches once those whom it is for and who asked to be told; nobody else has even a row', async () => {
    const yuna = await curieuse('Yuna', { territoire: 'Cornouaille' })
    const gwen = await curieuse('Gwen', { territoire: 'Léon' }, 'jamais')
    const id = await create('Calendrier électoral')
    for (let n = 0; n < 2; n += 1) await tell(id)
    await kit.runJobs()
    expect(await toldOf()).toEqual(idsOf(yuna, gwen))
    expect(kit.mail.sent.map(({ subject }) => subject)).toEqual([
      'Nouvelle ressource\u202f: Calendrier électoral',
    ])
    expect(kit.mail.sent[0]?.text).toContain(`/ressource?ouverte=${id}`)
    const envois = await kit.db.selectFrom('envois').select('compte_id').execute()
    expect(envois.filter(({ compte_id }) => compte_id === monde.awa.id)).toEqual([])
    await tell(id)
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
  })

  test('keeps to its audience, and leaves out who published it', async () => {
    const yuna = await curieuse('Yuna', { territoire: 'Cornouaille' })
    await curieuse('Gwen', { territoire: 'Léon' })
    const enora = await curieuse('Enora', { coordonne: 'Cornouaille' })
    const article = { type: 'article' as const, territoire_ids: [monde.cornouaille] }
    await tell(await create('Pour une antenne', { ...article, modifiee_par_id: enora.id }))
    await kit.runJobs()
    expect(await toldOf()).toEqual(idsOf(yuna))
    await kit.db.deleteFrom('notifications').execute()
    await tell(await create('Pour coordonner', { public: 'coordinatrices' }))
    await kit.runJobs()
    expect(await toldOf()).toEqual(idsOf(enora))
  })

  test('an archived one is told to nobody, its mails do not leave, and its notifications go', async () => {
    const yuna = await curieuse('Yuna')
    const id = await create('Bientôt archivée')
    await tell(id)
    await kit.runJobs()
    expect(await toldOf()).toEqual(idsOf(yuna))
    const forget = async () => {
      await jobCtxOf(kit.services)(kit.services.log).transaction((ctx) => forgetRessource(ctx, id))
      await kit.runJobs()
    }
    await forget()
    expect(await toldOf()).toEqual(idsOf(yuna))
    await kit.db.updateTable('ressources').set({ statut: 'archivee' }).where('id', '=', id).execute()
    await forget()
    expect(await toldOf()).toEqual([])
    const archived = await create('Archivée', { statut: 'archivee' })
    await tell(archived)
    await kit.runJobs()
    expect(await toldOf()).toEqual([])
    expect((await rowOf(archived)).avertie_le).toBeNull()
  })

  test('an interrupted job goes on after the last member told', async () => {
    const membres = [await curieuse('Une'), await curieuse('Deux'), await curieuse('Trois')]
    const [first] = idsOf(...membres)
    const id = await create('Reprise')
    await inTransaction(kit.db, (tx) =>
      tx.updateTable('ressources').set({ avertie_jusqua: first }).where('id', '=', id).execute(),
    )
    await tell(id)
    await kit.runJobs()
    expect(await toldOf()).toEqual(idsOf(...membres).slice(1))
  })
})
