import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boParticipationsEndpoints as endpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'

const kit = useTestApp()
let administratrice: Client
let id: EvenementId

beforeEach(async () => {
  administratrice = await kit.confirm(await kit.as('administratrice'))
  id = await createEvenement(kit.db, kit.clock.now(), {
    titre: 'Fixer ses prix, l’été !',
    nombre_places: 3,
    debut: '2026-12-03T17:30:00Z',
  })
})

const add = async (prenom: string, fields = {}) => {
  const compte = await createCompte(kit.db, kit.clock.now(), {
    prenom,
    nom: '=HYPERLINK("x")',
    ville_id: '29232',
  })
  await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, compte_id: compte.id, ...fields })
  return compte
}
const csv = async (who: Client, cibles?: 'inscrites' | 'en_attente') => {
  await kit.confirm(who)
  const answer = await who.call(endpoints.exportParticipationsCsv, {
    params: { id },
    query: cibles ? { cibles } : {},
  })
  return { ...answer, lines: String(answer.body).split('\r\n') }
}

test('[P-12] the CSV file opens in a French Excel: BOM, semicolons, French dates, no formula', async () => {
  const besoins = { covoiturage: true, gardeEnfants: false, accessibilite: 'Rampe ; ascenseur', regime: null }
  const { email } = await add('Awa', { besoins: JSON.stringify(besoins) })
  await add('Mai', { statut: 'en_attente' })
  const { status, headers, lines } = await csv(administratrice)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''inscrites-fixer-ses-prix-l-ete-2026-12-03.csv",
  )
  expect(lines[0]).toBe(
    '\ufeffPrénom;Nom;E-mail;Commune;Département;Statut;Inscrite le;Covoiturage;Garde d’enfants;Accessibilité;Régime;Présence;Pointée le',
  )
  expect(lines[1]).toMatch(
    new RegExp(
      `^Awa;"'=HYPERLINK\\(""x""\\)";${email};Quimper;29;Inscrite;\\d\\d/\\d\\d/2026 \\d\\d:\\d\\d;Oui;Non;"Rampe ; ascenseur";;À pointer;$`,
    ),
  )
  expect(lines.slice(2)).toEqual([''])
})

test('[P-12] the waiting list file has offers first, with their deadlines', async () => {
  await add('Awa', { statut: 'en_attente' })
  await add('Mai', { statut: 'proposee' })
  const { lines, headers } = await csv(administratrice, 'en_attente')
  expect(headers['content-disposition']).toContain('liste-attente-fixer-ses-prix-l-ete-2026-12-03.csv')
  expect(lines.map((line) => line.split(';')[0])).toEqual(['\ufeffPrénom', 'Mai', 'Awa', ''])
  expect(lines[1]).toMatch(/Place proposée;\d\d\/\d\d\/2026 \d\d:\d\d;\d\d\/\d\d\/2026/)
})

test("[P-13] a coordinator's file has no e-mail address", async () => {
  const coordinatrice = await kit.as('coordinatrice')
  await kit.db
    .updateTable('evenements')
    .set({ auteure_id: String(coordinatrice.id) })
    .where('id', '=', id)
    .execute()
  const { email } = await add('Awa')
  const { status, lines } = await csv(coordinatrice)
  expect(status).toBe(200)
  expect(lines.join('\n')).not.toContain('@')
  expect((await csv(administratrice)).lines.join('\n')).toContain(email)
})

test('[P-12] [R2.1-24] the list is exported as a workbook too, and the journal records the author and the number of rows', async () => {
  await add('Awa')
  const answer = await administratrice.call(endpoints.exportParticipationsXlsx, { params: { id }, query: {} })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.headers['content-disposition']).toContain('inscrites-fixer-ses-prix-l-ete-2026-12-03.xlsx')
  expect(String(answer.body).slice(0, 2)).toBe('PK')
  const line = await kit.db
    .selectFrom('journal')
    .where('cible_id', '=', id)
    .select(['action', 'auteure_id', 'apres'])
    .executeTakeFirst()
  expect(line).toEqual({
    action: 'participations.exporter',
    auteure_id: administratrice.id,
    apres: { cibles: 'inscrites', concernees: 1 },
  })
})

test('[security 58] an administrator exports 20 files an hour; refused calls do not count, nor do those of another', async () => {
  const unconfirmed = await kit.as('administratrice')
  const take = async (who: Client) =>
    (await who.call(endpoints.exportParticipationsCsv, { params: { id }, query: {} })).status
  expect(await take(unconfirmed)).toBe(403)
  const confirmed = await kit.confirm(unconfirmed)
  for (let n = 0; n < 20; n += 1) expect(await take(confirmed)).toBe(200)
  const refused = await confirmed.call<typeof endpoints.exportParticipationsCsv, ErrorBody>(
    endpoints.exportParticipationsCsv,
    { params: { id }, query: {} },
  )
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Tu as déjà exporté 20 fichiers en une heure. Réessaie plus tard.' },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  const written = await kit.db.selectFrom('journal').where('cible_id', '=', id).select('id').execute()
  expect(written).toHaveLength(20)
  expect(await take(administratrice)).toBe(200)
})
