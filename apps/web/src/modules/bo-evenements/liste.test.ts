import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const read = (query: string) => liste.read(new URLSearchParams(query))
const id = '019a0000-0000-7000-8000-000000000001'

test('[R2.1-18] [R2.1-23] [R2.1-25] filters of the events are read from the URL and written to it, in both back offices', () => {
  expect(read('')).toEqual({ onglet: 'a_venir' })
  expect(read('onglet=demain&titre=%20&territoire=ici&thematique=1&type=atelier&page=2')).toEqual({
    onglet: 'a_venir',
  })
  const filters = { onglet: 'annules', titre: 'été', territoire: id, thematique: id, type: id } as const
  const [path, query] = liste.href('coordinatrice', filters as never, 2).split('?')
  expect(path).toBe('/coordinatrice/evenement')
  expect(read(query ?? '')).toEqual(filters)
  expect(liste.href('administratrice', { onglet: 'a_venir', titre: '' })).toBe('/administratrice/evenement')
})
