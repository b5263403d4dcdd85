import type { RecitEvenement } from './demo-evenement.ts'

/** Past events. */
export const PASSES: readonly RecitEvenement[] = [
  {
    titre: 'Lire un bail avant de le signer',
    type: 'Atelier',
    theme: 'Droit et démarches',
    quand: [-3, '18:00', '20:00'],
    lieu: ['Usine Vivante, 24 avenue Adrien-Fayolle', '26108'],
    places: 12,
    inscrites: 11,
    antennes: ['Vallée de la Drôme'],
    image: 'vignoble',
    texte:
      'Bail commercial, précaire ou rural\u202f: les cinq lignes à lire deux fois, et celles qui se discutent.',
  },
  {
    titre: 'Se verser un salaire',
    type: 'Atelier',
    theme: 'Finances',
    quand: [-12, '18:30', '20:30'],
    lieu: ['Les Halles Saint-François, 16 quai du Steïr', '29232'],
    places: 20,
    inscrites: 18,
    presentes: 15,
    antennes: ['Cornouaille'],
    intervenantes: ['Roussel'],
    image: 'littoral',
    maelle: 'inscrite',
    texte:
      'À partir de quel chiffre peut-on se payer, combien, et comment le décider sans attendre «\u202fque ça aille mieux\u202f».',
    suites: {
      compteRendu:
        '<p>Quinze participantes, et trois règles retenues\u202f:</p><ul><li>fixer son salaire avant ses prix\u202f;</li><li>le verser le même jour chaque mois\u202f;</li><li>le revoir deux fois par an, jamais dans l’urgence.</li></ul>',
    },
  },
  {
    titre: 'Chiffrer une création textile',
    type: 'Atelier',
    theme: 'Création d’entreprise',
    quand: [-26, '14:00', '17:00'],
    lieu: ['Fil & Wax, 41 rue de l’Épeule', '59512'],
    places: 10,
    inscrites: 9,
    presentes: 9,
    antennes: ['Roubaix-Tourcoing'],
    intervenantes: ['Sarr'],
    image: 'ville',
    texte:
      'Du métrage au prix affiché\u202f: le temps de coupe, les essais, les chutes, et la part de l’atelier.',
  },
  {
    titre: 'Préparer un entretien d’embauche',
    type: 'Webinaire',
    theme: 'Emploi et reconversion',
    quand: [-33, '12:30', '13:30'],
    places: 50,
    inscrites: 24,
    presentes: 19,
    intervenantes: ['Benali'],
    texte:
      'Raconter un parcours qui n’est pas droit, parler d’argent, poser les bonnes questions avant de partir.',
    suites: {
      compteRendu:
        '<p>Merci à toutes. L’enregistrement dure une heure\u202f; les questions commencent à la 38ᵉ minute.</p>',
      replayUrl: 'https://video.exemple.fr/entretien-d-embauche',
    },
  },
  {
    titre: 'Porter un mandat local',
    type: 'Atelier',
    theme: 'Engagement local',
    quand: [-60, '19:00', '21:00'],
    lieu: ['Salle polyvalente, Grande-Rue', '26289'],
    places: 20,
    inscrites: 13,
    presentes: 12,
    antennes: ['Vallée de la Drôme'],
    intervenantes: ['Perrot'],
    image: 'montagne',
    texte: 'Une soirée avec trois élues\u202f: ce qu’elles auraient aimé savoir avant la première séance.',
  },
  {
    titre: 'Garde d’enfants et installation',
    type: 'Atelier',
    theme: 'Santé et équilibre de vie',
    quand: [-90, '10:00', '12:00'],
    lieu: ['Maison de la petite enfance, boulevard du Général-Leclerc', '45208'],
    places: 12,
    inscrites: 4,
    antennes: ['Gâtinais'],
    etat: 'annule',
    texte: 'S’organiser à plusieurs quand les horaires ne tiennent dans aucune crèche.',
  },
]

export const BROUILLONS: readonly RecitEvenement[] = [
  {
    titre: 'Lire un bilan sans migraine',
    type: 'Atelier',
    theme: 'Finances',
    places: 0,
    antennes: ['Vallée de la Drôme'],
    etat: 'brouillon',
    texte: 'À écrire avec le cabinet\u202f: une soirée, un bilan, des crayons de couleur.',
  },
  {
    titre: 'Égalité salariale\u202f: poser la question sans trembler',
    type: 'Webinaire',
    theme: 'Égalité',
    quand: [60, '12:30', '13:30'],
    places: null,
    etat: 'brouillon',
  },
  {
    titre: 'Un hiver d’ateliers à la ferme',
    type: 'Atelier',
    theme: 'Vente et clientèle',
    places: 12,
    antennes: ['Cornouaille'],
    etat: 'brouillon',
    texte:
      'Trois rendez-vous, trois fermes\u202f: accueil, transformation, vente. Dates à caler avec les hôtes.',
  },
]
