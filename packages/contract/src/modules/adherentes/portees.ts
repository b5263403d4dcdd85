/** Who may read a field of a profile. */
export const PORTEES = { reseau: 'Tout le réseau', antenne: 'Mon antenne', personne: 'Personne' } as const
export type Portee = keyof typeof PORTEES

/** Every field whose reach a member chooses, with the one it has until she does. */
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

/** Through whose eyes a profile is read. A coordinator of her branch reads what her branch reads. */
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
