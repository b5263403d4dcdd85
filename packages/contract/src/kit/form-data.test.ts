import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fichier } from './fichier.ts'
import { decodeForm, encodeForm, takesFichiers } from './form-data.ts'
import { z } from './z.ts'

const schema = z.strictObject({
  texte: z.string(),
  texteOptionnel: z.string().optional(),
  texteNullable: z.string().nullable(),
  nombre: z.number(),
  entier: z.int().optional(),
  entierNullable: z.int().nullable().optional(),
  actif: z.boolean(),
  actifDefaut: z.boolean().default(false),
  choix: z.enum(['a', 'b']).nullable(),
  mots: z.array(z.string()).default([]),
  nombres: z.array(z.number()).default([]),
})
const through = (body: Record<string, unknown>, of: z.ZodType = schema) => decodeForm(of, encodeForm(body))

describe('encodeForm', () => {
  test('writes null as empty, repeats the name for a list, omits undefined values', () => {
    const body = { a: 'x', b: null, c: undefined, d: ['1', '2'], e: [], f: true, g: 0, h: '' }
    expect(encodeForm(body)).toEqual([
      ['a', 'x'],
      ['b', ''],
      ['d[]', '1'],
      ['d[]', '2'],
      ['f', 'true'],
      ['g', '0'],
      ['h', ''],
    ])
  })
})

describe('files', () => {
  const album = z.strictObject({ titre: z.string(), image: z.file().optional(), photos: z.array(z.file()) })

  const { File } = globalThis as unknown as { File: new (parts: string[], name: string) => Fichier }

  test('are passed unchanged, alone or in a list; an object becomes JSON', () => {
    const [one, two] = [new File(['1'], 'un'), new File(['2'], 'deux')]
    const body = { titre: 'x', image: one, photos: [one, two] }
    expect(encodeForm(body)).toEqual([
      ['titre', 'x'],
      ['image', one],
      ['photos[]', one],
      ['photos[]', two],
    ])
    expect(decodeForm(album, encodeForm(body))).toEqual(body)
    const framed = z.strictObject({ cadre: z.strictObject({ x: z.int() }).optional() })
    expect(decodeForm(framed, encodeForm({ cadre: { x: 1 } }))).toEqual({ cadre: { x: 1 } })
    expect(decodeForm(framed, [['cadre', '{']])).toEqual({ cadre: '{' })
  })

  test('a field may be a file or a text: a new image, the name of the old one, or none', () => {
    const form = z.strictObject({ image: z.union([z.file(), z.string()]).nullable().optional() })
    const fichier = new File(['1'], 'un')
    expect(takesFichiers(form)).toBe(true)
    for (const image of [fichier, 'ancienne.webp', null, undefined]) {
      const body = image === undefined ? {} : { image }
      expect(form.parse(decodeForm(form, encodeForm(body)))).toEqual(body)
    }
    expect(takesFichiers(z.strictObject({ image: z.union([z.string(), z.int()]) }))).toBe(false)
  })

  test('takesFichiers is true only if the schema has a file field', () => {
    expect(takesFichiers(album)).toBe(true)
    expect(takesFichiers(z.strictObject({ photos: z.array(z.file()).default([]) }))).toBe(true)
    expect(takesFichiers(schema)).toBe(false)
  })
})

describe('decodeForm', () => {
  test.each<[string, z.ZodType, string, unknown]>([
    ['a text', z.string(), 'x', 'x'],
    ['an empty text', z.string(), '', ''],
    ['an empty optional text', z.string().optional(), '', ''],
    ['an empty nullable text', z.string().nullable(), '', null],
    ['a text that looks like a number', z.string(), '12', '12'],
    ['a trimmed text', z.string().trim(), ' x ', ' x '],
    ['a number', z.number(), '1.5', 1.5],
    ['a negative number', z.int(), '-3', -3],
    ['a number that is none', z.number(), 'douze', 'douze'],
    ['an infinite number', z.number(), 'Infinity', 'Infinity'],
    ['an empty number', z.number(), '', ''],
    ['an empty optional number', z.number().optional(), '', undefined],
    ['an empty number with a default', z.number().default(3), '', undefined],
    ['yes', z.boolean(), 'true', true],
    ['no', z.boolean(), 'false', false],
    ['neither yes nor no', z.boolean(), 'on', 'on'],
    ['an empty choice', z.enum(['a']).nullable(), '', null],
    ['a transformed number', z.number().transform(String), '3', 3],
  ])('%s', (_name, field, value, expected) => {
    expect(decodeForm(z.strictObject({ champ: field }), [['champ', value]])).toEqual({ champ: expected })
  })

  test.each([
    [
      'written as one',
      [
        ['mots[]', 'un'],
        ['mots[]', 'deux'],
      ],
      ['un', 'deux'],
    ],
    [
      'written without brackets',
      [
        ['mots', 'un'],
        ['mots', 'deux'],
      ],
      ['un', 'deux'],
    ],
    ['of one', [['mots', 'un']], ['un']],
    ['empty', [['mots', '']], []],
    ['of one empty text', [['mots[]', '']], ['']],
  ] as [string, [string, string][], string[]][])('a list %s', (_name, entries, expected) => {
    expect(decodeForm(schema, entries)).toEqual({ mots: expected })
  })

  test('the last value of a repeated name wins', () => {
    expect(
      decodeForm(schema, [
        ['texte', 'un'],
        ['texte', 'deux'],
      ]),
    ).toEqual({ texte: 'deux' })
  })

  test.each(['__proto__', 'constructor', 'toString', 'intrus', '__proto__[]'])(
    'the name %s is decoded like any other, so that the schema refuses it',
    (name) => {
      const body = decodeForm(schema, [[name, 'x']])
      expect(Object.entries(body)).toEqual([[name, 'x']])
      expect(Object.getPrototypeOf(body)).toBe(Object.prototype)
      const issues = z.strictObject({}).safeParse(body).error?.issues
      expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }])
    },
  )
})

describe('encode then decode', () => {
  const text = fc.string({ unit: 'binary' })
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
  const body = fc.record(
    {
      texte: text,
      texteOptionnel: text,
      texteNullable: fc.option(text.filter((value) => value !== '')),
      nombre: number,
      entier: fc.integer(),
      entierNullable: fc.option(fc.integer()),
      actif: fc.boolean(),
      actifDefaut: fc.boolean(),
      choix: fc.constantFrom('a', 'b', null),
      mots: fc.array(text, { minLength: 1 }),
      nombres: fc.array(number, { minLength: 1 }),
    },
    { requiredKeys: ['texte', 'texteNullable', 'nombre', 'actif', 'choix'], noNullPrototype: true },
  )

  test('restores any body that the schema accepts', () => {
    fc.assert(
      fc.property(body, (given) => {
        expect(through(given)).toEqual(given)
        expect(schema.parse(through(given))).toEqual(schema.parse(given))
      }),
    )
  })

  test('an empty list becomes the default of its schema', () => {
    expect(schema.shape.mots.parse(through({ mots: [] }).mots)).toEqual([])
  })

  test('never throws on any field and adds no name', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
        const decoded = decodeForm(schema, entries)
        const names = new Set(entries.flatMap(([name]) => [name, name.replace(/\[\]$/, '')]))
        expect(Object.keys(decoded).every((name) => names.has(name))).toBe(true)
      }),
    )
  })
})
