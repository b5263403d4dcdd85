import { invalidForm, type Violation } from '@entrelles/contract/kit/errors.ts'
import { TERRITOIRE_INCONNU, THEME_INCONNU } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { ADHERENTE_INCONNUE } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type {
  DetailIntervenantBo,
  IntervenantForm,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

type Chosen = Pick<IntervenantForm, 'adherenteId' | 'thematiques' | 'territoires'>
type Before = Pick<DetailIntervenantBo, 'thematiques' | 'territoires'>
type Known = Record<'adherente' | 'thematiques' | 'territoires', boolean>

/** Refuses an unknown member, theme or branch, and a closed one unless the speaker already has it. */
export const assertIntervenant = async (db: Db, form: Chosen, before?: Before): Promise<void> => {
  const had = (list: Before['thematiques'] | Before['territoires'] = []) => list.map(({ id }) => id)
  const { rows } = await sql<Known>`
    select
      (${form.adherenteId}::uuid is null or exists (
        select from comptes where id = ${form.adherenteId}::uuid and etape_inscription = 'termine')) as adherente,
      not exists (
        select from unnest(${form.thematiques}::uuid[]) c (id)
        left join referentiels r on r.id = c.id and r.categorie = 'theme'
        where r.id is null or (not r.actif and r.id <> all (${had(before?.thematiques)}::uuid[]))
      ) as thematiques,
      not exists (
        select from unnest(${form.territoires}::uuid[]) c (id) left join territoires t on t.id = c.id
        where t.id is null or (t.statut = 'fermee' and t.id <> all (${had(before?.territoires)}::uuid[]))
      ) as territoires`.execute(db)
  const [known] = rows
  const at = (isKnown: boolean | undefined, champ: keyof Chosen, message: string): Violation[] =>
    isKnown === true ? [] : [{ champ, message }]
  const violations = [
    ...at(known?.adherente, 'adherenteId', ADHERENTE_INCONNUE),
    ...at(known?.thematiques, 'thematiques', THEME_INCONNU),
    ...at(known?.territoires, 'territoires', TERRITOIRE_INCONNU),
  ]
  if (violations.length > 0) throw invalidForm(violations)
}
