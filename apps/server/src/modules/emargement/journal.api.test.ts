import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { cle, createSeance } from './test-seance.ts'

const kit = useTestApp()
const { updatePresence, createPointage, createSansInscription, createSynchro } = emargementEndpoints

const linesOf = (id: string) =>
  kit.db
    .selectFrom('journal')
    .where('cible_id', '=', id)
    .orderBy('id')
    .select(['action', 'auteure_id', 'cible_nom', 'resume', 'avant', 'apres'])
    .execute()

const createSoiree = async () => {
  const seance = await createSeance(kit, { titre: 'Soirée pointée' })
  const par = { auteure_id: seance.organisatrice.id, cible_nom: 'Soirée pointée' }
  return { ...seance, par, nadia: await seance.inscrire('Nadia', 'Benali') }
}

test('[R2.1-24] each presence leaves a line with its author, the participant, and the presence before and after', async () => {
  const { id, organisatrice, nadia, par } = await createSoiree()
  const params = { id, participationId: nadia.participationId }
  await organisatrice.call(updatePresence, { params, body: { presence: 'absente' } })
  kit.clock.advance(1000)
  await organisatrice.call(createPointage, { params: { id }, body: { jetonQr: nadia.jetonQr } })
  await organisatrice.call(createSansInscription, {
    params: { id },
    body: { prenom: 'Awa', nom: 'Diallo', cle: cle() },
  })
  expect(await linesOf(id)).toEqual([
    {
      ...par,
      action: 'emargement.noter',
      resume: 'Nadia Benali',
      avant: { presence: 'inconnue' },
      apres: { presence: 'absente' },
    },
    {
      ...par,
      action: 'emargement.pointer',
      resume: 'Nadia Benali',
      avant: { presence: 'absente' },
      apres: { presence: 'presente' },
    },
    {
      ...par,
      action: 'emargement.ajouter',
      resume: 'Awa Diallo',
      avant: null,
      apres: { presence: 'presente' },
    },
  ])
})

test('[R2.1-24] a repeated scan leaves a line without a change, and a refused one leaves none', async () => {
  const { id, organisatrice, nadia, par } = await createSoiree()
  const scan = (jetonQr: string) => organisatrice.call(createPointage, { params: { id }, body: { jetonQr } })
  await scan(nadia.jetonQr)
  kit.clock.advance(1000)
  expect((await scan(nadia.jetonQr)).body.dejaPointee).toBe(true)
  expect((await scan('une image de chat')).status).toBe(409)
  const lines = await linesOf(id)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toEqual({
    ...par,
    action: 'emargement.pointer',
    resume: 'Nadia Benali',
    avant: null,
    apres: null,
  })
})

test('[R2.1-24] the operations of an offline phone leave one line, with their counts', async () => {
  const { id, organisatrice, nadia, inscrire, par } = await createSoiree()
  const awa = await inscrire('Awa', 'Diallo')
  const params = { id, participationId: awa.participationId }
  await organisatrice.call(updatePresence, { params, body: { presence: 'excusee' } })
  const before = (await linesOf(id)).length
  const faitLe = '2026-11-19T16:50:00.000Z'
  const operation = { type: 'pointage', faitLe } as const
  const { body } = await organisatrice.call(createSynchro, {
    params: { id },
    body: {
      operations: [
        { ...operation, cle: cle(), jetonQr: nadia.jetonQr },
        { ...operation, cle: cle(), jetonQr: awa.jetonQr },
        { ...operation, cle: cle(), jetonQr: 'une image de chat' },
        { type: 'sans_inscription', cle: cle(), prenom: 'Zoé', nom: 'Zola', faitLe },
      ],
    },
  })
  expect(body.resultats.map(({ resultat }) => resultat)).toEqual(['faite', 'depassee', 'refusee', 'faite'])
  expect((await linesOf(id)).slice(before)).toEqual([
    {
      ...par,
      action: 'emargement.synchroniser',
      resume: null,
      avant: null,
      apres: { faites: 2, depassees: 1, refusees: 1 },
    },
  ])
})
