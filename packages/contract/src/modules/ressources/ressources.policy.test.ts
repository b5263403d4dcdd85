import { describe, expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import {
  PUBLICS_RESSOURCE,
  STATUTS_RESSOURCE,
  type PublicRessource,
  type StatutRessource,
} from './ressources.constants.ts'
import {
  canManage,
  canRead,
  cheminRessource,
  droitsOf,
  motsDuree,
  problemeRevision,
  revisionApres,
} from './ressources.policy.ts'

const paid: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']
/** A reader of these branches, who coordinates those after them. */
const actor = (id: string, antennes: string[], roles: Role[] = [], territoireIds: string[] = []) => ({
  id,
  roles: [...paid, ...roles],
  territoireIds,
  antennes: [...antennes, ...territoireIds],
})
const ALL = [
  actor('membre', ['ici']),
  actor('loin', ['loin']),
  actor('coordinatrice', [], ['ROLE_COORDINATRICE'], ['ici']),
  actor('ailleurs', [], ['ROLE_COORDINATRICE'], ['loin']),
  actor('administratrice', [], ['ROLE_ADMINISTRATRICE']),
]
const expiree = {
  ...actor('expirée', [], [], ['ici']),
  roles: ['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'] as Role[],
}
const who = (may: (one: (typeof ALL)[number]) => boolean) => ALL.filter(may).map(({ id }) => id)
type Audience = Parameters<typeof canManage>[1]

const ressource = (
  audience: PublicRessource = 'reseau',
  statut: StatutRessource = 'publiee',
  ids = ['ici'],
) => ({
  public: audience,
  statut,
  territoireIds: audience === 'territoires' ? ids : [],
  brouillon: null,
})

describe('[M15] [M5] who reads a resource', () => {
  test.each([
    ['reseau', ['membre', 'loin', 'coordinatrice', 'ailleurs', 'administratrice']],
    ['territoires', ['membre', 'coordinatrice', 'administratrice']],
    ['coordinatrices', ['coordinatrice', 'ailleurs', 'administratrice']],
  ] as const)('for %s', (audience, readers) => {
    expect(Object.keys(PUBLICS_RESSOURCE)).toContain(audience)
    for (const statut of ['publiee', 'a_verifier'] as const)
      expect(who((one) => canRead(one, ressource(audience, statut)))).toEqual(readers)
    for (const statut of ['brouillon', 'archivee'] as const)
      expect(who((one) => canRead(one, ressource(audience, statut)))).toEqual([])
  })
})

describe('[M15] [M5] who writes it', () => {
  test('administrators each of them, active coordinators those of their branches alone', () => {
    expect(who((one) => canManage(one, ressource('territoires')))).toEqual([
      'coordinatrice',
      'administratrice',
    ])
    for (const other of [
      ressource(),
      ressource('coordinatrices'),
      ressource('territoires', 'publiee', ['ici', 'loin']),
    ])
      expect(who((one) => canManage(one, other))).toEqual(['administratrice'])
    expect(canManage(expiree, ressource('territoires'))).toBe(false)
  })

  test('what may be done in each state', () => {
    const [admin] = ALL.slice(-1)
    if (!admin) throw new Error('no administrator')
    const doneIn = (statut: StatutRessource, brouillon: Audience | null = null) =>
      Object.entries(droitsOf(admin, { ...ressource('reseau', statut), brouillon }))
        .filter(([, may]) => may)
        .map(([droit]) => droit)
    expect(Object.keys(STATUTS_RESSOURCE)).toHaveLength(4)
    expect(doneIn('brouillon')).toEqual(['modifier', 'supprimer', 'publier'])
    expect(doneIn('publiee')).toEqual(['reagir', 'modifier', 'archiver', 'relire'])
    expect(doneIn('publiee', ressource())).toEqual(['reagir', 'modifier', 'publier', 'archiver', 'relire'])
    expect(doneIn('a_verifier')).toEqual(['reagir', 'modifier', 'publier', 'archiver', 'relire'])
    expect(doneIn('archivee')).toEqual(['supprimer', 'publier'])
    const [membre] = ALL
    expect(membre && droitsOf(membre, ressource())).toMatchObject({
      reagir: true,
      modifier: false,
      archiver: false,
    })
  })

  test('a coordinator leaves alone the changes that are prepared for more readers than hers', () => {
    const [, , coordinatrice, , admin] = ALL
    if (!coordinatrice || !admin) throw new Error('no coordinator')
    const article = { ...ressource('territoires'), brouillon: ressource() }
    expect(droitsOf(coordinatrice, article)).toMatchObject({
      modifier: false,
      publier: false,
      archiver: true,
    })
    expect(droitsOf(admin, article)).toMatchObject({ modifier: true, publier: true })
    const hers = { ...article, brouillon: ressource('territoires') }
    expect(droitsOf(coordinatrice, hers)).toMatchObject({ modifier: true, publier: true })
  })
})

describe('[M5] the review', () => {
  test('is a year later, on a day that exists', () => {
    expect(revisionApres('2026-11-04')).toBe('2027-11-04')
    expect(revisionApres('2028-02-29')).toBe('2029-02-28')
  })

  test('is to come, within five years', () => {
    expect(problemeRevision('2026-11-05', '2026-11-04')).toBeUndefined()
    expect(problemeRevision('2031-11-04', '2026-11-04')).toBeUndefined()
    for (const day of ['2026-11-04', '2025-01-01', '2031-11-05'])
      expect(problemeRevision(day, '2026-11-04')).toEqual(expect.any(String))
  })
})

test('[R2.1-13] an article has its page; any other resource opens in the library', () => {
  expect(cheminRessource({ id: 'x', type: 'article' })).toBe('/ressource/article/x')
  for (const type of ['lien', 'fichier', 'replay'] as const)
    expect(cheminRessource({ id: 'x', type })).toBe('/ressource?ouverte=x')
})

test('[M5] how long it takes', () => {
  expect(motsDuree('article', 1)).toBe('Lecture\u00a0: 1 minute')
  expect(motsDuree('replay', 52)).toBe('Vidéo\u00a0: 52 minutes')
})
