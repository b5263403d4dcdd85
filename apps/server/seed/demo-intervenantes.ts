/** What the demonstration tells of a speaker. */
export type RecitIntervenante = {
  readonly prenom: string
  readonly nom: string
  readonly profession: string
  readonly entreprise: string
  readonly biographie?: string
  readonly themes: readonly string[]
  /** How she agreed; asked so many days ago and not answered yet; or not asked at all. */
  readonly accord: 'formulaire' | 'mail' | 'oral_note' | number | null
}

export const INTERVENANTES: readonly RecitIntervenante[] = [
  {
    prenom: 'Hélène',
    nom: 'Roussel',
    profession: 'Experte-comptable',
    entreprise: 'Cabinet Roussel',
    biographie:
      'Vingt ans à lire des comptes avec celles qui les font vivre. Elle parle de prix et de salaire sans jargon, chiffres à l’appui.',
    themes: ['Finances', 'Marchés publics'],
    accord: 'formulaire',
  },
  {
    prenom: 'Brigitte',
    nom: 'Carrère',
    profession: 'Éleveuse de brebis',
    entreprise: 'GAEC des Trois Vallées',
    biographie: 'Installée à trois, elle accompagne les reprises de fermes en vallée d’Aspe.',
    themes: ['Reprise et transmission'],
    accord: 'mail',
  },
  {
    prenom: 'Inès',
    nom: 'Morel',
    profession: 'Développeuse web',
    entreprise: 'Code en Campagne',
    themes: ['Numérique'],
    accord: 5,
  },
  {
    prenom: 'Camille',
    nom: 'Perrot',
    profession: 'Maire adjointe',
    entreprise: 'Commune de Saillans',
    themes: ['Engagement local', 'Prise de parole'],
    accord: null,
  },
  {
    prenom: 'Maëva',
    nom: 'Hoarau',
    profession: 'Guide de randonnée',
    entreprise: 'Sentiers Péi',
    biographie: 'Elle marche avec des groupes de femmes depuis dix ans, des Bas jusqu’au volcan.',
    themes: ['Outre-mer', 'Santé et équilibre de vie'],
    accord: 'oral_note',
  },
  {
    prenom: 'Fatou',
    nom: 'Sarr',
    profession: 'Couturière-modéliste',
    entreprise: 'Fil & Wax',
    themes: ['Création d’entreprise', 'Vente et clientèle'],
    accord: 'formulaire',
  },
  {
    prenom: 'Nadia',
    nom: 'Benali',
    profession: 'Conseillère en insertion',
    entreprise: 'Passerelles 26',
    themes: ['Emploi et reconversion'],
    accord: 'formulaire',
  },
]
