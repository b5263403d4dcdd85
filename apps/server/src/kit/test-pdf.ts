/** The text of an uncompressed PDF, decoded with the ToUnicode table of each font. */
export const textOfPdf = (file: Buffer): string => {
  const source = file.toString('latin1')
  const objects = new Map(
    Array.from(source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]),
  )
  const glyphsOf = (font: string): string[] => {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? ''
    const entries = /\[(<[^\]]*>)\]/.exec(objects.get(table) ?? '')?.[1] ?? ''
    return Array.from(entries.matchAll(/<([^>]*)>/g), ([, codes = '']) =>
      codes
        .split(' ')
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    )
  }
  const fonts = new Map(
    Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, glyphsOf(id)]),
  )
  let glyphs: string[] = []
  let text = ''
  for (const [, font, shown = ''] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? []
    for (const [, codes = ''] of shown.matchAll(/<([^>]*)>/g))
      text += (codes.match(/.{4}/g) ?? []).map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join('')
  }
  return text
}
