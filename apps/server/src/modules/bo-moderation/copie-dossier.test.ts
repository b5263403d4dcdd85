import { expect, test } from 'vitest'
import { contexteOf, extraitOf, shownOf, texteOf } from './copie-dossier.ts'

test.each([
  ['publication', { contenu: '<p>Bonjour <strong>toutes</strong></p>' }, 'Bonjour toutes'],
  ['coup_de_pouce', { contenu: 'Entre 2 < 3 > 1 et <b>' }, 'Entre 2 < 3 > 1 et <b>'],
  ['evenement', { titre: 'Marché', description: '<p>Venez</p>' }, 'Venez'],
  ['adherente', { prenom: 'Awa', presentation: 'Je vends des crèmes.' }, 'Je vends des crèmes.'],
  ['adherente', { prenom: 'Awa', presentation: '  ' }, null],
  ['message', { contenu: 42 }, null],
] as const)('[M11] the words of a %s are its text, without markup: %j', (type, copie, texte) => {
  expect(texteOf(type, copie)).toBe(texte)
})

test('[M11] a long text is cut; a short one and none are not', () => {
  expect(extraitOf('court')).toBe('court')
  expect(extraitOf(null)).toBeNull()
  const cut = extraitOf('mot '.repeat(100)) ?? ''
  expect(cut).toMatch(/^(mot )+mot…$/)
  expect(cut.length).toBeLessThanOrEqual(140)
})

test('[M11] the copy names the post or the request under which it was written', () => {
  expect(contexteOf({ contenu: 'Oui', coupDePouce: { id: '1', titre: 'Tour à bois' } })).toBe('Tour à bois')
  expect(contexteOf({ contenu: 'Oui', coupDePouce: 'Tour à bois' })).toBeNull()
  expect(contexteOf({ contenu: 'Oui' })).toBeNull()
})

test('[P-13] sensitive values of a copy are not shown', () => {
  const copie = {
    prenom: 'Awa',
    email: 'a@b.fr',
    telephone: '06',
    dateNaissance: '1980-01-01',
    intervenanteEmail: 'x',
  }
  expect(shownOf(copie)).toEqual({ prenom: 'Awa' })
})
