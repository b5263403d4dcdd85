import type { ActionJournal, TypeCibleJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { changesOf, type Values } from './changes.ts'
import { insertEntree } from './journal.repository.ts'
import { networkOf } from './network.ts'

type AnyCtx = Ctx<SignedIn | undefined>
/** The context of a request, or of a job: without an actor, the system is the author. */
type Where = Pick<AnyCtx, 'db' | 'now'> & Partial<Pick<AnyCtx, 'actor' | 'caller'>>

export type Act = {
  readonly action: ActionJournal
  /** `nom` is stored because the target may be deleted or renamed before the line is read. */
  readonly cible: { readonly type: TypeCibleJournal; readonly id: string; readonly nom: string }
  readonly resume?: string
  /** Complete values: only the fields that differ are stored. */
  readonly avant?: Values
  readonly apres?: Values
}

const NOM_MAX = 120

const shorten = (nom: string): string => (nom.length <= NOM_MAX ? nom : `${nom.slice(0, NOM_MAX - 1)}…`)

/**
 * Writes a journal line in the transaction of the change, so that both commit or neither does. Every successful
 * write of the back office leaves exactly one line; the test kit refuses any other number.
 */
export const journalise = async ({ db, now, actor, caller }: Where, act: Act): Promise<void> => {
  await insertEntree(db, {
    date: now(),
    auteureId: actor?.id ?? null,
    action: act.action,
    cible: { ...act.cible, nom: shorten(act.cible.nom) },
    resume: act.resume ?? null,
    ...changesOf(act.avant, act.apres),
    ip: caller ? networkOf(caller.address) : null,
    requete: caller?.requestId ?? null,
  })
}
