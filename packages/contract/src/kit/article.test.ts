import { describe, expect, test } from 'vitest'
import {
  articleText,
  figuresOf,
  FIGURES_MAX,
  minutesOf,
  sommaireOf,
  TEXTE_FIGURE_MANQUANT,
} from './article.ts'

const ID = '019a0000-0000-7000-8000-00000000dead'
const figure = (attributes: string) => `<figure data-media="${ID}"><img${attributes}></figure>`

describe('[R2.1-13] the table of contents', () => {
  test('has one section for each heading, whose fragments differ', () => {
    const html = '<h3>Se décider</h3><p>a</p><h3>L’été &amp; après</h3><h3>Se <strong>décider</strong></h3>'
    expect(sommaireOf(html)).toEqual([
      { ancre: 'section-se-decider', titre: 'Se décider' },
      { ancre: 'section-l-ete-apres', titre: 'L’été & après' },
      { ancre: 'section-se-decider-2', titre: 'Se décider' },
    ])
    expect(sommaireOf('<p>Sans titre</p>')).toEqual([])
  })
})

describe('[R2.1-13] the pictures of an article', () => {
  test('are found with their alternative text', () => {
    expect(figuresOf(`<p>a</p>${figure(' alt=" Une mairie "')}${figure('')}`)).toEqual([
      { id: ID, texteAlternatif: 'Une mairie' },
      { id: ID, texteAlternatif: '' },
    ])
  })

  test('need one each, and are some at most', () => {
    const messageOf = (html: string) => articleText(100).safeParse(html).error?.issues[0]?.message
    expect(messageOf(figure(' alt="Une mairie"'))).toBeUndefined()
    for (const attributes of ['', ' alt=""', ' alt="  "'])
      expect(messageOf(figure(attributes))).toBe(TEXTE_FIGURE_MANQUANT)
    const many = articleText(1000).safeParse(figure(' alt="a"').repeat(FIGURES_MAX + 1))
    expect(many.error?.issues[0]?.message).toBe(`Ajoute au plus ${FIGURES_MAX} images.`)
  })
})

test('[R5-17] the length of an article is that of its words; a draft may have none', () => {
  expect(articleText(10).safeParse('').success).toBe(true)
  expect(articleText(10).safeParse('<h3>dix lettre</h3>').success).toBe(true)
  expect(articleText(10).safeParse('<h3>dix lettres</h3>').success).toBe(false)
})

test.each([
  ['', 1],
  ['<p>Un mot</p>', 1],
  [`<p>${'mot '.repeat(299)}</p>`, 1],
  [`<p>${'mot '.repeat(301)}</p>`, 2],
  [`<p>${'mot '.repeat(1800)}</p>`, 9],
])('[M5] a text takes whole minutes to read (%#)', (html, minutes) => {
  expect(minutesOf(html)).toBe(minutes)
})
