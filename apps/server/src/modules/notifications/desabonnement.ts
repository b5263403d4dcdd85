import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { ANCRE_NOTIFICATIONS, pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  readDesabonnement,
  signedOf,
  USAGE_DESABONNEMENT,
  writeDesabonnement,
  type Sujet,
} from '@entrelles/contract/modules/notifications/desabonnement.ts'
import {
  FAMILLES_REGLABLES,
  rythmesOf,
  type FamilleReglable,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { FAMILLES_EN_MOTS } from '@entrelles/contract/modules/notifications/preferences.words.ts'
import type { Tx } from '#db/client.ts'
import type { Ctx, ReadCtx, SignedIn } from '#kit/ctx.ts'
import type { Derive } from '#kit/derive.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import type { TextesDesabonnement } from './PageDesabonnement.tsx'
import { findChoix, writePreferences } from './preferences.repository.ts'

type What = { readonly compteId: string; readonly sujet: Sujet }

/** The address that stops a kind of mail for one member, for years: no token is stored. */
export const desabonnementUrl = (what: What, derive: Derive, publicUrl: string): string => {
  const token = writeDesabonnement({ ...what, signature: derive(USAGE_DESABONNEMENT, signedOf(what)) })
  return `${publicUrl}/api/desabonnement?token=${token}`
}

/** Undefined if the token was not made by this server. */
const readSigned = (token: string, derive: Derive): What | undefined => {
  const read = readDesabonnement(token)
  if (!read) return undefined
  return isSameSecret(read.signature, derive(USAGE_DESABONNEMENT, signedOf(read))) ? read : undefined
}

const nomOf = (sujet: Sujet): string =>
  sujet === 'resume' ? 'tes résumés' : `«\u00a0${FAMILLES_EN_MOTS[sujet].label}\u00a0»`

/** Draws the page; its components are loaded when somebody opens it, and never by a script. */
const drawn = async (textes: TextesDesabonnement, publicUrl: string) => {
  const { drawDesabonnement } = await import('./PageDesabonnement.tsx')
  const reglages = `${publicUrl}${pathTo('/mon-compte')}#${ANCRE_NOTIFICATIONS}`
  return { name: 'desabonnement.html', content: Buffer.from(drawDesabonnement({ ...textes, reglages })) }
}

type AnyCtx = ReadCtx<SignedIn | undefined>

/** Asks before anything is stopped, because mail scanners open the links of a mail. */
export const getDesabonnement = (token: string, { derive, settings }: AnyCtx) => {
  const what = readSigned(token, derive)
  if (!what)
    return drawn(
      {
        titre: 'Ce lien est incomplet',
        texte: 'Copie-le en entier, ou règle tes notifications dans ton compte.',
      },
      settings.PUBLIC_URL,
    )
  return drawn(
    {
      titre: 'Ne plus recevoir ces e-mails\u00a0?',
      texte: `Tu ne recevras plus d’e-mail pour ${nomOf(what.sujet)}. Les autres continuent d’arriver.`,
      bouton: 'Ne plus les recevoir',
    },
    settings.PUBLIC_URL,
  )
}

const stoppedBy = async (db: Tx, { compteId, sujet }: What): Promise<readonly FamilleReglable[]> => {
  const choix = await findChoix(db, compteId)
  if (!choix) return []
  if (sujet !== 'resume') return [sujet]
  const rythmes = rythmesOf(choix.preferences)
  return FAMILLES_REGLABLES.filter((famille) => ['quotidien', 'hebdomadaire'].includes(rythmes[famille].mail))
}

/** Stops the mails at once; a second click changes nothing. */
export const createDesabonnement = async (
  token: string,
  { db, derive, settings }: Ctx<SignedIn | undefined>,
) => {
  const what = readSigned(token, derive)
  if (!what) throw commonErrors.introuvable()
  const familles = await stoppedBy(db, what)
  await writePreferences(
    db,
    what.compteId,
    familles.map((famille) => ({ famille, canal: 'mail', frequence: 'jamais' })),
  )
  return drawn(
    { titre: 'C’est fait', texte: `Tu ne recevras plus d’e-mail pour ${nomOf(what.sujet)}.` },
    settings.PUBLIC_URL,
  )
}
