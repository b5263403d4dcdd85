import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { compteEndpoints as endpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import type { SessionOuverteId } from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { eraseComptesJob } from './compte.jobs.ts'

const kit = useTestApp()
beforeEach(() => {
  kit.clock.set('2026-11-14T09:00:00Z')
  kit.mail.sent.length = 0
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const VILLE = '29046' as VilleId
const NOUVEAU = 'Nouveau-Chemin-42!'
const INTROUVABLE = { status: 404, body: { code: 'introuvable' } }

const idOf = (client: Client) => client.id as AdherenteId
const create = async () => {
  const { id, email } = await createCompte(kit.db, kit.clock.now())
  return { email, member: await kit.signIn(id) }
}
const login = (username: string, password: string) =>
  kit.visitor.call(sessionEndpoints.createSession, { body: { username, password } })
const parametresOf = async (member: Client) =>
  (await member.call(endpoints.getParametres, { params: { id: idOf(member) } })).body
const violationsOf = ({ body }: { body: unknown }) => (body as ErrorBody).violations

beforeEach(async () => {
  await kit.db
    .insertInto('villes')
    .values({
      id: VILLE,
      nom: 'Douarnenez',
      departement: '29',
      nom_departement: 'Finistère',
      region: 'Bretagne',
      population: 14_000,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await kit.db
    .insertInto('codes_postaux')
    .values({ code: '29100', ville_id: VILLE })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

describe('her settings', () => {
  const form = { prenom: 'Soizic', nom: 'Le Bihan', villeId: VILLE }
  const save = (member: Client, changes: Record<string, unknown> = {}, id = idOf(member)) =>
    member.call(endpoints.updateParametres, {
      params: { id },
      body: { id: idOf(member), ...form, ...changes },
    })

  test('[R7-3] [R3-6] are read and changed by the member herself', async () => {
    const { email, member } = await create()
    expect(await parametresOf(member)).toEqual({
      id: member.id,
      prenom: 'Maëlle',
      nom: 'Le Goff',
      email,
      nouvelEmail: null,
      ville: null,
      suppressionLe: null,
    })
    expect((await save(member)).status).toBe(204)
    expect(await parametresOf(member)).toMatchObject({
      prenom: 'Soizic',
      nom: 'Le Bihan',
      ville: { id: VILLE, nom: 'Douarnenez', codePostal: '29100' },
    })
  })

  test('[R3-6] of another member answer 404, whether the id is in the URL or in the body', async () => {
    const { member } = await create()
    const { member: other } = await create()
    expect(await member.call(endpoints.getParametres, { params: { id: idOf(other) } })).toMatchObject(
      INTROUVABLE,
    )
    expect(await save(member, {}, idOf(other))).toMatchObject(INTROUVABLE)
    expect(await save(member, { id: idOf(other) })).toMatchObject(INTROUVABLE)
  })

  test.each([
    ['[R5-1]', { prenom: 'X' }, 'prenom', 'Le prénom doit comporter au minimum 2 caractères.'],
    ['[R5-8]', { nom: 'soizic' }, 'nom', 'Le prénom et le nom ne doivent pas être identiques.'],
    ['[R5-10]', { villeId: '' }, 'villeId', 'Sélectionne ta commune dans la liste.'],
    ['[R5-10]', { villeId: '99999' }, 'villeId', 'Sélectionne ta commune dans la liste.'],
    ['[R6-1]', { administratrice: true }, 'administratrice', expect.any(String) as string],
  ])('%s are refused with %o', async (_rule, changes, champ, message) => {
    const { member } = await create()
    const answer = await save(member, changes)
    expect(answer.status).toBe(422)
    expect(violationsOf(answer)).toEqual([{ champ, message }])
  })
})

describe('a change of e-mail address', () => {
  const ask = (member: Client, email: string, password = MOT_DE_PASSE) =>
    member.call(endpoints.createChangementEmail, { body: { email, password } })
  const follow = (token: string) => kit.visitor.call(endpoints.acceptChangementEmail, { body: { token } })
  const mailedToken = async () => {
    await kit.runJobs()
    const texts = kit.mail.sent.map(({ text }) => text).join('\n')
    return /changement_email\?token=([\w-]{43})/.exec(texts)?.[1] ?? ''
  }
  const fresh = () => `neuve-${crypto.randomUUID()}@entrelles.test`

  test('[R7-2] [R8-6] is confirmed from the new address and announced to the old one', async () => {
    const { email, member } = await create()
    const neuve = fresh()
    expect((await ask(member, neuve)).status).toBe(204)
    const token = await mailedToken()
    expect(kit.mail.sent.map(({ to }) => to)).toEqual([neuve])
    expect(await parametresOf(member)).toMatchObject({ email, nouvelEmail: neuve })
    expect(await follow(token)).toMatchObject({
      status: 200,
      body: { message: "Ton changement d'adresse e-mail est validé." },
    })
    expect(await parametresOf(member)).toMatchObject({ email: neuve, nouvelEmail: null })
    await kit.runJobs()
    expect(kit.mail.sent.at(-1)).toMatchObject({ to: email, subject: 'Ton adresse e-mail a changé' })
    expect((await login(neuve, MOT_DE_PASSE)).status).toBe(200)
    expect((await login(email, MOT_DE_PASSE)).status).toBe(401)
  })

  test('[R7-3] is refused with a wrong password, and sends no mail', async () => {
    const { email, member } = await create()
    for (const wrong of ['Mauvais-2026!', MOT_DE_PASSE.toLowerCase()]) {
      const answer = await ask(member, fresh(), wrong)
      expect(answer.status).toBe(422)
      expect(violationsOf(answer)).toEqual([
        { champ: 'password', message: 'Ce mot de passe n’est pas le tien.' },
      ])
    }
    const without = await member.call(endpoints.createChangementEmail, { body: { email: fresh() } as never })
    expect(violationsOf(without)).toMatchObject([{ champ: 'password' }])
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
    expect(await parametresOf(member)).toMatchObject({ email, nouvelEmail: null })
  })

  test('[R7-3] counts wrong passwords together with the change of password: the eleventh try is refused', async () => {
    const { member } = await create()
    const guess = (newPassword = NOUVEAU) =>
      member.call(endpoints.updateMotDePasse, {
        body: { id: idOf(member), password: 'Mauvais-2026!', newPassword },
      })
    for (let tries = 0; tries < 4; tries += 1) expect((await guess()).status).toBe(422)
    for (let tries = 0; tries < 6; tries += 1)
      expect((await ask(member, fresh(), 'Mauvais-2026!')).status).toBe(422)
    expect((await ask(member, fresh())).status).toBe(429)
    expect((await guess()).status).toBe(429)
  })

  test('two announcements whose addresses begin alike have different Message-IDs', async () => {
    const { member } = await create()
    const begin = 'une-adresse-au-debut-identique'
    const announced: string[] = []
    for (const neuve of [
      `${begin}-${crypto.randomUUID()}@a.test`,
      `${begin}-${crypto.randomUUID()}@b.test`,
    ]) {
      await ask(member, neuve)
      await follow(await mailedToken())
      await kit.runJobs()
      announced.push(kit.mail.sent.splice(0).at(-1)?.id ?? '')
    }
    expect(new Set(announced).size).toBe(2)
  })

  test('[R7-2] [R8-6] is refused with an expired link', async () => {
    const { member } = await create()
    await ask(member, fresh())
    const token = await mailedToken()
    kit.clock.advance(HOUR)
    expect(await follow(token)).toMatchObject({
      status: 410,
      body: {
        error: 'expired',
        message: 'La procédure de modification de mail a expiré... Merci de refaire ta demande.',
      },
    })
  })

  test('[R7-2] [R8-6] is refused with a used or unknown link', async () => {
    const { member } = await create()
    await ask(member, fresh())
    const token = await mailedToken()
    await follow(token)
    for (const refused of [token, 'A'.repeat(43)])
      expect(await follow(refused)).toMatchObject({
        status: 400,
        body: { message: 'Une erreur est survenue lors de la validation de ton adresse e-mail.' },
      })
  })

  test('to an address already in use sends no mail, and does not reveal it', async () => {
    const { member } = await create()
    const { email: taken } = await create()
    expect((await ask(member, taken)).status).toBe(204)
    await kit.runJobs()
    expect(kit.mail.sent.filter(({ to }) => to === taken)).toEqual([])
  })

  test('to an address taken meanwhile is refused at confirmation', async () => {
    const { member } = await create()
    const neuve = fresh()
    await ask(member, neuve)
    const token = await mailedToken()
    await createCompte(kit.db, kit.clock.now(), { email: neuve.toUpperCase() })
    expect((await follow(token)).status).toBe(400)
  })
})

describe('a change of password', () => {
  const change = (member: Client, password: string, newPassword = NOUVEAU, id = idOf(member)) =>
    member.call(endpoints.updateMotDePasse, { body: { id, password, newPassword } })
  const isOpen = async (client: Client) => (await client.call(sessionEndpoints.getMe, {})).status === 200

  test('[R7-3] replaces the password, ends the other sessions only, and sends a mail', async () => {
    const { email, member } = await create()
    const other = await kit.signIn(idOf(member))
    expect((await change(member, MOT_DE_PASSE)).status).toBe(204)
    expect([await isOpen(member), await isOpen(other)]).toEqual([true, false])
    expect((await login(email, MOT_DE_PASSE)).status).toBe(401)
    expect((await login(email, NOUVEAU)).status).toBe(200)
    await kit.runJobs()
    expect(kit.mail.sent).toMatchObject([{ to: email, subject: 'Ton mot de passe a changé' }])
  })

  test('is refused with a wrong current password', async () => {
    const { member } = await create()
    const answer = await change(member, 'Mauvais-2026!')
    expect(answer.status).toBe(422)
    expect(violationsOf(answer)).toEqual([
      { champ: 'password', message: 'Ce mot de passe n’est pas le tien.' },
    ])
  })

  const FACILE = 'Ce mot de passe est trop facile à deviner, choisis-en un autre.'
  test.each([
    ['R5-6', 'faible', 'Erreur : Veuillez entrer un mot de passe valide.'],
    ['R5-3', 'Motdepasse1!', FACILE],
    ['R5-3', 'Entrelles2026!', FACILE],
    ['R5-3', 'Le-Goff-2026', FACILE],
    ['R5-3', 'Aa1!'.repeat(257), 'Ce champ doit comporter au maximum 1024 caractères.'],
  ])('[%s] to %s is refused', async (_number, refused, message) => {
    const { member } = await create()
    const answer = await change(member, MOT_DE_PASSE, refused)
    expect(answer.status).toBe(422)
    expect(violationsOf(answer)).toEqual([{ champ: 'newPassword', message }])
  })

  test.each(['Soleil-2026', 'Bretagne29!', 'Marguerite2!'])('[R5-3] to %s is accepted', async (accepted) => {
    const { member } = await create()
    expect((await change(member, MOT_DE_PASSE, accepted)).status).toBe(204)
    await kit.runJobs()
  })

  test('[R3-6] of another account answers 404', async () => {
    const { member } = await create()
    const { member: other } = await create()
    expect(await change(member, MOT_DE_PASSE, NOUVEAU, idOf(other))).toMatchObject(INTROUVABLE)
  })
})

describe('her sessions', () => {
  const list = async (member: Client) => (await member.call(endpoints.listSessionsOuvertes, {})).body.sessions
  const end = (member: Client, id: SessionOuverteId) =>
    member.call(endpoints.deleteSessionOuverte, { params: { id } })

  test('are listed, and each can be ended', async () => {
    const { member } = await create()
    const other = await kit.signIn(idOf(member))
    const before = await list(member)
    expect(before.filter(({ courante }) => courante)).toHaveLength(1)
    expect(before).toHaveLength(2)
    const elsewhere = before.find(({ courante }) => !courante)?.id as SessionOuverteId
    expect((await end(member, elsewhere)).status).toBe(204)
    expect(await list(member)).toHaveLength(1)
    expect((await other.call(sessionEndpoints.getMe, {})).status).toBe(401)
  })

  test('of another member cannot be ended', async () => {
    const { member } = await create()
    const { member: other } = await create()
    const [theirs] = await list(other)
    await end(member, theirs?.id as SessionOuverteId)
    expect(await list(other)).toHaveLength(1)
  })
})

describe('the deletion of an account', () => {
  const ask = (member: Client, id = idOf(member)) =>
    member.call(endpoints.deleteCompte, { params: { id }, body: { id } })
  const keep = (member: Client, id = idOf(member)) =>
    member.call(endpoints.cancelSuppression, { params: { id } })
  const erase = async () => {
    await kit.services.queue.enqueueIn(kit.db)(eraseComptesJob, {})
    await kit.runJobs()
  }
  const exists = async (member: Client) =>
    (await kit.db.selectFrom('comptes').where('id', '=', idOf(member)).select('id').execute()).length === 1

  test('[R7-3] happens seven days after the request, and a mail gives the date', async () => {
    const { email, member } = await create()
    expect((await ask(member)).status).toBe(204)
    expect((await parametresOf(member)).suppressionLe).toBe('2026-11-21T09:00:00.000Z')
    await kit.runJobs()
    const sent = kit.mail.sent.filter(({ to }) => to === email)
    expect(sent).toMatchObject([{ subject: 'Ton compte sera supprimé dans sept jours' }])
    expect(sent[0]?.text).toContain('samedi 21\u00a0novembre 2026')
    kit.clock.advance(7 * DAY - 1)
    await erase()
    expect(await exists(member)).toBe(true)
    kit.clock.advance(1)
    await erase()
    expect(await exists(member)).toBe(false)
  })

  test('is refused to the last administrator, also if the last two ask at once', async () => {
    await kit.db.updateTable('comptes').set({ administratrice: false }).execute()
    const one = await kit.as('administratrice')
    expect(await ask(one)).toMatchObject({ status: 409, body: { code: 'derniere_administratrice' } })
    const two = await kit.as('administratrice')
    const statuses = (await Promise.all([ask(one), ask(two)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409])
    // Asked again, the one that leaves stays as she is; suspended, the other no longer counts.
    const [leaving, staying] = statuses[0] === 204 ? [one, two] : [two, one]
    expect((await keep(leaving)).status).toBe(204)
    await kit.db
      .updateTable('comptes')
      .set({ suspendue_jusquau: '2030-01-01' })
      .where('id', '=', idOf(staying))
      .execute()
    expect((await ask(leaving)).status).toBe(409)
    await kit.db.updateTable('comptes').set({ administratrice: false }).execute()
  })

  test('can be cancelled, and a second request does not postpone it', async () => {
    const { member } = await create()
    await ask(member)
    kit.clock.advance(100_000)
    await ask(member)
    expect((await parametresOf(member)).suppressionLe).toBe('2026-11-21T09:00:00.000Z')
    expect((await keep(member)).status).toBe(204)
    kit.clock.advance(8 * DAY)
    await erase()
    expect(await exists(member)).toBe(true)
  })

  test('[R6-5] is available to a member who is still registering', async () => {
    const member = await kit.as('inscription')
    expect((await ask(member)).status).toBe(204)
  })

  test('of another account answers 404', async () => {
    const { member } = await create()
    const { member: other } = await create()
    expect(await ask(member, idOf(other))).toMatchObject(INTROUVABLE)
    expect(await keep(member, idOf(other))).toMatchObject(INTROUVABLE)
  })
})
