import { invalidForm, type Violation } from '@entrelles/contract/kit/errors.ts'
import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import {
  INTERVENANT_INCONNU,
  TERRITOIRE_INCONNU,
  THEME_INCONNU,
  TYPE_INCONNU,
  VILLE_INCONNUE,
} from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

type Chosen = Pick<EvenementForm, 'thematiqueId' | 'type' | 'villeId' | 'territoireIds' | 'intervenantIds'>
type Before = Pick<DetailEvenementBo, 'theme' | 'evenementType' | 'territoires' | 'intervenants'>

type Known = Record<'theme' | 'type' | 'ville' | 'territoires' | 'intervenants', boolean>

const idsOf = (list: readonly { readonly id: string }[] | undefined): string[] =>
  (list ?? []).map(({ id }) => id)

/**
 * Refuses choices that the form does not offer. Choices saved before stay valid: a retired theme, a closed branch, an
 * archived speaker.
 */
export const assertEvenement = async (db: Db, form: Chosen, before?: Before): Promise<void> => {
  // Locks the speakers: a concurrent merge or deletion either waits, or is seen by the query below.
  await sql`
    select from intervenants where id = any (${form.intervenantIds}::uuid[]) order by id for key share`.execute(
    db,
  )
  const referentiel = (id: string | null, categorie: string, had: string | undefined) => sql`(
    ${id}::uuid is null or ${id}::uuid = ${had ?? null}::uuid or exists (
      select from referentiels where id = ${id}::uuid and categorie = ${categorie} and actif))`
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
  const at = (isKnown: boolean | undefined, champ: keyof Chosen, message: string): Violation[] =>
    isKnown === true ? [] : [{ champ, message }]
  const violations = [
    ...at(known?.theme, 'thematiqueId', THEME_INCONNU),
    ...at(known?.type, 'type', TYPE_INCONNU),
    ...at(known?.ville, 'villeId', VILLE_INCONNUE),
    ...at(known?.territoires, 'territoireIds', TERRITOIRE_INCONNU),
    ...at(known?.intervenants, 'intervenantIds', INTERVENANT_INCONNU),
  ]
  if (violations.length > 0) throw invalidForm(violations)
}
