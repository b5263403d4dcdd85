import { describe, expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import type { StatutCoupDePouce } from './coups-de-pouce.constants.ts'
import {
  canEnd,
  canModerate,
  canRead,
  canReadReponse,
  dateLimiteMax,
  dateLimiteParDefaut,
  dateProlongee,
  droitsOf,
  droitsReponseOf,
  isRappelUtile,
  problemeDateLimite,
} from './coups-de-pouce.policy.ts'

const paid: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']
const actor = (id: string, roles: Role[] = [], territoireIds: string[] = []) => ({
  id,
  roles: [...paid, ...roles],
  territoireIds,
})
const auteure = actor('auteure')
const lectrice = actor('lectrice')
const coordinatrice = actor('coordinatrice', ['ROLE_COORDINATRICE'], ['ici'])
const ailleurs = actor('ailleurs', ['ROLE_COORDINATRICE'], ['loin'])
const administratrice = actor('administratrice', ['ROLE_ADMINISTRATRICE'])
const expiree = { ...coordinatrice, roles: ['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'] as Role[] }
const ALL = [auteure, lectrice, coordinatrice, ailleurs, administratrice]

const demande = (statut: StatutCoupDePouce = 'publie', territoireId: string | null = 'ici') => ({
  type: 'demande' as const,
  auteureId: 'auteure',
  territoireId,
  statut,
})
const who = (may: (one: (typeof ALL)[number]) => boolean) => ALL.filter(may).map(({ id }) => id)

describe('[M15] help requests', () => {
  test('administrators moderate all of them, active coordinators those of their branches', () => {
    expect(who((one) => canModerate(one, demande()))).toEqual(['coordinatrice', 'administratrice'])
    expect(who((one) => canModerate(one, demande('publie', null)))).toEqual(['administratrice'])
    expect(canModerate(expiree, demande())).toBe(false)
  })

  test('drafts are read by their author, hidden ones by those who moderate them too, the others by all', () => {
    expect(who((one) => canRead(one, demande('brouillon')))).toEqual(['auteure'])
    expect(who((one) => canRead(one, demande('masque')))).toEqual([
      'auteure',
      'coordinatrice',
      'administratrice',
    ])
    for (const statut of ['publie', 'en_cours', 'resolu', 'expire', 'clos'] as const)
      expect(who((one) => canRead(one, demande(statut)))).toHaveLength(ALL.length)
  })

  test('their author and administrators end them; a coordinator hides instead of deleting', () => {
    expect(who((one) => canEnd(one, demande()))).toEqual(['auteure', 'administratrice'])
    expect(who((one) => droitsOf(one, demande()).supprimer)).toEqual(['auteure', 'administratrice'])
    expect(who((one) => droitsOf(one, demande()).masquer)).toEqual(['coordinatrice'])
    expect(who((one) => droitsOf(one, demande('masque')).masquer)).toEqual([])
    expect(who((one) => droitsOf(one, demande()).modifier)).toEqual(['auteure'])
    expect(canEnd(lectrice, { auteureId: null })).toBe(false)
  })

  test.each<[StatutCoupDePouce, string[]]>([
    ['brouillon', ['modifier', 'supprimer']],
    ['publie', ['modifier', 'supprimer', 'repondre', 'resoudre', 'clore', 'prolonger', 'voirSuggestions']],
    ['en_cours', ['modifier', 'supprimer', 'repondre', 'resoudre', 'clore', 'prolonger', 'voirSuggestions']],
    ['resolu', ['supprimer', 'rouvrir']],
    ['expire', ['supprimer', 'resoudre', 'clore', 'prolonger']],
    ['clos', ['supprimer', 'rouvrir']],
    ['masque', ['supprimer']],
  ])('[M1] the author of one that is %s may %j', (statut, expected) => {
    const droits = Object.entries(droitsOf(auteure, demande(statut)))
    expect(droits.filter(([, may]) => may).map(([name]) => name)).toEqual(expected)
  })

  test('a reader answers, follows and reports, also what an erased account left', () => {
    expect(droitsOf(lectrice, demande())).toMatchObject({ repondre: true, suivre: true, signaler: true })
    expect(droitsOf(lectrice, demande('resolu'))).toMatchObject({
      repondre: false,
      suivre: false,
      signaler: true,
    })
    expect(droitsOf(lectrice, { ...demande(), auteureId: null }).signaler).toBe(true)
    expect(droitsOf(lectrice, { ...demande('brouillon'), auteureId: null }).signaler).toBe(false)
  })

  test('those who could help are suggested for requests, to their author and who moderates', () => {
    expect(who((one) => droitsOf(one, demande()).voirSuggestions)).toEqual([
      'auteure',
      'coordinatrice',
      'administratrice',
    ])
    expect(who((one) => droitsOf(one, { ...demande(), type: 'offre' }).voirSuggestions)).toEqual([])
  })
})

describe('[M1] answers', () => {
  const reponse = (fields = {}) => ({
    auteureId: 'lectrice' as string | null,
    prive: false,
    destinataireId: null,
    propose: true,
    acceptee: false,
    statut: 'publiee' as const,
    reponseParenteId: null,
    ...fields,
  })
  const readers = (fields = {}) => who((one) => canReadReponse(one, demande(), reponse(fields)))

  test('a private one is between two, and those who moderate', () => {
    expect(readers()).toHaveLength(ALL.length)
    expect(readers({ prive: true, destinataireId: 'auteure' })).toEqual([
      'auteure',
      'lectrice',
      'coordinatrice',
      'administratrice',
    ])
    expect(readers({ prive: true, auteureId: 'auteure', destinataireId: 'ailleurs' })).toEqual([
      'auteure',
      'coordinatrice',
      'ailleurs',
      'administratrice',
    ])
  })

  test('a hidden one is read by its author and those who moderate', () => {
    expect(readers({ statut: 'masquee' })).toEqual(['lectrice', 'coordinatrice', 'administratrice'])
  })

  test('its author edits it, those who moderate delete it, the author of the request accepts an offer once', () => {
    const may = (droit: keyof ReturnType<typeof droitsReponseOf>, fields = {}, statut?: StatutCoupDePouce) =>
      who((one) => droitsReponseOf(one, demande(statut), reponse(fields))[droit])
    expect(may('modifier')).toEqual(['lectrice'])
    expect(may('modifier', {}, 'resolu')).toEqual([])
    expect(may('supprimer')).toEqual(['lectrice', 'coordinatrice', 'administratrice'])
    expect(may('supprimer', { statut: 'supprimee' })).toEqual([])
    expect(may('accepter')).toEqual(['auteure'])
    expect(may('accepter', { propose: false })).toEqual([])
    expect(may('accepter', { acceptee: true })).toEqual([])
    expect(may('accepter', {}, 'expire')).toEqual([])
    expect(may('repondre', { reponseParenteId: 'une' })).toEqual([])
    expect(may('repondre', { prive: true, destinataireId: 'auteure' })).toEqual(['auteure', 'lectrice'])
    expect(may('signaler')).toEqual(['auteure', 'coordinatrice', 'ailleurs', 'administratrice'])
    expect(may('signaler', { auteureId: null })).toEqual(ALL.map(({ id }) => id))
    expect(may('signaler', { auteureId: null, statut: 'supprimee' })).toEqual([])
  })
})

describe('[M1] last days', () => {
  const today = '2026-11-14'
  test('sixty days unless she says otherwise, six months at most, never in the past', () => {
    expect([dateLimiteParDefaut(today), dateLimiteMax(today)]).toEqual(['2027-01-13', '2027-05-13'])
    expect(problemeDateLimite(today, today)).toBeUndefined()
    expect(problemeDateLimite('2027-05-13', today)).toBeUndefined()
    expect(problemeDateLimite('2026-11-13', today)).toMatch(/à partir d’aujourd’hui/)
    expect(problemeDateLimite('2027-05-14', today)).toMatch(/180 jours/)
  })

  test('an extension adds thirty days to the last one, or to today once it has passed', () => {
    expect(dateProlongee(today, '2026-11-20')).toBe('2026-12-20')
    expect(dateProlongee(today, '2026-10-01')).toBe('2026-12-14')
    expect(dateProlongee(today, '2027-05-01')).toBe('2027-05-13')
  })

  test('its author is asked before the end, unless she has just chosen so near a day', () => {
    expect(isRappelUtile(today, '2026-11-22')).toBe(true)
    expect(isRappelUtile(today, '2026-11-21')).toBe(false)
  })
})
