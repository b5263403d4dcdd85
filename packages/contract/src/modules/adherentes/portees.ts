/** Visibility of a profile field. */
export const PORTEES = { reseau: 'Tout le réseau', antenne: 'Mon antenne', personne: 'Personne' } as const
export type Portee = keyof typeof PORTEES

/** Fields whose visibility the member chooses, with their defaults. */
export const PORTEES_INITIALES = {
  profession: 'reseau',
  nomEntreprise: 'reseau',
  presentation: 'reseau',
  secteur: 'reseau',
  situations: 'reseau',
  competences: 'reseau',
  recherches: 'reseau',
  ambition: 'antenne',
  attentes: 'antenne',
  site: 'reseau',
  linkedin: 'reseau',
  instagram: 'reseau',
  facebook: 'reseau',
  email: 'personne',
  telephone: 'personne',
  dateNaissance: 'personne',
} as const satisfies Record<string, Portee>
export type ChampAPortee = keyof typeof PORTEES_INITIALES
export type Portees = Readonly<Partial<Record<ChampAPortee, Portee>>>
export const CHAMPS_A_PORTEE = Object.keys(PORTEES_INITIALES) as readonly ChampAPortee[]

/** Reader of a profile. The member's coordinator sees the same fields as members of her branch. */
export const REGARDS = {
  soi: 'Moi',
  reseau: 'Une membre du réseau',
  antenne: 'Une membre de mon antenne',
  coordinatrice: 'Ma coordinatrice',
} as const
export type Regard = keyof typeof REGARDS

export const porteeDe = (portees: Portees, champ: ChampAPortee): Portee =>
  portees[champ] ?? PORTEES_INITIALES[champ]

export const isVisible = (portees: Portees, champ: ChampAPortee, regard: Regard): boolean => {
  if (regard === 'soi') return true
  const portee = porteeDe(portees, champ)
  return portee === 'reseau' || (portee === 'antenne' && regard !== 'reseau')
}
