import {
  CANAUX_PREFERENCE,
  FAMILLES_REGLABLES,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { FAMILLES_EN_MOTS } from '@entrelles/contract/modules/notifications/preferences.words.ts'
import { expect, test } from 'vitest'
import { CANAUX, JOURS, nomControle, SECTIONS, TOUJOURS_ENVOYEES } from './preferences-mots.ts'

test('every family is in one section, in the order of the contract', () => {
  expect(SECTIONS.map(({ titre }) => titre)).toEqual(['Échanges', 'Événements', 'Réseau'])
  expect(SECTIONS.flatMap(({ familles }) => familles)).toEqual([...FAMILLES_REGLABLES])
})

test('every control has a name of its own, with its family and its channel', () => {
  const names = FAMILLES_REGLABLES.flatMap((famille) =>
    CANAUX_PREFERENCE.map((canal) => {
      const name = nomControle(famille, canal)
      expect(name).toContain(FAMILLES_EN_MOTS[famille].label)
      expect(name).toContain(CANAUX[canal])
      return name
    }),
  )
  expect(new Set(names).size).toBe(FAMILLES_REGLABLES.length * CANAUX_PREFERENCE.length)
  expect(names).toContain('Message privé, par e-mail')
})

test('what is always sent says why', () => {
  expect(TOUJOURS_ENVOYEES).toHaveLength(4)
  for (const { label, raison } of TOUJOURS_ENVOYEES) expect(raison, label).toMatch(/^Pour .+\.$/)
})

test('the days follow the numbers of the contract', () => {
  expect(JOURS).toHaveLength(7)
  expect(JOURS[5 - 1]).toBe('vendredi')
})
