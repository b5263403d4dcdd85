import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { MENTIONS_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Ctx } from '#kit/ctx.ts'
import { mentionHtml } from '#kit/mentions.ts'
import { sanitizeMentions } from '#kit/rich-text.ts'
import { findNommables, type ObjetLu } from './nommables.queries.ts'

type Prepare = {
  readonly contenu: string
  /** Its visible words. */
  readonly contenuTexte: string
  /** The members whom it names, each once. */
  readonly mentionnees: readonly string[]
}

/** The members whom a typed text names, each once. */
const typedMentions = (html: string): string[] => {
  const ids = new Set<string>()
  sanitizeMentions(html, (id) => {
    ids.add(id)
    return ''
  })
  return [...ids]
}

/**
 * A text as it is stored: sanitised, with the true name of each member whom it names. Those who may not read it, and those
 * beyond the limit, stay as plain text.
 */
export const prepareTexte = async (
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'settings'>,
  html: string,
  objet: ObjetLu,
): Promise<Prepare> => {
  const ids = typedMentions(html).slice(0, MENTIONS_MAX)
  const nommables = ids.length === 0 ? [] : await findNommables(ctx, ids, objet)
  const noms = new Map(nommables.map((nommee) => [nommee.id, `@${formatName(nommee)}`]))
  const mentionnees = new Set<string>()
  const contenu = sanitizeMentions(html, (id, texte) => {
    const nom = noms.get(id)
    if (nom === undefined) return texte
    mentionnees.add(id)
    return mentionHtml(id, nom)
  })
  const contenuTexte = textOfRichText(contenu)
  // Words that only the contents of a removed tag had.
  if (contenuTexte === '' && textOfRichText(html) !== '')
    throw invalidForm([{ champ: 'contenu', message: MESSAGES.obligatoire }])
  return { contenu, contenuTexte, mentionnees: [...mentionnees] }
}
