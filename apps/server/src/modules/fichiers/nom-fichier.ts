import { NOM_FICHIER_MAX, type TypeFichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'

/** Control characters, and those that hide or reverse the end of a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu
/** Characters that some systems refuse in a file name, and the one that replaces an invalid character. */
const REFUSED = /[:*?"<>|\uFFFD]/g
const EXTENSION = /(?:\.(?:jpe?g|png|pdf))*\.[a-z][a-z0-9]{0,4}$/i
const EDGES = /^[\s.]+|[\s.]+$/g

/** The name under which a file is shown and saved: readable, harmless, with the extension of its content. */
export const nomFichierOf = (name: string, type: TypeFichier): string => {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const words = last.replaceAll(INVISIBLE, '').replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ')
  const stem = words.trimEnd().replace(EXTENSION, '').replaceAll(EDGES, '')
  const kept = Array.from(stem).slice(0, NOM_FICHIER_MAX).join('').trimEnd()
  return `${kept || 'fichier'}.${type}`
}
