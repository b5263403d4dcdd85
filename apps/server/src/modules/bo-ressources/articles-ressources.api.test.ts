import { FIGURES_MAX } from '@entrelles/contract/kit/article.ts'
import { boIntervenantsEndpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { describe, expect, test } from 'vitest'
import { mentionHtml } from '#kit/mentions.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { champsOf, figure, UNKNOWN, useBoRessources, type Membre } from './test-bo-ressources.ts'

const {
  kit,
  monde,
  call,
  createArticle,
  publish,
  publishArticle,
  update,
  get,
  memberOf,
  sendImage,
  isAttached,
} = useBoRessources()

const read = async (id: RessourceId, client = monde.adherente) =>
  (await client.call(ressourcesEndpoints.getArticle, { params: { id } })).body

describe('[R2.1-21] the text of an article', () => {
  test('is sanitised, keeps its figures with their words, and has its reading time', async () => {
    const image = await sendImage(monde.administratrice.id)
    const words = `<p>${'mot '.repeat(600)}</p>`
    const contenu = `<h3>Se décider</h3>${words}${figure(image.id)}<script>alert(1)</script><blockquote><p>Oui.</p><cite>Camille</cite></blockquote><aside><p>À savoir.</p></aside>`
    const { status, body } = await createArticle({ contenu })
    expect(status).toBe(201)
    expect(body.contenu).toBe(contenu.replace('<script>alert(1)</script>', ''))
    expect(body).toMatchObject({
      dureeLecture: 3,
      figures: [{ id: image.id, nom: image.nom, proportions: 2 }],
    })
    expect(await isAttached(image.id)).toBe(true)
  })

  test.each([
    ['a picture without words', (id: string) => figure(id, ' ')],
    ['the same in another writing', (id: string) => `<figure data-media='${id}'><img></figure><p>a</p>`],
    ['a picture of nobody', () => `<p>a</p>${figure(UNKNOWN)}`],
    ['too many pictures', (id: string) => figure(id).repeat(FIGURES_MAX + 1)],
    ['too long a text', () => `<p>${'a'.repeat(40_001)}</p>`],
    ['words that a removed tag had', () => '<style>des mots</style>'],
  ])('%s is refused', async (_what, contenuOf) => {
    const { id } = await sendImage(monde.administratrice.id)
    const refused = await createArticle({ contenu: contenuOf(id) })
    expect(refused.status).toBe(422)
    expect(champsOf(refused.body)).toEqual(['contenu'])
    expect(await isAttached(id)).toBe(false)
  })

  test('[security 36] hostile HTML is stored without a script, a handler or an address', async () => {
    const contenu =
      '<p onclick="x()">Un texte.</p><img src=x onerror=alert(1)><svg onload=alert(1)></svg><a href="javascript:alert(1)">là</a><iframe src="https://hote.fr"></iframe>'
    const { body } = await createArticle({ contenu })
    expect(body.contenu).toBe('<p>Un texte.</p><a rel="noopener nofollow ugc">là</a>')
  })

  test('a member who will read it is named, another stays as plain words', async () => {
    const voisine = await memberOf('Brigitte', { territoire: 'Cornouaille' })
    const lointaine = await memberOf('Nadia', { territoire: 'Trièves' })
    const contenu = `<p>${mentionHtml(voisine.id, '@Faux Nom')} et ${mentionHtml(lointaine.id, '@Nadia')}</p>`
    const { body } = await createArticle({ contenu, public: 'territoires', territoires: [monde.hers] })
    expect(body.contenu).toBe(`<p>${mentionHtml(voisine.id, '@Brigitte Sarr')} et @Nadia</p>`)
    const alone = await createArticle({ contenu, public: 'coordinatrices' })
    expect(alone.body.contenu).toBe('<p>@Faux Nom et @Nadia</p>')
  })

  test('[M4] an article notifies the members it mentions when it is first published, and not its publisher', async () => {
    const { administratrice, adherente } = monde
    const told = async (client: Membre) => {
      await kit.runJobs()
      const { body } = await client.call(notificationsEndpoints.listNotifications, { query: {} })
      return body.notifications
        .filter(({ type }) => type === 'mention_article')
        .map(({ phrase }) => phrase.accent)
    }
    const naming = (...membres: readonly Membre[]) =>
      `<p>${membres.map(({ id }) => mentionHtml(id, '@Elle')).join(' et ')}</p>`
    const draft = (await createArticle({ contenu: naming(adherente, administratrice) })).body
    expect(await told(adherente)).toEqual([])
    const published = (await publish(draft, { prevenir: false })).body
    expect(await told(adherente)).toEqual(['Se faire élire'])
    expect(await told(administratrice)).toEqual([])
    const nadia = await memberOf('Nadia')
    const changes = { titre: 'Se faire élire', contenu: naming(adherente, nadia) }
    const changed = (await update(published, changes)).body
    expect(await told(nadia)).toEqual([])
    await publish(changed)
    expect(await told(nadia)).toHaveLength(1)
    expect(await told(adherente)).toHaveLength(1)
  })
})

describe('[R2.1-21] changes kept unpublished', () => {
  test('an article that members read keeps its text until its changes are published', async () => {
    const [before, after] = [
      await sendImage(monde.administratrice.id),
      await sendImage(monde.administratrice.id),
    ]
    const published = await publishArticle({ contenu: `<p>Avant.</p>${figure(before.id)}` })
    const changed = (
      await update(published, { titre: 'Un autre titre', contenu: `<p>Après.</p>${figure(after.id)}` })
    ).body
    expect(changed).toMatchObject({
      titre: 'Se faire élire',
      contenu: `<p>Avant.</p>${figure(before.id)}`,
      modificationsNonPubliees: true,
      brouillonEnCours: { titre: 'Un autre titre', contenu: `<p>Après.</p>${figure(after.id)}` },
      droits: { publier: true },
    })
    expect(changed.figures.map(({ id }) => id).toSorted()).toEqual([before.id, after.id].toSorted())
    const article = await read(published.id)
    expect(article).toMatchObject({ titre: 'Se faire élire', figures: [{ id: before.id }] })

    const now = (await publish(changed)).body
    expect(now).toMatchObject({
      titre: 'Un autre titre',
      brouillonEnCours: null,
      modificationsNonPubliees: false,
      figures: [{ id: after.id }],
      droits: { publier: false },
    })
    expect((await read(published.id)).titre).toBe('Un autre titre')
    expect(await isAttached(before.id)).toBe(false)
    expect(await isAttached(after.id)).toBe(true)
  })

  test('changes are dropped with their pictures; without changes there is nothing to drop', async () => {
    const [shown, tried] = [
      await sendImage(monde.administratrice.id),
      await sendImage(monde.administratrice.id),
    ]
    const image = { id: shown.id, texteAlternatif: 'Une mairie' }
    const published = await publishArticle({ image })
    const { id } = published
    const changed = (
      await update(published, {
        titre: 'Un autre titre',
        contenu: '<p>Après.</p>',
        image: { ...image, id: tried.id },
      })
    ).body
    const drop = (version: number) =>
      call(monde.administratrice, 'deleteBrouillonEnCours', { params: { id }, body: { version } })
    expect(await drop(published.version)).toMatchObject({ status: 409, body: { code: 'version_depassee' } })
    const dropped = await drop(changed.version)
    expect(dropped.body).toMatchObject({ brouillonEnCours: null, image: { id: shown.id } })
    expect(await isAttached(shown.id)).toBe(true)
    expect(await isAttached(tried.id)).toBe(false)
    expect(await drop(dropped.body.version)).toMatchObject({
      status: 409,
      body: { code: 'etat_ressource_change' },
    })
  })

  test('what the changes name may be gone when they are published', async () => {
    const { id: auteure } = await memberOf('Camille')
    const published = await publishArticle()
    const changed = await update(published, { titre: 'Un titre', contenu: '<p>Un texte.</p>', auteure })
    expect(changed.body.brouillonEnCours).toMatchObject({ auteure: { id: auteure } })
    await kit.db.deleteFrom('comptes').where('id', '=', auteure).execute()
    const now = await publish(changed.body)
    expect(now.body).toMatchObject({ titre: 'Un titre', auteure: null })
  })

  test('[M7] a speaker who is merged into another is named under the record that stays', async () => {
    const now = kit.clock.now()
    const [kept, other] = [await createIntervenant(kit.db, now), await createIntervenant(kit.db, now)]
    const published = await publishArticle({ intervenants: [other] })
    const { id } = published
    await update(published, { titre: 'Un titre', contenu: '<p>Un texte.</p>', intervenants: [other, kept] })
    await monde.administratrice.call(boIntervenantsEndpoints.mergeIntervenants, {
      params: { id: kept },
      body: { doublonId: other },
    })
    const { intervenants, brouillonEnCours } = await get(id)
    expect(intervenants.map((une) => une.id)).toEqual([kept])
    expect(brouillonEnCours?.intervenants.map((une) => une.id)).toEqual([kept])
  })

  test('archiving drops them, and the article is read by nobody', async () => {
    const published = await publishArticle()
    const { id } = published
    const { version } = (await update(published, { titre: 'Un titre', contenu: '<p>Un texte.</p>' })).body
    const archived = await call(monde.administratrice, 'archiveRessource', {
      params: { id },
      body: { version },
    })
    expect(archived.body).toMatchObject({
      statut: 'archivee',
      titre: 'Se faire élire',
      brouillonEnCours: null,
    })
    const answer = await monde.adherente.call(ressourcesEndpoints.getArticle, { params: { id } })
    expect(answer.status).toBe(404)
    expect((await get(id)).droits).toMatchObject({ publier: true, supprimer: true, modifier: false })
  })
})
