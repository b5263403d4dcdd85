import { LETTRES, type NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import {
  reglableOf,
  rythmesOf,
  type FamilleReglable,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { desabonnementUrl, findChoix } from '#modules/notifications/notifications.public.ts'
import { delayEnvoi, EN_RESUME, type Envoi } from './envois.repository.ts'
import { planResume } from './plan-resume.ts'

/** Why a letter that her settings switch off is not told. */
export const COUPEE = 'coupée dans ses réglages'
/** Why a line that she has read is neither pushed nor in a digest. */
export const DEJA_LUE = 'déjà lue'
const EN_ATTENTE = 'dans le prochain résumé'

/** To be sent now, with the URL that stops it if she can; kept for a digest; or switched off. */
type Reglage = { readonly desabonnement?: string } | 'gardee' | 'coupee'

/** Undefined for a kind that she cannot switch off, or that this version does not know. */
export const familleReglable = (nom: string): FamilleReglable | undefined =>
  Object.hasOwn(LETTRES, nom) ? reglableOf(LETTRES[nom as NomLettre].famille) : undefined

/** Applies what she wants when the mail is due, because she may have changed it since the fact. */
export const applyReglages = async (
  { id, lettre, compteId }: Pick<Envoi, 'id' | 'lettre' | 'compteId'>,
  { db, now, derive, publicUrl }: Pick<JobWriteCtx, 'db' | 'now' | 'derive' | 'publicUrl'>,
): Promise<Reglage> => {
  const sujet = lettre === 'resume' ? lettre : familleReglable(lettre)
  if (!sujet || compteId === null) return {}
  const stop = { desabonnement: desabonnementUrl({ compteId, sujet }, derive, publicUrl) }
  const choix = sujet === 'resume' ? undefined : await findChoix(db, compteId)
  if (sujet === 'resume' || !choix) return stop
  const { mail } = rythmesOf(choix.preferences)[sujet]
  if (mail === 'immediat') return stop
  if (mail === 'jamais') return 'coupee'
  await delayEnvoi(db, id, { motif: EN_ATTENTE, until: EN_RESUME })
  await planResume({ db, now }, compteId, mail, choix)
  return 'gardee'
}
