import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('..', import.meta.url)

/** Forms that no session keeps, because nothing is written in them that could be lost. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'app/layouts/SearchBox.tsx': 'the words of a search are in the address',
  'modules/adherentes/components/MembresFiltersDialog.tsx': 'the filters of a list are in its address',
  'modules/adhesions/components/AdhesionForm.tsx': 'one checkbox, which chooses a price',
  'modules/messagerie/components/MessageComposer.tsx': 'what is written is a draft on the device',
  'modules/catalogue/components/DropzoneSpecimen.tsx': 'the catalogue is not part of the product',
  'ui/FigureDialog.tsx': 'a picture and its words, which join the text of a form',
  'ui/FilterPanel.tsx': 'the filters of a list are in its address',
  'ui/LinkDialog.tsx': 'the address of a link, which joins the text of a form',
  'kit/form.tsx': 'the form element that the others use',
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, SRC), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('[R4-4] every form keeps what was typed when the session ends, except those with a reason', () => {
  expect(filesWith(/<form\b/).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
  expect(filesWith(/\buseForm\b[<(]/)).toEqual(['kit/form.tsx'])
})

test('[R4-4] two forms of a module, thus of a page, have two names', () => {
  const names = sources.flatMap(({ file, text }) => {
    const [, name] = /useContractForm\(\w+, \{\n\s+name: (.+),\n/.exec(text) ?? []
    return name === undefined ? [] : [`${file.split('/').slice(0, 2).join('/')} ${name}`]
  })
  expect(names.length).toBeGreaterThan(45)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
