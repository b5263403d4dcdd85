import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  ACTION_MAX,
  EXEMPLES_MAX,
  MOTIFS_IGNOREE,
  type ActionForm,
  type BilanAction,
} from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import type { TypeRelance } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { selectFiches, type When } from './fiches.filters.ts'
import { motifOf, raisonOf, type Facts } from './motif-ignoree.ts'
import { assertTerritoire, porteeOf, type Portee } from './portee-fiches.ts'

export type Visee = Facts & {
  readonly id: AdherenteId
  readonly prenom: string
  readonly nom: string | null
  readonly photo: string | null
}

/** The columns of a member `c` that decide whether an action applies to her. */
export const factsColumns = (type: TypeRelance, now: Date) => sql`
  c.id, c.prenom, c.nom, c.photo, c.etape_inscription as "etapeInscription", c.paye_jusquau as "payeJusquau",
  c.email_valide_le is not null as "emailValide", c.administratrice, c.rappels_adhesion as rappels,
  coalesce(c.suspendue_jusquau > ${now}::timestamptz, false) as suspendue,
  c.suppression_demandee_le is not null as "suppressionDemandee",
  (select max(r.demandee_le) from relances r where r.compte_id = c.id and r.type = ${sql.lit(type)}) as "relanceeLe"`

type Asked = Pick<ActionForm, 'action' | 'ids' | 'filtre' | 'territoireId'>

export const typeOf = (action: ActionForm['action']): TypeRelance =>
  action === 'relancer_inscription' ? 'inscription' : 'adhesion'

type Reach = { readonly portee: Portee; readonly when: When; readonly lock: boolean }

const within = (portee: Portee) => (portee ? sql`f.territoire_id = any (${portee}::uuid[])` : sql`true`)

/** The members selected by id or filter within reach, at most one above the limit. */
const viseesBy = ({ ids, filtre }: Asked, { portee, when }: Reach) => {
  const among = ids
    ? sql`select f.compte_id from fiches f where f.compte_id = any (${ids}::uuid[])
        and ${within(portee)}`
    : selectFiches(filtre ?? {}, portee, when)
  return sql`c.id = any (array(select m.compte_id from (${among}) m limit ${ACTION_MAX + 1}))`
}

/** Reads the selected members; with `lock`, locks them first, so that no concurrent action applies. */
const listVisees = async (db: Db, asked: Asked, reach: Reach): Promise<Visee[]> => {
  const among = viseesBy(asked, reach)
  // In a separate statement: a statement that waits for a lock still reads its initial snapshot.
  const held = reach.lock
    ? await sql<{ id: string }>`
        select c.id from comptes c where ${among} order by c.id for no key update`.execute(db)
    : undefined
  const visees = held ? sql`c.id = any (${held.rows.map(({ id }) => id)}::uuid[])` : among
  const { rows } = await sql<Visee>`
    select ${factsColumns(typeOf(asked.action), reach.when.now)}, f.territoire_id as "territoireId"
    from comptes c join fiches f on f.compte_id = c.id
    where ${visees} and ${within(reach.portee)} order by f.tri, c.id`.execute(db)
  if (asked.ids && rows.length < new Set(asked.ids).size) throw commonErrors.introuvable()
  if (rows.length > ACTION_MAX) throw boAdherentesErrors.trop_nombreuses()
  return rows
}

const motifsOf = (ignorees: readonly { visee: Visee; motif: keyof typeof MOTIFS_IGNOREE }[], now: Date) =>
  [...Map.groupBy(ignorees, ({ motif }) => motif)].map(([motif, those]) => ({
    motif,
    libelle: MOTIFS_IGNOREE[motif],
    nb: those.length,
    exemples: those.slice(0, EXEMPLES_MAX).map(({ visee }) => ({
      id: visee.id,
      prenom: visee.prenom,
      nom: visee.nom,
      photo: visee.photo,
      raison: raisonOf(motif, visee, now),
    })),
  }))

/** A branch that members may be attached to; answers 404 if it is closed or out of the caller's reach. */
export const findAntenne = async (db: Db, portee: Portee, territoireId: string) => {
  assertTerritoire(portee, territoireId)
  const antenne = await db
    .selectFrom('territoires')
    .where('id', '=', territoireId)
    .where('statut', '<>', 'fermee')
    .select(['id', 'nom'])
    .executeTakeFirst()
  if (!antenne) throw commonErrors.introuvable()
  return antenne
}

export type Decision = { readonly concernees: readonly Visee[]; readonly bilan: BilanAction }

/** The members that an action applies to, and those it skips, with the reason. */
export const decideAction = async (
  asked: Asked,
  { db, actor, now, settings }: Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>,
  lock: boolean,
): Promise<Decision> => {
  const portee = porteeOf(actor)
  const at = now()
  assertTerritoire(portee, asked.filtre?.territoire)
  if (asked.territoireId !== undefined) await findAntenne(db, portee, asked.territoireId)
  const when = { now: at, graceDays: settings.GRACE_JOURS }
  const visees = await listVisees(db, asked, { portee, when, lock })
  const decided = visees.map((visee) => ({
    visee,
    motif:
      asked.action === 'envoyer_message' && visee.id === actor.id
        ? ('soi_meme' as const)
        : motifOf(asked, visee, when),
  }))
  const concernees = decided.filter(({ motif }) => motif === undefined).map(({ visee }) => visee)
  const ignorees = decided.flatMap(({ visee, motif }) => (motif === undefined ? [] : [{ visee, motif }]))
  const motifs = motifsOf(ignorees, at)
  return { concernees, bilan: { nbConcernees: concernees.length, nbIgnorees: ignorees.length, motifs } }
}
