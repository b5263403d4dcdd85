import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import type { Besoins } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { SHEET_MAX_ROWS } from '#kit/spreadsheet.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'
import { elle } from './bo-participations.queries.ts'

export type Cibles = 'inscrites' | 'en_attente'

export type LigneExport = {
  readonly prenom: string | null
  readonly nom: string | null
  readonly email: string | null
  readonly commune: string | null
  readonly departement: string | null
  readonly statut: string
  readonly origine: string
  readonly creeeLe: string
  readonly offreExpireLe: string | null
  readonly besoins: Besoins | null
  readonly presence: string
  readonly pointeeLe: string | null
}

export type EvenementExporte = {
  readonly id: string
  readonly titre: string
  readonly dateHeureDebut: string | null
  readonly fuseau: Fuseau
  readonly lignes: LigneExport[]
}

const STATUTS = { inscrites: ['inscrite'], en_attente: ['proposee', 'en_attente'] } as const

/** All the rows of an exported file, in the order of the page that offers it, in one statement. */
export const findExport = async (
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  evenementId: string,
  cibles: Cibles,
): Promise<EvenementExporte | undefined> => {
  const { rows } = await sql<EvenementExporte>`
    select e.id, e.titre, e.debut as "dateHeureDebut", e.fuseau, (
      select coalesce(json_agg(l), '[]') from (
        select coalesce(c.prenom, p.prenom) as prenom, coalesce(c.nom, p.nom) as nom, coalesce(c.email, p.email) as email,
          v.nom as commune, v.departement, p.statut, p.origine, p.creee_le as "creeeLe",
          p.offre_expire_le as "offreExpireLe", p.besoins, p.presence, p.pointee_le as "pointeeLe"
        from participations p ${elle}
        where p.evenement_id = e.id and p.statut = any (${STATUTS[cibles]}::text[])
        order by p.statut = 'en_attente', p.numero limit ${SHEET_MAX_ROWS}) l) as lignes
    from evenements e where e.id = ${evenementId} and ${managedBy(actor)}`.execute(db)
  return rows[0]
}
