import { describe, expect, test } from 'vitest'
import { avecChangements, avecMessage, avecPage, filOf, isRetouchee, lectricesOf, type Fil } from './fil.ts'
import { AWA, carte, MAELLE, message, page } from './test-messages.ts'

const numeros = ({ messages }: Fil) => messages.map(({ numero }) => numero)
const contenuOf = ({ messages }: Fil, numero: number) =>
  messages.find((one) => one.numero === numero)?.contenu
const changements = (revision: number, messages: readonly ReturnType<typeof message>[]) => ({
  messages: [...messages],
  auteures: [],
  revision,
  vuJusqua: null,
  lectures: [],
  plus: false,
})

describe('[C3-3] what has changed since a revision', () => {
  test('a new message is added at the end, in the order of its number', () => {
    const fil = avecChangements(filOf(page([1, 2])), changements(4, [message(4), message(3)]))
    expect(numeros(fil)).toEqual([1, 2, 3, 4])
    expect(fil.revision).toBe(4)
  })

  test('an edited message replaces the one held, an older version of it does not', () => {
    const fil = filOf(page([1, 2]))
    const edite = avecChangements(fil, changements(3, [message(1, { contenu: 'Corrigé', revision: 3 })]))
    expect(contenuOf(edite, 1)).toBe('Corrigé')
    const vieux = avecChangements(edite, changements(3, [message(1, { contenu: 'Ancien', revision: 1 })]))
    expect(contenuOf(vieux, 1)).toBe('Corrigé')
  })

  test('a change of a message that is not held is ignored, above and below', () => {
    const fil = filOf(page([11, 12], { avant: true, apres: true }))
    const after = avecChangements(fil, changements(40, [message(3), message(30)]))
    expect(numeros(after)).toEqual([11, 12])
    expect(after.revision).toBe(40)
  })

  test('the revision never goes back', () => {
    const fil = filOf(page([1, 2], { revision: 9 }))
    expect(avecChangements(fil, changements(7, [])).revision).toBe(9)
  })

  test('an answer that was asked before an older page came does not skip the changes of that page', () => {
    const held = avecPage(filOf(page([3, 4], { revision: 9 })), page([1, 2], { revision: 6 }), 'avant')
    expect(avecChangements(held, changements(12, []), 9).revision).toBe(6)
    expect(avecChangements(held, changements(12, []), 6).revision).toBe(12)
  })

  test('the authors told with the changes are added to those known', () => {
    const fil = filOf(page([1], { auteures: [carte(AWA, 'Awa')] }))
    const after = avecChangements(fil, { ...changements(2, []), auteures: [carte('lea', 'Léa')] })
    expect(Object.values(after.auteures).map(({ prenom }) => prenom)).toEqual(['Awa', 'Léa'])
  })
})

test('[M3] a revision that no message carries is a change of the discussion: its name, who takes part', () => {
  const fil = filOf(page([1, 2]))
  expect(isRetouchee(fil, fil.revision)).toBe(false)
  const ecrit = avecChangements(fil, changements(3, [message(3, { revision: 3 })]))
  expect(isRetouchee(ecrit, fil.revision)).toBe(false)
  expect(isRetouchee(avecChangements(fil, changements(3, [])), fil.revision)).toBe(true)
  // Renamed, then written in.
  const deux = avecChangements(fil, changements(4, [message(3, { revision: 4 })]))
  expect(isRetouchee(deux, fil.revision)).toBe(true)
})

describe('[C3-3] older and newer pages', () => {
  test('an older page stands before, and says whether there are older ones', () => {
    const fil = avecPage(filOf(page([3, 4], { avant: true })), page([1, 2], { revision: 4 }), 'avant')
    expect(numeros(fil)).toEqual([1, 2, 3, 4])
    expect(fil.avant).toBe(false)
  })

  test('a page read before the last change known sends the thread back to its revision', () => {
    const held = filOf(page([3, 4], { avant: true, revision: 9 }))
    expect(avecPage(held, page([1, 2], { revision: 6 }), 'avant').revision).toBe(6)
    expect(avecPage(held, page([1, 2], { revision: 12 }), 'avant').revision).toBe(9)
  })

  test('a newer page tells whether the end is reached', () => {
    const held = filOf(page([1, 2], { apres: true }))
    const fil = avecPage(held, page([3], { revision: 3 }), 'apres')
    expect([numeros(fil), fil.apres]).toEqual([[1, 2, 3], false])
  })
})

describe('[M3] the answer of an act', () => {
  test('is shown at once, without hiding that others have written before it', () => {
    const fil = avecMessage(filOf(page([1, 2])), message(4))
    expect([numeros(fil), fil.revision]).toEqual([[1, 2, 4], 2])
    expect(numeros(avecChangements(fil, changements(4, [message(3), message(4)])))).toEqual([1, 2, 3, 4])
  })

  test('is left out where newer messages are not loaded', () => {
    expect(numeros(avecMessage(filOf(page([1, 2], { apres: true })), message(9)))).toEqual([1, 2])
  })

  test('the first message of an empty discussion is added', () => {
    expect(numeros(avecMessage(filOf(page([])), message(1)))).toEqual([1])
  })
})

test('[M3] a message of a group was read by those who could, and came that far', () => {
  const fil = filOf(
    page([1, 2], {
      lectures: [
        { adherenteId: AWA, depuis: 1, jusqua: 1 },
        { adherenteId: MAELLE, depuis: 2, jusqua: 2 },
      ],
    }),
  )
  expect([lectricesOf(fil, 1), lectricesOf(fil, 2), lectricesOf(fil, 3)]).toEqual([[AWA], [MAELLE], []])
  expect(lectricesOf(avecChangements(fil, changements(2, [])), 1)).toEqual([])
})
