import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { mentionHtml } from '#kit/mentions.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createPublication, type PublicationFields } from './actus.factory.ts'
import { cleanPublicationsJob, publishProgrammeesJob } from './actus.jobs.ts'
import { createCommentaire } from './commentaires/commentaires.factory.ts'
import { expectKeysKept, useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, again, restrict, sendImage, read, remove, react, titresOf } = useActus()
const NOW = '2026-11-14T09:00:00.000Z'
const DAY_MS = 86_400_000
let awa: Membre
let lea: Membre
let soizic: Membre
let cornouaille: string

beforeEach(async () => {
  kit.clock.set(NOW)
  await kit.runJobs()
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Cornouaille' })
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille' })
})

const jobCtx = () => jobCtxOf(kit.services)(kit.services.log)
const publish = () => publishProgrammeesJob.run({}, jobCtx())
const clean = () => cleanPublicationsJob.run({}, jobCtx())
const create = (fields: PublicationFields = {}, auteureId: string | null = awa.id) =>
  createPublication(kit.db, kit.clock.now(), auteureId, fields)
const scheduled = (
  programmee_le: string,
  fields: PublicationFields = {},
  auteureId: string | null = soizic.id,
) => create({ statut: 'programmee', programmee_le, territoire_ids: [cornouaille], ...fields }, auteureId)
const rowOf = (id: string) =>
  kit.db.selectFrom('publications').where('id', '=', id).selectAll().executeTakeFirst()
const toldOf = async (compteId: string) =>
  (
    await kit.db.selectFrom('notifications').where('destinataire_id', '=', compteId).select('type').execute()
  ).map(({ type }) => type)

describe('[M2] a scheduled post', () => {
  test('is published once its instant has come, at the time of the job', async () => {
    const due = await scheduled(NOW, { titre: 'À l’heure' })
    const later = await scheduled('2026-11-14T09:00:01Z')
    await publish()
    expect(await rowOf(due)).toMatchObject({ statut: 'publiee', publiee_le: NOW, programmee_le: null })
    expect(await rowOf(later)).toMatchObject({ statut: 'programmee' })
    expect(await titresOf(lea)).toEqual(['À l’heure'])
    await expectKeysKept(kit.db)
  })

  test('then notifies the members it mentions, and its readers if it is an announcement; once, even if the job runs twice', async () => {
    await scheduled(NOW, { contenu: `<p>Merci ${mentionHtml(lea.id, '@Léa Sarr')}</p>` })
    await scheduled(NOW, { type: 'annonce' })
    await Promise.all([publish(), publish()])
    await publish()
    await kit.runJobs()
    expect((await toldOf(lea.id)).sort()).toEqual(['mention', 'publication_antenne'])
    expect(await toldOf(awa.id)).toEqual(['publication_antenne'])
    expect(await toldOf(soizic.id)).toEqual([])
  })

  test('of a restricted or suspended author becomes a draft', async () => {
    const one = await scheduled(NOW)
    const other = await memberOf('Maïwenn', { coordonne: 'Cornouaille' })
    const two = await scheduled(NOW, {}, other.id)
    await restrict(soizic.id)
    await kit.db
      .updateTable('comptes')
      .set({ suspendue_jusquau: '2026-12-01T00:00:00Z' })
      .where('id', '=', other.id)
      .execute()
    await publish()
    for (const id of [one, two])
      expect(await rowOf(id)).toMatchObject({ statut: 'brouillon', publiee_le: null, programmee_le: null })
    expect(await titresOf(lea)).toEqual([])
  })
})

describe('[M2] each night', () => {
  test('pins whose last day is over are taken off', async () => {
    const past = await create({ epinglee_jusquau: '2026-11-13' })
    const last = await create({ epinglee_jusquau: '2026-11-14' })
    await clean()
    expect([(await rowOf(past))?.epinglee_jusquau, (await rowOf(last))?.epinglee_jusquau]).toEqual([
      null,
      '2026-11-14',
    ])
    await expectKeysKept(kit.db)
  })

  test('the bin is emptied after thirty days, with comments, pictures and notifications', async () => {
    const [image, commentee, kept] = [
      await sendImage(awa.id),
      await sendImage(lea.id),
      await sendImage(awa.id),
    ]
    const shown = ({ id, nom }: typeof image) => ({ id, nom, proportions: 2, texteAlternatif: 'Une photo' })
    await kit.db.updateTable('medias').set({ attache_le: kit.clock.now() }).execute()
    const id = await create({ images: JSON.stringify([shown(image)]) })
    await createCommentaire(kit.db, kit.clock.now(), id, lea.id, { image: shown(commentee) })
    await react(lea, id, 'jaime')
    const live = await create({ images: JSON.stringify([shown(kept)]) })
    expect(await toldOf(awa.id)).toEqual(['reaction'])
    await remove(awa, id)
    kit.clock.advance(30 * DAY_MS)
    await clean()
    expect(await rowOf(id)).toBeDefined()
    kit.clock.advance(1000)
    await clean()
    expect(await rowOf(id)).toBeUndefined()
    expect(await rowOf(live)).toBeDefined()
    const attached = await kit.db
      .selectFrom('medias')
      .where('attache_le', 'is not', null)
      .select('nom')
      .execute()
    expect(attached).toEqual([{ nom: kept.nom }])
    for (const table of ['commentaires', 'lectrices_publication', 'notifications'] as const)
      expect(await kit.db.selectFrom(table).selectAll().execute()).toEqual([])
    const { rows } = await sql`select from publications_cles where publication_id = ${id}`.execute(kit.db)
    expect(rows).toEqual([])
    expect((await read(await again(lea), live)).status).toBe(200)
  })

  test('an announcement told to more members than a batch is erased with the notifications of all of them', async () => {
    const id = await create({ type: 'annonce' })
    const live = await create({ type: 'annonce' })
    for (let from = 0; from < 1050; from += 210)
      await sql`
        insert into comptes (id, email, mot_de_passe, prenom, etape_inscription, date_inscription)
        select gen_random_uuid(), 'serie-' || n || '@entrelles.test', c.mot_de_passe, 'Série', 'etape_deux', c.date_inscription
        from generate_series(${from}::int + 1, ${from}::int + 210) n, comptes c where c.id = ${awa.id}`.execute(
        kit.db,
      )
    // Some have a letter, some have only seen it, most both.
    await sql`
      with membres as (
        select id, row_number() over (order by email) as n from comptes where email like 'serie-%'),
      lectures as (
        insert into lectrices_publication (compte_id, publication_id, vue_le)
        select id, ${id}, ${NOW} from membres where n > 20),
      lettres as (
        insert into envois (id, cle, canal, lettre, compte_id, objet_id, donnees, voie, statut, cree_le)
        select gen_random_uuid(), 'serie-' || n, 'app', 'publication_antenne', id, ${id}, '{}', 1, 'envoye', ${NOW}
        from membres where n <= 1030)
      insert into notifications (destinataire_id, type, groupe, donnees, cible_type, cible_id, cree_le, maj_le)
      select m.id, 'publication_antenne', 'serie-' || p, '{}', 'publication', p, ${NOW}, ${NOW}
      from membres m, unnest(array[${id}, ${live}]) p`.execute(kit.db)
    await remove(awa, id)
    kit.clock.advance(31 * DAY_MS)
    await clean()
    expect([await rowOf(id), await kit.db.selectFrom('lectrices_publication').selectAll().execute()]).toEqual(
      [undefined, []],
    )
    const { rows } = await sql`
      select cible_id as id, count(*)::int as nb from notifications group by 1`.execute(kit.db)
    expect(rows).toEqual([{ id: live, nb: 1050 }])
  })

  test('the drafts and scheduled posts of erased accounts are deleted; what they published stays', async () => {
    const brouillon = await create({ statut: 'brouillon' })
    const programmee = await scheduled(NOW, {}, awa.id)
    const publiee = await create()
    const other = await create({ statut: 'brouillon' }, lea.id)
    await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
    await publish()
    expect(await rowOf(programmee)).toMatchObject({ statut: 'programmee' })
    await clean()
    expect([await rowOf(brouillon), await rowOf(programmee)]).toEqual([undefined, undefined])
    for (const id of [publiee, other]) expect(await rowOf(id)).toBeDefined()
  })
})
