import {
  ANTECEDENTS_MAX,
  SIGNALEUSES_MAX,
  type Dossier,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { StatutClos } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { every } from '#db/keyed-page.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { inPerimetre, isAdministratrice, personne } from './perimetre.filters.ts'

type Sql = RawBuilder<unknown>

/** The list that a subquery selects as `x`, empty without any. */
const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`

/** Names of reporters are for administrators. */
const signaleusesOf = (actor: SignedIn): Sql => sql`
  select a.motif, a.commentaire, a.cree_le as date, a.copie,
    case when ${isAdministratrice(actor)}::boolean then ${personne('p')} end as auteure
  from signalements_auteures a left join comptes p on p.id = a.compte_id
  where a.signalement_id = s.id order by a.cree_le, a.id limit ${SIGNALEUSES_MAX}`

const notes = sql`
  select n.contenu, n.cree_le as date, ${personne('p')} as par
  from notes_signalements n left join comptes p on p.id = n.par_id
  where n.signalement_id = s.id order by n.cree_le, n.id`

const decisions = sql`
  select d.id, d.action, d.motif, d.portee, d.jusquau, coalesce(d.effet_le, d.prise_le) as date, ${personne('p')} as par,
    d.effet_le is null as "enAttente", ${personne('q')} as "confirmeePar", d.levee_le as "dateLevee"
  from decisions_moderation d
  left join comptes p on p.id = d.par_id
  left join comptes q on q.id = d.confirmee_par
  where d.signalement_id = s.id order by d.prise_le, d.id`

const clotures = sql`
  select c.statut as suite, c.reponse, c.le as date, ${personne('p')} as par
  from clotures_signalements c left join comptes p on p.id = c.par_id
  where c.signalement_id = s.id order by c.examen`

const recoursOf = (actor: SignedIn): Sql => sql`
  select r.partie, r.motif, r.cree_le as "dateCreation", r.issue, r.reponse, r.reponse_le as "dateReponse",
    case when r.partie = 'membre' or ${isAdministratrice(actor)}::boolean then ${personne('p')} end as auteure
  from recours r left join comptes p on p.id = r.compte_id
  where r.signalement_id = s.id order by r.cree_le, r.id`

/** Other reports of the same member that the caller reads. */
const antecedentsOf = (id: string, auteureId: string | null, actor: SignedIn): Sql => sql`
  select s.id, json_build_object('type', s.cible_type, 'titre', s.titre) as cible, s.motif, s.statut,
    s.cree_le as "dateCreation", ${listOf(sql`
      select d.action, d.motif, d.effet_le as date from decisions_moderation d
      where d.signalement_id = s.id and d.effet_le is not null and d.action <> 'restaurer' order by d.effet_le`)} as mesures
  from signalements s
  where ${every([sql`s.auteure_cible_id = ${auteureId}::uuid`, sql`s.id <> ${id}::uuid`, ...inPerimetre(actor)])}
  order by s.cree_le desc, s.id desc limit ${ANTECEDENTS_MAX}`

type Cloture = {
  readonly suite: StatutClos
  readonly reponse: string
  readonly date: string
  readonly par: Dossier['assigneeA']
}

export type LigneDossier = Pick<
  Dossier,
  | 'cible'
  | 'motif'
  | 'priorite'
  | 'nbSignalements'
  | 'territoire'
  | 'assigneeA'
  | 'dateCreation'
  | 'dateCloture'
  | 'auteure'
  | 'version'
  | 'copie'
  | 'signalements'
  | 'notes'
  | 'decisions'
  | 'recours'
  | 'antecedents'
> & {
  readonly attenduDepuis: string
  readonly prisLe: string | null
  readonly clotures: readonly Cloture[]
}

/** All that the tables hold about a report, in one statement. */
export const getLigneDossier = async (
  db: Db,
  { id, auteureId }: { readonly id: string; readonly auteureId: string | null },
  actor: SignedIn,
): Promise<LigneDossier> => {
  const { rows } = await sql<LigneDossier>`
    select json_build_object('type', s.cible_type, 'id', s.cible_id, 'titre', s.titre) as cible, s.motif, s.priorite,
      s.nb_signalements as "nbSignalements", s.cree_le as "dateCreation", s.attendu_depuis as "attenduDepuis",
      s.pris_le as "prisLe", s.cloture_le as "dateCloture", s.version_cible as version, s.copie,
      case when b.id is not null then json_build_object('id', b.id, 'nom', b.nom) end as territoire,
      ${personne('p')} as "assigneeA", ${personne('u')} as auteure,
      ${listOf(signaleusesOf(actor))} as signalements, ${listOf(notes)} as notes, ${listOf(decisions)} as decisions,
      ${listOf(clotures)} as clotures, ${listOf(recoursOf(actor))} as recours,
      ${listOf(antecedentsOf(id, auteureId, actor))} as antecedents
    from signalements s
    left join territoires b on b.id = s.territoire_id
    left join comptes p on p.id = s.assignee_a
    left join comptes u on u.id = s.auteure_cible_id
    where s.id = ${id}`.execute(db)
  const [ligne] = rows
  if (!ligne) throw new Error(`the report ${id} is gone`)
  return ligne
}
