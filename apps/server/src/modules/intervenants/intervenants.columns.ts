import type { TerritoireStub } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { IntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { sql } from 'kysely'

// SQL expressions about a speaker `i`.

/** Events shown on a speaker's page. */
export const EVENEMENTS_MAX = 50

export const consentementJson = sql<IntervenantBo['consentement']>`case when i.consentement_le is not null
  then json_build_object('date', i.consentement_le, 'texteVersion', i.consentement_version, 'preuve', i.consentement_preuve)
  end`

/** No speaker reaches this number: it only bounds the count. */
const EVENEMENTS_COMPTES = 1000

export const nbEvenements = sql<number>`(
  select count(*)::int from (
    select from evenements_intervenants ei where ei.intervenant_id = i.id limit ${sql.lit(EVENEMENTS_COMPTES)}) c)`

export const thematiquesJson = sql<Referentiel[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'libelle', r.libelle) order by r.ordre, r.libelle), '[]')
  from intervenants_themes it join referentiels r on r.id = it.theme_id where it.intervenant_id = i.id)`

export const territoiresJson = sql<TerritoireStub[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom collate "fr-x-icu"), '[]')
  from intervenants_territoires it join territoires t on t.id = it.territoire_id where it.intervenant_id = i.id)`
