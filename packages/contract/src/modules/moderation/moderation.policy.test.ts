import { describe, expect, test } from 'vitest'
import { moderationErrors } from './moderation.errors.ts'
import { isOuvert, motifsOf, prioriteOf, promesseOf, reponseAvantOf } from './moderation.policy.ts'
import { MOTIFS, signalementForm, STATUTS_SIGNALEMENT, TYPES_CIBLE } from './moderation.schema.ts'
import { MOTIFS_EN_MOTS, nomCible, TYPES_EN_MOTS } from './moderation.words.ts'

const ID = '019A0000-0000-7000-8000-00000000ABCD'

describe('[M11] the first answer', () => {
  test('is due within 24 hours for harassment, 48 for anything else', () => {
    expect(MOTIFS.filter((motif) => prioriteOf(motif) === 'haute')).toEqual(['harcelement'])
    expect(reponseAvantOf('harcelement', '2026-11-14T09:00:00Z').toISOString()).toBe(
      '2026-11-15T09:00:00.000Z',
    )
    expect(reponseAvantOf('autre', '2026-11-14T09:00:00Z').toISOString()).toBe('2026-11-16T09:00:00.000Z')
  })

  test('is still to come while the report is open', () => {
    expect(STATUTS_SIGNALEMENT.filter(isOuvert)).toEqual(['nouveau', 'en_cours', 'rouvert'])
  })
})

describe('[M11] a report', () => {
  test('needs a target and a reason, and nothing else', () => {
    expect(
      signalementForm.parse({ cibleType: 'message', cibleId: ID, motif: 'autre', commentaire: '  ' }),
    ).toEqual({
      cibleType: 'message',
      cibleId: ID.toLowerCase(),
      motif: 'autre',
      commentaire: null,
      bloquer: false,
      masquer: false,
    })
  })

  test('without a reason says what to choose', () => {
    const { error } = signalementForm.safeParse({ cibleType: 'adherente', cibleId: ID })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Choisis ce qui se passe.'])
  })

  test.each(TYPES_CIBLE.map((type) => [type]))(
    'of a %s blocks its author, unless no page names her',
    (cibleType) => {
      const { success } = signalementForm.safeParse({ cibleType, cibleId: ID, motif: 'autre', bloquer: true })
      expect(success).toBe(cibleType !== 'evenement')
    },
  )

  test('has every reason in French, those that make sense for its target', () => {
    expect(Object.keys(MOTIFS_EN_MOTS)).toEqual([...MOTIFS])
    expect(motifsOf('adherente')).toEqual(MOTIFS)
    expect(motifsOf('evenement')).not.toContain('faux_profil')
  })

  test('is named by its kind and its title', () => {
    expect(TYPES_CIBLE.map((type) => nomCible({ type, titre: 'X' }))).toEqual([
      'Publication de X',
      'Commentaire de X',
      'Coup de pouce «\u00a0X\u00a0»',
      'Réponse de X',
      'Message privé de X',
      'Profil de X',
      'Événement «\u00a0X\u00a0»',
    ])
    for (const { cible, signalee } of Object.values(TYPES_EN_MOTS))
      expect(signalee.endsWith('ée'), cible).toBe(cible.startsWith('une '))
  })
})

test('[M11] the refusal of a restricted member says what she may not do, and until when in Paris', () => {
  const { status, message } = moderationErrors.restreinte('publication', '2026-11-20T23:30:00Z')
  expect(status).toBe(403)
  expect(message).toBe(
    'Tu ne peux rien publier jusqu’au 21\u00a0novembre 2026 à 0\u00a0h\u00a030\u00a0: l’équipe de modération en a décidé ainsi.',
  )
})

test('[M11] a reporter is answered before what she was promised; once it is appealed, before its new deadline', () => {
  const reporter = {
    statut: 'nouveau',
    motif: 'autre',
    dateCreation: '2026-11-14T09:00:00Z',
    motifDossier: 'harcelement',
    attenduDepuis: '2026-11-14T12:00:00Z',
  } as const
  const promise = (fields: Partial<Parameters<typeof promesseOf>[0]>) =>
    promesseOf({ ...reporter, ...fields }).toISOString()
  expect(promise({})).toBe('2026-11-16T09:00:00.000Z')
  const rouvert = { statut: 'rouvert', attenduDepuis: '2026-11-20T09:00:00Z' } as const
  expect(promise(rouvert)).toBe('2026-11-21T09:00:00.000Z')
  expect(promise({ ...rouvert, dateCreation: '2026-11-20T10:00:00Z' })).toBe('2026-11-22T10:00:00.000Z')
})
