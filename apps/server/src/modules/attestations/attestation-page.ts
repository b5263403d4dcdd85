import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { drawFaits, type Faits } from './attestation-faits.ts'
import { drawLogo, LOGO_RATIO } from './attestation-logo.ts'
import { drawNom } from './attestation-nom.ts'
import { drawRoute } from './attestation-route.ts'
import { addTagged, INK, LEFT, SOFT, WIDTH, write, type Doc } from './attestation-style.ts'
import { formatDay, formatDayOf } from '@entrelles/contract/kit/french-days.ts'

const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** « nov. 2026 ». */
const formatMois = (day: CivilDay): string => month.format(new Date(`${day}T00:00:00Z`))

/** What it says; the same facts give the same bytes. */
export type Attestation = Faits & {
  readonly numero: string
  readonly prenom: string
  readonly nom: string | null
  /** When the payment was confirmed: the attestation is made on that day, however often it is drawn. */
  readonly confirmeLe: string
}

export const ASSOCIATION = 'Entrelles'
const LOGO_TOP = 60
const LOGO_WIDTH = 150

/** Draws the one page. A long name pushes down what follows it. */
export const drawAttestation = (doc: Doc, attestation: Attestation): void => {
  const { numero, prenom, nom, debut, fin, confirmeLe } = attestation
  const root = doc.struct('Document')
  doc.addStructure(root)
  addTagged(doc, root, 'Figure', () => drawLogo(doc, LEFT - 3, LOGO_TOP, LOGO_WIDTH), {
    alt: ASSOCIATION,
    bbox: [LEFT, LOGO_TOP, LEFT + LOGO_WIDTH, LOGO_TOP + LOGO_WIDTH * LOGO_RATIO],
  })
  addTagged(doc, root, 'H1', () => {
    write(doc, 'Attestation d’adhésion ', { police: 'titre', size: 40, y: 160, spacing: -0.9 })
    write(doc, `n° ${numero}`, { police: 'titre', size: 18, color: SOFT, y: 212 })
  })
  addTagged(doc, root, 'P', () => {
    write(doc, `L’association ${ASSOCIATION} atteste que `, { police: 'texte', size: 13, y: 276 })
    doc.fillColor(INK)
    drawNom(doc, `${[prenom, nom].filter(Boolean).join(' ')} `, LEFT, 300, WIDTH)
    const suite = `est adhérente du ${formatDay(debut)} au ${formatDay(fin)}.`
    write(doc, suite, { police: 'texte', size: 13, y: doc.y + 6 })
  })
  const routeTop = doc.y + 62
  drawRoute(doc, routeTop, formatMois(debut), formatMois(fin))
  const bottom = drawFaits(doc, root, attestation, routeTop + 92)
  addTagged(doc, root, 'P', () =>
    write(doc, `Fait le ${formatDayOf(confirmeLe)}.`, { police: 'texte', size: 13, y: bottom + 30 }),
  )
  const pied = `${ASSOCIATION}, association loi 1901. Document établi automatiquement.`
  addTagged(doc, root, 'P', () => write(doc, pied, { police: 'texte', size: 9.5, color: SOFT, y: 770 }))
  root.end()
}
