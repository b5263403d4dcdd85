import { describe, expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import { droitsDossierOf, empechementOf, isReservee, type FaitsDossier } from './bo-moderation.policy.ts'

const actorOf = (...roles: Role[]) => ({ id: 'moi', roles })
const administratrice = actorOf('ROLE_ADMINISTRATRICE')
const coordinatrice = actorOf('ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE')

/** A report that the caller examines. */
const pris: FaitsDossier = {
  statut: 'en_cours',
  assigneeId: 'moi',
  auteureId: 'elle',
  isMasquable: true,
  isMasque: false,
  isRetire: false,
  isMasqueParDecision: false,
  isDeSaPart: false,
  hasDecideAvant: false,
  exclusion: null,
  hasMesure: false,
}
const AUCUN = {
  prendre: false,
  rendre: false,
  noter: true,
  actions: [],
  confirmerExclusion: false,
  retirerExclusion: false,
  clore: false,
}

describe('[M11] rights on a report', () => {
  test('who examines it decides, releases and closes it', () => {
    expect(droitsDossierOf(administratrice, pris)).toEqual({
      ...AUCUN,
      rendre: true,
      clore: true,
      actions: ['masquer', 'avertir', 'restreindre', 'suspendre', 'exclure'],
    })
  })

  test('a coordinator neither suspends nor excludes', () => {
    expect(droitsDossierOf(coordinatrice, pris).actions).toEqual(['masquer', 'avertir', 'restreindre'])
    expect([isReservee('suspendre'), isReservee('exclure'), isReservee('restreindre')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('it is taken while nobody has it; an administrator releases that of somebody else', () => {
    const libre = { ...pris, statut: 'nouveau' as const, assigneeId: null }
    expect(droitsDossierOf(coordinatrice, libre)).toEqual({ ...AUCUN, prendre: true })
    const autre = { ...pris, assigneeId: 'autre' }
    expect(droitsDossierOf(coordinatrice, autre)).toEqual(AUCUN)
    expect(droitsDossierOf(administratrice, autre)).toEqual({ ...AUCUN, rendre: true })
  })

  test('once it is answered, notes are left', () => {
    expect(droitsDossierOf(administratrice, { ...pris, statut: 'traite' })).toEqual(AUCUN)
  })

  test('nobody examines what she reported, nor an appeal against her decision', () => {
    const deSaPart = { ...pris, isDeSaPart: true }
    expect(empechementOf(deSaPart)).toBe('de_sa_part')
    expect(droitsDossierOf(administratrice, deSaPart)).toEqual({ ...AUCUN, noter: false })
    const decide = { ...pris, statut: 'rouvert' as const, hasDecideAvant: true }
    expect(empechementOf(decide)).toBe('decide_avant')
    expect(droitsDossierOf(administratrice, decide)).toEqual(AUCUN)
    expect(empechementOf(pris)).toBeNull()
  })

  test('what its reporters hide may be hidden for good or shown again; what a decision hides, shown again', () => {
    const actionsOf = (faits: Partial<FaitsDossier>) =>
      droitsDossierOf(coordinatrice, { ...pris, ...faits }).actions.slice(0, 2)
    expect(actionsOf({ isMasque: true })).toEqual(['masquer', 'restaurer'])
    expect(actionsOf({ isMasque: true, isMasqueParDecision: true })).toEqual(['restaurer', 'avertir'])
    expect(actionsOf({ isMasque: true, isRetire: true })).toEqual(['masquer', 'avertir'])
    expect(actionsOf({ isMasquable: false, isMasque: true })).toEqual(['avertir', 'restreindre'])
  })

  test('without an account, nothing but hiding is left', () => {
    expect(droitsDossierOf(administratrice, { ...pris, auteureId: null }).actions).toEqual(['masquer'])
  })

  test('an exclusion waits for another administrator, and the report with it', () => {
    const proposee = { ...pris, exclusion: { parId: 'moi' } }
    expect(droitsDossierOf(administratrice, proposee)).toMatchObject({
      confirmerExclusion: false,
      retirerExclusion: true,
      clore: false,
      actions: ['masquer', 'avertir', 'restreindre', 'suspendre'],
    })
    const autre = { ...pris, assigneeId: 'autre', exclusion: { parId: 'autre' } }
    expect(droitsDossierOf(administratrice, autre)).toMatchObject({ confirmerExclusion: true })
    expect(droitsDossierOf(coordinatrice, autre)).toMatchObject({
      confirmerExclusion: false,
      retirerExclusion: false,
    })
  })
})
