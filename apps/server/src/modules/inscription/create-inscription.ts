import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_WEAK } from '@entrelles/contract/kit/identity-rules.ts'
import { VERSION_CHARTE, type EtapeUn } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { isCommonPassword } from '#kit/common-passwords.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { hashPassword, unusableHash, verifyPassword } from '#kit/passwords.ts'
import { mayMail } from '#modules/session/session.public.ts'
import { createLienConnexionJob, sendDejaInscriteJob } from './inscription.jobs.ts'
import { findCompte, findMotDePasseEnAttente } from './inscription.queries.ts'
import { insertCompte, updateMotDePasseEnAttente } from './inscription.repository.ts'

/**
 * Signs up. A known address gets the same response after the same work, but another mail: only its owner learns
 * that an account exists (R4-14). When two sign-ups with different passwords wait for the same address, neither
 * password is kept: the owner chooses one by mail.
 */
export const createInscription = async (
  { prenom, email, motDePasse }: EtapeUn,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<void> => {
  if (isCommonPassword(motDePasse, [prenom, email]))
    throw invalidForm([{ champ: 'motDePasse', message: PASSWORD_WEAK }])
  const enAttente = await findMotDePasseEnAttente(ctx.db, email)
  const isRepeated = await verifyPassword(enAttente, motDePasse)
  const hash = await hashPassword(motDePasse)
  const nothing = await unusableHash()
  await ctx.transaction(async (inside) => {
    const { db, now, enqueue } = inside
    const nouveau = { prenom, email, motDePasse: hash, charteVersion: VERSION_CHARTE }
    const isNew = await insertCompte(db, nouveau, now())
    if (!isNew && !isRepeated) await updateMotDePasseEnAttente(db, email, nothing)
    const compte = await findCompte(db, email)
    const isAllowed = await mayMail(inside, email)
    if (!compte || !(isNew || isAllowed)) return
    const compteId = compte.id
    if (compte.emailValide) await enqueue(sendDejaInscriteJob, { compteId, le: now().toISOString() })
    else await enqueue(createLienConnexionJob, { compteId, reprise: !isNew && !isRepeated })
  })
}
