import { isEasyPassword } from '@entrelles/contract/kit/easy-passwords.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_EASY } from '@entrelles/contract/kit/identity-rules.ts'
import { VERSION_CHARTE, type EtapeUn } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { hashPassword } from '#kit/passwords.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { bindNavigateur, mayMail } from '#modules/session/session.public.ts'
import { createLienConnexionJob } from './inscription.jobs.ts'
import { dejaInscriteLettre } from './inscription.lettres.ts'
import { findCompte } from './inscription.queries.ts'
import { forgetNavigateur, insertCompte } from './inscription.repository.ts'

/**
 * Signs up. A known address gets the same response after the same work, but another mail: only its owner learns
 * that an account exists (R4-14). The password is kept only if the link of the mail is opened in this browser, and no
 * other sign-up came for the address: anybody may type her address. The form of another site cannot pass for our page.
 */
export const createInscription = async (
  { prenom, email, motDePasse }: EtapeUn,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<void> => {
  if (isEasyPassword(motDePasse, [prenom, email]))
    throw invalidForm([{ champ: 'motDePasse', message: PASSWORD_EASY }])
  const hash = await hashPassword(motDePasse)
  const navigateur = ctx.caller.isFromPage ? digestOf(bindNavigateur(ctx.caller)) : null
  await ctx.transaction(async (inside) => {
    const { db, now, enqueue } = inside
    const nouveau = { prenom, email, motDePasse: hash, charteVersion: VERSION_CHARTE, navigateur }
    const isNew = await insertCompte(db, nouveau, now())
    if (!isNew) await forgetNavigateur(db, email)
    const compte = await findCompte(db, email)
    const isAllowed = await mayMail(inside, email)
    if (!compte || !(isNew || isAllowed)) return
    const compteId = compte.id
    const donnees = { compteId, le: now().toISOString() }
    if (compte.emailValide) await sendLettre(inside, dejaInscriteLettre, { compteId, donnees })
    else await enqueue(createLienConnexionJob, { compteId, reprise: !isNew })
  })
}
