import { LETTRES, type NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import { reglableOf, rythmesOf } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { desabonnementUrl, findChoix } from '#modules/notifications/notifications.public.ts'
import { keepEnvoi, type Envoi } from './envois.repository.ts'
import { planResume } from './plan-resume.ts'

/** Why a letter that her settings switch off is not told. */
export const COUPEE = 'coupée dans ses réglages'
const EN_ATTENTE = 'dans le prochain résumé'

/** To be sent now, with the URL that stops it if she can; kept for a digest; or switched off. */
type Reglage = { readonly desabonnement?: string } | 'gardee' | 'coupee'

const sujetOf = (nom: string) => {
  if (nom === 'resume') return 'resume'
  return nom in LETTRES ? reglableOf(LETTRES[nom as NomLettre].famille) : undefined
}

/** Applies what she wants when the mail is due, because she may have changed it since the fact. */
export const applyReglages = async (
  { id, lettre, compteId }: Pick<Envoi, 'id' | 'lettre' | 'compteId'>,
  { db, now, derive, publicUrl }: Pick<JobWriteCtx, 'db' | 'now' | 'derive' | 'publicUrl'>,
): Promise<Reglage> => {
  const sujet = sujetOf(lettre)
  if (!sujet || compteId === null) return {}
  const stop = { desabonnement: desabonnementUrl({ compteId, sujet }, derive, publicUrl) }
  const choix = sujet === 'resume' ? undefined : await findChoix(db, compteId)
  if (sujet === 'resume' || !choix) return stop
  const { mail } = rythmesOf(choix.preferences)[sujet]
  if (mail === 'immediat') return stop
  if (mail === 'jamais') return 'coupee'
  await keepEnvoi(db, id, EN_ATTENTE)
  await planResume({ db, now }, compteId, mail, choix)
  return 'gardee'
}
