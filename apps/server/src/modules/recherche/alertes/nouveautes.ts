import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { rolesOf, type RoleFacts } from '@entrelles/contract/kit/roles.ts'
import type { CategorieRecherche } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedIn } from '#kit/ctx.ts'
import type { LettreCtx } from '#kit/lettres.ts'
import { debutOf } from '#kit/lettres-mots.ts'
import { findNouveautes as findIds } from '../find-nouveautes.ts'
import type { AlerteDue } from './alertes.repository.ts'

/** What is new for an alert. */
export type Nouveautes = AlerteDue & {
  readonly nb: number
  readonly plus?: true | undefined
  /** Names and titles of the first ones. */
  readonly titres: readonly string[]
}

export type Trouvees = [Nouveautes, ...Nouveautes[]]

const NB_MAX = 50
const TITRES_MAX = 5

type Facts = Omit<RoleFacts, 'coordonne'> & { readonly territoireIds: readonly string[] }

/** The member as if she were reading: she has no session. */
const findLectrice = async (
  db: Db,
  compteId: string,
  now: Date,
  graceDays: number,
): Promise<SignedIn | undefined> => {
  const { rows } = await sql<Facts>`
    select etape_inscription as "etapeInscription", paye_jusquau as "payeJusquau", administratrice,
      array(select territoire_id from coordinations where compte_id = c.id) as "territoireIds"
    from comptes c where id = ${compteId}`.execute(db)
  const [facts] = rows
  if (!facts) return undefined
  const { territoireIds } = facts
  const roles = rolesOf({ ...facts, coordonne: territoireIds.length > 0 }, parisDay(now), graceDays)
  return { id: compteId, roles, territoireIds, sessionId: '', secondFacteur: false, confirmee: false }
}

type Trouve = { readonly categorie: CategorieRecherche; readonly id: string }

/** What each object is called; the reader may see them all. */
const titresOf = async (db: Db, trouves: readonly Trouve[]): Promise<string[]> => {
  const { rows } = await sql<{ titre: string }>`
    select coalesce(
      (select concat_ws(' ', a.prenom, a.nom) from annuaire a where t.categorie = 'adherente' and a.compte_id = t.id),
      (select d.titre from coups_de_pouce d where t.categorie = 'coupdepouce' and d.id = t.id),
      (select e.titre from evenements e where t.categorie = 'evenement' and e.id = t.id),
      (select coalesce(p.titre, p.contenu_texte) from publications p where t.categorie = 'publication' and p.id = t.id),
      (select x.nom from territoires x where t.categorie = 'territoire' and x.id = t.id),
      (select r.titre from ressources r where t.categorie = 'ressource' and r.id = t.id)) as titre
    from unnest(${trouves.map(({ categorie }) => categorie)}::text[], ${trouves.map(({ id }) => id)}::uuid[])
      with ordinality t (categorie, id, place)
    order by t.place`.execute(db)
  return rows.map(({ titre }) => debutOf(titre))
}

/**
 * What a member finds by the words of her alerts that she could not find before, by alert; undefined if that is nothing. What several
 * alerts find counts for the first of them.
 */
export const findNouveautes = async (
  db: Db,
  compteId: string,
  alertes: readonly AlerteDue[],
  { now, settings }: Pick<LettreCtx, 'now' | 'settings'>,
): Promise<Trouvees | undefined> => {
  const actor = await findLectrice(db, compteId, now(), settings.GRACE_JOURS)
  if (!actor) return undefined
  const dites = new Set<string>()
  const nouveautes: Nouveautes[] = []
  for (const alerte of alertes) {
    const { termes, categorie, depuis } = alerte
    const trouves = await findIds(
      { db, actor, now, settings },
      { termes, categorie, depuis: new Date(depuis), limit: NB_MAX + 1 },
    )
    const neuves = trouves.filter(({ id }) => !dites.has(id))
    if (neuves.length === 0) continue
    for (const { id } of neuves) dites.add(id)
    nouveautes.push({
      ...alerte,
      nb: Math.min(neuves.length, NB_MAX),
      ...(trouves.length > NB_MAX && { plus: true as const }),
      titres: await titresOf(db, neuves.slice(0, TITRES_MAX)),
    })
  }
  const [first, ...others] = nouveautes
  return first && [first, ...others]
}
