import { ETAPES_INSCRIPTION, type EtapeInscription } from '@entrelles/contract/kit/roles.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { inscriptionErrors } from '@entrelles/contract/modules/inscription/inscription.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockCompte, updateCompte } from './inscription.repository.ts'

type Etape = Exclude<EtapeInscription, 'termine'>
type EnInscription = { readonly id: string; readonly prenom: string }

/** Saves a step: the current one opens the next, an earlier one is corrected, a later one is refused (R4-6). */
export const updateEtape = async (
  etape: Etape,
  { db, actor }: Ctx,
  save: (compte: EnInscription) => Promise<void>,
): Promise<void> => {
  const compte = await lockCompte(db, actor.id)
  const saved = ETAPES_INSCRIPTION.indexOf(etape)
  const isRegistering = actor.roles.includes('ROLE_ADHERENTE_EN_COURS_INSCRIPTION')
  if (!isRegistering || !compte || compte.etape === 'termine') throw inscriptionErrors.etape_fermee()
  if (saved > ETAPES_INSCRIPTION.indexOf(compte.etape)) throw inscriptionErrors.etape_fermee()
  await save(compte)
  const next = ETAPES_INSCRIPTION[saved + 1]
  if (etape === compte.etape && next) await updateCompte(db, compte.id, { etape_inscription: next })
}

/** Refuses the fields that fail a database check, each with its message. */
export const refuse = (
  problems: readonly (readonly [champ: string, isWrong: boolean, message: string])[],
): void => {
  const violations = problems.flatMap(([champ, isWrong, message]) => (isWrong ? [{ champ, message }] : []))
  if (violations.length > 0) throw invalidForm(violations)
}
