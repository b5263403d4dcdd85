import { randomUUID } from 'node:crypto'
import { enseignes, genres, metiers, noms, prenoms, specialites } from './names.ts'
import { createRandom, createWeighted, type Random } from './random.ts'

export type Commune = { readonly id: string; readonly population: number }
export type Choices = Readonly<Record<'activite' | 'situation' | 'competence', readonly string[]>>

const DAY = 86_400_000
const YEARS = 6

const PORTEES = [
  [0.85, {}],
  [0.06, { profession: 'antenne', nomEntreprise: 'antenne' }],
  [0.05, { secteur: 'antenne', situations: 'antenne', competences: 'antenne' }],
  [0.02, { profession: 'personne', nomEntreprise: 'personne', competences: 'personne' }],
  [0.02, { email: 'reseau', telephone: 'antenne' }],
] as const

/** Time-ordered like the product's ids: members next to each other in the table joined one after the other. */
export const idAt = (random: Random, at: number): string => {
  const tail = Array.from({ length: 5 }, () => random.int(0x10000).toString(16).padStart(4, '0')).join('')
  const time = Math.floor(at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-8${tail.slice(3, 6)}-${tail.slice(6, 18)}`
}

/** Most memberships are up to date; the others cover each status that the lists distinguish. */
const standing = (random: Random, now: number) => {
  const draw = random.next()
  const day = (offset: number) => new Date(now + offset * DAY).toISOString().slice(0, 10)
  if (draw < 0.05) {
    return { etape: random.pick(['etape_deux', 'etape_trois', 'etape_quatre', 'etape_cinq', 'etape_six']) }
  }
  if (draw < 0.17) return { etape: 'termine', fin: day(-40 - random.int(900)) }
  if (draw < 0.2) return { etape: 'termine', fin: day(-1 - random.int(28)) }
  return { etape: 'termine', fin: day(1 + random.int(364)) }
}

export type Member = ReturnType<ReturnType<typeof createMembers>>[number]

/** Generates realistic members: a few first names are very frequent, towns have more members than villages. */
export const createMembers = (communes: readonly Commune[], choices: Choices, now: Date) => {
  const random = createRandom(4)
  const commune = createWeighted(random, communes, ({ population }) => population)
  const portees = createWeighted(random, PORTEES, ([weight]) => weight)
  const prenom = () => `${random.zipf(prenoms)}${random.chance(0.08) ? `-${random.zipf(prenoms)}` : ''}`
  const nom = () => `${random.zipf(noms)}${random.chance(0.06) ? `-${random.zipf(noms)}` : ''}`
  const profile = () => ({
    profession: random.chance(0.8)
      ? `${random.zipf(metiers)}${random.chance(0.5) ? ` ${random.zipf(specialites)}` : ''}`
      : null,
    entreprise: random.chance(0.6) ? `${random.zipf(genres)} ${random.zipf(enseignes)}` : null,
    portees: portees()[1],
    carte: random.chance(0.93),
    secteur: random.chance(0.95) ? random.zipf(choices.activite) : null,
    situations: random.some(choices.situation, 3),
    offertes: random.some(choices.competence, 5),
    recherchees: random.some(choices.competence, 5),
  })
  const member = (inscrite: number) => ({
    id: idAt(random, inscrite),
    adhesion: randomUUID(),
    prenom: prenom(),
    nom: nom(),
    photo: random.chance(0.6) ? `miniature/${randomUUID()}.webp` : null,
    inscrite: new Date(inscrite).toISOString(),
    naissance: new Date(now.getTime() - (20 + random.next() * 50) * 365 * DAY).toISOString().slice(0, 10),
    ville: random.chance(0.98) ? commune().id : null,
    suspendue: random.chance(0.02) ? new Date(now.getTime() + 30 * DAY).toISOString() : null,
    suppression: random.chance(0.002) ? now.toISOString() : null,
    ...standing(random, now.getTime()),
    ...profile(),
  })
  /** Members from one rank to another of a network of that size, by date of registration: more of them each year. */
  return (from: number, to: number, size: number) =>
    Array.from({ length: to - from }, (_, n) =>
      member(now.getTime() - DAY - (1 - Math.sqrt((from + n) / size)) * YEARS * 365 * DAY),
    )
}
