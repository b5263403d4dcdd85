import { invalidForm, type Violation } from '@entrelles/contract/kit/errors.ts'
import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import {
  beyondAntennes,
  canManageEvenements,
} from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import {
  HORS_ANTENNES,
  INTERVENANT_INCONNU,
  TERRITOIRE_INCONNU,
  THEME_INCONNU,
  TYPE_INCONNU,
  VILLE_INCONNUE,
} from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ReadCtx } from '#kit/ctx.ts'

type Chosen = Pick<EvenementForm, 'thematiqueId' | 'type' | 'villeId' | 'territoireIds' | 'intervenantIds'>
type Before = Pick<DetailEvenementBo, 'theme' | 'evenementType' | 'territoires' | 'intervenants'>

type Known = Record<'theme' | 'type', string | null> &
  Record<'ville' | 'territoires' | 'intervenants', boolean>

const idsOf = (list: readonly { readonly id: string }[] | undefined): string[] =>
  (list ?? []).map(({ id }) => id)

/** The branches that the caller may publish for; undefined for all. */
export const antennesOf = (actor: ReadCtx['actor']): readonly string[] | undefined =>
  canManageEvenements(actor) ? undefined : actor.territoireIds

type Publication = Pick<EvenementForm, 'territoireIds' | 'isDraft' | 'displaySiteVitrine'>

/** Refuses an event beyond the branches of its coordinator. */
export const assertAntennes = (
  actor: ReadCtx['actor'],
  form: Publication,
  before?: Pick<DetailEvenementBo, 'territoires' | 'isDraft' | 'displaySiteVitrine'>,
): void => {
  const had = before && { ...before, territoireIds: idsOf(before.territoires) }
  const fields = beyondAntennes(actor, form, had)
  if (fields.length > 0) throw invalidForm(fields.map((champ) => ({ champ, message: HORS_ANTENNES[champ] })))
}

/**
 * Refuses choices that the form does not offer. Choices saved before stay valid: a retired theme, a closed branch, an
 * archived speaker. Returns the form with the ids of a theme and a type that were given by their labels.
 */
export const checkEvenement = async <Form extends Chosen>(
  db: Db,
  form: Form,
  before?: Before,
): Promise<Form> => {
  // Locks the speakers: a concurrent merge or deletion either waits, or is seen by the query below.
  await sql`
    select from intervenants where id = any (${form.intervenantIds}::uuid[]) order by id for key share`.execute(
    db,
  )
  const referentiel = (asked: string | null, categorie: string, had: string | undefined) => sql`(
    select id from referentiels
    where categorie = ${categorie} and (actif or id = ${had ?? null}::uuid)
      and (id::text = lower(${asked}) or lower(libelle) = lower(${asked})))`
  const { rows } = await sql<Known>`
    select
      ${referentiel(form.thematiqueId, 'theme', before?.theme?.id)} as theme,
      ${referentiel(form.type, 'type_evenement', before?.evenementType?.id)} as type,
      (${form.villeId}::text is null or exists (select from villes where id = ${form.villeId}::text)) as ville,
      not exists (
        select from unnest(${form.territoireIds}::uuid[]) c (id) left join territoires t on t.id = c.id
        where t.id is null or (t.statut = 'fermee' and t.id <> all (${idsOf(before?.territoires)}::uuid[]))
      ) as territoires,
      not exists (
        select from unnest(${form.intervenantIds}::uuid[]) c (id) left join intervenants i on i.id = c.id
        where i.id is null or (i.statut = 'archive' and i.id <> all (${idsOf(before?.intervenants)}::uuid[]))
      ) as intervenants`.execute(db)
  const [known] = rows
  const { thematiqueId, type } = { thematiqueId: known?.theme ?? null, type: known?.type ?? null }
  const at = (isKnown: boolean | undefined, champ: keyof Chosen, message: string): Violation[] =>
    isKnown === true ? [] : [{ champ, message }]
  const violations = [
    ...at((form.thematiqueId === null) === (thematiqueId === null), 'thematiqueId', THEME_INCONNU),
    ...at((form.type === null) === (type === null), 'type', TYPE_INCONNU),
    ...at(known?.ville, 'villeId', VILLE_INCONNUE),
    ...at(known?.territoires, 'territoireIds', TERRITOIRE_INCONNU),
    ...at(known?.intervenants, 'intervenantIds', INTERVENANT_INCONNU),
  ]
  if (violations.length > 0) throw invalidForm(violations)
  return { ...form, thematiqueId, type }
}
