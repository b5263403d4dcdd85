import { readFileSync } from 'node:fs'

/**
 * The objects of a file of `monde/`, one a line, in the columns that its first line names. A cell may be empty; a column whose name
 * ends with « ; … » in the file holds a list.
 */
const rowsOf = <Column extends string>(nom: string, columns: readonly Column[]): Record<Column, string>[] => {
  const [, ...lines] = readFileSync(new URL(`./monde/${nom}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== columns.length) throw new Error(`${nom}.txt: ${line}`)
    return Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? ''])) as Record<Column, string>
  })
}

/** The values of a cell that holds a list. */
export const listOf = (cell: string): string[] => cell.split(' ; ').filter((value) => value !== '')

/** The INSEE code of a commune, written before its name. */
export const codeOf = (commune: string): string | null => (commune === '' ? null : commune.slice(0, 5))

/** The fixed world that the searches are asked of. Its reader is its first member, who lives in Quimper. */
export const monde = {
  antennes: rowsOf('antennes', ['cle', 'nom', 'region', 'departements', 'communes', 'description']),
  membres: rowsOf('membres', ['cle', 'prenom', 'nom', 'profession', 'entreprise', 'commune', 'competences']),
  evenements: rowsOf('evenements', ['cle', 'titre', 'theme', 'type', 'commune', 'jours', 'description']),
  coupsDePouce: rowsOf('coups-de-pouce', [
    'cle',
    'auteure',
    'type',
    'categorie',
    'titre',
    'commune',
    'competences',
    'contenu',
  ]),
  publications: rowsOf('publications', ['cle', 'auteure', 'type', 'titre', 'contenu']),
  ressources: rowsOf('ressources', ['cle', 'type', 'theme', 'titre', 'motsCles', 'resume']),
  faq: rowsOf('faq', ['cle', 'categorie', 'question', 'motsCles', 'reponse']),
}
