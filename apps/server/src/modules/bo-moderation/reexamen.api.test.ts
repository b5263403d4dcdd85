import { boModerationEndpoints as endpoints } from '@entrelles/contract/modules/bo-moderation/bo-moderation.endpoints.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { recoursEndpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { REPONSE, useDossiers } from './test-dossiers.ts'

const { kit, administratrice, signale, read, take, decide, end, mails, emailOf } = useDossiers()
const POURQUOI = 'Ce n’était pas une attaque, mais une citation.'
const REPONSE_RECOURS = 'Nous avons tout relu avec attention.'

let first: Client
let second: Client
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('comptes').execute()
  first = await kit.confirm(await administratrice())
  second = await kit.confirm(await administratrice())
  await mails()
})

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code
/** A report that the first administrator has answered, with these measures or without any. */
const answered = async (...actions: readonly ('masquer' | 'avertir')[]) => {
  const dossier = await signale()
  await take(first, dossier.id)
  for (const action of actions) await decide(first, dossier.id, { action })
  await end(first, dossier.id, { suite: actions.length > 0 ? 'traite' : 'sans_suite' })
  await mails()
  return dossier
}
const appealMesure = async (auteure: Client) => {
  const { body } = await auteure.call(recoursEndpoints.listMesMesures, { query: {} })
  const id = body.mesures[0]?.id as DecisionId
  return auteure.call(recoursEndpoints.createRecoursMesure, { params: { id }, body: { motif: POURQUOI } })
}
const appealSignalement = async (signaleuse: Client) => {
  const { body } = await signaleuse.call(moderationEndpoints.listMesSignalements, { query: {} })
  const id = body.signalements[0]!.id
  return signaleuse.call(recoursEndpoints.createRecoursSignalement, {
    params: { id },
    body: { motif: POURQUOI },
  })
}
const mienneOf = async (auteure: Client) =>
  (await auteure.call(recoursEndpoints.listMesMesures, { query: {} })).body.mesures[0]

describe('an appealed report', () => {
  test('[M11] goes to another moderator than the one who decided: the other is notified, the first refused', async () => {
    const { id, auteure } = await answered('masquer')
    kit.clock.advance(60_000)
    expect((await appealMesure(auteure)).status).toBe(204)
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [await emailOf(second), 'Un recours à examiner'],
    ])
    const { body } = await read(first, id)
    expect(body).toMatchObject({
      statut: 'rouvert',
      assigneeA: null,
      dateCloture: null,
      reponseAvant: '2026-11-16T09:01:00.000Z',
      empechement: 'decide_avant',
      recours: [{ partie: 'membre', motif: POURQUOI, auteure: { id: auteure.id }, issue: null }],
      droits: { prendre: false, noter: true },
    })
    const release = (client: Client, dossier: DossierId) =>
      client.call(endpoints.deletePriseEnCharge, { params: { id: dossier } })
    for (const act of [take(first, id), decide(first, id), end(first, id), release(first, id)])
      expect(codeOf(await act)).toBe('decide_avant')
    expect((await take(second, id)).status).toBe(204)
    expect((await read(second, id)).body).toMatchObject({ statut: 'rouvert', assigneeA: { id: second.id } })
    expect((await release(second, id)).status).toBe(204)
    expect((await read(second, id)).body.statut).toBe('rouvert')
  })

  test('[M11] a moderator who decided a measure but did not close the report is refused too', async () => {
    const dossier = await signale()
    await take(first, dossier.id)
    await decide(first, dossier.id)
    await first.call(endpoints.deletePriseEnCharge, { params: { id: dossier.id } })
    await take(second, dossier.id)
    await end(second, dossier.id, { suite: 'traite' })
    await appealMesure(dossier.auteure)
    for (const client of [first, second]) expect(codeOf(await take(client, dossier.id))).toBe('decide_avant')
    expect((await take(await administratrice(), dossier.id)).status).toBe(204)
  })

  test('[M11] an exclusion proposed by the second examiner is neither confirmed nor put aside by the first', async () => {
    const { id, auteure } = await answered('avertir')
    await appealMesure(auteure)
    await take(second, id)
    await decide(second, id, { action: 'exclure' })
    const { body } = await read(second, id)
    const params = { id, decisionId: body.decisions.at(-1)?.id as DecisionId }
    for (const endpoint of [endpoints.createConfirmationExclusion, endpoints.deleteExclusion])
      expect(codeOf(await first.call(endpoint, { params }))).toBe('decide_avant')
    const third = await kit.confirm(await administratrice())
    expect((await third.call(endpoints.createConfirmationExclusion, { params })).status).toBe(204)
  })

  test('[M11] upheld: the measure stands, and the member reads why, in an answer written for her', async () => {
    const { id, auteure, publication } = await answered('masquer')
    await appealMesure(auteure)
    await take(second, id)
    await mails()
    expect(await end(second, id, { suite: 'traite' })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'reponseRecours' }] },
    })
    const fin = { suite: 'traite', reponse: REPONSE, reponseRecours: REPONSE_RECOURS } as const
    expect((await end(second, id, fin)).status).toBe(204)
    expect(publication.isMasquee).toBe(true)
    expect(await mienneOf(auteure)).toMatchObject({
      levee: false,
      recoursPossible: false,
      recours: { motif: POURQUOI, issue: 'maintenue', reponse: REPONSE_RECOURS },
    })
    const to = await emailOf(auteure)
    const [mail, ...others] = (await mails()).filter((one) => one.to === to)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ton recours a une réponse')
    expect(mail?.text).toContain('La décision est maintenue.')
    expect(mail?.text).toContain(REPONSE_RECOURS)
    expect(codeOf(await appealMesure(auteure))).toBe('recours_deja_demande')
  })

  test('[M11] revised: what was decided is undone, and the version is harmless again', async () => {
    const { id, auteure, publication, signaleuses } = await answered('masquer', 'avertir')
    await appealMesure(auteure)
    await take(second, id)
    await end(second, id, { reponseRecours: REPONSE_RECOURS })
    expect(publication.isMasquee).toBe(false)
    expect(await mienneOf(auteure)).toMatchObject({ levee: true })
    const { body } = await read(second, id)
    expect(body).toMatchObject({
      statut: 'sans_suite',
      masque: false,
      recours: [{ issue: 'revue', reponse: REPONSE_RECOURS }],
    })
    expect(body.suivi.filter(({ etape }) => etape === 'clos')).toMatchObject([
      { suite: 'traite', par: { id: first.id } },
      { suite: 'sans_suite', par: { id: second.id } },
    ])
    // The other side may appeal in turn, once.
    expect((await appealSignalement(signaleuses[0]!)).status).toBe(204)
    expect(codeOf(await take(second, id))).toBe('decide_avant')
    expect((await take(first, id)).status).toBe(204)
  })

  test('[M11] by a reporter: a measure may follow, and her answer is that of her report', async () => {
    const { id, signaleuses } = await answered()
    expect((await appealSignalement(signaleuses[0]!)).status).toBe(204)
    expect((await read(second, id)).body.recours).toMatchObject([
      { partie: 'signaleuse', auteure: { prenom: 'Zéphyrine' } },
    ])
    await take(second, id)
    expect(await end(second, id, { reponseRecours: REPONSE_RECOURS })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'reponseRecours' }] },
    })
    await decide(second, id)
    expect((await end(second, id, { suite: 'traite', reponse: 'Nous avons changé d’avis.' })).status).toBe(
      204,
    )
    const { body } = await signaleuses[0]!.call(moderationEndpoints.listMesSignalements, { query: {} })
    expect(body.signalements).toMatchObject([
      {
        statut: 'traite',
        reponse: 'Nous avons changé d’avis.',
        recoursPossible: false,
        recours: { issue: 'revue', reponse: null },
      },
    ])
  })

  test('[M11] before the report is answered, opens its second examination at once', async () => {
    const { id, auteure } = await signale()
    await take(first, id)
    await decide(first, id)
    expect((await appealMesure(auteure)).status).toBe(204)
    expect(codeOf(await end(first, id, { suite: 'traite' }))).toBe('decide_avant')
    await take(second, id)
    const fin = { suite: 'traite', reponseRecours: REPONSE_RECOURS } as const
    expect((await end(second, id, fin)).status).toBe(204)
    expect(await mienneOf(auteure)).toMatchObject({ recours: { issue: 'maintenue' } })
  })
})
