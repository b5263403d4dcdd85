import {
  CARTE_MINIMUM,
  type CarteAnnuaire,
  type TerritoireStub,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { DEPARTEMENTS } from '@entrelles/contract/modules/referentiels/departements.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const NOMS = new Map(DEPARTEMENTS.map(({ code, nom }) => [code, nom]))

type Row = {
  readonly comptes: { readonly departement: string; readonly nb: number }[]
  readonly antennes: { readonly departement: string; readonly antennes: TerritoireStub[] }[]
  readonly ici: string | null
}

/** Members on the map by department, from the stored counts, in one statement; small counts are hidden. */
export const getCarteAnnuaire = async (db: Db, lectriceId: string): Promise<CarteAnnuaire> => {
  const { rows } = await sql<Row>`
    with lieux as (
      select departement, territoire_id from territoires_departements
      union
      select v.departement, c.territoire_id from territoires_communes c join villes v on v.id = c.ville_id
    )
    select
      (select coalesce(json_agg(json_build_object('departement', substr(cle, 7), 'nb', nb)), '[]')
        from compteurs where cle >= 'carte:' and cle < 'carte;' and nb > 0) as comptes,
      (select coalesce(json_agg(d), '[]') from (
        select l.departement, json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom) as antennes
        from lieux l join territoires t on t.id = l.territoire_id and t.statut <> 'fermee'
        group by l.departement) d) as antennes,
      (select v.departement from comptes c join villes v on v.id = c.ville_id where c.id = ${lectriceId}) as ici`.execute(
    db,
  )
  const { comptes = [], antennes = [], ici = null } = rows[0] ?? {}
  const counts = new Map(comptes.map(({ departement, nb }) => [departement, nb]))
  const branches = new Map(antennes.map((lieu) => [lieu.departement, lieu.antennes]))
  const codes = [...new Set([...counts.keys(), ...branches.keys()])].toSorted()
  const departements = codes.map((code) => {
    const nb = counts.get(code) ?? 0
    return {
      code,
      nom: NOMS.get(code) ?? code,
      nb: nb > 0 && nb < CARTE_MINIMUM ? null : nb,
      antennes: branches.get(code) ?? [],
    }
  })
  return { departements, ici }
}
