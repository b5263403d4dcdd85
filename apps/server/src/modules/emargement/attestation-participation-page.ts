import { capitalize, formatFullDate, formatHour, formatName } from '@entrelles/contract/kit/format.ts'
import { ASSOCIATION } from '#kit/pdf/document.ts'
import { drawFacts, heightOfFacts, type Fact } from '#kit/pdf/facts.ts'
import { drawLines, linesOf } from '#kit/pdf/lines.ts'
import { drawLogo, LOGO_RATIO } from '#kit/pdf/logo.ts'
import { drawName } from '#kit/pdf/name.ts'
import { drawRoad } from '#kit/pdf/road.ts'
import { addTagged, INK, LEFT, SOFT, WIDTH, write, type Doc, type Element } from '#kit/pdf/style.ts'
import type { EvenementEcrit } from './documents.queries.ts'
import { dureeOf, horairesOf, intervenantesOf, lieuOf } from './mots-document.ts'

/** The content of an attestation; the same content always produces the same bytes. */
export type AttestationParticipation = {
  readonly prenom: string
  readonly nom: string | null
  readonly evenement: EvenementEcrit
}

export const TITRE = 'Attestation de participation'

const LOGO_TOP = 60
const LOGO_WIDTH = 150

const factsOf = (evenement: EvenementEcrit): Fact[] => {
  const { debut, fuseau } = evenement
  return [
    ['Date', capitalize(formatFullDate(debut, fuseau))],
    ['Horaires', horairesOf(evenement)],
    ['Durée', dureeOf(evenement)],
    ['Lieu', lieuOf(evenement)],
    ...intervenantesOf(evenement),
  ]
}

const FOOT = 770
/** Height of the road drawing, margins included; below `least`, the page omits it. */
const ROAD = { most: 144, least: 112 } as const

/** The title of the event, in a smaller size when it needs more than two lines. */
const titreOf = (doc: Doc, titre: string) => {
  const linesAt = (size: number) =>
    linesOf(doc, `«\u00a0${titre}\u00a0».`, { font: 'texte-gras', size, width: WIDTH })
  const size = linesAt(16).length > 2 ? 13.5 : 16
  return { lines: linesAt(size), size, leading: size * 1.35 }
}

/** Draws the single page. A long name or title pushes down what follows. */
export const drawAttestationParticipation = (
  doc: Doc,
  root: Element,
  { prenom, nom, evenement }: AttestationParticipation,
): void => {
  const { titre, debut, fin, fuseau } = evenement
  addTagged(doc, root, 'Figure', () => drawLogo(doc, LEFT - 3, LOGO_TOP, LOGO_WIDTH), {
    alt: ASSOCIATION,
    bbox: [LEFT, LOGO_TOP, LEFT + LOGO_WIDTH, LOGO_TOP + LOGO_WIDTH * LOGO_RATIO],
  })
  addTagged(doc, root, 'H1', () => write(doc, TITRE, { font: 'titre', size: 40, y: 160, spacing: -0.9 }))
  let y = 0
  addTagged(doc, root, 'P', () => {
    write(doc, `L’association ${ASSOCIATION} atteste que `, { font: 'texte', size: 13, y: 246 })
    doc.fillColor(INK)
    drawName(doc, `${formatName({ prenom, nom })} `, LEFT, 270, WIDTH)
    write(doc, 'a participé à l’événement ', { font: 'texte', size: 13, y: doc.y + 6 })
    doc.fillColor(INK)
    const { lines, ...look } = titreOf(doc, titre)
    y = drawLines(doc, lines, { x: LEFT, y: doc.y + 4, ...look })
  })
  const facts = factsOf(evenement)
  const room = FOOT - 50 - y - heightOfFacts(doc, facts)
  const road = Math.min(room, ROAD.most)
  const hasRoad = road >= ROAD.least
  if (hasRoad) drawRoad(doc, y + road * 0.39, formatHour(debut, fuseau), formatHour(fin, fuseau))
  const bottom = drawFacts(doc, root, facts, y + (hasRoad ? road : 20))
  const fait = `Fait le ${formatFullDate(fin, fuseau).replace(/^\S+ /, '')}.`
  addTagged(doc, root, 'P', () =>
    write(doc, fait, { font: 'texte', size: 13, y: Math.min(bottom + 26, FOOT - 24) }),
  )
  const pied = `${ASSOCIATION}, association loi 1901. Document établi automatiquement.`
  addTagged(doc, root, 'P', () => write(doc, pied, { font: 'texte', size: 9.5, color: SOFT, y: FOOT }))
}
