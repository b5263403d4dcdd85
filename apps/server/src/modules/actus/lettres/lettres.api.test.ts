import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { choosePreferences, createAbonnementPush } from '#modules/notifications/notifications.factory.ts'
import { tellSuiveusesJob } from '../avis.jobs.ts'
import { createCommentaire } from '../commentaires/commentaires.factory.ts'
import { named } from '../commentaires/test-commentaires.ts'
import type { Membre } from '../test-actus.ts'
import { FAMILLES, useLettres } from './test-lettres.ts'

const calls = useLettres()
const { kit, again, memberOf, mailed, createBy, hide, publishedBy, editPost, follow, reactToPost } = calls
const { comment, commentedBy, edit, react, remove, unreact } = calls
const { mailsTo, subjectsTo, notificationsOf, linesOf, opens, jobCtx } = calls
let awa: Membre
let lea: Membre
let nadia: Membre
let id: PublicationId

/** Awa's post, for the whole network. */
beforeEach(async () => {
  await calls.start()
  awa = await mailed('Awa')
  lea = await mailed('Léa')
  nadia = await mailed('Nadia')
  id = await createBy(awa)
})

const motifs = () =>
  kit.db.selectFrom('envois').where('canal', '=', 'mail').select(['statut', 'motif']).execute()

describe('[P-1] a comment', () => {
  test('notifies the author and the followers, with one notification and one mail until it is read', async () => {
    const suiveuse = await mailed('Suiveuse')
    await follow(suiveuse, id, 'suivie')
    await commentedBy(lea, id, { contenu: '<p>Quelle <em>belle</em> idée</p>' })
    await kit.runJobs()
    await commentedBy(nadia, id)
    await commentedBy(lea, id)
    await kit.runJobs()
    expect(await linesOf(awa)).toEqual(['Nadia Sarr et Léa Sarr ont commenté ta publication.'])
    expect(await linesOf(suiveuse)).toEqual([
      'Nadia Sarr et Léa Sarr ont commenté une publication que tu suis.',
    ])
    expect(subjectsTo(awa)).toEqual(['Léa Sarr a commenté ta publication'])
    expect(subjectsTo(suiveuse)).toEqual(['Léa Sarr a commenté une publication que tu suis'])
    expect(mailsTo(awa)[0]?.text).toContain('Quelle belle idée')
    expect(mailsTo(awa)[0]?.text).toContain(`/actu/${id}#commentaire-`)
    expect([await linesOf(lea), await linesOf(nadia)]).toEqual([[], []])
    await opens(awa, id)
    await follow(suiveuse, id, 'muette')
    await commentedBy(nadia, id)
    await kit.runJobs()
    expect([subjectsTo(awa).length, subjectsTo(suiveuse).length]).toEqual([2, 1])
  })

  test('three hundred on one post are one notification and one mail until they are read, then one more', async () => {
    const commenters: Membre[] = []
    for (let n = 0; n < 6; n += 1) commenters.push(await memberOf(`C${n}`))
    for (let n = 0; n < 50; n += 1)
      await Promise.all(commenters.map(async (who) => expect((await comment(who, id)).status).toBe(201)))
    await kit.runJobs()
    const [line, ...others] = await notificationsOf(awa)
    expect([line?.nbActeures, line?.lue, others]).toEqual([6, false, []])
    expect(line?.titre).toMatch(/^C\d Sarr et 5\u00a0autres ont commenté ta publication\.$/)
    expect(subjectsTo(awa)).toHaveLength(1)
    await opens(awa, id)
    await commentedBy(lea, id)
    await commentedBy(nadia, id)
    await kit.runJobs()
    expect((await linesOf(awa))[0]).toBe('Nadia Sarr et Léa Sarr ont commenté ta publication.')
    expect([(await linesOf(awa)).length, subjectsTo(awa).length]).toEqual([2, 2])
  }, 120_000)

  test('bears the title of the post, if it has one', async () => {
    const post = await createBy(awa, { type: 'actualite', titre: 'Le marché de Noël' })
    await follow(nadia, post, 'suivie')
    await commentedBy(lea, post)
    await kit.runJobs()
    const titre = '«\u00a0Le marché de Noël\u00a0»'
    expect(await linesOf(awa)).toEqual([`Léa Sarr a commenté ta publication ${titre}.`])
    expect(await linesOf(nadia)).toEqual([`Léa Sarr a commenté ${titre}, que tu suis.`])
  })

  test('that answers a comment notifies the author of that comment and the author of the post', async () => {
    const first = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    await follow(lea, id, 'suivie')
    await commentedBy(nadia, id, { commentaireParentId: first })
    await kit.runJobs()
    expect(await linesOf(lea)).toEqual(['Nadia Sarr a répondu à ton commentaire.'])
    expect(await linesOf(awa)).toEqual(['Nadia Sarr a commenté ta publication.'])
    expect(mailsTo(lea)[0]?.text).toContain('parce que tu as commenté cette publication')
  })

  test('does not notify a member who has muted the post, even its author or the member it answers', async () => {
    const first = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    for (const who of [awa, lea]) await follow(who, id, 'muette')
    await commentedBy(nadia, id, {
      commentaireParentId: first,
      contenu: `<p>${named(lea)} ${named(awa)}</p>`,
    })
    await kit.runJobs()
    expect([await linesOf(awa), await linesOf(lea), kit.mail.sent]).toEqual([[], [], []])
  })

  test('does not notify again when it is edited', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    await kit.runJobs()
    await opens(awa, id)
    await edit(lea, id, commentaireId, { contenu: 'Mieux dit.', version: 1 })
    await kit.runJobs()
    expect([(await linesOf(awa)).length, subjectsTo(awa).length]).toEqual([1, 1])
  })

  test('is read again when its mail is due: no mail is sent if it was deleted, hidden, muted or blocked since', async () => {
    const posts = [
      await createBy(awa),
      await createBy(awa),
      await createBy(awa),
      await createBy(awa),
    ] as const
    const [gone, hidden, muted, blocked] = posts
    const { id: commentaireId } = await commentedBy(lea, gone)
    for (const post of [hidden, muted]) await commentedBy(lea, post)
    await commentedBy(nadia, blocked)
    await remove(lea, gone, commentaireId)
    await hide(hidden)
    await follow(awa, muted, 'muette')
    await createBlocage(kit.db, kit.clock.now(), awa.id, nadia.id)
    await kit.runJobs()
    expect(subjectsTo(awa)).toEqual([])
    const sansObjet = { statut: 'ignore', motif: 'la publication ou sa destinataire a changé' }
    expect(await motifs()).toEqual(posts.map(() => sansObjet))
  })

  test('[M3] notifies neither the author of the post nor a follower whom a block hides from its writer', async () => {
    const annonce = await createBy(awa, { type: 'annonce' })
    await follow(nadia, annonce, 'suivie')
    await createBlocage(kit.db, kit.clock.now(), nadia.id, lea.id)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await comment(lea, annonce)).status).toBe(201)
    await kit.runJobs()
    expect([await linesOf(nadia), await linesOf(awa)]).toEqual([[], []])
  })

  test('does not notify a follower who may no longer read the post', async () => {
    const cornouaille = await createTerritoire(kit.db, 'Cornouaille')
    const post = await createBy(awa, { territoire_ids: [cornouaille] })
    const membre = await mailed('Yuna', { territoire: 'Cornouaille' })
    const soizic = await mailed('Soizic', { coordonne: 'Cornouaille' })
    await follow(membre, post, 'suivie')
    await follow(soizic, post, 'suivie')
    await kit.db.updateTable('rattachements').set({ fin: kit.clock.now() }).execute()
    await commentedBy(await memberOf('Enora', { coordonne: 'Cornouaille' }), post)
    await kit.runJobs()
    expect(await linesOf(membre)).toEqual([])
    expect(await linesOf(soizic)).toHaveLength(1)
  })

  test('a repeated job notifies nobody twice', async () => {
    await follow(nadia, id, 'suivie')
    const { id: commentaireId } = await commentedBy(lea, id)
    await kit.runJobs()
    await opens(nadia, id)
    await tellSuiveusesJob.run({ commentaireId }, jobCtx())
    await kit.runJobs()
    expect([(await linesOf(nadia)).length, subjectsTo(nadia).length]).toEqual([1, 1])
  })

  test('a resumed job notifies only the followers after the last one notified', async () => {
    const followers: Membre[] = []
    for (let n = 0; n < 4; n += 1) followers.push(await memberOf(`S${n}`))
    for (const who of followers) await follow(who, id, 'suivie')
    const commentaireId = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    const [first, second, ...rest] = followers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await kit.db
      .updateTable('commentaires')
      .set({ averti_jusqua: second?.id ?? '' })
      .execute()
    await tellSuiveusesJob.run({ commentaireId }, jobCtx())
    const told = async (members: readonly (Membre | undefined)[]) =>
      Promise.all(members.map(async (one) => (one ? (await linesOf(one)).length : undefined)))
    expect(await told([first, second])).toEqual([0, 0])
    expect(await told(rest)).toEqual([1, 1])
  })
})

describe('[P-1] a mention', () => {
  test('notifies the member once for each post or comment, however often it is edited', async () => {
    const post = await publishedBy(awa, { contenu: `<p>Avec ${named(lea)}</p>` })
    const { id: commentaireId } = await commentedBy(nadia, id, {
      contenu: `<p>${named(lea)} ${named(lea)}</p>`,
    })
    await kit.runJobs()
    expect((await linesOf(lea)).toSorted()).toEqual([
      'Awa Sarr te mentionne dans une publication.',
      'Nadia Sarr te mentionne dans un commentaire.',
    ])
    expect(subjectsTo(lea).toSorted()).toEqual([
      'Awa Sarr te mentionne dans une publication',
      'Nadia Sarr te mentionne dans un commentaire',
    ])
    await opens(lea, post.id)
    await opens(lea, id)
    const contenu = `<p>Et encore ${named(lea)}, puis ${named(nadia)}</p>`
    expect((await editPost(awa, post.id, { contenu, version: 1 })).status).toBe(200)
    await edit(nadia, id, commentaireId, { contenu: `<p>Oui ${named(lea)}</p>`, version: 1 })
    await kit.runJobs()
    expect([(await linesOf(lea)).length, subjectsTo(lea).length]).toEqual([2, 2])
    expect(await linesOf(nadia)).toEqual(['Awa Sarr te mentionne dans une publication.'])
  })

  test('adds no second notification to that of the comment: the author, the member it answers and followers have one', async () => {
    const first = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    const suiveuse = await mailed('Suiveuse')
    await follow(suiveuse, id, 'suivie')
    const contenu = `<p>${named(awa)} ${named(lea)} ${named(suiveuse)} ${named(nadia)}</p>`
    await commentedBy(nadia, id, { commentaireParentId: first, contenu })
    await kit.runJobs()
    expect(await linesOf(awa)).toEqual(['Nadia Sarr a commenté ta publication.'])
    expect(await linesOf(lea)).toEqual(['Nadia Sarr a répondu à ton commentaire.'])
    expect(await linesOf(suiveuse)).toEqual(['Nadia Sarr te mentionne dans un commentaire.'])
    expect(await linesOf(nadia)).toEqual([])
  })

  test('[M3] does not notify a member whom a block hides from its writer, or from the author of the post', async () => {
    await createBlocage(kit.db, kit.clock.now(), nadia.id, awa.id)
    await commentedBy(lea, id, { contenu: `<p>${named(nadia)}</p>` })
    await kit.runJobs()
    expect(await linesOf(nadia)).toEqual([])
  })

  test('in a comment that is deleted before its mail is due sends none', async () => {
    const { id: commentaireId } = await commentedBy(lea, id, { contenu: `<p>${named(nadia)}</p>` })
    await remove(lea, id, commentaireId)
    await kit.runJobs()
    expect(subjectsTo(nadia)).toEqual([])
  })
})

describe('[P-1] reactions', () => {
  test('to a post share one notification, and never send a mail or a push notification', async () => {
    await reactToPost(lea, id, 'jaime')
    await reactToPost(lea, id, 'bravo')
    kit.clock.advance(60_000)
    await reactToPost(nadia, id, 'jaime')
    await reactToPost(awa, id, 'jaime')
    await kit.runJobs()
    expect(await linesOf(awa)).toEqual(['Nadia Sarr et Léa Sarr ont réagi à ta publication.'])
    expect(kit.mail.sent).toEqual([])
    const canaux = await kit.db.selectFrom('envois').select('canal').distinct().execute()
    expect(canaux).toEqual([{ canal: 'app' }])
    await opens(awa, id)
    await reactToPost(lea, id, 'jaime')
    expect(await linesOf(awa)).toHaveLength(1)
  })

  test('to a comment notify its author, apart from those to the post', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    await react(nadia, id, commentaireId, 'merci')
    await react(lea, id, commentaireId, 'jaime')
    expect(await linesOf(lea)).toEqual(['Nadia Sarr a réagi à ton commentaire.'])
    await unreact(nadia, id, commentaireId)
    expect(await linesOf(lea)).toHaveLength(1)
  })

  test('notify neither a member who has muted the post nor one who switched them off', async () => {
    await follow(awa, id, 'muette')
    await reactToPost(lea, id, 'jaime')
    expect(await linesOf(awa)).toEqual([])
    const { id: commentaireId } = await commentedBy(nadia, id)
    await choosePreferences(kit.db, nadia.id, [{ famille: 'commentaire', canal: 'app', frequence: 'jamais' }])
    await react(lea, id, commentaireId, 'jaime')
    expect(await linesOf(nadia)).toEqual([])
  })
})

describe('[P-1] her settings', () => {
  test('a digest is one mail with a line for each group, without the notifications that she has read', async () => {
    const rose = await memberOf('Rose')
    const post = await createBy(rose)
    const lue = await createBy(rose)
    await commentedBy(lea, post)
    await commentedBy(nadia, post)
    await commentedBy(lea, lue)
    await commentedBy(awa, id, { contenu: `<p>${named(rose)}</p>` })
    await kit.runJobs()
    expect(subjectsTo(rose)).toEqual([])
    await opens(rose, lue)
    kit.clock.set('2026-11-25T18:45:00Z')
    // Any letter wakes the worker, which finds the digest due.
    await comment(await again(lea), id)
    await kit.runJobs()
    expect(subjectsTo(rose)).toEqual(['2 nouvelles du réseau'])
    const { text = '' } = mailsTo(rose)[0] ?? {}
    expect(text).toContain('Nadia Sarr et Léa Sarr ont commenté ta publication.')
    expect(text).toContain('Awa Sarr te mentionne dans un commentaire.')
  })

  test('a family that she switched off sends nothing', async () => {
    await choosePreferences(kit.db, awa.id, [
      { famille: 'commentaire', canal: 'mail', frequence: 'jamais' },
      { famille: 'commentaire', canal: 'app', frequence: 'jamais' },
    ])
    await commentedBy(lea, id)
    await kit.runJobs()
    expect([await linesOf(awa), subjectsTo(awa)]).toEqual([[], []])
  })

  test('a comment and a mention send a push notification with the words of their lines, a reaction none', async () => {
    await createAbonnementPush(kit.db, kit.clock.now(), awa.id)
    await choosePreferences(
      kit.db,
      awa.id,
      FAMILLES.map((famille) => ({ famille, canal: 'push', frequence: 'immediat' })),
    )
    await reactToPost(lea, id, 'jaime')
    await commentedBy(lea, id)
    await publishedBy(nadia, { contenu: `<p>${named(awa)}</p>` })
    await kit.runJobs()
    expect(kit.push.sent.map(({ texte }) => texte)).toEqual([
      'Léa Sarr a commenté ta publication.',
      'Nadia Sarr te mentionne dans une publication.',
    ])
  })

  test('a line leads to the comment, on the page of its post', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    const [line] = await notificationsOf(awa)
    expect(line).toMatchObject({
      type: 'commentaire',
      groupe: `commentaire:${id}`,
      cible: { type: 'publication', id, url: `/actu/${id}#commentaire-${commentaireId}` },
      phrase: { avant: '', accent: 'Léa Sarr', apres: ' a commenté ta publication.' },
    })
  })
})
