import { actusEndpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import { commentairesEndpoints } from '@entrelles/contract/modules/actus/commentaires.endpoints.ts'
import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCommentaire, createPublication } from '#modules/actus/actus.factory.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande, createReponse } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { addMessage, createDirecte } from '#modules/messagerie/messagerie.factory.ts'
import { createSignalementRow } from '#modules/moderation/moderation.factory.ts'

const kit = useTestApp()
let admin: Client
let soizic: Client
/** Maëlle reports Corinne; both are in Soizic’s branch. */
let corinne: string
let maelle: string
let tregor: string

beforeEach(async () => {
  await kit.db.deleteFrom('signalements').execute()
  await kit.db.deleteFrom('comptes').execute()
  tregor = await createTerritoire(kit.db, 'Trégor')
  const member = async (prenom: string, fields = {}) =>
    (await createProfil(kit.db, kit.clock.now(), { compte: { prenom }, territoire: 'Trégor', ...fields })).id
  corinne = await member('Corinne')
  maelle = await member('Maëlle')
  soizic = await kit.signIn(await member('Soizic', { coordonne: 'Trégor' }))
  admin = await kit.as('administratrice')
})

const now = () => kit.clock.now()
const reported = (cibleType: TypeCible, cibleId: string) =>
  createSignalementRow(kit.db, now(), {
    compteId: maelle,
    auteureId: corinne,
    territoireId: tregor,
    cibleType,
    cibleId,
    version: 1,
  })
const cheminFor = async (client: Client, id: string) => {
  const { status, body } = await client.call(endpoints.getDossier, { params: { id: id as DossierId } })
  expect(status).toBe(200)
  return body.chemin
}
/** The paths that the report gives to both moderators. */
const cheminsOf = async (type: TypeCible, cibleId: string) => {
  const id = await reported(type, cibleId)
  return [await cheminFor(admin, id), await cheminFor(soizic, id)]
}
const twice = (chemin: string | null) => [chemin, chemin]

describe('[M11] a report leads to what is reported', () => {
  test('a post, and a comment in its post', async () => {
    const id = await createPublication(kit.db, now(), corinne)
    const commentaire = await createCommentaire(kit.db, now(), id, corinne)
    expect(await cheminsOf('publication', id)).toEqual(twice(`/actu/${id}`))
    expect(await cheminsOf('commentaire', commentaire)).toEqual(
      twice(`/actu/${id}#commentaire-${commentaire}`),
    )
    expect((await admin.call(actusEndpoints.getPublication, { params: { id } })).status).toBe(200)
  })

  test('a help request, and an answer in its request', async () => {
    const id = await createDemande(kit.db, now(), corinne, { territoire_id: tregor })
    const reponse = await createReponse(kit.db, now(), id, maelle)
    expect(await cheminsOf('coup_de_pouce', id)).toEqual(twice(`/coup-de-pouce/${id}`))
    expect(await cheminsOf('reponse', reponse)).toEqual(twice(`/coup-de-pouce/${id}#reponse-${reponse}`))
  })

  test('a member, and an event', async () => {
    const id = await createEvenement(kit.db, now())
    expect(await cheminsOf('adherente', corinne)).toEqual(twice(`/membre/${corinne}`))
    expect(await cheminsOf('evenement', id)).toEqual(twice(`/evenement/${id}`))
  })

  test('also while it is hidden, from those who moderate it', async () => {
    const id = await createPublication(kit.db, now(), corinne, {
      statut: 'masquee',
      territoire_ids: [tregor],
    })
    expect(await cheminsOf('publication', id)).toEqual(twice(`/actu/${id}`))
  })
})

describe('[M11] a report leads nowhere', () => {
  test('[P-9] from a private message', async () => {
    const discussionId = await createDirecte(kit.db, now(), [corinne, maelle])
    const message = await addMessage(kit.db, now(), { discussionId, auteureId: corinne })
    expect(await cheminFor(admin, await reported('message', message))).toBeNull()
  })

  test('once what is reported is gone: deleted for good, in the bin of its author, without its words, a draft', async () => {
    const hers = await kit.signIn(corinne)
    const id = await createPublication(kit.db, now(), maelle)
    const commentaire = await createCommentaire(kit.db, now(), id, corinne)
    await createCommentaire(kit.db, now(), id, maelle, { parentId: commentaire })
    const params = { id, commentaireId: commentaire }
    expect((await hers.call(commentairesEndpoints.deleteCommentaire, { params })).status).toBe(204)
    expect(await cheminsOf('commentaire', commentaire)).toEqual(twice(null))

    const jetee = await createPublication(kit.db, now(), corinne, { statut: 'supprimee' })
    expect(await cheminsOf('publication', jetee)).toEqual(twice(null))
    const brouillon = await createEvenement(kit.db, now(), { brouillon: true })
    expect(await cheminsOf('evenement', brouillon)).toEqual(twice(null))
    const effacee = await createDemande(kit.db, now(), corinne)
    await kit.db.deleteFrom('coups_de_pouce').where('id', '=', effacee).execute()
    expect(await cheminsOf('coup_de_pouce', effacee)).toEqual(twice(null))
    expect(await cheminsOf('reponse', effacee)).toEqual(twice(null))
  })

  test('[security 27] for who does not read it herself: the post of another branch, hidden outside of hers, a blocked member', async () => {
    const leon = await createTerritoire(kit.db, 'Léon')
    const ailleurs = await createPublication(kit.db, now(), corinne, { territoire_ids: [leon] })
    expect(await cheminsOf('publication', ailleurs)).toEqual([`/actu/${ailleurs}`, null])
    const masquee = await createPublication(kit.db, now(), corinne, { statut: 'masquee' })
    expect(await cheminsOf('publication', masquee)).toEqual([`/actu/${masquee}`, null])
    await createBlocage(kit.db, now(), soizic.id ?? '', corinne)
    expect(await cheminsOf('adherente', corinne)).toEqual([`/membre/${corinne}`, null])
  })
})
