import type { Role } from '@entrelles/contract/kit/roles.ts'
import { describe, expect, test } from 'vitest'
import { audiencesOf, typesOf, type Redactrice } from './audience.ts'
import { CORNOUAILLE, LEON } from './test-publication.ts'

const de = (roles: readonly Role[], fields: Partial<Redactrice> = {}): Redactrice => ({
  actor: { id: 'moi', roles },
  territoire: CORNOUAILLE,
  coordonnees: [],
  ...fields,
})
const membre = de(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE'])
const coordinatrice = de(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE'], {
  coordonnees: [LEON],
})
const administratrice = de(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE', 'ROLE_ADMINISTRATRICE'])
const labels = (...args: Parameters<typeof audiencesOf>) => audiencesOf(...args).map(({ label }) => label)

describe('[M2] for whom she may write', () => {
  test('a member: the network or her branch, and no news', () => {
    expect(labels(membre, 'publication')).toEqual(['Tout le réseau', 'Antenne Cornouaille'])
    expect(labels(membre, 'annonce')).toEqual([])
    expect(typesOf(membre)).toEqual(['publication'])
    expect(labels({ ...membre, territoire: null }, 'publication')).toEqual(['Tout le réseau'])
  })

  test('a coordinator: news for the branch that she coordinates alone', () => {
    expect(labels(coordinatrice, 'publication')).toEqual([
      'Tout le réseau',
      'Antenne Cornouaille',
      'Antenne Léon',
    ])
    expect(labels(coordinatrice, 'annonce')).toEqual(['Antenne Léon'])
    expect(typesOf(coordinatrice)).toEqual(['publication', 'actualite', 'annonce'])
  })

  test('a coordinator of several branches: each of them, and all of them together', () => {
    const deux = { ...coordinatrice, coordonnees: [CORNOUAILLE, LEON] }
    expect(labels(deux, 'annonce')).toEqual([
      'Antenne Cornouaille',
      'Antenne Léon',
      'Antennes Cornouaille et Léon',
    ])
    expect(audiencesOf(deux, 'annonce').at(-1)?.value).toBe(`${CORNOUAILLE.id},${LEON.id}`)
    expect(labels(deux, 'publication')).toEqual(['Tout le réseau', ...labels(deux, 'annonce')])
  })

  test('an administrator: news for the network too', () => {
    expect(labels(administratrice, 'annonce')).toEqual(['Tout le réseau', 'Antenne Cornouaille'])
  })

  test('an edited post keeps its branches among the choices, once', () => {
    expect(labels(membre, 'publication', [CORNOUAILLE])).toEqual(['Tout le réseau', 'Antenne Cornouaille'])
    expect(audiencesOf(membre, 'publication', [CORNOUAILLE, LEON]).at(-1)).toEqual({
      value: `${CORNOUAILLE.id},${LEON.id}`,
      label: 'Antennes Cornouaille et Léon',
    })
  })
})
