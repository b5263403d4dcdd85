import { formatFullDate, formatHour } from '#kit/format.ts'
import { FUSEAUX, ZONE_PARIS, type Fuseau } from '#kit/zoned-time.ts'
import { ouvertureEmargement } from './presence.rules.ts'

/** « le mercredi 18 novembre 2026 à 18 h 30 », with the zone of the event unless it is Paris. */
const momentIn = (at: Date | string, fuseau: Fuseau): string =>
  `le ${formatFullDate(at, fuseau)} à ${formatHour(at, fuseau)}${fuseau === ZONE_PARIS ? '' : ` (${FUSEAUX[fuseau]})`}`

export const EMARGEMENT_OUVRE = (debut: Date | string, fuseau: Fuseau): string =>
  `L’émargement ouvre ${momentIn(ouvertureEmargement(new Date(debut)), fuseau)}.`

/** For a member who is marked present while the event goes on. */
export const ATTESTATION_PRETE = (fin: Date | string, fuseau: Fuseau): string =>
  `Ta présence est notée\u202f: ton attestation sera ici ${momentIn(fin, fuseau)}.`
