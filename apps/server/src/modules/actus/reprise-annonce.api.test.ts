import { boModerationEndpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { lockAnnonce, markAnnonce } from './avis.repository.ts'
import { annonceLettre } from './lettres/actus.lettres.ts'
import { listDestinataires } from './lettres/averties.queries.ts'
import { useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, publishedBy, act } = useActus()
const FIRST_BATCH = 3
const REPONSE = 'Nous avons examiné ce que tu nous as signalé.'
let soizic: Membre
let admin: Membre
let membres: readonly Membre[]
let id: string

beforeEach(async () => {
  await kit.db.deleteFrom('signalements').execute()
  await clear()
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille' })
  admin = await memberOf('Hélène', { territoire: 'Léon', compte: { administratrice: true } })
  const created: Membre[] = []
  for (const prenom of ['Awa', 'Léa', 'Inès', 'Nadia', 'Rose', 'Zoé'])
    created.push(await memberOf(prenom, { territoire: 'Cornouaille' }))
  membres = created
  const { territoire_id } = await kit.db
    .selectFrom('coordinations')
    .where('compte_id', '=', soizic.id)
    .select('territoire_id')
    .executeTakeFirstOrThrow()
  const annonce = { type: 'annonce', titre: 'Assemblée générale', territoires: [territoire_id] }
  id = (await publishedBy(soizic, annonce)).id
})

/** What the job has done when it is interrupted after its first batch; its next run waits in the queue. */
const tellFirstBatch = () =>
  jobCtxOf(kit.services)(kit.services.log).transaction(async (ctx) => {
    const annonce = await lockAnnonce(ctx.db, id)
    if (!annonce) throw new Error('the announcement is not being told')
    const { titre } = annonce
    const told = await listDestinataires(ctx, annonce, { apres: null, limit: FIRST_BATCH })
    const letters = told.map((compteId) => ({
      compteId,
      objetId: id,
      donnees: { publicationId: id, compteId, titre },
    }))
    await sendLettres(ctx, annonceLettre, letters)
    await markAnnonce(ctx.db, id, { nb: told.length, jusqua: told.at(-1) ?? null }, ctx.now())
  })
const hideByReports = async (): Promise<DossierId> => {
  for (const who of membres.slice(0, 3)) {
    const body = { cibleType: 'publication', cibleId: id, motif: 'publicite' } as const
    expect((await who.call(moderationEndpoints.createSignalement, { body })).status).toBe(201)
  }
  const row = await kit.db.selectFrom('signalements').select('id').executeTakeFirstOrThrow()
  return row.id as DossierId
}
/** How often each of the members has been told. */
const tellings = async (): Promise<number[]> => {
  const rows = await kit.db
    .selectFrom('notifications')
    .where('type', '=', 'publication_antenne')
    .select('destinataire_id')
    .execute()
  return membres.map((membre) => rows.filter((row) => row.destinataire_id === membre.id).length)
}
const nbTold = async () => (await tellings()).reduce((sum, nb) => sum + nb, 0)
const rowOf = () =>
  kit.db
    .selectFrom('publications')
    .where('id', '=', id)
    .select(['statut', 'nb_destinataires', 'avertie_le'])
    .executeTakeFirstOrThrow()
const take = async (dossier: DossierId) => {
  const { status } = await admin.call(boModerationEndpoints.createPriseEnCharge, { params: { id: dossier } })
  expect(status).toBe(204)
}
const dismiss = async (dossier: DossierId) => {
  await take(dossier)
  const { status } = await admin.call(boModerationEndpoints.createCloture, {
    params: { id: dossier },
    body: { suite: 'sans_suite', reponse: REPONSE },
  })
  expect(status).toBe(204)
}
const restore = async (dossier: DossierId) => {
  await take(dossier)
  const { status } = await admin.call(boModerationEndpoints.createDecision, {
    params: { id: dossier },
    body: { action: 'restaurer', motif: 'Cette annonce respecte la charte du réseau.' },
  })
  expect(status).toBe(204)
}

describe('[M2] [C2] an announcement that three reporters hide while it is being told', () => {
  test.each([
    ['its report is dismissed', dismiss],
    ['a decision restores it', restore],
  ] as const)('is told to the rest when %s, each member once', async (_name, end) => {
    await tellFirstBatch()
    const dossier = await hideByReports()
    await kit.runJobs()
    expect(await rowOf()).toMatchObject({ statut: 'masquee', avertie_le: null })
    expect(await nbTold()).toBe(FIRST_BATCH)
    await end(dossier)
    await kit.runJobs()
    expect(await tellings()).toEqual(membres.map(() => 1))
    expect(await rowOf()).toMatchObject({ statut: 'publiee', nb_destinataires: membres.length })
  })

  test('reaches each member once if it is restored before the interrupted job runs again', async () => {
    await tellFirstBatch()
    await dismiss(await hideByReports())
    await kit.runJobs()
    expect(await tellings()).toEqual(membres.map(() => 1))
    expect((await rowOf()).nb_destinataires).toBe(membres.length)
  })

  test('is not told again if everybody had been told before', async () => {
    await kit.runJobs()
    const told = await rowOf()
    await dismiss(await hideByReports())
    await kit.runJobs()
    expect(await tellings()).toEqual(membres.map(() => 1))
    expect(await rowOf()).toEqual(told)
  })

  test('waits while it is archived, and is told to the rest when it returns to the feed', async () => {
    await tellFirstBatch()
    expect((await act(soizic, id, 'archiver')).status).toBe(200)
    await dismiss(await hideByReports())
    await kit.runJobs()
    expect(await nbTold()).toBe(FIRST_BATCH)
    await act(soizic, id, 'restaurer')
    await kit.runJobs()
    expect(await tellings()).toEqual(membres.map(() => 1))
  })
})
