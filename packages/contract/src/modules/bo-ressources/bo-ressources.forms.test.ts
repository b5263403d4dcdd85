import { describe, expect, test } from 'vitest'
import { articleForm, lienForm, problemesDuType, ressourceUpdate } from './bo-ressources.forms.ts'

const ID = '019a0000-0000-7000-8000-00000000dead'
const lien = { titre: 'Carte des aides', url: 'https://www.exemple.fr' }
const champsOf = (fields: object) =>
  lienForm.safeParse({ ...lien, ...fields }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('[M5] the form of a resource', () => {
  test('needs a title and a link; the rest has its default', () => {
    expect(lienForm.parse(lien)).toEqual({
      ...lien,
      type: 'lien',
      duree: null,
      resume: null,
      image: null,
      thematique: null,
      motsCles: [],
      public: 'reseau',
      territoires: [],
      evenement: null,
      intervenants: [],
      auteure: null,
      dateRevision: null,
    })
  })

  test.each([
    [{ titre: 'ab' }, ['titre']],
    [{ titre: 'x'.repeat(151) }, ['titre']],
    [{ resume: 'x'.repeat(301) }, ['resume']],
    [{ url: 'http://www.exemple.fr' }, ['url']],
    [{ url: 'https://banque.fr@exemple.fr' }, ['url']],
    [{ url: 'https:exemple.fr' }, ['url']],
    [{ url: 'https:/exemple.fr' }, ['url']],
    [{ url: 'https://exemple.fr:8443/guide' }, ['url']],
    [{ motsCles: Array.from({ length: 9 }, (_, n) => `mot ${n}`) }, ['motsCles']],
    [{ motsCles: ['aide', 'Aide'] }, ['motsCles']],
    [{ motsCles: ['a'] }, ['motsCles.0']],
    [{ public: 'territoires' }, ['territoires']],
    [{ public: 'reseau', territoires: [ID] }, ['territoires']],
    [{ public: 'territoires', territoires: [ID, ID] }, ['territoires']],
    [{ image: { id: ID, texteAlternatif: ' ' } }, ['image.texteAlternatif']],
    [{ duree: 10 }, ['duree']],
    [{ type: 'replay', duree: 0 }, ['duree']],
    [{ type: 'article' }, ['type']],
    [{ dateRevision: 'demain' }, ['dateRevision']],
    [{ statut: 'publiee' }, ['']],
  ])('%j is refused', (fields, champs) => {
    expect(champsOf(fields)).toEqual(champs)
  })

  test('a replay has a length, an article may be empty at first', () => {
    expect(champsOf({ type: 'replay', duree: 52 })).toEqual([])
    expect(articleForm.parse({ titre: 'À écrire' }).contenu).toBe('')
  })
})

describe('[M5] an update', () => {
  test('needs its version', () => {
    expect(ressourceUpdate.safeParse(lien).success).toBe(false)
    expect(ressourceUpdate.safeParse({ ...lien, version: 1 }).success).toBe(true)
  })

  test('has the fields of its type, and no others', () => {
    const champs = (...args: Parameters<typeof problemesDuType>) =>
      problemesDuType(...args).map(({ champ }) => champ)
    const { url } = lien
    expect(champs('lien', { url })).toEqual([])
    expect(champs('lien', { url, duree: null })).toEqual([])
    expect(champs('replay', { url, duree: 52 })).toEqual([])
    expect(champs('article', { contenu: '' })).toEqual([])
    expect(champs('lien', {})).toEqual(['url'])
    expect(champs('article', { url })).toEqual(['url', 'contenu'])
    expect(champs('fichier', { contenu: 'a' })).toEqual(['contenu', 'fichier'])
    expect(champs('lien', { url, duree: 3 })).toEqual(['duree'])
  })
})
