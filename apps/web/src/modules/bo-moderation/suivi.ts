import { formatCount, formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Dossier, Suivi } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { DECISIONS_EN_MOTS } from '@entrelles/contract/modules/bo-moderation/bo-moderation.words.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { avantOf } from './echeance.ts'
import { nomDe } from './mots.ts'

type Jalon = { readonly title: string; readonly text: string }

const titreOf = ({ etape, par, action, suite }: Suivi): string => {
  switch (etape) {
    case 'signale':
      return 'Signalé'
    case 'pris':
      return `Prise en charge par ${nomDe(par)}`
    case 'mesure':
      return action === null ? 'Mesure' : DECISIONS_EN_MOTS[action]
    case 'clos':
      return suite === 'sans_suite' ? 'Classé sans suite' : 'Réponse envoyée'
    case 'recours':
      return 'Recours demandé'
  }
}

/** Who did it, where the title does not say so. */
const parOf = ({ etape, par }: Suivi): string =>
  etape === 'mesure' || etape === 'clos' ? `, par ${nomDe(par)}` : ''

/** The reports before anything else are one step, however many there are. */
const premierOf = (signales: readonly Suivi[]): readonly Jalon[] => {
  const [first, ...others] = signales
  if (!first) return []
  const plus = others.length === 0 ? '' : `, puis ${formatCount(others.length, 'autre fois', 'autres fois')}`
  return [{ title: titreOf(first), text: `${formatMoment(first.date, ZONE_PARIS)}${plus}` }]
}

/** What the current examination still waits for. */
const aVenirOf = (dossier: Dossier, now: Date): readonly Jalon[] => {
  if (!isOuvert(dossier.statut)) return []
  const avant = avantOf(dossier, now)
  const depuis = dossier.suivi.findLastIndex(({ etape }) => etape === 'recours')
  const isDecide = dossier.suivi.slice(depuis + 1).some(({ etape }) => etape === 'mesure')
  return [
    ...(dossier.assigneeA === null ? [{ title: 'Prise en charge', text: '' }] : []),
    ...(isDecide ? [] : [{ title: 'Décision', text: avant }]),
    { title: 'Réponse', text: isDecide ? avant : '' },
  ]
}

/** What happened to a report and what comes next, for Milestones. */
export const suiviOf = (dossier: Dossier, now: Date) => {
  const { suivi } = dossier
  const after = suivi.findIndex(({ etape }) => etape !== 'signale')
  const nbSignales = after === -1 ? suivi.length : after
  const faits = [
    ...premierOf(suivi.slice(0, nbSignales)),
    ...suivi.slice(nbSignales).map((fait) => ({
      title: titreOf(fait),
      text: `${formatMoment(fait.date, ZONE_PARIS)}${parOf(fait)}`,
    })),
  ]
  return { milestones: [...faits, ...aVenirOf(dossier, now)], current: faits.length }
}
