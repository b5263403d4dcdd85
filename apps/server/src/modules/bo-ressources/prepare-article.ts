import { FIGURES_MAX, figuresOf, TEXTE_FIGURE_MANQUANT } from '@entrelles/contract/kit/article.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { mentionHtml } from '#kit/mentions.ts'
import { sanitizeArticle } from '#kit/rich-text.ts'
import { seuilOf } from '#kit/settings.ts'
import { isLectrice } from '#modules/adherentes/adherentes.public.ts'
import type { Ecrite } from './ecrite-ressource.ts'

type Audience = Pick<Ecrite, 'public' | 'territoireIds'>
type Preparing = Pick<Ctx, 'db' | 'actor' | 'now' | 'settings'>

/** Members whom one article may name. */
const MENTIONS_MAX = 20

/** The members whom a typed text names, each once. */
const typedMentions = (html: string): string[] => {
  const ids = new Set<string>()
  sanitizeArticle(html, (id) => {
    ids.add(id)
    return ''
  })
  return [...ids]
}

/** Whether the member `a` of the directory reads what is for that audience. */
const isAmong = ({ public: audience, territoireIds }: Audience, now: Date): RawBuilder<boolean> => {
  if (audience === 'reseau') return sql<boolean>`true`
  if (audience === 'territoires') return isLectrice(sql`a.compte_id`, sql`${territoireIds}::uuid[]`, now)
  return sql<boolean>`(exists (select from coordinations where compte_id = a.compte_id)
    or exists (select from comptes where id = a.compte_id and administratrice))`
}

type Nommee = { readonly id: string; readonly prenom: string; readonly nom: string | null }

/** The names of those of these members who will read the article, and have not blocked who writes it. */
const findNoms = async (
  { db, actor, now, settings }: Preparing,
  ids: readonly string[],
  audience: Audience,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Nommee>`
    select a.compte_id as id, a.prenom, a.nom from annuaire a
    where a.compte_id = any (${ids}::uuid[]) and a.paye_jusquau >= ${seuilOf({ now, settings })}
      and not exists (select from blocages b where b.compte_id = a.compte_id and b.autre_id = ${actor.id})
      and ${isAmong(audience, now())}`.execute(db)
  return new Map(rows.map((nommee) => [nommee.id, `@${formatName(nommee)}`]))
}

const refuse = (message: string): never => {
  throw invalidForm([{ champ: 'contenu', message }])
}

/**
 * A text as it is stored: sanitised, with the true name of each member whom it names; those who may not read it, and those
 * beyond the limit, stay as plain text. The rules of the form are checked again, on what is left of it.
 */
export const prepareArticle = async (
  html: string,
  audience: Audience,
  ctx: Preparing,
): Promise<{ readonly contenu: string; readonly contenuTexte: string }> => {
  const noms = await findNoms(ctx, typedMentions(html).slice(0, MENTIONS_MAX), audience)
  const contenu = sanitizeArticle(html, (id, texte) => {
    const nom = noms.get(id)
    return nom === undefined ? texte : mentionHtml(id, nom)
  })
  const contenuTexte = textOfRichText(contenu)
  // Words that only the contents of a removed tag had.
  if (contenuTexte === '' && textOfRichText(html) !== '') refuse(MESSAGES.obligatoire)
  const figures = figuresOf(contenu)
  if (figures.some(({ texteAlternatif }) => texteAlternatif === '')) refuse(TEXTE_FIGURE_MANQUANT)
  if (figures.length > FIGURES_MAX) refuse(MESSAGES.invalide)
  return { contenu, contenuTexte }
}
