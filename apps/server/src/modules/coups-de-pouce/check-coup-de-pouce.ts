import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm, type Violation } from '@entrelles/contract/kit/errors.ts'
import {
  BROUILLONS_MAX,
  OUVERTS_MAX,
  URGENTS_MAX,
  type Urgence,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import {
  ANTENNE_INCONNUE,
  CATEGORIE_MANQUANTE,
  COMPETENCE_INCONNUE,
  type BrouillonForm,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import {
  isOuvert,
  isRappelUtile,
  problemeDateLimite,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import { VILLE_MANQUANTE } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import type { Db, Tx } from '#db/client.ts'
import { areReferentiels, isVille } from '#modules/referentiels/referentiels.public.ts'
import { listEnCours } from './coups-de-pouce.repository.ts'

const isTerritoireOuvert = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('territoires')
    .where('id', '=', id)
    .where('statut', '<>', 'fermee')
    .select('id')
    .executeTakeFirst()) !== undefined

type Choix = Pick<BrouillonForm, 'categorie' | 'competences' | 'territoire' | 'ville'>

/** Refuses choices that do not exist, or no longer. */
export const checkChoix = async (
  db: Db,
  { categorie, competences, territoire, ville }: Choix,
): Promise<void> => {
  const violations: Violation[] = []
  if (categorie !== null && !(await areReferentiels(db, 'categorie_coup_de_pouce', [categorie])))
    violations.push({ champ: 'categorie', message: CATEGORIE_MANQUANTE })
  if (!(await areReferentiels(db, 'competence', competences)))
    violations.push({ champ: 'competences', message: COMPETENCE_INCONNUE })
  if (territoire !== null && !(await isTerritoireOuvert(db, territoire)))
    violations.push({ champ: 'territoire', message: ANTENNE_INCONNUE })
  if (ville !== null && !(await isVille(db, ville)))
    violations.push({ champ: 'ville', message: VILLE_MANQUANTE })
  if (violations.length > 0) throw invalidForm(violations)
}

/** The last day, and whether its author is still to be asked about it; refuses a day that is past or too far. */
export const limiteOf = (
  dateLimite: CivilDay,
  now: Date,
): { readonly dateLimite: CivilDay; readonly relanceLe: Date | null } => {
  const today = parisDay(now)
  const message = problemeDateLimite(dateLimite, today)
  if (message !== undefined) throw invalidForm([{ champ: 'dateLimite', message }])
  return { dateLimite, relanceLe: isRappelUtile(today, dateLimite) ? null : now }
}

type Place = {
  readonly urgence: Urgence
  /** The request that is published, edited or opened again, which does not count. */
  readonly id?: string
  /** Already open: it takes no other place. */
  readonly isOuverte?: boolean
}

/** Refuses a request beyond the limits of a member, whose account is locked. */
export const requirePlace = async (db: Tx, auteureId: string, { urgence, id, isOuverte }: Place) => {
  const others = (await listEnCours(db, auteureId)).filter(
    (one) => one.id !== id?.toLowerCase() && isOuvert(one.statut),
  )
  if (!isOuverte && others.length >= OUVERTS_MAX) throw coupsDePouceErrors.trop_d_ouverts()
  const urgents = others.filter((one) => one.urgence === 'urgente')
  if (urgence === 'urgente' && urgents.length >= URGENTS_MAX) throw coupsDePouceErrors.deja_urgente()
}

export const requirePlaceBrouillon = async (db: Tx, auteureId: string): Promise<void> => {
  const drafts = (await listEnCours(db, auteureId)).filter(({ statut }) => statut === 'brouillon')
  if (drafts.length >= BROUILLONS_MAX) throw coupsDePouceErrors.trop_de_brouillons()
}
