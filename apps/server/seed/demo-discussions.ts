import type { ReactionMessage } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'

/** Who writes, how many hours ago, and what; then the number of the message that it quotes. */
export type RecitMessage = readonly [string, number, string, number?]

/** A discussion of the demo; its first member is the account that it is shown to. */
export type RecitDiscussion = {
  readonly membres: readonly string[]
  /** Of a group. */
  readonly titre?: string
  /** The title of an event, whose registrants all take part, or the name of a branch; the second member organises. */
  readonly evenement?: string
  readonly antenne?: string
  readonly messages: readonly RecitMessage[]
  /** The last messages that the first member has not read. */
  readonly nonLus?: number
  /** A first contact, asked by the author of its message. */
  readonly demande?: true
  readonly epinglee?: true
  readonly archivee?: true
  readonly muette?: true
  /** Number of the message, who reacts, how. */
  readonly reactions?: readonly (readonly [number, string, ReactionMessage])[]
  /** A picture: the number of its message, its name, the landscape that it shows, and what it shows in words. */
  readonly piece?: readonly [number, string, string, string]
  /** Number of the message, and its words since its author corrected it; null if she deleted it. */
  readonly changes?: readonly (readonly [number, string | null])[]
}

/** Of Maëlle, the member of the demo (mock-ups 11 and 52). */
const MAELLE: readonly RecitDiscussion[] = [
  {
    membres: ['maelle', 'awa'],
    messages: [
      ['awa', 62, 'Maëlle, j’ai vu ta réponse sur mon coup de pouce. Tu descends vraiment le 4\u202f?'],
      [
        'maelle',
        61.8,
        'Oui, départ de Douarnenez à 6\u00a0h. J’ai 8\u00a0m³ libres au retour comme à l’aller.',
      ],
      [
        'awa',
        1.2,
        'Alors voilà\u00a0: dix tables rondes et un buffet en chêne à passer prendre à Rennes. Trop\u202f?',
        2,
      ],
      ['awa', 1.1, 'Le camion pour le mobilier, oui mille fois oui\u202f!'],
    ],
    nonLus: 2,
    reactions: [[4, 'maelle', 'coeur']],
  },
  {
    membres: ['maelle', 'soizic'],
    messages: [
      ['maelle', 30, 'Les tréteaux sont chargés, il m’en manque deux.'],
      ['soizic', 3, 'Tu peux livrer les tréteaux le 11\u202f?'],
    ],
    nonLus: 1,
  },
  {
    membres: ['maelle', 'lea.'],
    messages: [
      ['lea.', 27, 'Voilà l’affiche du marché, dis-moi si le bleu te plaît.'],
      ['maelle', 26, 'L’affiche est superbe, merci'],
    ],
    reactions: [[2, 'lea.', 'merci']],
    piece: [1, 'Affiche du marché.png', 'littoral', 'Un phare et des rochers, sous un ciel rose'],
  },
  {
    membres: ['maelle', 'brigitte.'],
    messages: [['brigitte.', 100, 'On se voit au salon de Pau\u202f?']],
  },
  { membres: ['maelle', 'camille'], messages: [['camille', 220, 'Merci pour l’accueil']] },
  { membres: ['maelle', 'maeva'], messages: [['maeva', 320, 'Je t’envoie les photos du sentier']] },
  {
    membres: ['maelle', 'fatou'],
    messages: [
      ['fatou', 440, 'Il me reste du wax indigo, je t’en garde\u202f?'],
      ['maelle', 439, 'Je prends deux mètres de wax'],
    ],
  },
  {
    membres: ['maelle', 'soizic', 'rozenn', 'eloise', 'nolwenn'],
    titre: 'Marché de Noël de Quimper',
    messages: [
      ['soizic', 96, 'Bonjour toutes\u202f! On a deux stands côté halles, le 12 et le 13.'],
      ['rozenn', 95, 'Je prends le samedi matin avec mes conserves.'],
      ['eloise', 94, 'Je viens avec les bols. Quelqu’un a une rallonge de dix mètres\u202f?'],
      ['maelle', 93, 'J’en ai deux dans le camion.', 3],
      ['rozenn', 92, 'Oups, ce message était pour ma sœur.'],
      ['nolwenn', 29, 'Je peux tenir le stand dimanche jusqu’à midi.'],
    ],
    changes: [
      [5, null],
      [6, 'Je peux tenir le stand dimanche jusqu’à 15\u00a0h.'],
    ],
    epinglee: true,
    reactions: [
      [1, 'maelle', 'bravo'],
      [1, 'eloise', 'bravo'],
      [4, 'eloise', 'merci'],
    ],
  },
  {
    membres: ['maelle', 'soizic'],
    evenement: 'Fixer ses prix sans s’excuser',
    messages: [
      ['soizic', 52, 'Bonjour toutes\u202f! Apportez un devis récent, même raturé.'],
      ['maelle', 51, 'Je pars de Quimper à 18\u00a0h, il me reste deux places dans la voiture.'],
    ],
    reactions: [[2, 'soizic', 'merci']],
  },
  {
    membres: ['maelle', 'soizic', 'nolwenn', 'solenn', 'rozenn'],
    antenne: 'Cornouaille',
    messages: [
      ['soizic', 200, 'Le prochain café de l’antenne est mardi à Quimper, de 9\u00a0h à 10\u00a0h.'],
      ['solenn', 190, 'J’y serai. Quelqu’un passe par Saint-Évarzec\u202f?'],
      ['nolwenn', 189, 'Moi, à 8\u00a0h\u00a030\u202f!', 2],
    ],
  },
  {
    membres: ['maelle', 'samira', 'claire'],
    titre: 'Lectures à la boulangerie',
    messages: [
      ['samira', 150, 'Une lecture un vendredi soir par mois, ça vous dirait\u202f?'],
      ['claire', 149, 'Oui\u202f! Je choisis les textes, tu fais les brioches.'],
    ],
    muette: true,
  },
  {
    membres: ['maelle', 'gwenaelle'],
    messages: [
      ['maelle', 900, 'Merci pour ton aide sur le bilan, tout est parti.'],
      ['gwenaelle', 899, 'Parfait, à l’an prochain\u202f!'],
    ],
    archivee: true,
  },
  {
    membres: ['maelle', 'nadia'],
    messages: [
      [
        'nadia',
        2,
        'Bonjour Maëlle\u202f! Je cherche quelqu’un pour livrer douze caisses de bols à Brest début décembre. Awa m’a dit que tu avais un camion. On en parle\u202f?',
      ],
    ],
    demande: true,
    nonLus: 1,
  },
  {
    membres: ['maelle', 'marie-line'],
    messages: [
      ['maelle', 50, 'Bonjour Marie-Line, j’aimerais te poser quelques questions sur ta vente directe.'],
    ],
    demande: true,
  },
]

/** Of Soizic, who coordinates Cornouaille. */
const SOIZIC: readonly RecitDiscussion[] = [
  {
    membres: ['soizic', 'rozenn'],
    messages: [
      ['rozenn', 6, 'La salle de Concarneau est libre le 18, je la réserve\u202f?'],
      ['soizic', 5, 'Oui, pour trente personnes.'],
      ['rozenn', 4.5, 'C’est fait\u202f!'],
    ],
    nonLus: 1,
  },
  {
    membres: ['soizic', 'eloise'],
    messages: [['eloise', 20, 'Merci pour l’accueil à l’antenne, j’ai déjà trois contacts.']],
  },
  {
    membres: ['soizic', 'jeanne'],
    messages: [
      ['soizic', 48, 'Bienvenue Jeanne\u202f! Le prochain café est mardi à Quimper.'],
      ['jeanne', 47, 'J’y serai.'],
    ],
  },
  {
    membres: ['soizic', 'nolwenn'],
    messages: [['nolwenn', 75, 'Je peux animer l’atelier broderie en janvier.']],
    nonLus: 1,
  },
  { membres: ['soizic', 'solenn'], messages: [['soizic', 120, 'Ta séance de sophrologie a beaucoup plu.']] },
  {
    membres: ['soizic', 'enora'],
    messages: [['enora', 160, 'L’article sort jeudi dans l’édition du Finistère.']],
  },
  {
    membres: ['soizic', 'helene'],
    messages: [
      ['helene', 26, 'Peux-tu m’envoyer le bilan de l’antenne avant vendredi\u202f?'],
      ['soizic', 25, 'Je te l’envoie jeudi soir.'],
    ],
    epinglee: true,
  },
  {
    membres: ['soizic', 'helene', 'nadia', 'awa', 'samira'],
    titre: 'Coordinatrices',
    messages: [
      ['helene', 70, 'L’assemblée générale est fixée au 6 février, à Rennes.'],
      ['nadia', 69, 'Je propose un atelier sur l’accueil des nouvelles.'],
      ['samira', 10, 'Je m’occupe du petit-déjeuner.'],
    ],
    nonLus: 1,
  },
  {
    membres: ['soizic', 'anne-gaelle'],
    messages: [['anne-gaelle', 210, 'Le plan du ponton est joint au dossier.']],
  },
  {
    membres: ['soizic', 'claire'],
    messages: [['claire', 260, 'Je passe à Rosporden samedi, un café\u202f?']],
  },
  {
    membres: ['soizic', 'fatou'],
    messages: [['soizic', 330, 'Merci pour les nappes, elles sont magnifiques.']],
    archivee: true,
  },
  {
    membres: ['soizic', 'ines'],
    messages: [['ines', 8, 'Bonjour Soizic, je prépare un site pour les antennes et j’aimerais ton avis.']],
    nonLus: 1,
  },
]

/** Of Hélène, of the national team. */
const HELENE: readonly RecitDiscussion[] = [
  {
    membres: ['helene', 'nadia'],
    messages: [['nadia', 3, 'Le compte rendu de la Drôme est prêt.']],
    nonLus: 1,
  },
  {
    membres: ['helene', 'awa'],
    messages: [
      ['helene', 40, 'Tu peux assurer le buffet du 6 février\u202f?'],
      ['awa', 39, 'Avec joie. Combien serez-vous\u202f?'],
      ['helene', 38, 'Cent vingt, je te confirme lundi.'],
    ],
  },
  { membres: ['helene', 'gwenaelle'], messages: [['gwenaelle', 55, 'Les comptes sont à l’équilibre.']] },
  {
    membres: ['helene', 'aurore'],
    messages: [['aurore', 80, 'J’ai relu les statuts, trois remarques dans la marge.']],
    nonLus: 1,
  },
  {
    membres: ['helene', 'josephine'],
    messages: [['josephine', 130, 'La permanence du Gâtinais ouvre en décembre.']],
  },
  { membres: ['helene', 'mai.'], messages: [['mai.', 170, 'Les plans du local sont validés.']] },
  {
    membres: ['helene', 'brigitte.'],
    messages: [['brigitte.', 240, 'Le Béarn compte cinq nouvelles membres.']],
  },
  {
    membres: ['helene', 'maeva'],
    messages: [['maeva', 300, 'Visio demain à 18\u00a0h, heure de La Réunion\u202f?']],
  },
  { membres: ['helene', 'lea.'], messages: [['lea.', 350, 'Le nouveau logo est dans le dossier partagé.']] },
  {
    membres: ['helene', 'colette'],
    messages: [['colette', 410, 'Je parraine deux nouvelles, elles sont formidables.']],
  },
  {
    membres: ['helene', 'lea.', 'ines', 'enora'],
    titre: 'Communication',
    messages: [
      ['enora', 90, 'La lettre de novembre est relue.'],
      ['ines', 89, 'Je la mets en ligne ce soir.'],
    ],
    epinglee: true,
  },
  {
    membres: ['helene', 'perrine'],
    messages: [['perrine', 480, 'Merci pour le miel au buffet\u202f!']],
    archivee: true,
  },
]

export const DISCUSSIONS_DEMO: readonly RecitDiscussion[] = [...MAELLE, ...SOIZIC, ...HELENE]
