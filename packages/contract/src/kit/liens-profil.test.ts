import { describe, expect, test } from 'vitest'
import { reseauFacultatif, siteFacultatif } from './liens-profil.ts'

const CHAMPS = {
  site: siteFacultatif,
  instagram: reseauFacultatif('instagram'),
  facebook: reseauFacultatif('facebook'),
  linkedin: reseauFacultatif('linkedin'),
} as const
type Champ = keyof typeof CHAMPS
const NOMS = Object.keys(CHAMPS) as readonly Champ[]

describe('a link of a profile', () => {
  test.each<[Champ, string, string]>([
    ['site', 'maelle-poterie.fr', 'https://maelle-poterie.fr'],
    ['site', ' www.maelle.fr/boutique?a=b@c#@ ', 'https://www.maelle.fr/boutique?a=b@c#@'],
    ['site', 'http://maelle.fr', 'http://maelle.fr'],
    ['site', 'maëlle.fr', 'https://maëlle.fr'],
    ['site', 'exemple.fr/@maelle', 'https://exemple.fr/@maelle'],
    ['instagram', '@maelle.poterie', 'https://www.instagram.com/maelle.poterie'],
    ['instagram', 'maelle_poterie', 'https://www.instagram.com/maelle_poterie'],
    ['instagram', 'instagram.com/maelle', 'https://instagram.com/maelle'],
    ['instagram', 'https://www.instagram.com/maelle/?hl=fr', 'https://www.instagram.com/maelle/?hl=fr'],
    ['facebook', '@maelle.poterie', 'https://www.facebook.com/maelle.poterie'],
    ['facebook', 'maellepoterie', 'https://www.facebook.com/maellepoterie'],
    ['facebook', 'fr-fr.facebook.com/maelle', 'https://fr-fr.facebook.com/maelle'],
    ['linkedin', 'in/maelle-poterie', 'https://www.linkedin.com/in/maelle-poterie'],
    ['linkedin', '/company/la-poterie/', 'https://www.linkedin.com/company/la-poterie/'],
    ['linkedin', 'maelle-poterie', 'https://www.linkedin.com/in/maelle-poterie'],
    ['linkedin', 'fr.linkedin.com/in/maelle', 'https://fr.linkedin.com/in/maelle'],
  ])('%s: « %s » is %s', (champ, typed, lien) => {
    expect(CHAMPS[champ].parse(typed)).toBe(lien)
    // What is saved is accepted as it is at the next save.
    expect(CHAMPS[champ].parse(lien)).toBe(lien)
  })

  test.each(NOMS)('%s: null when empty', (champ) => {
    expect(CHAMPS[champ].parse('  ')).toBeNull()
    expect(CHAMPS[champ].parse(null)).toBeNull()
  })

  const HOSTILES = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//instagram.com',
    'data:text/html,instagram.com',
    'ftp://instagram.com/maelle',
    '//instagram.com/maelle',
    'https:instagram.com/maelle',
    'https://instagram.com@mechant.fr',
    'https://instagram.com:443@mechant.fr/maelle',
    'instagram.com@mechant.fr',
    'moi:secret@instagram.com',
    'https://instagram.com\\@mechant.fr',
    'instagram.com\\mechant.fr',
    '\\\\mechant.fr',
    'https://mechant.fr\t.instagram.com',
    'ht\ntps://instagram.com',
    'https://localhost',
    '@mechant.fr/maelle',
    '@..',
    'deux mots',
  ]
  test.each(NOMS.flatMap((champ) => HOSTILES.map((typed) => [champ, typed] as const)))(
    '[security 37] %s: « %s » is refused',
    (champ, typed) => {
      expect(CHAMPS[champ].safeParse(typed).success).toBe(false)
    },
  )

  test('one word is a handle of a network, and no site', () => {
    expect(siteFacultatif.safeParse('localhost').success).toBe(false)
    expect(CHAMPS.instagram.parse('localhost')).toBe('https://www.instagram.com/localhost')
  })

  test.each<[Exclude<Champ, 'site'>, string]>([
    ['instagram', 'https://instagram.com.mechant.fr/maelle'],
    ['instagram', 'https://mon-instagram.com/maelle'],
    ['instagram', 'https://lnstagram.com/maelle'],
    ['instagram', 'https://instаgram.com/maelle'], // Cyrillic « а »
    ['instagram', 'maelle.poterie'],
    ['facebook', 'https://facebook.com.mechant.fr'],
    ['facebook', 'faceb00k.com/maelle'],
    ['linkedin', 'https://linkedin.co/in/maelle'],
    ['linkedin', 'https://www.instagram.com/maelle'],
  ])('[security 37] %s: a site that only looks like it is refused: %s', (champ, typed) => {
    expect(CHAMPS[champ].safeParse(typed).success).toBe(false)
  })

  test('each error names its field', () => {
    const messageOf = (champ: Champ) => CHAMPS[champ].safeParse('ftp://exemple.fr').error?.issues[0]?.message
    expect(NOMS.map(messageOf)).toEqual([
      'L’adresse du site est invalide.',
      'L’adresse Instagram est invalide.',
      'L’adresse Facebook est invalide.',
      'L’adresse LinkedIn est invalide.',
    ])
  })
})
