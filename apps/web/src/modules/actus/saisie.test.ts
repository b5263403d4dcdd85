import { TEXTE_ALTERNATIF_MANQUANT, TITRE_MANQUANT } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { describe, expect, test } from 'vitest'
import { corpsCommentaire, saisieCommentaireForm } from './saisie-commentaire.ts'
import { brouillonOf, champOf, corpsOf, SAISIE_VIDE, saisieOf, violationsDe, type Saisie } from './saisie.ts'
import { CORNOUAILLE, imageDe, LEON, publicationDe } from './test-publication.ts'

const ecrite: Saisie = { ...SAISIE_VIDE, contenu: '<p>Bonjour</p>' }
const champs = (change: Partial<Saisie>) => violationsDe({ ...ecrite, ...change }).map(({ champ }) => champ)

describe('[M2] what the form sends', () => {
  test('a saved post comes back as it was', () => {
    const publication = publicationDe({
      type: 'annonce',
      titre: 'Le marché',
      territoires: [CORNOUAILLE, LEON],
      images: [imageDe(1)],
      commentairesOuverts: false,
      dateProgrammee: '2026-12-12T08:30:00.000Z',
    })
    expect(corpsOf(saisieOf(publication))).toEqual({
      type: 'annonce',
      titre: 'Le marché',
      contenu: publication.contenu,
      territoires: [CORNOUAILLE.id, LEON.id],
      images: [{ id: imageDe(1).id, texteAlternatif: 'Photo 1' }],
      evenement: null,
      coupDePouce: null,
      ressource: null,
      commentairesOuverts: false,
      dateProgrammee: '2026-12-12T08:30:00.000Z',
    })
  })

  test('what a post is about comes back, and goes once it is taken away', () => {
    const evenement = { id: 'e1' as never, titre: 'Atelier', dateDebut: '2026-12-01T10:00:00.000Z' }
    const coupDePouce = { id: 'c1' as never, titre: 'Camion' }
    const ressource = { id: 'r1' as never, type: 'article' as const, titre: 'Guide' }
    const saisie = saisieOf(publicationDe({ evenement, coupDePouce, ressource }))
    expect(brouillonOf(saisie)).toMatchObject({ evenement: 'e1', coupDePouce: 'c1', ressource: 'r1' })
    expect(corpsOf({ ...saisie, evenement: null, ressource: null })).toMatchObject({
      evenement: null,
      coupDePouce: 'c1',
      ressource: null,
    })
  })

  test('a title typed before another type was chosen is not sent', () => {
    expect(brouillonOf({ ...ecrite, titre: 'Un titre' }).titre).toBeNull()
  })

  test('the hour is that of Paris, in winter and in summer', () => {
    const at = (jour: string) => corpsOf({ ...ecrite, jour, heure: '09:00' }).dateProgrammee
    expect(at('2026-12-01')).toBe('2026-12-01T08:00:00.000Z')
    expect(at('2027-07-01')).toBe('2027-07-01T07:00:00.000Z')
  })
})

describe('[M2] why it cannot be published', () => {
  test('nothing written', () => {
    expect(champs({ contenu: '' })).toEqual(['contenu'])
    expect(champs({})).toEqual([])
  })

  test('news without a title', () => {
    expect(violationsDe({ ...ecrite, type: 'actualite' })).toEqual([
      { champ: 'titre', message: TITRE_MANQUANT },
    ])
  })

  test('a photo without its words', () => {
    const images = [{ ...imageDe(1), texteAlternatif: ' ' }]
    expect(violationsDe({ ...ecrite, images })).toEqual([
      { champ: 'images', message: TEXTE_ALTERNATIF_MANQUANT },
    ])
  })

  test('half a date, or an hour that summer time skips', () => {
    expect(champs({ jour: '2026-12-01' })).toEqual(['heure'])
    expect(champs({ heure: '09:00' })).toEqual(['jour'])
    expect(champs({ jour: '2027-03-28', heure: '02:30' })).toEqual(['heure'])
  })

  test('a refusal of the server is shown at its field', () => {
    expect(['territoires', 'dateProgrammee', 'images.0.texteAlternatif', 'contenu'].map(champOf)).toEqual([
      'audience',
      'jour',
      'images',
      'contenu',
    ])
  })
})

test('[M2] a comment has words, and one photo with its words', () => {
  const images = [{ ...imageDe(1), texteAlternatif: '' }]
  const problems = saisieCommentaireForm.safeParse({ contenu: '', images }).error?.issues
  expect(problems?.map(({ path }) => path[0])).toEqual(['contenu', 'images'])
  expect(corpsCommentaire({ contenu: '<p>Oui</p>', images: [] })).toEqual({
    contenu: '<p>Oui</p>',
    image: null,
  })
})
