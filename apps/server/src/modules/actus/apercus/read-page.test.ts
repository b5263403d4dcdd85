import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const read = (body: string | Buffer, contentType = 'text/html; charset=utf-8') =>
  readPage({
    url: 'https://a.fr/dossier/page',
    contentType,
    bytes: Buffer.from(body as string),
    isWhole: true,
  })
const page = (head: string) => `<!doctype html><html><head>${head}</head><body><h1>Non</h1></body></html>`
const titleOf = (title: string) => read(page(`<title>${title}</title>`))?.titre

describe('[M2] a page', () => {
  test('says its title, its description and its picture by its properties first', () => {
    const head = `
      <title>Le titre de l’onglet</title>
      <meta name="description" content="La description des moteurs">
      <meta property="og:title" content="Marché de Noël&nbsp;: les stands">
      <meta property="og:description" content="Trois jours &amp; deux nuits">
      <meta property="og:image" content="/images/marche.jpg?a=1&amp;b=2">`
    expect(read(page(head))).toEqual({
      titre: 'Marché de Noël : les stands',
      description: 'Trois jours & deux nuits',
      image: 'https://a.fr/images/marche.jpg?a=1&b=2',
    })
  })

  test('else by its title and its description', () => {
    const head = '<META NAME=Description CONTENT="Chaque jeudi"><TITLE>Nos ateliers</TITLE>'
    expect(read(page(head))).toEqual({ titre: 'Nos ateliers', description: 'Chaque jeudi', image: null })
  })

  test('has no preview without a title', () => {
    expect(read(page('<meta name="description" content="Seule">'))).toBeNull()
    expect(titleOf('')).toBeUndefined()
    expect(titleOf(' \n\u200b ')).toBeUndefined()
  })

  test('says the first of each; an empty one does not count', () => {
    const head =
      '<meta property="og:title" content=" "><meta property="og:title" content="Un"><meta property="og:title" content="Deux">'
    expect(read(page(head))?.titre).toBe('Un')
  })

  test('is read in its head alone: a title in its body is ignored', () => {
    expect(read('<html><head></head><body><title>Non</title></body></html>')).toBeNull()
  })

  test.each(['javascript:alert(1)', 'https://['])('its picture %s is no address to read', (href) => {
    const image = read(page(`<title>a</title><meta property="og:image" content="${href}">`))?.image ?? null
    expect(image === null || !image.startsWith('https:')).toBe(true)
  })
})

describe('[M2] the letters of a page', () => {
  const titre = 'Épicière à Nîmes : l’été'
  const latin1 = Buffer.from(page('<title>Épicière à Nîmes : l\x92été</title>'), 'latin1')

  test.each([
    ['its header', latin1, 'text/html; charset=ISO-8859-1'],
    ['its header, between marks', latin1, 'text/html; charset="windows-1252"'],
    [
      'its head',
      Buffer.from(page('<meta charset="iso-8859-15"><title>Épicière à Nîmes : l\x27été</title>'), 'latin1'),
      'text/html',
    ],
    [
      'an older head',
      Buffer.from(
        page(
          '<meta http-equiv="Content-Type" content="text/html; charset=latin1"><title>Épicière à Nîmes : l\x92été</title>',
        ),
        'latin1',
      ),
      'text/html',
    ],
    ['nobody: UTF-8', Buffer.from(page(`<title>${titre}</title>`)), 'text/html'],
    ['an unknown name: UTF-8', Buffer.from(page(`<title>${titre}</title>`)), 'text/html; charset=klingon'],
  ])('are read as %s says', (_who, body, contentType) => {
    expect(read(body, contentType)?.titre.replace('\x27', '’')).toBe(titre)
  })

  test('are those of its entities', () => {
    expect(titleOf('L&#39;&eacute;t&#xE9; &lt;b&gt; &amp;amp; &unknown;')).toBe("L'été <b> &amp; &unknown;")
  })
})

describe('[security 42] a hostile page', () => {
  test('its title is one line of visible letters', () => {
    expect(titleOf('Ligne\r\n\t 1\u2028 et\u0007 2')).toBe('Ligne 1 et 2')
    expect(titleOf('exe.\u202egpj.facture\u202c')).toBe('exe.gpj.facture')
    expect(titleOf('a\u200b\u2066b\u2069\ufeff')).toBe('ab')
  })

  test('its title is text, never markup', () => {
    expect(titleOf('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  })

  test('its words are cut to the length of a card, between letters', () => {
    expect(titleOf('😀'.repeat(400))).toBe(`${'😀'.repeat(149)}…`)
    const head = `<title>a</title><meta name="description" content="${'b'.repeat(500_000)}">`
    expect(read(page(head))?.description).toBe(`${'b'.repeat(299)}…`)
  })

  test.each([
    ['tags that are never closed', '<b>'.repeat(330_000)],
    ['tags that are closed without being opened', `${'<b>'.repeat(160_000)}${'</i>'.repeat(120_000)}`],
    ['attributes', `<meta ${'a=b '.repeat(250_000)}>`],
    ['quotes', `<meta content="${'"'.repeat(1_000_000)}`],
    ['comments', '<!--'.repeat(250_000)],
    ['entities', `<title>${'&amp'.repeat(250_000)}`],
    ['an open title', `<title>${'<'.repeat(1_000_000)}`],
  ])('of a million letters is read fast: %s', (_what, body) => {
    const from = performance.now()
    read(`<!doctype html><head>${body}`)
    expect(performance.now() - from).toBeLessThan(1000)
  })
})

describe('[security 42] the content gives the type', () => {
  test('a page that says that it is a picture is a page', () => {
    expect(read(page('<title>Une page</title>'), 'image/png')?.titre).toBe('Une page')
  })

  test.each([
    [
      'a picture',
      Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
        Buffer.from(page('<title>a</title>')),
      ]),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <title>a</title>')],
    ['plain text', Buffer.from('Bonjour')],
    ['nothing', Buffer.alloc(0)],
  ])('%s that says that it is a page is none', (_what, body) => {
    expect(read(body)).toBeNull()
  })
})
