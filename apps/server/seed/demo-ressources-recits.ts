import type {
  PublicRessource,
  StatutRessource,
  TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import {
  ARTICLE_BAIL,
  ARTICLE_BROUILLON,
  ARTICLE_COORDINATION,
  ARTICLE_ELUES,
  ARTICLE_GRANDE_SURFACE,
  ARTICLE_PRIX,
  ARTICLE_TRESORERIE,
} from './demo-articles.ts'

export type RecitRessource = {
  readonly titre: string
  readonly resume?: string
  /** Published, or written if it is a draft, that many days ago. */
  readonly jours: number
  readonly theme?: string
  readonly motsCles?: readonly string[]
  readonly type?: TypeRessource
  readonly statut?: StatutRessource
  readonly public?: PublicRessource
  readonly antennes?: readonly string[]
  /** Who wrote it, and who reviewed it how many days ago; the administrator by default. */
  readonly de?: string
  readonly relue?: readonly [par: string, jours: number]
  readonly url?: string
  /** Minutes of a replay. */
  readonly duree?: number
  readonly texte?: string
  /** Name of the file, and the landscape or the text of its page. */
  readonly fichier?: string
  readonly image?: readonly [paysage: string, texteAlternatif: string]
  readonly evenement?: string
  /** The past event after which it is named. */
  readonly apres?: string
  readonly intervenante?: string
  readonly utiles?: number
  readonly vues?: number
  /** The member of the demo has saved it, found it useful. */
  readonly favori?: true
  readonly utile?: true
  readonly lien?: 'ok' | 'brise'
  /** Its review is due in that many days; past if it is negative. */
  readonly revision?: number
  /** Unpublished changes of a published article: its new title and text. */
  readonly brouillon?: readonly [titre: string, texte: string]
  /** What members say about it. */
  readonly remarques?: readonly (readonly [de: string, texte: string])[]
}

const ARTICLES: readonly RecitRessource[] = [
  {
    titre: 'Se faire élire dans une commune de 600 habitants',
    resume:
      'Trois conseillères racontent la campagne, les doutes, et la première délibération. Avec la liste des délais à ne pas manquer.',
    jours: 11,
    theme: 'Engagement local',
    motsCles: ['élections', 'commune', 'conseil municipal'],
    type: 'article',
    de: 'camille',
    relue: ['brigitte', 11],
    texte: ARTICLE_ELUES,
    apres: 'Porter un mandat local',
    image: ['montagne', 'Un village et son clocher, au pied des montagnes'],
    evenement: 'Prendre la parole en conseil municipal',
    utiles: 28,
    vues: 38,
    favori: true,
    brouillon: [
      'Se faire élire dans une commune de 600 habitants',
      ARTICLE_ELUES.replace('dix à quinze heures', 'douze à quinze heures'),
    ],
  },
  {
    titre: 'Fixer ses prix sans s’excuser',
    resume:
      'Trois calculs, une feuille, une heure\u00a0: la méthode de nos ateliers, avec un exemple chiffré.',
    jours: 24,
    theme: 'Vente et clientèle',
    motsCles: ['prix', 'tarif', 'devis'],
    type: 'article',
    de: 'eloise',
    relue: ['gwenaelle', 20],
    texte: ARTICLE_PRIX,
    apres: 'Se verser un salaire',
    image: ['littoral', 'Un atelier de céramique ouvert sur la mer'],
    evenement: 'Fixer ses prix sans s’excuser',
    utiles: 31,
    vues: 40,
    utile: true,
  },
  {
    titre: 'Modèle de bail rural commenté',
    resume: 'Clause par clause, ce qui se négocie vraiment.',
    jours: 40,
    theme: 'Droit et démarches',
    motsCles: ['bail', 'foncier', 'fermage'],
    type: 'article',
    de: 'aurore',
    texte: ARTICLE_BAIL,
    apres: 'Lire un bail avant de le signer',
    image: ['bocage', 'Des champs bordés de haies'],
    utiles: 17,
    vues: 29,
    remarques: [
      ['pauline', 'L’arrêté du fermage a été mis à jour en octobre dans la Drôme, les montants ont changé.'],
    ],
  },
  {
    titre: 'Dire non à une grande surface',
    resume: 'Récit d’une négociation, chiffres à l’appui.',
    jours: 63,
    theme: 'Vente et clientèle',
    motsCles: ['négociation', 'distribution'],
    type: 'article',
    de: 'rozenn',
    texte: ARTICLE_GRANDE_SURFACE,
    image: ['vignoble', 'Des rangs de vigne sous le soleil'],
    utiles: 22,
    vues: 33,
  },
  {
    titre: 'Tenir sa trésorerie sur une page',
    resume: 'Un tableau, douze semaines, et le point bas à surveiller.',
    jours: 390,
    theme: 'Finances',
    motsCles: ['trésorerie', 'banque'],
    type: 'article',
    statut: 'a_verifier',
    de: 'gwenaelle',
    texte: ARTICLE_TRESORERIE,
    revision: -24,
    utiles: 12,
    vues: 25,
    remarques: [['claire', 'Le lien vers le tableau a disparu du texte.']],
  },
  {
    titre: 'Ouvrir une antenne\u00a0: par où commencer',
    jours: 3,
    theme: 'Engagement local',
    type: 'article',
    statut: 'brouillon',
    texte: ARTICLE_BROUILLON,
  },
  {
    titre: 'Mémo des coordinatrices',
    resume: 'Accueillir, animer, passer la main\u00a0: ce que nous avons appris en sept ans.',
    jours: 90,
    theme: 'Engagement local',
    type: 'article',
    public: 'coordinatrices',
    relue: ['nadia', 30],
    texte: ARTICLE_COORDINATION,
    apres: 'Se verser un salaire',
    utiles: 6,
    vues: 9,
  },
]

const LIENS: readonly RecitRessource[] = [
  {
    titre: 'Aides-entreprises\u00a0: la base des aides publiques',
    resume: 'Un filtre par département, par secteur et par projet.',
    jours: 6,
    theme: 'Finances',
    motsCles: ['aides', 'subvention', 'région'],
    url: 'https://aides-entreprises.fr/',
    lien: 'ok',
    utiles: 19,
    vues: 30,
    favori: true,
  },
  {
    titre: 'Congé maternité des indépendantes',
    resume: 'Durée, montant et démarches selon ton statut.',
    jours: 15,
    theme: 'Santé et équilibre de vie',
    motsCles: ['maternité', 'indépendante', 'congé'],
    url: 'https://www.ameli.fr/assure/remboursements/pensions-allocations-rentes/maternite-paternite-adoption',
    lien: 'ok',
    utiles: 14,
    vues: 21,
  },
  {
    titre: 'Créer son entreprise, étape par étape',
    resume: 'Le guichet unique des formalités, avec les pièces à préparer.',
    jours: 33,
    theme: 'Création d’entreprise',
    motsCles: ['création', 'immatriculation', 'statut'],
    url: 'https://procedures.inpi.fr/',
    lien: 'ok',
    utiles: 11,
    vues: 19,
  },
  {
    titre: 'Marchés publics\u00a0: répondre pour la première fois',
    resume: 'Où trouver les avis, et comment lire un règlement de consultation.',
    jours: 52,
    theme: 'Marchés publics',
    motsCles: ['appel d’offres', 'commande publique'],
    url: 'https://www.marches-publics.gouv.fr/',
    evenement: 'Répondre à un premier marché public',
    lien: 'ok',
    utiles: 8,
    vues: 16,
  },
  {
    titre: 'Reprendre une ferme\u00a0: les annonces du répertoire',
    resume: 'Les fermes à reprendre, par région et par production.',
    jours: 71,
    theme: 'Reprise et transmission',
    motsCles: ['ferme', 'installation', 'transmission'],
    url: 'https://www.repertoireinstallation.com/',
    lien: 'ok',
    utiles: 9,
    vues: 14,
  },
  {
    titre: 'Violences et harcèlement au travail\u00a0: qui appeler',
    resume: 'Les numéros, les associations et les étapes, à garder près de soi.',
    jours: 80,
    theme: 'Égalité',
    motsCles: ['harcèlement', 'écoute', 'droits'],
    url: 'https://arretonslesviolences.gouv.fr/',
    lien: 'ok',
    utiles: 16,
    vues: 27,
  },
  {
    titre: 'Les aides à l’installation en Cornouaille',
    resume: 'Locaux, prêts d’honneur et accompagnement, de Douarnenez à Quimperlé.',
    jours: 18,
    theme: 'Création d’entreprise',
    public: 'territoires',
    antennes: ['Cornouaille'],
    de: 'soizic',
    url: 'https://www.quimper.bzh/',
    lien: 'ok',
    utiles: 5,
    vues: 8,
    utile: true,
  },
  {
    titre: 'Comparateur d’assurances professionnelles',
    resume: 'Responsabilité civile, local, véhicule\u00a0: les garanties côte à côte.',
    jours: 410,
    theme: 'Droit et démarches',
    motsCles: ['assurance'],
    url: 'https://comparateur-assurances-pro.example/',
    statut: 'a_verifier',
    lien: 'brise',
    revision: 60,
    utiles: 4,
    vues: 12,
    remarques: [['lucie', 'La page ne s’ouvre plus depuis une semaine.']],
  },
  {
    titre: 'Calendrier des aides 2024',
    jours: 700,
    theme: 'Finances',
    url: 'https://calendrier-aides.example/2024',
    statut: 'archivee',
    vues: 20,
  },
  {
    titre: 'Cartographie des tiers-lieux',
    resume: 'Proposée par une membre, à relire avant publication.',
    jours: 1,
    theme: 'Emploi et reconversion',
    url: 'https://cartographie.francetierslieux.fr/',
    statut: 'brouillon',
  },
]

const FICHIERS: readonly RecitRessource[] = [
  {
    titre: 'Modèle de devis commenté',
    resume: 'Une page à remplir, avec les mentions obligatoires signalées.',
    jours: 9,
    theme: 'Vente et clientèle',
    motsCles: ['devis', 'facture', 'modèle'],
    type: 'fichier',
    de: 'elise',
    fichier: 'modele-de-devis.pdf',
    utiles: 24,
    vues: 32,
    favori: true,
  },
  {
    titre: 'Grille d’entretien d’embauche',
    resume: 'Vingt questions, et celles qu’on n’a pas le droit de poser.',
    jours: 45,
    theme: 'Emploi et reconversion',
    motsCles: ['embauche', 'entretien'],
    type: 'fichier',
    de: 'nadia',
    fichier: 'grille-entretien.pdf',
    utiles: 10,
    vues: 18,
  },
  {
    titre: 'Affiche à imprimer pour le café des nouvelles',
    resume: 'Format A3, avec une place pour la date et le lieu.',
    jours: 28,
    public: 'territoires',
    antennes: ['Cornouaille', 'Golfe'],
    type: 'fichier',
    de: 'soizic',
    fichier: 'affiche-cafe.pdf',
    utiles: 3,
    vues: 6,
  },
]

const REPLAYS: readonly RecitRessource[] = [
  {
    titre: 'Replay\u00a0: lire un bilan sans migraine',
    resume: 'Les cinq lignes à regarder, et celles qu’on peut sauter.',
    jours: 20,
    theme: 'Finances',
    motsCles: ['bilan', 'comptabilité'],
    type: 'replay',
    url: 'https://peertube.example/w/lire-un-bilan',
    duree: 52,
    evenement: 'Lire un bilan sans migraine',
    apres: 'Lire un bilan sans migraine',
    intervenante: 'Roussel',
    lien: 'ok',
    utiles: 15,
    vues: 26,
  },
  {
    titre: 'Replay\u00a0: poser la question du salaire',
    resume: 'Préparer ses chiffres, choisir le moment, supporter le silence.',
    jours: 58,
    theme: 'Égalité',
    motsCles: ['salaire', 'négociation'],
    type: 'replay',
    url: 'https://peertube.example/w/egalite-salariale',
    duree: 64,
    lien: 'ok',
    utiles: 13,
    vues: 22,
    utile: true,
  },
  {
    titre: 'Replay\u00a0: porter un mandat local',
    resume: 'Deux élues répondent aux questions de celles qui hésitent.',
    jours: 75,
    theme: 'Prise de parole',
    motsCles: ['mandat', 'élue'],
    type: 'replay',
    url: 'https://peertube.example/w/mandat-local',
    duree: 78,
    evenement: 'Porter un mandat local',
    apres: 'Porter un mandat local',
    lien: 'ok',
    utiles: 7,
    vues: 15,
  },
  {
    titre: 'Replay\u00a0: vendre au-delà de son île',
    jours: 4,
    theme: 'Outre-mer',
    type: 'replay',
    url: 'https://peertube.example/w/vendre-iles',
    duree: 41,
    statut: 'brouillon',
  },
]

export const RESSOURCES_DEMO: readonly RecitRessource[] = [...ARTICLES, ...LIENS, ...FICHIERS, ...REPLAYS]

export type RecitProposition = {
  readonly titre: string
  readonly url: string
  readonly commentaire?: string
  readonly de: string
  readonly jours: number
  /** Why it was refused. */
  readonly refus?: string
  /** The title of the resource that came of it. */
  readonly retenue?: string
}

export const PROPOSITIONS_DEMO: readonly RecitProposition[] = [
  {
    titre: 'Podcast sur les agricultrices',
    url: 'https://podcast-agricultrices.example/',
    commentaire: 'Vingt épisodes de vingt minutes, parfaits en tracteur.',
    de: 'lucie',
    jours: 2,
  },
  {
    titre: 'Tutoriel\u00a0: déclarer sa TVA pour la première fois',
    url: 'https://www.impots.gouv.fr/professionnel',
    commentaire: 'La page officielle, enfin claire.',
    de: 'zohra',
    jours: 5,
  },
  {
    titre: 'Bourse aux machines à coudre',
    url: 'https://bourse-machines.example/',
    de: 'fatou',
    jours: 12,
  },
  {
    titre: 'Cartographie des tiers-lieux',
    url: 'https://cartographie.francetierslieux.fr/',
    commentaire: 'Très utile pour trouver un bureau à la journée.',
    de: 'enora',
    jours: 6,
    retenue: 'Cartographie des tiers-lieux',
  },
  {
    titre: 'Formation «\u00a0Devenez riche en dix jours\u00a0»',
    url: 'https://riche-en-dix-jours.example/',
    de: 'margot',
    jours: 20,
    refus:
      'Merci d’y avoir pensé\u00a0! Ce site vend une formation très chère, nous préférons ne pas le relayer.',
  },
]
