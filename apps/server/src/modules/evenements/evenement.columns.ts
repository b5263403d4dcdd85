import type { IntervenantStub } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { TerritoireStub } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'

// Subqueries on the related rows of an event `e`.

export const referentielJson = (column: 'e.theme_id' | 'e.type_id') => sql<Referentiel | null>`(
  select json_build_object('id', r.id, 'libelle', r.libelle) from referentiels r where r.id = ${sql.ref(column)})`

export const territoiresJson = sql<TerritoireStub[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom collate "fr-x-icu"), '[]')
  from evenements_territoires et join territoires t on t.id = et.territoire_id where et.evenement_id = e.id)`

/** Speaker records with their names, whether or not they consented to be shown. */
export const intervenantsJson = sql<IntervenantStub[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'prenom', i.prenom, 'nom', i.nom) order by ei.ordre), '[]')
  from evenements_intervenants ei join intervenants i on i.id = ei.intervenant_id where ei.evenement_id = e.id)`

type Rangs = Readonly<Partial<Record<'1' | '2', Readonly<Record<string, string | null>>>>>

/** The two inline speakers of the event, by rank. */
export const intervenantesJson = sql<Rangs>`(
  select coalesce(json_object_agg(s.rang, to_jsonb(s) - 'evenement_id' - 'rang'), '{}')
  from evenements_intervenantes s where s.evenement_id = e.id)`
