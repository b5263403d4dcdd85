import { describe, expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import type { StatutCommentaire, StatutPublication, TypePublication } from './actus.constants.ts'
import {
  canEdit,
  canModerate,
  canRead,
  canReadCommentaire,
  canSchedule,
  canWrite,
  droitsCommentaireOf,
  droitsOf,
  isModifiee,
  problemeEpingle,
  problemeProgrammation,
} from './actus.policy.ts'

const paid: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']
/** A reader of these branches, who coordinates those after them. */
const actor = (id: string, antennes: string[], roles: Role[] = [], territoireIds: string[] = []) => ({
  id,
  roles: [...paid, ...roles],
  territoireIds,
  antennes: [...antennes, ...territoireIds],
})
const auteure = actor('auteure', ['ici'])
const lectrice = actor('lectrice', ['ici'])
const loin = actor('loin', ['loin'])
const coordinatrice = actor('coordinatrice', [], ['ROLE_COORDINATRICE'], ['ici'])
const ailleurs = actor('ailleurs', ['ici'], ['ROLE_COORDINATRICE'], ['loin'])
const administratrice = actor('administratrice', [], ['ROLE_ADMINISTRATRICE'])
const expiree = { ...coordinatrice, roles: ['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'] as Role[] }
const ALL = [auteure, lectrice, loin, coordinatrice, ailleurs, administratrice]
const who = (may: (one: (typeof ALL)[number]) => boolean) => ALL.filter(may).map(({ id }) => id)

type Fields = {
  readonly type?: TypePublication
  readonly statut?: StatutPublication
  readonly territoireIds?: string[]
  readonly auteureId?: string | null
}
const publication = (fields: Fields = {}) => ({
  type: 'publication' as const,
  statut: 'publiee' as const,
  auteureId: 'auteure',
  territoireIds: ['ici'],
  commentairesOuverts: true,
  ...fields,
})

describe('[M15] who moderates a post', () => {
  test('administrators for all of them, active coordinators for those of their branches alone', () => {
    expect(who((one) => canModerate(one, publication()))).toEqual(['coordinatrice', 'administratrice'])
    for (const territoireIds of [[], ['ici', 'loin']])
      expect(who((one) => canModerate(one, publication({ territoireIds })))).toEqual(['administratrice'])
    expect(canModerate(expiree, publication())).toBe(false)
  })

  test('news are changed by their moderators, a member’s post by its author', () => {
    expect(who((one) => canEdit(one, publication()))).toEqual(['auteure'])
    expect(who((one) => canEdit(one, publication({ type: 'actualite' })))).toEqual([
      'auteure',
      'coordinatrice',
      'administratrice',
    ])
  })
})

describe('[M2] who writes', () => {
  test('a post: everybody, for the network and the branches that she reads', () => {
    expect(who((one) => canWrite(one, 'publication', []))).toHaveLength(ALL.length)
    expect(who((one) => canWrite(one, 'publication', ['loin']))).toEqual([
      'loin',
      'ailleurs',
      'administratrice',
    ])
    expect(who((one) => canWrite(one, 'publication', ['ici', 'loin']))).toEqual([
      'ailleurs',
      'administratrice',
    ])
  })

  test('news and announcements: coordinators for their branches, administrators for all', () => {
    for (const type of ['actualite', 'annonce'] as const) {
      expect(who((one) => canWrite(one, type, []))).toEqual(['administratrice'])
      expect(who((one) => canWrite(one, type, ['ici']))).toEqual(['coordinatrice', 'administratrice'])
      expect(who((one) => canWrite(one, type, ['ici', 'loin']))).toEqual(['administratrice'])
    }
    expect(canWrite(expiree, 'annonce', ['ici'])).toBe(false)
  })

  test('they alone schedule, from now to twelve months ahead', () => {
    expect(who(canSchedule)).toEqual(['coordinatrice', 'ailleurs', 'administratrice'])
    const now = new Date('2026-11-14T09:00:00Z')
    const probleme = (at: string) => problemeProgrammation(new Date(at), now)
    for (const at of ['2026-11-14T09:00:01Z', '2027-11-14T09:00:00Z']) expect(probleme(at)).toBeUndefined()
    expect(probleme('2026-11-14T09:00:00Z')).toBe('Choisis un moment à venir.')
    expect(probleme('2027-11-14T09:00:01Z')).toBe('Choisis un moment dans les 12 prochains mois.')
  })
})

describe('[M2] who reads', () => {
  test('what is published or archived: those of its branches, or everybody', () => {
    for (const statut of ['publiee', 'archivee'] as const) {
      expect(who((one) => canRead(one, publication({ statut, territoireIds: [] })))).toHaveLength(ALL.length)
      expect(who((one) => canRead(one, publication({ statut })))).toEqual([
        'auteure',
        'lectrice',
        'coordinatrice',
        'ailleurs',
        'administratrice',
      ])
      expect(who((one) => canRead(one, publication({ statut, territoireIds: ['loin'] })))).toEqual([
        'auteure',
        'loin',
        'ailleurs',
        'administratrice',
      ])
    }
  })

  test('what is hidden, and news that wait: the author and those who moderate; a draft and the bin: the author', () => {
    const moderated = ['auteure', 'coordinatrice', 'administratrice']
    expect(who((one) => canRead(one, publication({ statut: 'masquee' })))).toEqual(moderated)
    for (const statut of ['brouillon', 'programmee'] as const) {
      expect(who((one) => canRead(one, publication({ statut })))).toEqual(['auteure'])
      expect(who((one) => canRead(one, publication({ statut, type: 'annonce' })))).toEqual(moderated)
    }
    expect(who((one) => canRead(one, publication({ statut: 'supprimee', type: 'annonce' })))).toEqual([
      'auteure',
    ])
  })
})

describe('[M2] what she may do', () => {
  const droit = (name: keyof ReturnType<typeof droitsOf>, fields: Fields = {}) =>
    who((one) => droitsOf(one, publication(fields))[name])

  test('author and administrators delete, a coordinator hides what is published', () => {
    expect(droit('supprimer')).toEqual(['auteure', 'administratrice'])
    expect(droit('masquer')).toEqual(['coordinatrice'])
    for (const statut of ['archivee', 'masquee'] as const) expect(droit('masquer', { statut })).toEqual([])
    expect(droit('supprimer', { statut: 'supprimee' })).toEqual([])
  })

  test('an archived post returns by those who change it, one of the bin by its author', () => {
    expect(droit('restaurer', { statut: 'archivee' })).toEqual(['auteure'])
    expect(droit('restaurer', { statut: 'archivee', type: 'annonce' })).toEqual([
      'auteure',
      'coordinatrice',
      'administratrice',
    ])
    expect(droit('restaurer', { statut: 'supprimee', type: 'annonce' })).toEqual(['auteure'])
    expect(droit('restaurer')).toEqual([])
  })

  test.each(['commenter', 'reagir', 'suivre', 'epingler', 'archiver'] as const)(
    '%s needs a published post',
    (name) => {
      expect(droit(name)).not.toEqual([])
      for (const statut of ['brouillon', 'programmee', 'archivee', 'masquee', 'supprimee'] as const)
        expect(droit(name, { statut })).toEqual([])
    },
  )

  test('nobody changes what is archived, hidden or deleted', () => {
    for (const statut of ['brouillon', 'programmee', 'publiee'] as const)
      expect(droit('modifier', { statut })).toEqual(['auteure'])
    for (const statut of ['archivee', 'masquee', 'supprimee'] as const)
      expect(droit('modifier', { statut })).toEqual([])
  })

  test('closed comments take no comment; she does not report herself, and reports what an erased account left', () => {
    expect(droitsOf(lectrice, { ...publication(), commentairesOuverts: false }).commenter).toBe(false)
    expect(droit('signaler')).not.toContain('auteure')
    expect(droit('signaler', { auteureId: null })).toEqual(droit('reagir'))
    expect(droit('signaler', { auteureId: null, statut: 'brouillon' })).toEqual([])
    expect(droit('signaler', { statut: 'masquee' })).toEqual([])
  })

  test('[R2.1-20] reach is for administrators and the coordinator who wrote it, of news alone', () => {
    expect(droit('voirStatistiques', { type: 'annonce' })).toEqual(['administratrice'])
    expect(droit('voirStatistiques', { type: 'annonce', auteureId: 'coordinatrice' })).toEqual([
      'coordinatrice',
      'administratrice',
    ])
    expect(droit('voirStatistiques')).toEqual([])
  })
})

describe('[M2] comments', () => {
  const commentaire = (statut: StatutCommentaire = 'publie', commentaireParentId: string | null = null) => ({
    auteureId: 'lectrice',
    statut,
    commentaireParentId,
  })
  const droits = (one: (typeof ALL)[number], statut?: StatutCommentaire, parent?: string) =>
    droitsCommentaireOf(one, publication(), commentaire(statut, parent))

  test('a hidden one is read by its author and those who moderate', () => {
    expect(who((one) => canReadCommentaire(one, publication(), commentaire('masque')))).toEqual([
      'lectrice',
      'coordinatrice',
      'administratrice',
    ])
    expect(who((one) => canReadCommentaire(one, publication(), commentaire()))).toHaveLength(ALL.length)
  })

  test('its author changes it, deletes it as those who moderate do; one level of answers', () => {
    expect(who((one) => droits(one).modifier)).toEqual(['lectrice'])
    expect(who((one) => droits(one).supprimer)).toEqual(['lectrice', 'coordinatrice', 'administratrice'])
    expect(who((one) => droits(one, 'supprime').supprimer)).toEqual([])
    expect(who((one) => droits(one).repondre)).toHaveLength(ALL.length)
    expect(who((one) => droits(one, 'publie', 'parent').repondre)).toEqual([])
    expect(who((one) => droits(one).signaler)).not.toContain('lectrice')
  })

  test('[P-9] what an erased account left is reported, as long as it has its words', () => {
    const may = (statut: StatutCommentaire) =>
      who(
        (one) =>
          droitsCommentaireOf(one, publication(), { ...commentaire(statut), auteureId: null }).signaler,
      )
    expect(may('publie')).toHaveLength(ALL.length)
    expect([may('masque'), may('supprime')]).toEqual([[], []])
  })

  test('closed comments are neither changed nor answered', () => {
    const closed = { ...publication(), commentairesOuverts: false }
    expect(droitsCommentaireOf(lectrice, closed, commentaire())).toMatchObject({
      modifier: false,
      repondre: false,
      supprimer: true,
    })
  })
})

describe('[M2] days', () => {
  test('a pin lasts until a day from today to thirty days ahead', () => {
    for (const day of ['2026-11-14', '2026-12-14']) expect(problemeEpingle(day, '2026-11-14')).toBeUndefined()
    expect(problemeEpingle('2026-11-13', '2026-11-14')).toBe('Choisis une date à partir d’aujourd’hui.')
    expect(problemeEpingle('2026-12-15', '2026-11-14')).toBe('Choisis une date dans les 30 jours.')
  })

  test('an edit is shown after twenty-four hours', () => {
    const datePublication = '2026-11-14T09:00:00.000Z'
    expect(isModifiee({ datePublication, dateModification: null })).toBe(false)
    expect(isModifiee({ datePublication, dateModification: '2026-11-15T09:00:00.000Z' })).toBe(false)
    expect(isModifiee({ datePublication, dateModification: '2026-11-15T09:00:00.001Z' })).toBe(true)
    expect(isModifiee({ datePublication: null, dateModification: datePublication })).toBe(false)
  })
})
