import { describe, expect, test } from 'vitest'
import {
  brouillonPublicationForm,
  commentaireForm,
  commentaireUpdate,
  epingleForm,
  publicationForm,
  publicationUpdate,
  reactionForm,
  suiviForm,
  vueForm,
} from './actus.forms.ts'
import { filtresPublications } from './actus.schema.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const form = { contenu: '<p>Le marché ouvre samedi.</p>' }
const image = (n = 1) => ({
  id: `019a0000-0000-7000-8000-00000000000${n}`,
  texteAlternatif: 'Un étal en bois',
})
type Schema = { safeParse: (value: unknown) => unknown }
const champs = (input: object, schema: Schema = publicationForm) => {
  const { error } = schema.safeParse(input) as { error?: { issues: { path: unknown[] }[] } }
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('[M2] the form of a post', () => {
  test('has a value for all that may be left out', () => {
    expect(publicationForm.parse(form)).toEqual({
      ...form,
      type: 'publication',
      titre: null,
      territoires: [],
      images: [],
      evenement: null,
      coupDePouce: null,
      ressource: null,
      commentairesOuverts: true,
      dateProgrammee: null,
    })
  })

  test.each([
    ['contenu', {}],
    ['contenu', { contenu: '<p>&nbsp;</p>' }],
    ['contenu', { contenu: 'a'.repeat(5001) }],
    ['contenu', { contenu: `${'<em></em>'.repeat(2500)}a` }],
    ['titre', { ...form, titre: 'a'.repeat(151) }],
    ['titre', { ...form, type: 'actualite', titre: '   ' }],
    ['titre', { ...form, type: 'annonce' }],
    ['territoires', { ...form, territoires: [ID, ID] }],
    ['territoires.0', { ...form, territoires: ['reseau'] }],
    ['images', { ...form, images: [1, 2, 3, 4, 5, 6, 7].map(image) }],
    ['images', { ...form, images: [image(), image()] }],
    ['images.0.texteAlternatif', { ...form, images: [{ id: ID, texteAlternatif: ' ' }] }],
    ['dateProgrammee', { ...form, dateProgrammee: 'demain' }],
    ['', { ...form, statut: 'publiee' }],
  ])('[security 32] a wrong %s is refused', (champ, input) => {
    expect([...new Set(champs(input))]).toEqual([champ])
  })

  test('tags do not count, six pictures are accepted, spaces around words go', () => {
    expect(champs({ contenu: `<p>${'a'.repeat(5000)}</p>` })).toEqual([])
    const parsed = publicationForm.parse({
      ...form,
      titre: '  Marché ',
      images: [1, 2, 3, 4, 5, 6].map((n) => ({ ...image(n), texteAlternatif: '  Un étal ' })),
    })
    expect(parsed.titre).toBe('Marché')
    expect(parsed.images.map(({ texteAlternatif }) => texteAlternatif)).toEqual(Array(6).fill('Un étal'))
  })

  test('an instant is stored in UTC; an edit says its version', () => {
    expect(
      publicationForm.parse({ ...form, dateProgrammee: '2026-12-01T09:00:00+01:00' }).dateProgrammee,
    ).toBe('2026-12-01T08:00:00.000Z')
    expect(champs(form, publicationUpdate)).toEqual(['version'])
    expect(champs({ ...form, version: 0 }, publicationUpdate)).toEqual(['version'])
    expect(champs({ ...form, type: 'annonce', version: 1 }, publicationUpdate)).toEqual(['titre'])
  })

  test('a draft keeps what is typed, and is not scheduled', () => {
    expect(brouillonPublicationForm.parse({ type: 'annonce' })).toMatchObject({ titre: null, contenu: '' })
    expect(champs({ contenu: 'a'.repeat(20_001) }, brouillonPublicationForm)).toEqual(['contenu'])
    expect(champs({ dateProgrammee: '2026-12-01T08:00:00Z' }, brouillonPublicationForm)).toEqual([''])
  })
})

describe('[M2] the other forms', () => {
  test.each<[string, Schema, object, object]>([
    ['a pin', epingleForm, { jusquau: '2026-11-30' }, { jusquau: '30/11/2026' }],
    ['a reaction', reactionForm, { type: 'bravo' }, { type: 'adore' }],
    ['a follow', suiviForm, { etat: 'muette' }, { etat: 'amie' }],
    ['a view', vueForm, { source: 'courriel' }, { source: 'sms' }],
    ['a comment', commentaireForm, { contenu: 'Bravo', image: image() }, { contenu: 'a'.repeat(2001) }],
    ['a changed comment', commentaireUpdate, { contenu: 'Bravo', version: 1 }, { contenu: 'Bravo' }],
  ])('%s', (_name, schema, right, wrong) => {
    expect(champs(right, schema)).toEqual([])
    expect(champs(wrong, schema)).toHaveLength(1)
  })

  test('the filters are those of the address', () => {
    const all = {
      type: 'annonce',
      territoire: ID,
      auteure: ID,
      favoris: 'oui',
      epinglees: 'oui',
      termes: 'marché',
    }
    expect(filtresPublications.parse(all)).toEqual(all)
    for (const wrong of [{ favoris: 'non' }, { termes: 'a'.repeat(101) }, { statut: 'brouillon' }])
      expect(champs(wrong, filtresPublications)).toHaveLength(1)
  })
})
