import { mayCall } from '@entrelles/contract/kit/access.ts'
import { invalidForm, type Violation } from '@entrelles/contract/kit/errors.ts'
import {
  ANTENNE_INCONNUE,
  ANTENNE_NON_COORDONNEE,
  OBJET_INCONNU,
  PROGRAMMATION_REFUSEE,
  TYPE_REFUSE,
  type BrouillonPublicationForm,
} from '@entrelles/contract/modules/actus/actus.forms.ts'
import {
  canSchedule,
  canWrite,
  problemeProgrammation,
} from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Db } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import { canReadDemande } from '#modules/coups-de-pouce/coups-de-pouce.public.ts'
import { canReadRessource } from '#modules/ressources/ressources.public.ts'
import type { Etat, Tenue } from './actus.repository.ts'
import { findLectrice } from './readable.queries.ts'

type Acting = Pick<Ctx, 'db' | 'actor' | 'now'>
type Choix = Pick<
  BrouillonPublicationForm,
  'type' | 'territoires' | 'evenement' | 'coupDePouce' | 'ressource'
>
type Choisis = Pick<Tenue, 'type' | 'territoireIds' | 'evenementId' | 'coupDePouceId' | 'ressourceId'>

const areOuverts = async (db: Db, ids: readonly string[]): Promise<boolean> => {
  if (ids.length === 0) return true
  const rows = await db
    .selectFrom('territoires')
    .where('id', 'in', ids)
    .where('statut', '<>', 'fermee')
    .select('id')
    .execute()
  return rows.length === ids.length
}

const isEvenement = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('evenements')
    .where('id', '=', id)
    .where('brouillon', '=', false)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Why she may not write such a post for these branches. */
const problemeOf = async ({ type, territoires }: Choix, ctx: Acting): Promise<Violation | undefined> => {
  if (type !== 'publication' && !mayCall('coordinatrice', ctx.actor.roles))
    return { champ: 'type', message: TYPE_REFUSE }
  if (!canWrite(await findLectrice(ctx), type, territoires))
    return {
      champ: 'territoires',
      message: type === 'publication' ? ANTENNE_INCONNUE : ANTENNE_NON_COORDONNEE,
    }
  return (await areOuverts(ctx.db, territoires))
    ? undefined
    : { champ: 'territoires', message: ANTENNE_INCONNUE }
}

const isSame = ({ type, territoires }: Choix, before: Choisis | undefined): boolean =>
  type === before?.type && territoires.join() === before.territoireIds.join()

/** The links of the form that she may not use. */
const problemesJoints = async (
  form: Choix,
  before: Choisis | undefined,
  { db, actor, now }: Acting,
): Promise<Violation[]> => {
  const joints = [
    ['evenement', before?.evenementId, (id: string) => isEvenement(db, id)],
    ['coupDePouce', before?.coupDePouceId, (id: string) => canReadDemande(db, actor, id)],
    ['ressource', before?.ressourceId, (id: string) => canReadRessource({ db, actor, now: now() }, id)],
  ] as const
  const violations: Violation[] = []
  for (const [champ, avant, mayJoin] of joints) {
    const id = form[champ]
    if (id !== null && id !== avant && !(await mayJoin(id)))
      violations.push({ champ, message: OBJET_INCONNU })
  }
  return violations
}

/** Refuses a type, branches and links that she may not use. An edit checks only what it changes. */
export const checkChoix = async (form: Choix, before: Choisis | undefined, ctx: Acting): Promise<void> => {
  const probleme = isSame(form, before) ? undefined : await problemeOf(form, ctx)
  const violations = [...(probleme ? [probleme] : []), ...(await problemesJoints(form, before, ctx))]
  if (violations.length > 0) throw invalidForm(violations)
}

/** Published at once, or at the instant that she has chosen; refuses one that is past or too far. */
export const etatOf = (dateProgrammee: string | null, { actor, now }: Pick<Ctx, 'actor' | 'now'>): Etat => {
  if (dateProgrammee === null) return { statut: 'publiee', publieeLe: now() }
  const programmeeLe = new Date(dateProgrammee)
  const message = canSchedule(actor) ? problemeProgrammation(programmeeLe, now()) : PROGRAMMATION_REFUSEE
  if (message !== undefined) throw invalidForm([{ champ: 'dateProgrammee', message }])
  return { statut: 'programmee', programmeeLe }
}
