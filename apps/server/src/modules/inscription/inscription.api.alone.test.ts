import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_EASY, PASSWORD_WEAK } from '@entrelles/contract/kit/identity-rules.ts'
import { inscriptionEndpoints as endpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import * as argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { cookieOf, encodingsOf, linkOf, signUpOf } from './inscription.factory.ts'

// The real library, with its calls counted.
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof argon2>()
  return { ...library, hash: vi.fn(library.hash) }
})

const kit = useTestApp({ LIMITS_FACTOR: '100', PUBLIC_URL: 'https://entrelles.test' })
let form = signUpOf('membre-0')
let count = 0
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.runJobs()
  kit.mail.sent.length = 0
  form = signUpOf(`membre-${(count += 1)}`)
})

const signUp = (body: Record<string, unknown> = form) =>
  kit.visitor.call<typeof endpoints.createInscription, ErrorBody>(endpoints.createInscription, {
    body: body as typeof form,
  })
const compteOf = (email: string) =>
  kit.db.selectFrom('comptes').where('email', '=', email).selectAll().executeTakeFirst()
const mailsAfter = async () => {
  await kit.runJobs()
  return kit.mail.sent.splice(0)
}
const follow = (token: string, cookie = '') =>
  kit.visitor.call(sessionEndpoints.createSessionParLien, { params: { token } }, { cookie })
const login = (username: string, password: string) =>
  kit.visitor.call(sessionEndpoints.createSession, { body: { username, password } })

describe('POST /api/inscription/etape_un', () => {
  test('[R3-7] [R5-4] a sign-up creates an unconfirmed account, with the version and date of the charter', async () => {
    expect(await signUp({ ...form, prenom: '  Zoe\u0301 ' })).toMatchObject({ status: 204, body: '' })
    const compte = await compteOf(form.email)
    expect(compte).toMatchObject({
      prenom: 'Zoé',
      nom: null,
      etape_inscription: 'etape_deux',
      email_valide_le: null,
      administratrice: false,
      paye_jusquau: null,
      date_inscription: '2026-11-14T09:00:00.000Z',
      charte_version: '2026-11',
      charte_acceptee_le: '2026-11-14T09:00:00.000Z',
    })
    expect(compte?.mot_de_passe).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(form.email, form.motDePasse)).status).toBe(403)
  })

  test('[R7-4] form data is accepted in both encodings, and JSON', async () => {
    const charter = { ...form, charteAcceptee: true }
    const entries = Object.entries(charter).map(([name, value]): [string, string] => [name, String(value)])
    for (const request of await encodingsOf(entries, charter)) {
      await kit.db.deleteFrom('comptes').where('email', '=', form.email).execute()
      const { status } = await kit.visitor.inject({
        method: 'POST',
        url: '/api/inscription/etape_un',
        ...request,
      })
      expect(status).toBe(204)
      expect(await compteOf(form.email)).toMatchObject({ prenom: 'Rozenn' })
    }
  })

  test('[R2.1-2] [R4-5] the mailed link logs in once and confirms the address', async () => {
    const cookie = cookieOf(await signUp())
    const [mail, ...others] = await mailsAfter()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: form.email, subject: 'Confirme ton adresse e-mail' })
    const link = linkOf(mail)
    expect(link).toMatchObject({
      origin: 'https://entrelles.test',
      creation: '1',
      lienConnexion: `https://entrelles.test/api/connexion/lien/${link.secret}`,
    })
    expect(mail?.text).toContain('Bienvenue Rozenn, une dernière étape')
    expect(mail?.html).toContain('Confirmer mon adresse')
    const { status, body } = await follow(link.secret, cookie)
    expect(status).toBe(200)
    const me = await kit.visitor.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${body.token}` },
    })
    expect(me.body).toMatchObject({
      roles: ['ROLE_ADHERENTE_EN_COURS_INSCRIPTION'],
      etapeInscription: 'etape_deux',
    })
    expect((await compteOf(form.email))?.email_valide_le).toBe('2026-11-14T09:00:00.000Z')
    expect((await login(form.email, form.motDePasse)).status).toBe(200)
    expect((await follow(link.secret, cookie)).status).toBe(410)
  })

  const required = (label: string) => `Le champ "${label}" est obligatoire.`
  test.each([
    ['R5-1', { prenom: '   ' }, 'prenom', required('Prénom')],
    ['R5-1', { prenom: undefined }, 'prenom', required('Prénom')],
    ['R5-1', { prenom: 'É' }, 'prenom', 'Le prénom doit comporter au minimum 2 caractères.'],
    ['R5-1', { prenom: 'Zo'.repeat(23) }, 'prenom', 'Le prénom doit comporter au maximum 45 caractères.'],
    ['R5-1', { prenom: 'Brrt' }, 'prenom', 'Le prénom doit comporter au moins une voyelle.'],
    ['R5-1', { prenom: 'Zoé2' }, 'prenom', 'Le prénom ne doit pas comporter de chiffre.'],
    ['R5-1', { prenom: 'Jean-Test' }, 'prenom', "Le prénom indiqué n'est pas accepté."],
    ['R5-1', { prenom: 'Zoééé' }, 'prenom', '2 caractères identiques à la suite au maximum'],
    [
      'R5-1',
      { prenom: 'Zoé@' },
      'prenom',
      'Le prénom ne doit comporter que des lettres, des espaces, des apostrophes et des tirets.',
    ],
    ['R5-2', { email: '' }, 'email', required('E-mail')],
    ['R5-2', { email: 'rozenn@' }, 'email', "L'e-mail indiqué est invalide."],
    ['R5-3', { motDePasse: '' }, 'motDePasse', required('Mot de passe')],
    ['R5-3', { motDePasse: 'tramontane-8' }, 'motDePasse', PASSWORD_WEAK],
    ['R5-3', { motDePasse: 'Motdepasse1!' }, 'motDePasse', PASSWORD_EASY],
    ['R5-3', { motDePasse: 'Rozenn-2026!' }, 'motDePasse', PASSWORD_EASY],
    ['R5-3', { motDePasse: 'P@ssw0rd!' }, 'motDePasse', PASSWORD_EASY],
    ['R5-3', { motDePasse: 'Azerty123!' }, 'motDePasse', PASSWORD_EASY],
    ['R5-4', { charteAcceptee: false }, 'charteAcceptee', 'Veuillez accepter la charte et les CGU.'],
  ])('[%s] %j is refused on its field', async (_number, wrong, champ, message) => {
    const { status, body } = await signUp({ ...form, ...wrong })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'formulaire_invalide', violations: [{ champ, message }] })
    expect(await compteOf(form.email)).toBeUndefined()
  })

  test('[R5-3] a password made from the e-mail address is refused', async () => {
    const { status, body } = await signUp({
      ...form,
      email: `kerguelen.${count}@exemple.fr`,
      motDePasse: 'Kerguelen-1',
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ violations: [{ champ: 'motDePasse', message: PASSWORD_EASY }] })
  })

  test.each(['roles', 'etapeInscription', 'administratrice', 'payeJusquau'])(
    '[R5-4] an extra field %s is refused',
    async (champ) => {
      const { status, body } = await signUp({ ...form, [champ]: 'true' })
      expect(status).toBe(422)
      expect(body.violations).toMatchObject([{ champ }])
      expect(await compteOf(form.email)).toBeUndefined()
    },
  )
})

describe('[R4-14] known addresses', () => {
  const answerOf = async (act: () => ReturnType<typeof signUp>) => {
    vi.mocked(argon2.hash).mockClear()
    const { status, body, headers } = await act()
    const names = Object.keys(headers).sort()
    return { status, body, names, hashes: vi.mocked(argon2.hash).mock.calls.length }
  }

  test('a known address gets the same response after the same number of hashes; only the mail differs', async () => {
    const unknown = await answerOf(() => signUp())
    expect(unknown).toMatchObject({ status: 204, body: '', hashes: 1 })
    expect(await answerOf(() => signUp())).toEqual(unknown)
    const { email } = await createCompte(kit.db, kit.clock.now(), { email: `Connue-${count}@exemple.fr` })
    const before = await compteOf(email)
    await mailsAfter()
    expect(await answerOf(() => signUp({ ...form, email: email.toUpperCase() }))).toEqual(unknown)
    const [mail, ...others] = await mailsAfter()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Tu as déjà un compte' })
    for (const path of ['/connexion', '/reinitialisation-mot-de-passe'])
      expect(mail?.text).toContain(`https://entrelles.test${path}`)
    expect(mail?.text).not.toContain('Rozenn')
    expect(await compteOf(email)).toEqual(before)
    expect((await login(email, MOT_DE_PASSE)).status).toBe(200)
  })

  test('the address of a suspended member gets the same response and no mail', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now(), {
      suspendue_jusquau: '2027-01-01T00:00:00Z',
    })
    expect(await signUp({ ...form, email })).toMatchObject({ status: 204, body: '' })
    expect(await mailsAfter()).toEqual([])
  })

  test('two simultaneous sign-ups create one account and get the same response, and the last link works', async () => {
    const answers = await Promise.all([
      signUp({ ...form, prenom: 'Une' }),
      signUp({ ...form, prenom: 'Autre', email: form.email.toUpperCase() }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const comptes = await kit.db.selectFrom('comptes').where('email', '=', form.email).select('id').execute()
    expect(comptes).toHaveLength(1)
    const mail = (await mailsAfter()).at(-1)
    const { status } = await kit.visitor.call(sessionEndpoints.createSessionAvecMotDePasse, {
      params: { token: linkOf(mail).secret },
      body: { motDePasse: 'Mistral-et-Bise-9' },
    })
    expect(status).toBe(200)
  })
})
