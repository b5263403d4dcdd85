import type {
  Reaction,
  StatutPublication,
  TypePublication,
} from '@entrelles/contract/modules/actus/actus.constants.ts'

/** First name of a member of the demo, or the beginning of an announced address. */
type Qui = string

type RecitCommentaire = {
  readonly de: Qui
  readonly texte: string
  /** Answers the comment with this rank. */
  readonly a?: number
}

export type RecitPublication = {
  readonly de: Qui
  /** Published that many hours ago; ahead if it is negative. */
  readonly heures: number
  readonly texte: string
  readonly titre?: string
  readonly type?: TypePublication
  readonly statut?: StatutPublication
  readonly antennes?: readonly string[]
  /** Pictures: the landscape of the demo that each shows, and what is seen there. */
  readonly images?: readonly (readonly [paysage: string, texteAlternatif: string])[]
  /** What the page of its first link says of itself, and the landscape that it shows. */
  readonly apercu?: {
    readonly url: string
    readonly titre: string
    readonly description: string
    readonly paysage: string
  }
  /** Titles of an event, of a help request and of a resource of the demo. */
  readonly evenement?: string
  readonly coupDePouce?: string
  readonly ressource?: string
  /** Pinned for that many days. */
  readonly epinglee?: number
  readonly fermes?: true
  readonly commentaires?: readonly RecitCommentaire[]
  /** How many members gave each reaction; the member of the demo, with this one. */
  readonly reactions?: Readonly<Partial<Record<Reaction, number>>>
  readonly maelle?: Reaction
  /** The member of the demo has saved it, follows it. */
  readonly favori?: true
  readonly suivie?: true
  /** How many of its recipients have seen an announcement, and opened it from a mail. */
  readonly vues?: readonly [vues: number, clics: number]
}

const dit = (de: Qui, texte: string): RecitCommentaire => ({ de, texte })
const repond = (de: Qui, texte: string, a: number): RecitCommentaire => ({ de, texte, a })

/** What coordinators and administrators write. */
const ACTUALITES: readonly RecitPublication[] = [
  {
    de: 'helene',
    heures: 40,
    type: 'annonce',
    titre: 'Assemblée générale\u00a0: l’ordre du jour est là',
    texte:
      '<p>Elle se tient à Nantes et en ligne. Au programme\u00a0: les comptes, le vote du budget et l’élection de trois administratrices.</p><p>Les candidatures sont ouvertes jusqu’à la fin du mois.</p>',
    epinglee: 21,
    reactions: { jaime: 9, bravo: 2 },
    vues: [18, 7],
    commentaires: [
      dit('gwenaelle.', 'Est-ce que l’on peut voter à distance ?'),
      repond('helene', 'Oui, un lien part la veille à toutes les membres à jour.', 0),
    ],
  },
  {
    de: 'soizic',
    heures: 90,
    type: 'annonce',
    titre: 'Marché de Noël\u00a0: il reste six stands',
    texte:
      '<p>Le marché de l’antenne a lieu sous les halles de Pont-Aven. Six stands sont encore libres\u00a0: <strong>réponds avant vendredi</strong> pour que je boucle le plan.</p>',
    antennes: ['Cornouaille'],
    epinglee: 12,
    images: [['littoral', 'L’estuaire de l’Aven au petit matin']],
    reactions: { jaime: 6, merci: 1 },
    maelle: 'jaime',
    vues: [9, 4],
    commentaires: [dit('eloise.', 'Je prends le stand près du lavoir si personne ne le veut.')],
  },
  {
    de: 'helene',
    heures: 200,
    type: 'actualite',
    titre: 'Trois membres racontent leur première embauche',
    texte:
      '<p>Samira, Fatou et Lucie ont recruté cette année. Ce qu’elles auraient aimé savoir avant\u00a0: le temps que prend une fiche de poste, le coût réel d’un contrat, et le droit de se tromper.</p>',
    images: [
      ['ville', 'La rue commerçante où Fatou a ouvert son atelier'],
      ['vignoble', 'Les rangs de vigne de Lucie en automne'],
    ],
    ressource: 'Grille d’entretien d’embauche',
    reactions: { jaime: 14, bravo: 6, soutien: 2 },
    vues: [21, 0],
    favori: true,
    commentaires: [
      dit('samira.', 'Merci pour ce portrait, et merci à celles qui m’ont aidée à relire le contrat.'),
      dit('margot.', 'Je saute le pas en mars, je garde l’article sous le coude.'),
    ],
  },
  {
    de: 'brigitte.carrere',
    heures: 260,
    type: 'actualite',
    titre: 'Les permanences d’hiver changent d’heure',
    texte:
      '<p>De décembre à février, la permanence du Béarn commence à 17 h, pour rentrer avant le verglas.</p>',
    antennes: ['Béarn'],
    reactions: { merci: 2 },
    vues: [3, 0],
  },
  {
    de: 'camille.',
    heures: 340,
    type: 'actualite',
    titre: 'Un lieu pour se retrouver à Die',
    texte:
      '<p>La mairie nous prête la salle des Voûtes le premier mardi du mois. Premier rendez-vous\u00a0: un café sans ordre du jour.</p>',
    antennes: ['Vallée de la Drôme'],
    images: [['montagne', 'Le Glandasse vu de la terrasse de la salle']],
    coupDePouce: 'Je m’installe à Die en janvier, qui pour un café ?',
    reactions: { jaime: 5, bravo: 1 },
    vues: [6, 0],
    commentaires: [dit('nadia.', 'J’apporte le thé à la menthe.'), dit('lucie.', 'Et moi de quoi trinquer.')],
  },
]

/** What waits, or is over. */
const AUTRES: readonly RecitPublication[] = [
  {
    de: 'soizic',
    heures: -92,
    statut: 'programmee',
    type: 'annonce',
    titre: 'Les ateliers de décembre',
    texte:
      '<p>Trois soirées, trois lieux\u00a0: Quimper, Pont-l’Abbé et Concarneau. Les inscriptions ouvrent ce jour.</p>',
    antennes: ['Cornouaille'],
  },
  {
    de: 'helene',
    heures: -212,
    statut: 'programmee',
    type: 'annonce',
    titre: 'L’appel à projets ouvre',
    texte:
      '<p>Dix bourses de 2 000 € pour des projets portés par des membres. Dossier court, réponse en six semaines.</p>',
  },
  {
    de: 'helene',
    heures: -366,
    statut: 'programmee',
    type: 'actualite',
    titre: 'La lettre de décembre',
    texte: '<p>Une année en douze rencontres, racontée par celles qui les ont organisées.</p>',
  },
  {
    de: 'adherente@',
    heures: 3,
    statut: 'brouillon',
    texte: '<p>Mes tréteaux cherchent une deuxième vie après le marché\u00a0: qui veut</p>',
  },
  {
    de: 'soizic',
    heures: 50,
    statut: 'brouillon',
    type: 'actualite',
    titre: 'Bilan de l’automne en Cornouaille',
    texte: '<p>À compléter avec les chiffres de Solenn.</p>',
    antennes: ['Cornouaille'],
  },
  {
    de: 'helene',
    heures: 20,
    statut: 'brouillon',
    type: 'annonce',
    titre: 'Élections\u00a0: les candidates',
    texte: '',
  },
  {
    de: 'adherente@',
    heures: 900,
    statut: 'archivee',
    texte:
      '<p>Vide-atelier dimanche chez moi\u00a0: chutes de chêne, serre-joints, deux établis. Tout est parti, merci\u202f!</p>',
    reactions: { jaime: 4, merci: 1 },
    commentaires: [dit('elise.', 'L’établi est arrivé entier. Merci encore.')],
  },
  {
    de: 'soizic',
    heures: 1400,
    statut: 'archivee',
    type: 'annonce',
    titre: 'Rentrée de l’antenne\u00a0: c’était samedi',
    texte: '<p>Vingt-deux membres, une averse et une tarte aux pommes pour quarante.</p>',
    antennes: ['Cornouaille'],
    reactions: { bravo: 7 },
    vues: [10, 5],
  },
  {
    de: 'jeanne.',
    heures: 120,
    statut: 'masquee',
    texte: '<p>Vends lot de montres de marque, prix cassés, écrivez-moi vite.</p>',
  },
  {
    de: 'huguette.',
    heures: 420,
    statut: 'masquee',
    texte: '<p>Le numéro personnel de ma concurrente, pour que tout le monde sache.</p>',
  },
  {
    de: 'adherente@',
    heures: 70,
    statut: 'supprimee',
    texte: '<p>Je me suis trompée de jour\u00a0: l’atelier est jeudi, pas mercredi.</p>',
  },
  {
    de: 'ines.',
    heures: 150,
    statut: 'supprimee',
    texte: '<p>Essai de publication depuis mon téléphone.</p>',
  },
]

/** What members write. */
const PUBLICATIONS: readonly RecitPublication[] = [
  {
    de: 'soizic',
    heures: 2,
    texte:
      '<p>Les claires sont pleines et le marché de Noël de l’antenne aussi\u00a0: <strong>14 exposantes confirmées</strong> pour le 12 décembre à Pont-Aven. Il reste deux étals, écrivez-moi si vous voulez en être. Merci à {adherente@} pour les tréteaux.</p>',
    antennes: ['Cornouaille'],
    images: [['littoral', 'Les claires de l’Aven à marée basse']],
    reactions: { jaime: 12, bravo: 3, merci: 1 },
    maelle: 'jaime',
    suivie: true,
    commentaires: [
      dit('rozenn.', 'Je prends un étal pour la conserverie. On peut venir à deux ?'),
      dit('nolwenn.', 'J’ai fini l’affiche cette nuit, je te l’envoie en message.'),
      dit('adherente@', 'Les tréteaux sont prêts, il y en a douze. Je livre le 11 au soir.'),
      repond('soizic', 'À deux, bien sûr. Merci à toutes les trois.', 0),
    ],
  },
  {
    de: 'ines.',
    heures: 60,
    texte:
      '<p>Trois ans que je cherchais un local. C’est signé\u00a0: l’ancienne perception de Figeac devient un espace de travail partagé en février. Premier café offert aux membres.</p>',
    images: [['ville', 'La façade de l’ancienne perception de Figeac']],
    reactions: { jaime: 15, bravo: 8, soutien: 1 },
    commentaires: [
      dit('awa.', 'Quelle nouvelle ! Je passe en mars, je goûte ton café.'),
      dit('lea.', 'Si tu as besoin d’une enseigne, j’ai des idées.'),
      repond('ines.', 'Oui ! Je t’appelle lundi.', 1),
    ],
  },
  {
    de: 'awa.',
    heures: 26,
    texte:
      '<p>Mariage sauvé\u00a0: le camion est trouvé, grâce à Samira et à sa cousine. Ce réseau est une chance.</p>',
    coupDePouce: 'Cherche un camion frigo pour un week-end, autour de Beauvais',
    reactions: { jaime: 8, bravo: 2, soutien: 4 },
    maelle: 'soutien',
    commentaires: [dit('samira.', 'Leïla t’embrasse. Elle veut goûter le buffet.')],
  },
  {
    de: 'adherente@',
    heures: 30,
    texte:
      '<p>Douze tréteaux en châtaignier, finis ce soir. Ils serviront au marché, puis à qui en aura besoin.</p>',
    antennes: ['Cornouaille'],
    images: [
      ['bocage', 'Le hangar où sèche le châtaignier'],
      ['littoral', 'Le quai où attend la remorque'],
    ],
    reactions: { jaime: 7, merci: 3 },
    commentaires: [dit('soizic', 'Ils sont superbes.'), dit('eloise.', 'Tu en fais à la commande ?')],
  },
  {
    de: 'eloise.',
    heures: 110,
    titre: 'Première cuisson au bois',
    texte:
      '<p>Quatorze heures de feu, trois litres de café, et un émail que je cherchais depuis l’hiver.</p>',
    images: [['bocage', 'Le four à bois, porte fermée, au fond du jardin']],
    reactions: { jaime: 11, bravo: 5 },
    favori: true,
    commentaires: [dit('nolwenn.', 'Je veux voir les bols !'), dit('josephine.', 'Magnifique.')],
  },
  {
    de: 'nadia.',
    heures: 130,
    texte: '<p>Vous connaissez un bon modèle de convention de stage pour une petite structure\u202f?</p>',
    antennes: ['Vallée de la Drôme'],
    reactions: { jaime: 1 },
    commentaires: [
      dit('agathe.', 'Celui de l’académie est clair, et on peut le remplir en ligne.'),
      dit('camille.', 'À la mairie nous en avons un, je te l’envoie.'),
    ],
  },
  {
    de: 'fatou.',
    heures: 170,
    texte: '<p>L’atelier a trois ans aujourd’hui. On était une machine et moi, on est quatre.</p>',
    antennes: ['Roubaix-Tourcoing'],
    images: [['ville', 'La vitrine de l’atelier, rue de Lannoy']],
    reactions: { jaime: 6, bravo: 4 },
    commentaires: [
      dit('chaima.', 'Fière de toi, voisine.'),
      dit('oriane.', 'Joyeux anniversaire à l’équipe !'),
    ],
  },
  {
    de: 'samira.',
    heures: 190,
    texte:
      '<p>Le pain de Noël revient\u00a0: figues, noix, un peu d’orange. Les commandes se prennent au fournil.</p>',
    antennes: ['Ardèche Centre'],
    reactions: { jaime: 5 },
  },
  {
    de: 'mai.',
    heures: 215,
    titre: 'Un mur en pisé, du début à la fin',
    texte:
      '<p>Six jours de chantier, racontés jour par jour\u00a0: <a href="https://exemple.fr/pise">le carnet est en ligne</a>. Les questions sont bienvenues.</p>',
    images: [['montagne', 'Le mur levé, devant les falaises du Vercors']],
    apercu: {
      url: 'https://exemple.fr/pise',
      titre: 'Le carnet du mur en pisé',
      description: 'Six jours de chantier\u00a0: la terre, le coffrage, et ce que je referais autrement.',
      paysage: 'bocage',
    },
    reactions: { jaime: 9, bravo: 3, merci: 2 },
    commentaires: [
      dit('elise.', 'Quelle épaisseur pour un atelier non chauffé ?'),
      repond('mai.', 'Cinquante centimètres.', 0),
    ],
  },
  {
    de: 'josephine.',
    heures: 240,
    texte:
      '<p>La maison de santé du Loing cherche une sage-femme. L’équipe est douce et le café correct.</p>',
    antennes: ['Gâtinais'],
    reactions: { jaime: 2, soutien: 1 },
  },
  {
    de: 'maeva.',
    heures: 280,
    texte: '<p>Sentier de Grand-Bassin rouvert. Je repars avec un groupe samedi, deux places.</p>',
    antennes: ['La Réunion Ouest'],
    images: [['montagne', 'Le rempart de Grand-Bassin au lever du jour']],
    reactions: { jaime: 3 },
    commentaires: [dit('amandine.', 'J’en prends une.')],
  },
  {
    de: 'marie-line.',
    heures: 300,
    texte: '<p>Les premières ignames sont sorties. Le marché de Capesterre, c’est vendredi.</p>',
    antennes: ['Guadeloupe'],
    images: [['lagon', 'Le jardin au-dessus de la baie']],
    reactions: { jaime: 2, bravo: 1 },
  },
  {
    de: 'lucie.',
    heures: 360,
    texte:
      '<p>Vendanges finies. Merci aux neuf membres qui sont venues un samedi\u00a0: vous avez la main sûre.</p>',
    images: [['vignoble', 'La dernière benne, au bout du rang']],
    reactions: { jaime: 10, merci: 6 },
    commentaires: [dit('zohra.', 'Mon dos s’en souvient, ma cave aussi.')],
  },
  {
    de: 'solenn.',
    heures: 380,
    texte:
      '<p>Le café des nouvelles a réuni onze personnes. La prochaine fois, on prend la grande table.</p>',
    antennes: ['Cornouaille'],
    evenement: 'Le café des nouvelles',
    reactions: { jaime: 5 },
    maelle: 'bravo',
  },
  {
    de: 'enora.',
    heures: 430,
    texte:
      '<p>Je prépare un article sur les femmes qui reprennent une exploitation. Si tu veux témoigner, même sans ton nom, écris-moi.</p>',
    ressource: 'Modèle de bail rural commenté',
    reactions: { jaime: 4, soutien: 3 },
    commentaires: [
      dit('pauline.', 'Je veux bien en parler.'),
      dit('perrine.', 'Moi aussi, après l’hivernage.'),
    ],
  },
  {
    de: 'claire.',
    heures: 460,
    texte: '<p>La librairie tient une table au marché de Redon chaque lundi. Passez dire bonjour.</p>',
    antennes: ['Pays de Redon'],
    reactions: { jaime: 3 },
  },
  {
    de: 'perrine.',
    heures: 520,
    texte: '<p>Dernière récolte\u00a0: du tilleul, très clair. Il m’en reste vingt pots pour le réseau.</p>',
    reactions: { jaime: 4 },
    fermes: true,
  },
  {
    de: 'gwenaelle.',
    heures: 560,
    titre: 'Trois dates pour celles qui sont au réel',
    texte:
      '<ul><li>Le 15\u00a0: acompte de TVA.</li><li>Le 31\u00a0: clôture pour la plupart d’entre nous.</li><li>En janvier\u00a0: on en parle ensemble.</li></ul>',
    reactions: { merci: 9, jaime: 2 },
    favori: true,
    commentaires: [dit('adherente@', 'Merci, j’avais oublié la première.')],
  },
  {
    de: 'berengere.',
    heures: 610,
    texte: '<p>Nouveau couteau au catalogue\u00a0: manche en buis, lame courte, pour les champignons.</p>',
    reactions: { jaime: 2 },
  },
  {
    de: 'helene',
    heures: 700,
    texte: '<p>Dix ans que le réseau existe, et je continue d’y faire des rencontres. Merci à vous.</p>',
    reactions: { jaime: 16, bravo: 4, merci: 5, soutien: 2 },
    maelle: 'merci',
    commentaires: [
      dit('soizic', 'À dix de plus.'),
      dit('colette.', 'J’étais là au premier café, et je recommence.'),
    ],
  },
  {
    de: 'marie-line.',
    heures: 760,
    titre: 'Vendre en direct\u00a0: mes chiffres',
    texte:
      '<p>On me les demande souvent, alors les voilà, sans rien cacher\u00a0: ce que coûte un panier, et ce qu’il rapporte.</p>',
    evenement: 'Cultiver et vendre en direct aux Antilles',
    reactions: { jaime: 7, merci: 8 },
    commentaires: [dit('lucie.', 'Précieux. Merci de ta franchise.')],
  },
  {
    de: 'oriane.',
    heures: 820,
    texte: '<p>Les lainières du Nord se cherchent un nom. Vos idées\u202f?</p>',
    antennes: ['Roubaix-Tourcoing'],
    reactions: { jaime: 1 },
    commentaires: [dit('fatou.', 'Mailles d’Escaut !'), repond('oriane.', 'Oh, joli.', 0)],
  },
  {
    de: 'vaimiti.',
    heures: 880,
    texte: '<p>Première greffe de l’année, et la mer est belle. Je vous envoie un peu de chaleur.</p>',
    images: [['lagon', 'Les bouées de la ferme perlière, au large']],
    reactions: { jaime: 9, soutien: 1 },
  },
]

export const PUBLICATIONS_DEMO = [...ACTUALITES, ...AUTRES, ...PUBLICATIONS]
