import { describe, expect, test } from 'vitest'
import { z } from './z.ts'

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

const OBLIGATOIRE = 'Ce champ est obligatoire.'
const INVALIDE = 'Ce champ est invalide.'

describe('[R5-17] default messages', () => {
  const schemas: [string, z.ZodType][] = [
    ['text', z.string()],
    ['text of one character at least', z.string().min(1)],
    ['text of five characters at least', z.string().min(5)],
    ['trimmed text', z.string().trim().min(1)],
    ['a pattern', z.string().regex(/^a$/)],
    ['an e-mail', z.email()],
    ['a link', z.url()],
    ['an identifier', z.uuid()],
    ['a day', z.iso.date()],
    ['an instant', z.iso.datetime({ offset: true })],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['a yes or no', z.boolean()],
    ['a date', z.date()],
    ['a choice', z.enum(['a', 'b'])],
    ['a box to tick', z.literal(true)],
    ['a list', z.array(z.string())],
    ['an object', z.strictObject({ a: z.string() })],
    ['one or the other', z.union([z.number(), z.boolean()])],
    ['one of several shapes', z.discriminatedUnion('t', [z.object({ t: z.literal('a') })])],
    ['a rule of ours', z.string().refine((value) => value === 'a')],
    ['a file', z.instanceof(Date)],
  ]

  test.each(schemas)('%s: a missing value is reported as required', (_name, schema) => {
    expect(messageOf(z.object({ champ: schema }), {})).toBe(OBLIGATOIRE)
    expect(messageOf(schema, null)).toBe(OBLIGATOIRE)
  })

  test.each(schemas.slice(1))('%s: an empty value is reported as required', (_name, schema) => {
    expect(messageOf(schema, '')).toBe(OBLIGATOIRE)
  })

  test('spaces only are reported as required', () => {
    expect(messageOf(z.string().trim().min(2), '   ')).toBe(OBLIGATOIRE)
  })

  test.each([
    ['too short', z.string().min(2), 'a', 'Ce champ doit comporter au minimum 2 caractères.'],
    ['too long', z.string().max(45), 'a'.repeat(46), 'Ce champ doit comporter au maximum 45 caractères.'],
    [
      'not of its length, below',
      z.string().length(5),
      'abc',
      'Ce champ doit comporter au minimum 5 caractères.',
    ],
    [
      'not of its length, above',
      z.string().length(5),
      'abcdef',
      'Ce champ doit comporter au maximum 5 caractères.',
    ],
    ['not an e-mail', z.email(), 'a@', "L'e-mail indiqué est invalide."],
    ['not a link', z.url(), 'entrelles', "L'adresse du lien est invalide."],
    ['not an identifier', z.uuid(), '12', "L'identifiant est invalide."],
    ['not a day', z.iso.date(), '2026-02-30', 'La date est invalide.'],
    ['not an instant', z.iso.datetime({ offset: true }), '14/11/2026', 'La date est invalide.'],
  ])('%s', (_name, schema, value, expected) => {
    expect(messageOf(schema, value)).toBe(expected)
  })
})

describe('[R5-17] any other validation error has the generic message', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['a number where a text is', z.string(), 12],
    ['a text where a number is', z.number(), 'douze'],
    ['not a number', z.number(), Number.NaN],
    ['a fraction where a whole number is', z.int(), 1.5],
    ['a number too small', z.number().min(1), 0],
    ['a number too big', z.number().max(5), 6],
    ['a number that is no multiple', z.number().multipleOf(5), 7],
    ['a whole number too big to be exact', z.int(), 2 ** 60],
    ['a great number', z.bigint().min(2n), 1n],
    ['a text where a yes or no is', z.boolean(), 'oui'],
    ['a date that is none', z.date(), new Date('x')],
    ['a date too early', z.date().min(new Date(1)), new Date(0)],
    ['a choice that is not offered', z.enum(['a', 'b']), 'c'],
    ['a box that is not ticked', z.literal(true), false],
    ['a list too short', z.array(z.string()).min(1), []],
    ['a list too long', z.array(z.string()).max(1), ['a', 'b']],
    ['a text where a list is', z.array(z.string()), 'a'],
    ['a set too small', z.set(z.string()).min(1), new Set()],
    ['a pair that is none', z.tuple([z.string(), z.string()]), ['a', 'b', 'c']],
    ['a key that is not expected', z.strictObject({}), { intrus: 1 }],
    ['a key of a record', z.record(z.string().max(1), z.string()), { deux: 'x' }],
    ['neither one nor the other', z.union([z.number(), z.boolean()]), 'x'],
    ['a shape that is not known', z.discriminatedUnion('t', [z.object({ t: z.literal('a') })]), { t: 'b' }],
    ['a pattern that is not followed', z.string().regex(/^a$/), 'b'],
    ['a beginning that is not there', z.string().startsWith('a'), 'b'],
    ['an hour', z.iso.time(), '25:00'],
    ['an address', z.ipv4(), '300.1.1.1'],
    ['a rule of ours without a sentence', z.string().refine((value) => value === 'a'), 'b'],
    ['another kind of thing', z.instanceof(Date), 'x'],
    ['what never is', z.never(), 'x'],
  ])('%s', (_name, schema, value) => {
    expect(messageOf(schema, value)).toBe(INVALIDE)
  })
})

describe('a schema with its own message uses it', () => {
  const schema = z
    .string('Il manque.')
    .min(2, 'Trop court.')
    .refine((value) => value !== 'non', 'Pas non.')

  test.each([
    [undefined, 'Il manque.'],
    ['a', 'Trop court.'],
    ['non', 'Pas non.'],
  ])('%j', (value, expected) => {
    expect(messageOf(schema, value)).toBe(expected)
  })
})
