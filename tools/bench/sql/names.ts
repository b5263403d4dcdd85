import { createRandom } from './random.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

const PRENOMS = words(`
  Marie Nathalie Isabelle Sylvie Catherine Françoise Valérie Christine Sandrine Stéphanie Céline Sophie Véronique
  Aurélie Julie Émilie Élodie Camille Laura Caroline Virginie Karine Hélène Anaïs Mélanie Pauline Claire Manon Léa
  Chloé Sarah Marion Lucie Justine Amandine Audrey Noémie Agnès Delphine Laëtitia Inès Éloïse Maëlle Héloïse Aïcha
  Fatima Yasmina Solène Gwenaëlle Rozenn Nolwenn Margaux Zoé Louise Jeanne Alice Emma Clémence Élise Adèle Élisabeth
  Brigitte Monique Martine Dominique Florence Corinne Laurence Patricia Évelyne Odile Mireille Josiane Colette Muriel`)
const NOMS = words(`
  Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David
  Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefèvre Faure André Mercier
  Blanc Guérin Boyer Garnier Chevalier François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry
  Roussel Mathieu Gautier Masson Marchand Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard
  Giraud Joly Rivière Lucas Brunet Gaillard Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal
  Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclerc
  Payet Rolland Leclercq Guillaume Lecomte Lopez Jean Dupuy Guillot Hubert Berger Carpentier Sanchez Dupuis Moulin
  Le\u00a0Goff Le\u00a0Gall Kervella Diallo Traoré Benali Hoarau Grondin`)
const SYLLABES = words(`
  ba bé bou bri cha ché cla co cré da dé dou dra é fa fé flo fou ga gé gou gra gué ha jo ju ka la lé li lou ma mé mi mon
  na né no nou pa pé pi pla pou pré qui ra ré ri ro rou sa sé si so sou ta té ti tou tra va vé vi vo you za zé`)
const FINS = words(`
  lle nne tte sse ne ve lie nie rie ssa da ra na la ette elle ine ane ienne ion ier aud ard eau et in ot ac ez on oux`)

/** Returns that many distinct words: known ones first, which become the frequent ones, then generated ones. */
const coin = (known: readonly string[], count: number, seed: number): string[] => {
  const random = createRandom(seed)
  const found = new Set(known)
  while (found.size < count) {
    const middle = Array.from({ length: 1 + random.int(2) }, () => random.pick(SYLLABES)).join('')
    const word = `${random.pick(SYLLABES)}${middle}${random.pick(FINS)}`
    found.add(word.charAt(0).toUpperCase() + word.slice(1))
  }
  return [...found]
}

export const prenoms = coin(PRENOMS, 3000, 1)
export const noms = coin(NOMS, 6000, 2)
/** Company names are mostly unique. */
export const enseignes = coin([], 20_000, 3)
export const genres = words(
  `Atelier Maison Ferme Studio Cabinet Jardin Boutique Comptoir Fabrique Agence Gîte Domaine`,
)
export const metiers = words(`
  Céramiste Graphiste Comptable Maraîchère Consultante Photographe Restauratrice Développeuse Sophrologue Commerçante
  Apicultrice Boulangère Formatrice Traductrice Architecte Juriste Infirmière Ostéopathe Coach Couturière Bergère
  Fromagère Vigneronne Libraire Paysagiste Éducatrice Menuisière Tapissière Brasseuse Savonnière Naturopathe Notaire
  Avocate Journaliste Illustratrice Décoratrice Cuisinière Pâtissière Fleuriste Vétérinaire Ingénieure Professeure`)
export const specialites = words(`
  indépendante biologique d’art culturelle sociale rurale itinérante familiale numérique végétale textile solidaire
  associée bilingue territoriale libérale agricole maritime forestière pédagogique`)
/** Titles share short words; most other words are rare. */
export const motsDeTitre = [
  ...words(`
    pour ses sans les son sa et une avec comprendre réussir prix trouver premier client premiers clients oser parler
    public vendre en ligne site réseau financer projet entreprise créer reprendre négocier salaire communiquer
    photographier produits comptabilité statut micro fiscalité marché publics droits congé temps équilibre santé voix
    prise parole égalité élue commune ferme transmission café rencontre soirée visite apéro printemps rentrée`),
  ...enseignes.slice(0, 6000),
]
