import type {
  ModeCoupDePouce,
  MotifCloture,
  StatutCoupDePouce,
  TypeCoupDePouce,
  Urgence,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'

/** First name of a member of the demo, or the beginning of an announced address. */
type Qui = string

type RecitReponse = {
  readonly de: Qui
  readonly texte: string
  readonly prive?: true
  readonly propose?: true
  readonly acceptee?: true
  /** Answers the answer with this rank. */
  readonly a?: number
}

export type RecitDemande = {
  readonly titre: string
  readonly texte: string
  readonly de: Qui
  readonly categorie: string
  /** Published this many days ago, at this hour. */
  readonly quand: readonly [jours: number, heure: string]
  readonly type?: TypeCoupDePouce
  readonly statut?: StatutCoupDePouce
  readonly motif?: MotifCloture
  readonly competences?: readonly string[]
  readonly antenne?: string
  readonly ville?: string
  readonly rayon?: number
  readonly mode?: ModeCoupDePouce
  readonly urgence?: Urgence
  /** Days from today to the last one, and to the days for which help is wanted. */
  readonly limite?: number
  readonly periode?: readonly [debut: number, fin: number]
  readonly contrepartie?: string
  /** A picture attached to it: its name, and the landscape that it shows. */
  readonly piece?: { readonly nom: string; readonly paysage: string }
  readonly reponses?: readonly RecitReponse[]
  readonly suivis?: readonly Qui[]
  /** Who helped, and the word of thanks. */
  readonly aidantes?: readonly Qui[]
  readonly merci?: string
  /** Its author has been asked whether she still needs help. */
  readonly relancee?: true
}

const oui = (de: Qui, texte: string): RecitReponse => ({ de, texte })

/** Open, or with help on its way. */
const OUVERTES: readonly RecitDemande[] = [
  {
    titre: 'Cherche un camion frigo pour un week-end, autour de Beauvais',
    texte:
      'Bonjour à toutes. J’ai un mariage de 120 personnes à Gerberoy et mon loueur vient de me lâcher. Il me faut un utilitaire réfrigéré du vendredi midi au dimanche soir.\n\nJe peux payer la location, ou échanger contre un buffet pour votre prochain événement. Permis B suffit.',
    de: 'awa.',
    categorie: 'Local & matériel',
    quand: [1, '09:12'],
    competences: ['Cuisine et traiteur'],
    antenne: 'Grand Beauvaisis',
    ville: '60057',
    rayon: 40,
    mode: 'sur_place',
    limite: 18,
    periode: [19, 21],
    contrepartie: 'location ou buffet',
    reponses: [
      oui(
        'samira.',
        'J’ai un Kangoo frigo à Privas, c’est loin. Mais ma cousine Leïla est fromagère à Gournay-en-Bray et prête le sien. Je te mets en contact ?',
      ),
      oui(
        'claire.',
        'Regarde du côté de la CUMA de Songeons, elles louent à la journée. Demande Martine de ma part.',
      ),
      oui(
        'adherente@',
        'Je descends à Paris avec le camion de l’atelier. Il n’est pas réfrigéré, mais si ça dépanne pour le mobilier, dis-moi.',
      ),
    ],
    suivis: ['perrine.', 'adherente@'],
  },
  {
    titre: 'Qui a déjà monté une SCIC avec sa communauté de communes ?',
    texte:
      'La librairie devient un tiers-lieu, et la communauté de communes veut entrer au capital. Je cherche des statuts déjà éprouvés, et quelqu’un pour me dire ce qu’il ne faut pas signer.',
    de: 'claire.',
    categorie: 'Juridique',
    quand: [4, '18:40'],
    competences: ['Statuts juridiques', 'Mandat local'],
    antenne: 'Pays de Redon',
    ville: '35236',
    reponses: [
      oui('aurore.', 'Je t’envoie le modèle que nous avons négocié l’an dernier, avec mes annotations.'),
      oui('camille.', 'Côté élues : demande la délibération avant de rédiger, sinon tout est à refaire.'),
      { de: 'claire.', texte: 'Merci Camille, je n’y aurais pas pensé.', a: 1 },
      oui('gwenaelle.', 'Pense à l’agrément, il change la fiscalité.'),
      oui('nadia.', 'Passerelles 26 l’a fait en 2022, je te donne le contact de la directrice.'),
      oui('lucie.', 'Nous avons renoncé, je peux te dire pourquoi.'),
    ],
    suivis: ['camille.', 'mai.'],
  },
  {
    titre: 'Je m’installe à Die en janvier, qui pour un café ?',
    texte:
      'Nouvelle ville, nouveau poste, et personne à qui parler du marché du samedi. Un café, une balade, ce que vous voulez.',
    de: 'camille.',
    categorie: 'Réseau',
    quand: [5, '08:20'],
    antenne: 'Vallée de la Drôme',
    ville: '26113',
    reponses: [
      oui('nadia.', 'Avec plaisir, le jeudi au Café des Alpes.'),
      oui('pauline.', 'Je monte les bêtes le matin, mais l’après-midi je suis là.'),
      oui('zohra.', 'Je suis arrivée en mars, on se serrera les coudes.'),
    ],
  },
  {
    titre: 'Un avis sur ma page d’accueil avant vendredi',
    texte:
      'Le site de la boulangerie part en ligne vendredi. Dix minutes pour me dire si l’on comprend ce que je vends ?',
    de: 'samira.',
    categorie: 'Numérique',
    quand: [5, '21:05'],
    competences: ['Création de site internet', 'Rédaction'],
    mode: 'a_distance',
    urgence: 'urgente',
    limite: 9,
    piece: { nom: 'Bannière de l’accueil.png', paysage: 'ville' },
    reponses: [
      { de: 'ines.', texte: 'Envoie-moi le lien, je regarde ce soir.', propose: true },
      { de: 'lea.', texte: 'Je peux refaire ta bannière en une heure.', propose: true },
    ],
  },
  {
    titre: 'Deux mamans le 19 au soir à Quimper, on mutualise ?',
    texte:
      'Je viens à l’atelier du 19 avec mes deux grands. Si l’une de vous a une voisine qui garde, on partage les frais.',
    de: 'josephine.',
    categorie: 'Garde d’enfants',
    quand: [6, '12:15'],
    antenne: 'Cornouaille',
    ville: '29232',
    mode: 'sur_place',
    reponses: [
      oui('solenn.', 'Ma nièce garde les miens ce soir-là, elle en prend deux de plus.'),
      oui('nolwenn.', 'J’ai le même besoin, on fait caisse commune ?'),
      { de: 'jeanne.', texte: 'Voici son numéro, dis-lui que tu viens de ma part.', prive: true },
    ],
    suivis: ['adherente@', 'nolwenn.'],
  },
  {
    titre: 'Tour à bois à partager',
    texte:
      'Je cherche un tour à bois à utiliser deux après-midis par mois autour de Quimper, pour des socles de tirages. Je viens avec mes outils.',
    de: 'adherente@',
    categorie: 'Local & matériel',
    quand: [2, '10:30'],
    competences: ['Travail du bois'],
    antenne: 'Cornouaille',
    ville: '29232',
    rayon: 20,
    contrepartie: 'un reportage photo de ton atelier',
    reponses: [
      {
        de: 'elise.',
        texte:
          'Le mien est dans le Trièves, mais un collègue de Pont-l’Abbé cherche quelqu’un. Je lui parle de toi.',
        propose: true,
      },
    ],
    suivis: ['eloise.'],
  },
  {
    titre: 'Une remplaçante pour deux samedis de marché',
    texte:
      'Je tiens un stand de tirages au marché de Quimper. Deux samedis de suite je suis en reportage à Sein : qui veut tenir la caisse, de 8 h à 13 h ?',
    de: 'adherente@',
    categorie: 'Emploi et recrutement',
    quand: [40, '19:00'],
    antenne: 'Cornouaille',
    ville: '29232',
    mode: 'sur_place',
    limite: 5,
    relancee: true,
    reponses: [
      { de: 'rozenn.', texte: 'Le premier samedi, oui, avec plaisir.', propose: true },
      { de: 'eloise.', texte: 'Je connais une étudiante très fiable, je te l’envoie ?' },
    ],
  },
  {
    titre: 'Logiciel de compta pour une asso ?',
    texte:
      'Nous passons le cap des deux cents adhérentes et le tableur ne suit plus. Que prenez-vous, et pour quel prix ?',
    de: 'marie-line.',
    categorie: 'Compta et gestion',
    quand: [8, '16:45'],
    competences: ['Comptabilité', 'Gestion associative'],
    mode: 'a_distance',
    reponses: [
      oui('gwenaelle.', 'Pour votre taille, un logiciel libre suffit. Je te montre en visio si tu veux.'),
      oui('helene', 'L’équipe nationale a fait un comparatif, je te l’envoie.'),
    ],
  },
  {
    titre: 'Cherche une salle pour trente, un soir de décembre',
    texte:
      'L’antenne fête ses sept ans. Une grange, un réfectoire, une salle des fêtes : tout nous va, si elle est chauffée.',
    de: 'coordinatrice@',
    categorie: 'Local & matériel',
    quand: [3, '07:50'],
    antenne: 'Cornouaille',
    ville: '29236',
    statut: 'en_cours',
    rayon: 20,
    reponses: [
      {
        de: 'rozenn.',
        texte: 'La conserverie a une salle, et elle est chauffée.',
        propose: true,
        acceptee: true,
      },
      { de: 'coordinatrice@', texte: 'Formidable, je passe la voir mardi.', a: 0 },
    ],
    suivis: ['anne-gaelle.'],
  },
  {
    titre: 'Traduire deux pages en anglais pour un client',
    texte:
      'Un domaine irlandais veut mes savons. Deux pages à traduire, plutôt commerciales, avant la fin du mois.',
    de: 'zohra.',
    categorie: 'Communication',
    quand: [7, '11:11'],
    competences: ['Langues étrangères', 'Rédaction'],
    mode: 'a_distance',
    statut: 'en_cours',
    reponses: [
      { de: 'colette.', texte: 'Trente ans de classes d’anglais : donne.', propose: true, acceptee: true },
      { de: 'amandine.', texte: 'Si Colette est débordée, je prends la relève.', propose: true },
    ],
  },
  {
    titre: 'Prête un stand parapluie trois mètres sur trois',
    texte:
      'Il dort au garage dix mois sur douze. Je le prête volontiers dans le Beauvaisis, contre un pot de ce que tu vends.',
    de: 'perrine.',
    type: 'offre',
    categorie: 'Local & matériel',
    quand: [9, '17:30'],
    antenne: 'Grand Beauvaisis',
    ville: '60462',
    mode: 'sur_place',
  },
  {
    titre: 'J’offre une heure pour relire ton CV',
    texte: 'Chaque vendredi après-midi je garde une heure. Envoie ton CV la veille, on en parle en visio.',
    de: 'nadia.',
    type: 'offre',
    categorie: 'Emploi et recrutement',
    quand: [12, '09:00'],
    mode: 'a_distance',
    reponses: [oui('yasmina.', 'Je prends celle de la semaine prochaine !')],
  },
  {
    titre: 'Qui connaît un bon photographe de plats ?',
    texte:
      'Pour la carte de printemps. Il me faut une dizaine d’images, lumière naturelle, sur place à Aubenas.',
    de: 'margot.',
    categorie: 'Communication',
    quand: [4, '14:25'],
    competences: ['Photographie'],
    antenne: 'Ardèche Centre',
    ville: '07019',
  },
  {
    titre: 'Covoiturage Concarneau – Quimper le mardi',
    texte: 'Je commence une formation de six mardis. Départ 7 h 30, retour 18 h. Je participe aux frais.',
    de: 'rozenn.',
    categorie: 'Transport et covoiturage',
    quand: [2, '20:10'],
    antenne: 'Cornouaille',
    ville: '29039',
    mode: 'sur_place',
  },
  {
    titre: 'Besoin d’un conseil avant de signer un bail commercial',
    texte:
      'Neuf ans, une clause d’indexation que je ne comprends pas, et une propriétaire pressée. Quelqu’un pour lire avec moi ?',
    de: 'fatou.',
    categorie: 'Juridique',
    quand: [4, '22:00'],
    competences: ['Contrats et baux'],
    antenne: 'Roubaix-Tourcoing',
    ville: '59512',
    urgence: 'urgente',
    limite: 12,
  },
  {
    titre: 'Un coup de main pour un dossier de subvention',
    texte:
      'La région finance les circuits courts. Le dossier fait quarante pages, et je n’en ai jamais rempli.',
    de: 'brigitte.c',
    categorie: 'Finances',
    quand: [6, '06:40'],
    competences: ['Dossiers de subvention'],
    antenne: 'Béarn',
    ville: '64422',
    reponses: [
      { de: 'lucie.', texte: 'J’ai obtenu la même en Drôme, je te montre mon dossier.', propose: true },
      { de: 'maite.', texte: 'Passe à la fromagerie, on le fait ensemble.', propose: true },
    ],
  },
]

/** Solved, ended, hidden, or still to be written. */
const AUTRES: readonly RecitDemande[] = [
  {
    titre: 'Relire notre bilan avant l’AG',
    texte:
      'Première année, premier bilan. L’assemblée est dans trois semaines, et je doute de l’amortissement du camion.',
    de: 'mai.',
    categorie: 'Compta et gestion',
    quand: [70, '10:00'],
    competences: ['Comptabilité'],
    statut: 'resolu',
    motif: 'resolu',
    reponses: [
      { de: 'gwenaelle.', texte: 'Envoie, je regarde dimanche.', propose: true, acceptee: true },
      oui('margot.', 'Le nôtre avait la même erreur, regarde la ligne 12.'),
    ],
    aidantes: ['gwenaelle.', 'margot.'],
    merci: 'Le bilan est voté à l’unanimité. Merci !',
  },
  {
    titre: 'Monter un compte de résultat',
    texte: 'Je n’ai que des factures dans une boîte à chaussures. Par où commencer ?',
    de: 'pauline.',
    categorie: 'Compta et gestion',
    quand: [95, '19:20'],
    statut: 'resolu',
    motif: 'resolu',
    reponses: [{ de: 'lucie.', texte: 'On trie ensemble mercredi ?', propose: true, acceptee: true }],
    aidantes: ['lucie.'],
    merci: 'La boîte est vide, et je sais enfin ce que je gagne.',
  },
  {
    titre: 'Prête 40 chaises pliantes, secteur Vitré',
    texte: 'La salle a changé son mobilier. Quarante chaises propres, à venir chercher avec une remorque.',
    de: 'aurore.',
    type: 'offre',
    categorie: 'Local & matériel',
    quand: [8, '09:30'],
    ville: '35236',
    statut: 'resolu',
    motif: 'resolu',
    reponses: [
      oui('claire.', 'Je les prends pour le tiers-lieu !'),
      oui('klervi.', 'Trop tard pour moi, tant mieux pour Claire.'),
    ],
    aidantes: ['claire.'],
  },
  {
    titre: 'Un nom pour ma marque de conserves',
    texte: 'J’hésite entre trois. Vote et dis-moi pourquoi, c’est le pourquoi qui m’aide.',
    de: 'rozenn.',
    categorie: 'Communication',
    quand: [120, '12:00'],
    antenne: 'Cornouaille',
    statut: 'resolu',
    motif: 'resolu',
    reponses: [
      oui('adherente@', 'La Belle Concarnoise, sans hésiter.'),
      oui('enora.', 'La Belle, pour la place dans les titres.'),
    ],
    aidantes: ['adherente@', 'enora.'],
    merci: 'Ce sera La Belle Concarnoise. Une boîte vous attend.',
  },
  {
    titre: 'Réparer la porte de mon four',
    texte:
      'Le joint a fondu en pleine cuisson. Une adresse de chauffagiste qui accepte les fours de céramiste ?',
    de: 'eloise.',
    categorie: 'Réseau',
    quand: [30, '18:18'],
    ville: '29046',
    statut: 'resolu',
    motif: 'resolu',
    reponses: [oui('anne-gaelle.', 'Le chantier a un fondeur, je te donne son nom.')],
    aidantes: ['anne-gaelle.'],
    merci: 'Il est venu le lendemain.',
  },
  {
    titre: 'Un modèle pour mes portraits de métiers',
    texte: 'Je prépare une série sur les conserveries. Une heure de pose, et les tirages en échange.',
    de: 'adherente@',
    categorie: 'Réseau',
    quand: [60, '15:00'],
    antenne: 'Cornouaille',
    ville: '29232',
    statut: 'resolu',
    motif: 'resolu',
    reponses: [
      { de: 'rozenn.', texte: 'Viens un lundi, l’atelier est calme.', propose: true, acceptee: true },
    ],
    aidantes: ['rozenn.'],
    merci: 'La série commence par toi.',
  },
  {
    titre: 'Deux bras pour les vendanges tardives',
    texte: 'Trois jours, repas et lit compris. Il me manque deux personnes pour finir avant la pluie.',
    de: 'lucie.',
    categorie: 'Bénévolat et événements',
    quand: [75, '07:00'],
    antenne: 'Vallée de la Drôme',
    ville: '26108',
    statut: 'expire',
    limite: -40,
    reponses: [oui('agathe.', 'Je ne peux que le mercredi.')],
  },
  {
    titre: 'Chambre à louer à Redon pour un stage',
    texte: 'Ma stagiaire arrive en octobre et rien n’est à louer à moins de vingt kilomètres.',
    de: 'claire.',
    categorie: 'Logement',
    quand: [90, '13:13'],
    ville: '35236',
    statut: 'expire',
    limite: -30,
  },
  {
    titre: 'Une conteuse pour la nuit du patrimoine',
    texte: 'Entre 20 h et minuit, dans la chapelle. Défraiement et repas.',
    de: 'soizic',
    categorie: 'Bénévolat et événements',
    quand: [65, '21:00'],
    antenne: 'Cornouaille',
    statut: 'expire',
    limite: -5,
    reponses: [oui('joelle.', 'Je suis en Martinique, mais ma sœur est à Brest.')],
  },
  {
    titre: 'Partager un box de stockage',
    texte: 'Douze mètres carrés à Roubaix, trop grand pour moi seule.',
    de: 'oriane.',
    type: 'offre',
    categorie: 'Local & matériel',
    quand: [50, '10:45'],
    antenne: 'Roubaix-Tourcoing',
    ville: '59599',
    statut: 'clos',
    motif: 'sans_suite',
    reponses: [oui('fatou.', 'J’ai trouvé entre-temps, dommage.')],
  },
  {
    titre: 'Cherche une salle pour trente en décembre',
    texte: 'Je n’avais pas vu que Soizic l’avait déjà demandé pour toute l’antenne.',
    de: 'solenn.',
    categorie: 'Local & matériel',
    quand: [2, '23:00'],
    antenne: 'Cornouaille',
    statut: 'clos',
    motif: 'doublon',
  },
  {
    titre: 'Gagne de l’argent depuis ton canapé',
    texte: 'Une méthode simple, écris-moi pour rejoindre mon équipe de vendeuses indépendantes.',
    de: 'huguette.',
    categorie: 'Autre',
    quand: [10, '03:30'],
    statut: 'masque',
  },
  {
    titre: 'Relire le premier bilan de mon association',
    texte:
      'Notre ressourcerie boucle sa première année. J’ai rempli le modèle de la préfecture, mais je doute de l’amortissement du camion. Une heure suffirait.',
    de: 'adherente@',
    categorie: 'Compta et gestion',
    quand: [0, '08:32'],
    competences: ['Comptabilité', 'Gestion associative'],
    statut: 'brouillon',
  },
  {
    titre: 'Lancer un marché de Noël solidaire',
    texte: '',
    de: 'coordinatrice@',
    categorie: 'Bénévolat et événements',
    quand: [1, '22:10'],
    statut: 'brouillon',
  },
]

export const DEMANDES: readonly RecitDemande[] = [...OUVERTES, ...AUTRES]
