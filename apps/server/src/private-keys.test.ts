import { z } from '@entrelles/contract/kit/z.ts'
import { expect, test } from 'vitest'
import { modules } from './modules.ts'

/** Names of keys that must not leak, in any spelling. */
const PRIVATE =
  /mail|courriel|phone|naissance|birth|\bage\b|tarif|montant|cents|minima|connexionLe|derniereConnexion|passe|password|hash|empreinte|secret|jeton|token|adresseIp|\bip\b|iban|payeur|latitude|longitude/i

/** The private keys returned on purpose, by reason: to their owner, or to an authorised role. */
const ALLOWED = {
  'her own session': `
    GET /api/connexion/lien/:token refresh_token
    GET /api/connexion/lien/:token token
    POST /api/connexion/lien/:token refresh_token
    POST /api/connexion/lien/:token token
    POST /api/login_check refresh_token
    POST /api/login_check token
    POST /api/login_check/second_facteur refresh_token
    POST /api/login_check/second_facteur token
    POST /api/token/refresh refresh_token
    POST /api/token/refresh token`,
  'the account of the link that she opens, its address masked': `
    GET /api/connexion/lien/:token/apercu emailMasque
    GET /api/connexion/lien/:token/apercu motDePasseAChoisir`,
  'her own account and memberships': `
    GET /api/adherentes/:id/parametres email
    GET /api/adherentes/:id/parametres nouvelEmail
    GET /api/users/me emailEnErreur
    GET /api/adhesions adhesions.montant
    GET /api/adhesions adhesions.tarif
    GET /api/adhesions tarif
    POST /api/adhesions/reclamation email
    GET /api/adhesions/reclamation reclamation.email
    GET /api/adhesions minima
    GET /api/inscription/reponses dateDeNaissance`,
  'her own registration to an event': `
    GET /api/evenements/:id/inscription jetonQr`,
  'her own profile': `
    GET /api/adherentes/:id/profil dateNaissance
    GET /api/adherentes/:id/profil email
    GET /api/adherentes/:id/profil portees.dateNaissance
    GET /api/adherentes/:id/profil portees.email
    GET /api/adherentes/:id/profil portees.telephone
    GET /api/adherentes/:id/profil telephone
    PUT /api/adherentes/:id/profil dateNaissance
    PUT /api/adherentes/:id/profil email
    PUT /api/adherentes/:id/profil portees.dateNaissance
    PUT /api/adherentes/:id/profil portees.email
    PUT /api/adherentes/:id/profil portees.telephone
    PUT /api/adherentes/:id/profil telephone`,
  'null unless she chose that the caller reads it': `
    GET /api/adherentes/:id dateNaissance
    GET /api/adherentes/:id email
    GET /api/adherentes/:id telephone`,
  'a speaker written on an event, for who is registered or manages it': `
    GET /api/evenements/:id intervenante2Email
    GET /api/evenements/:id intervenante2Telephone
    GET /api/evenements/:id intervenanteEmail
    GET /api/evenements/:id intervenanteTelephone`,
  'how many mails an announcement was, for its author and administrators': `
    GET /api/bo/publications publications.courriels
    GET /api/publications/:id/statistiques courriels`,
  'what a page without a network recognises a QR code by, for who holds the sheet': `
    GET /api/evenements/:id/emargement lignes.empreinteQr
    POST /api/evenements/:id/emargement/pointage ligne.empreinteQr
    POST /api/evenements/:id/emargement/synchro feuille.lignes.empreinteQr
    POST /api/evenements/:id/emargement/walk_in empreinteQr
    PUT /api/evenements/:id/emargement/:participationId empreinteQr`,
  'the address of a branch, nobody’s own': `
    GET /api/territoires/:id emailContact
    GET /api/bo/territoires/:id emailContact
    POST /api/bo/territoires emailContact
    POST /api/bo/territoires/:id/fermeture emailContact
    PUT /api/bo/territoires/:id emailContact
    PUT /api/bo/territoires/:id/coordinatrices emailContact
    PUT /api/bo/territoires/:id/presentation emailContact`,
  'members in the back office; null for a coordinator': `
    GET /api/bo/adherentes adherentes.email
    GET /api/bo/adherentes/:id email
    GET /api/bo/adherentes/:id emailValideLe
    PUT /api/bo/adherentes/:id email
    PUT /api/bo/adherentes/:id emailValideLe`,
  'the recipient of a letter, for administrators': `
    GET /api/bo/envois envois.destinataire.email`,
  'memberships and payments, for administrators; amounts by a journalled click': `
    GET /api/bo/adhesions/:id adherente.email
    GET /api/bo/adhesions/:id paiement.payeur
    GET /api/bo/adhesions/:id paiement.payeur.email
    GET /api/bo/adhesions/a_traiter aTraiter.emailPayeur
    GET /api/bo/adhesions/a_traiter aTraiter.montant
    GET /api/bo/adhesions/a_traiter aTraiter.paiements.montant
    GET /api/bo/adhesions/a_traiter aTraiter.paiements.payeur
    GET /api/bo/adhesions/a_traiter aTraiter.paiements.payeur.email
    GET /api/bo/adhesions/a_traiter aTraiter.payeur
    GET /api/bo/adhesions/a_traiter aTraiter.payeur.email
    GET /api/bo/adhesions/adherentes adherentes.email
    GET /api/bo/adhesions/resume encaisse.montant
    POST /api/bo/adhesions/montants montants
    POST /api/bo/adhesions/montants montants.montant
    POST /api/bo/adhesions/montants montants.tarif`,
  'a number of past events, whose name only looks like one': `
    GET /api/bo/evenements/resume passes`,
  'speakers in the back office: never shown to members': `
    GET /api/bo/evenements/:id intervenante2Email
    GET /api/bo/evenements/:id intervenante2Telephone
    GET /api/bo/evenements/:id intervenanteEmail
    GET /api/bo/evenements/:id intervenanteTelephone
    POST /api/bo/evenements intervenante2Email
    POST /api/bo/evenements intervenante2Telephone
    POST /api/bo/evenements intervenanteEmail
    POST /api/bo/evenements intervenanteTelephone
    POST /api/bo/evenements/:id intervenante2Email
    POST /api/bo/evenements/:id intervenante2Telephone
    POST /api/bo/evenements/:id intervenanteEmail
    POST /api/bo/evenements/:id intervenanteTelephone
    POST /api/bo/evenements/:id/cancel intervenante2Email
    POST /api/bo/evenements/:id/cancel intervenante2Telephone
    POST /api/bo/evenements/:id/cancel intervenanteEmail
    POST /api/bo/evenements/:id/cancel intervenanteTelephone
    POST /api/bo/evenements/:id/duplicate intervenante2Email
    POST /api/bo/evenements/:id/duplicate intervenante2Telephone
    POST /api/bo/evenements/:id/duplicate intervenanteEmail
    POST /api/bo/evenements/:id/duplicate intervenanteTelephone
    GET /api/bo/intervenants/:id email
    GET /api/bo/intervenants/:id telephone
    POST /api/bo/intervenants email
    POST /api/bo/intervenants telephone
    PUT /api/bo/intervenants/:id email
    PUT /api/bo/intervenants/:id telephone
    POST /api/bo/intervenants/:id/fusion email
    POST /api/bo/intervenants/:id/fusion telephone
    POST /api/bo/intervenants/:id/demande_consentement email
    POST /api/bo/intervenants/:id/demande_consentement telephone
    POST /api/bo/intervenants/:id/consentement email
    POST /api/bo/intervenants/:id/consentement telephone
    DELETE /api/bo/intervenants/:id/consentement email
    DELETE /api/bo/intervenants/:id/consentement telephone`,
  'the network of an act, without its end, for administrators': `
    GET /api/bo/journal entrees.ip`,
}

type Node = { readonly [key: string]: unknown }

const keysOf = (node: unknown, path: string): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { properties, ...rest } = node as Node
  const own = Object.entries((properties ?? {}) as Node).flatMap(([key, value]) => [
    `${path}${key}`,
    ...keysOf(value, `${path}${key}.`),
  ])
  const inner = Array.isArray(node) ? node : Object.values(rest)
  return [...own, ...inner.flatMap((value) => keysOf(value, path))]
}

const answered = modules
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .flatMap(({ method, path, answers }) =>
    Object.values(answers).flatMap((schema) =>
      schema instanceof z.ZodType
        ? keysOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), '').map(
            (key) => `${method} ${path} ${key}`,
          )
        : [],
    ),
  )

const isPrivate = (line: string): boolean => PRIVATE.test(line.split(' ').at(-1)?.split('.').at(-1) ?? '')

test('[security 29] no response has a private key, except those allowed', () => {
  expect(answered.length).toBeGreaterThan(100)
  const found = [...new Set(answered.filter(isPrivate))].toSorted()
  const allowed = Object.values(ALLOWED).flatMap((lines) => lines.trim().split(/\n\s*/))
  const advice =
    'Take the key out of the answer, or, if it is answered on purpose, add its line to ALLOWED under the reason.'
  expect(found, advice).toEqual(allowed.toSorted())
})

test('[security 29] the directory, its map and its cards have no private key', () => {
  const open = answered.filter((line) => /^GET \/api\/adherentes(\/carte)? /.test(line))
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(isPrivate), 'Take the key out of the answer: every member reads it.').toEqual([])
})
