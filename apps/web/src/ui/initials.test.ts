import { expect, test } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

test('initials are the first letters of the first and of the last name', () => {
  expect(initialsOf('Soizic Guéguen')).toBe('SG')
  expect(initialsOf('Marie-Claire Le Goff')).toBe('MG')
  expect(initialsOf('Awa')).toBe('A')
  expect(initialsOf('  jeanne   dupont ')).toBe('JD')
})

test('initials keep accents, composed or decomposed', () => {
  expect(initialsOf('Élodie Œuvrard')).toBe('ÉŒ')
  expect(initialsOf('e\u0301lodie Çelik')).toBe('ÉÇ')
})

test('initials skip particles, except when the particle is the whole last name', () => {
  expect(initialsOf('Anne de La Tour')).toBe('AT')
  expect(initialsOf('Inès d’Aubigné')).toBe('IA')
  expect(initialsOf("Rose de l'Isle")).toBe('RI')
  expect(initialsOf('Mina Da')).toBe('MD')
})

test('a name without letters has no initials', () => {
  expect(initialsOf(' – ')).toBe('')
})

test('a name always has the same tint, and all tints are used', () => {
  expect(tintOf('Soizic Guéguen', 7)).toBe(tintOf('Soizic Guéguen', 7))
  const tints = new Set(Array.from({ length: 200 }, (_, rank) => tintOf(`Membre ${rank}`, 7)))
  expect([...tints].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
})
