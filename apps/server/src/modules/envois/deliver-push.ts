import { LETTRES } from '@entrelles/contract/modules/envois/lettres.ts'
import { rythmesOf } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { afterQuiet } from '@entrelles/contract/modules/notifications/rythme.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { COMPTE_EFFACE, Ignoree, LETTRE_INCONNUE, type Issue, type Lettre, type Ligne } from '#kit/lettres.ts'
import { isPresente } from '#modules/non-lus/non-lus.public.ts'
import {
  findChoix,
  findLignesNonLues,
  hasChanged,
  sendPush,
} from '#modules/notifications/notifications.public.ts'
import { COUPEE, DEJA_LUE, familleReglable } from './apply-reglages.ts'
import { delayEnvoi, VOIE_PUSH, type Envoi } from './envois.repository.ts'
import { parsedOf, type Canal, type Deliver, type Delivered } from './send-next-envoi.ts'

const HEURES_CALMES = 'heures calmes'
const PRESENTE = 'elle est sur le site'
/** A telephone that stays off for longer is not told: the line and the mail wait for her. */
const TTL_SECONDS = 86_400

type Avisee = {
  readonly envoi: Envoi
  readonly lettre: Lettre & { readonly ligne: Ligne }
  readonly compteId: string
}
type Line = NonNullable<ReturnType<Awaited<ReturnType<typeof findLignesNonLues>>['get']>>

const endOf =
  (lettre: Lettre | undefined) =>
  (statut: Issue['statut'], motif: string | null, waitMs?: number): Delivered => ({
    lettre,
    issue: { statut, motif },
    ...(waitMs !== undefined && waitMs > 0 && { waitMs }),
  })

/** Without a line, if she has switched it off. */
const tellDevices = async (
  { envoi, lettre, compteId }: Avisee,
  line: Line | undefined,
  ctx: JobWriteCtx,
): Promise<Delivered> => {
  const ended = endOf(lettre)
  if (lettre.ligne.saufPresente && (await isPresente(ctx.memory, compteId))) return ended('ignore', PRESENTE)
  const donnees = parsedOf(envoi, lettre)
  const written = await lettre.write?.(donnees, ctx)
  if (written instanceof Ignoree) return ended(written.statut, written.motif)
  const { prises, reporteMs } = await sendPush(ctx, compteId, {
    titre: 'Entrelles',
    texte: line?.titre ?? written?.subject ?? LETTRES[lettre.nom].libelle,
    url: lettre.ligne.cible(donnees).url,
    tag: line?.groupe ?? envoi.cle,
    ttl: TTL_SECONDS,
  })
  if (prises > 0) return ended('envoye', null)
  if (reporteMs !== null) return ended('reporte', 'service de notification occupé', reporteMs)
  return ended('ignore', 'aucun appareil')
}

/** Tells her telephone of a line that she has not read: at the end of her quiet hours, if they have begun. */
const deliverPush: Deliver = async (envoi, ctx) => {
  const { db, now } = ctx
  const { compteId, notificationId } = envoi
  const lettre = ctx.lettres.get(envoi.lettre)
  const ended = endOf(lettre)
  if (!lettre?.ligne) return ended('echec', LETTRE_INCONNUE)
  const choix = compteId === null ? undefined : await findChoix(db, compteId)
  if (compteId === null || !choix) return ended('ignore', COMPTE_EFFACE)
  const famille = familleReglable(lettre.nom)
  if (famille && rythmesOf(choix.preferences)[famille].push === 'jamais') return ended('ignore', COUPEE)
  const from = afterQuiet(now(), choix)
  if (from > now()) {
    await delayEnvoi(db, envoi.id, { motif: HEURES_CALMES, until: from })
    return undefined
  }
  const line =
    notificationId === null
      ? undefined
      : (await findLignesNonLues(ctx, compteId, [notificationId])).get(notificationId)
  if (notificationId !== null && !line) return ended('ignore', DEJA_LUE)
  const { ligne } = lettre
  const delivered = await tellDevices({ envoi, lettre: { ...lettre, ligne }, compteId }, line, ctx)
  // One push waits at a time: a fact that changed the line meanwhile planned none, and is told by this one.
  const isAgain = ligne.chaqueFait && line && delivered.issue.statut !== 'reporte'
  if (!isAgain || !(await hasChanged(db, compteId, line))) return delivered
  await delayEnvoi(db, envoi.id, { motif: null, until: now() })
  return undefined
}

export const PUSH: Canal = { voies: [VOIE_PUSH], deliver: deliverPush }
