import { mayCall } from '@entrelles/contract/kit/access.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm, type Violation } from '@entrelles/contract/kit/errors.ts'
import {
  ANTENNE_INCONNUE,
  AUTEURE_REFUSEE,
  EVENEMENT_INCONNU,
  INTERVENANTE_INCONNUE,
  MEMBRE_INCONNUE,
  PUBLIC_NON_COORDONNE,
  THEMATIQUE_INCONNUE,
  type ArticleForm,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import { canManage, problemeRevision } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { seuilOf } from '#kit/settings.ts'
import type { Ecrite } from './ecrite-ressource.ts'

type Checking = Pick<Ctx, 'db' | 'actor' | 'now' | 'settings'>
/** The fields of every form. */
export type Communs = Omit<ArticleForm, 'contenu'>
type Connus = Record<'thematique' | 'territoires' | 'evenement' | 'intervenants' | 'auteure', boolean>

const at = (isRight: boolean, champ: keyof Communs, message: string): Violation[] =>
  isRight ? [] : [{ champ, message }]

/** Whether the member of that id may be named: she has full access. */
export const isActive = (id: string, ctx: Pick<Ctx, 'now' | 'settings'>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from annuaire
    where compte_id = ${id}::uuid and paye_jusquau >= ${seuilOf(ctx)})`

/** Choices saved before stay valid: a retired theme, a closed branch, an archived speaker, a member who left. */
const findConnus = async (form: Communs, had: readonly Ecrite[], ctx: Checking): Promise<Connus> => {
  const before = (of: (ecrite: Ecrite) => string | readonly string[] | null): string[] =>
    had.flatMap((ecrite) => of(ecrite) ?? [])
  const { auteure } = form
  const isKnown =
    auteure === null || auteure === ctx.actor.id || had.some(({ auteureId }) => auteureId === auteure)
  const themes = before(({ thematiqueId }) => thematiqueId)
  const antennes = before(({ territoireIds }) => territoireIds)
  const intervenantes = before(({ intervenantIds }) => intervenantIds)
  const { rows } = await sql<Connus>`
    select
      ${form.thematique}::uuid is null or exists (
        select from referentiels where id = ${form.thematique}::uuid and categorie = 'theme'
          and (actif or id = any (${themes}::uuid[]))) as thematique,
      not exists (
        select from unnest(${form.territoires}::uuid[]) c (id) left join territoires t on t.id = c.id
        where t.id is null or (t.statut = 'fermee' and t.id <> all (${antennes}::uuid[]))) as territoires,
      ${form.evenement}::uuid is null or exists (
        select from evenements where id = ${form.evenement}::uuid and not brouillon) as evenement,
      not exists (
        select from unnest(${form.intervenants}::uuid[]) c (id) left join intervenants i on i.id = c.id
        where i.id is null or (i.statut = 'archive' and i.id <> all (${intervenantes}::uuid[]))) as intervenants,
      ${isKnown ? sql`true` : isActive(auteure, ctx)} as auteure`.execute(ctx.db)
  const [connus] = rows
  if (!connus) throw new Error('the choices of a resource were not checked')
  return connus
}

/** Only administrators say that somebody else wrote a resource. */
const mayName = (auteure: string | null, had: readonly Ecrite[], { actor }: Checking): boolean =>
  auteure === null ||
  auteure === actor.id ||
  had.some(({ auteureId }) => auteureId === auteure) ||
  mayCall('administratrice', actor.roles)

const revisionOf = (
  dateRevision: string | null,
  had: readonly Ecrite[],
  { now }: Checking,
): string | undefined => {
  const isNew = dateRevision !== null && !had.some((ecrite) => ecrite.dateRevision === dateRevision)
  return isNew ? problemeRevision(dateRevision, parisDay(now())) : undefined
}

/** Refuses choices that the form does not offer the caller; `had` is the resource before, published and not. */
export const checkRessource = async (form: Communs, had: readonly Ecrite[], ctx: Checking): Promise<void> => {
  const { public: audience, territoires: territoireIds, auteure } = form
  const connus = await findConnus(form, had, ctx)
  const revision = revisionOf(form.dateRevision, had, ctx)
  const violations = [
    ...at(connus.thematique, 'thematique', THEMATIQUE_INCONNUE),
    ...at(connus.territoires, 'territoires', ANTENNE_INCONNUE),
    ...(connus.territoires
      ? at(canManage(ctx.actor, { public: audience, territoireIds }), 'territoires', PUBLIC_NON_COORDONNE)
      : []),
    ...at(connus.evenement, 'evenement', EVENEMENT_INCONNU),
    ...at(connus.intervenants, 'intervenants', INTERVENANTE_INCONNUE),
    ...(mayName(auteure, had, ctx)
      ? at(connus.auteure, 'auteure', MEMBRE_INCONNUE)
      : at(false, 'auteure', AUTEURE_REFUSEE)),
    ...(revision === undefined ? [] : at(false, 'dateRevision', revision)),
  ]
  if (violations.length > 0) throw invalidForm(violations)
}
