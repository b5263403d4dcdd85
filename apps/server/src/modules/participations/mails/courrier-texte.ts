import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { changementsOf, visioEnMots, type AvantChangement } from './changements.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Annonce, Destinataire } from './destinataire.queries.ts'
import { lieuOf, momentOf, quandOf } from './quand-et-ou.ts'

/** Mails about one participation; those about a change of the event follow. */
export const TYPES_COURRIER = [
  'confirmation',
  'attente',
  'offre',
  'expiration',
  'rappel',
  'desinscription',
  'retrait',
] as const
export type TypeCourrier = (typeof TYPES_COURRIER)[number]
export const CHANGEMENTS = ['modifie', 'annule', 'retabli'] as const
export type Changement = (typeof CHANGEMENTS)[number]

export type Lettre = {
  readonly to: Destinataire
  /** The path of the page that unregisters the member. */
  readonly sortie: string
  /** The member's status before an organiser removed her. */
  readonly etait?: 'inscrite' | 'en_attente' | 'proposee' | undefined
  /** What she knew before the change; undefined if she was not told of an earlier one. */
  readonly avant?: AvantChangement | undefined
}

const quoted = (titre: string): string => `«\u00a0${titre}\u00a0»`

const faitsOf = (to: Destinataire) =>
  [
    ['Quand', quandOf(to)],
    ['Où', lieuOf(to)],
  ] as const

const voir = ({ evenementId }: Destinataire, texte = 'Voir l’événement') => ({
  texte,
  chemin: pathTo('/evenement/:id', { id: evenementId }),
})
const autres = { texte: 'Voir les autres événements', chemin: pathTo('/evenement') }
const visioOf = ({ enLigne, evenementId }: Destinataire) =>
  enLigne ? { visio: `/api/evenements/${evenementId}/visio` } : {}
const place = (chemin: string) => ({
  texte: 'Tu ne peux plus venir\u202f? Pense à celles qui attendent\u202f:',
  lien: 'libère ta place',
  chemin,
})
const liste = (chemin: string) => ({
  texte: 'Tu n’es plus intéressée\u202f?',
  lien: 'Quitte la liste d’attente',
  chemin,
})
const INSCRITE = 'Tu reçois ce message parce que tu es inscrite à cet événement.'
const EN_ATTENTE = 'Tu reçois ce message parce que tu attends une place à cet événement.'
const raisonOf = ({ statut }: Destinataire): string => (statut === 'inscrite' ? INSCRITE : EN_ATTENTE)

const confirmation = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `Tu es inscrite\u202f: ${to.titre}`,
  titre: 'C’est noté, à bientôt',
  paragraphes: [`Bonjour ${to.prenom}, tu es inscrite à ${quoted(to.titre)}.`],
  faits: faitsOf(to),
  bouton: voir(to),
  ...visioOf(to),
  note: 'L’événement est joint à ce message\u202f: ouvre-le pour l’ajouter à ton agenda.',
  sortie: place(sortie),
  raison: INSCRITE,
})

const rangDit = (rang: number | null): string =>
  rang === null ? '' : ` Tu es la ${rang === 1 ? '1re' : `${rang}e`} sur la liste.`

const attente = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `Tu es sur la liste d’attente\u202f: ${to.titre}`,
  titre: 'Tu es sur la liste d’attente',
  paragraphes: [
    `Bonjour ${to.prenom}, ${quoted(to.titre)} est complet pour le moment.${rangDit(to.rang)}`,
    'Dès qu’une place se libère, elle est proposée dans l’ordre de la liste. Tu recevras un message, et tu auras 24 heures pour l’accepter (2 heures le dernier jour).',
  ],
  faits: faitsOf(to),
  bouton: voir(to),
  sortie: liste(sortie),
  raison: EN_ATTENTE,
})

const offre = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `Une place t’est proposée\u202f: ${to.titre}`,
  titre: 'Une place s’est libérée',
  paragraphes: [
    `Bonjour ${to.prenom}, une place est à toi pour ${quoted(to.titre)}, si tu l’acceptes avant le ${momentOf(to.offreExpireLe ?? to.debut, to.fuseau)}.`,
    'Sans réponse d’ici là, elle sera proposée à la suivante. Si tu ne peux pas venir, décline-la\u202f: elle ira plus vite à une autre.',
  ],
  faits: faitsOf(to),
  bouton: voir(to, 'Répondre'),
  sortie: liste(sortie),
  raison: EN_ATTENTE,
})

const expiration = ({ to }: Lettre): Courrier => ({
  sujet: `La place n’est plus gardée\u202f: ${to.titre}`,
  titre: 'Le délai est passé',
  paragraphes: [
    `Bonjour ${to.prenom}, la place qui t’était proposée à ${quoted(to.titre)} n’a pas eu de réponse à temps\u202f: elle n’est plus gardée pour toi.`,
    'Tu veux toujours venir\u202f? Demande une place depuis la page de l’événement\u202f: tu passes après celles qui attendent déjà.',
  ],
  faits: faitsOf(to),
  bouton: voir(to),
  raison: 'Tu reçois ce message parce qu’une place t’était proposée à cet événement.',
})

const rappel = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `C’est bientôt\u202f: ${to.titre}`,
  titre: 'C’est bientôt',
  paragraphes: [`Bonjour ${to.prenom}, on se retrouve très vite pour ${quoted(to.titre)}.`],
  faits: faitsOf(to),
  bouton: voir(to),
  ...visioOf(to),
  sortie: place(sortie),
  raison: INSCRITE,
})

const desinscription = ({ to }: Lettre): Courrier => ({
  sujet: `Ta désinscription est prise en compte\u202f: ${to.titre}`,
  titre: 'Tu n’es plus inscrite',
  paragraphes: [
    `Bonjour ${to.prenom}, ta désinscription de ${quoted(to.titre)} est prise en compte. Merci d’avoir libéré ta place.`,
  ],
  bouton: autres,
  note: 'La pièce jointe retire l’événement de ton agenda.',
  raison: 'Tu reçois ce message parce que tu t’es désinscrite de cet événement.',
})

const RETRAITS = {
  inscrite: {
    titre: 'Tu n’es plus inscrite',
    dit: (titre: string) => `l’organisatrice a annulé ton inscription à ${titre}.`,
  },
  en_attente: {
    titre: 'Tu n’es plus sur la liste d’attente',
    dit: (titre: string) => `l’organisatrice t’a retirée de la liste d’attente de ${titre}.`,
  },
  proposee: {
    titre: 'La place ne t’est plus proposée',
    dit: (titre: string) => `l’organisatrice a repris la place qui t’était proposée à ${titre}.`,
  },
} as const

const retrait = ({ to, etait = 'inscrite' }: Lettre): Courrier => ({
  sujet: `${RETRAITS[etait].titre}\u202f: ${to.titre}`,
  titre: RETRAITS[etait].titre,
  paragraphes: [
    `Bonjour ${to.prenom}, ${RETRAITS[etait].dit(quoted(to.titre))}`,
    ...(to.motif === null ? [] : ['Voici pourquoi\u202f:']),
  ],
  ...(to.motif !== null && { citation: to.motif }),
  bouton: autres,
  note: 'Une question\u202f? Réponds à ce message.',
  raison: 'Tu reçois ce message parce que tu t’étais inscrite à cet événement.',
})

const sortieOf = ({ to, sortie }: Lettre) => (to.statut === 'inscrite' ? place(sortie) : liste(sortie))

const modifie = (lettre: Lettre): Courrier => {
  const { to, avant } = lettre
  const changements = avant ? changementsOf(avant, to) : []
  const suite = changements.length > 0 ? 'ce qui change' : 'ce qu’il faut retenir désormais'
  return {
    sujet: `Du changement\u202f: ${to.titre}`,
    titre: 'La date ou le lieu a changé',
    paragraphes: [
      `Bonjour ${to.prenom}, ${quoted(to.titre)} a été modifié. Voici ${suite}.`,
      ...(avant ? visioEnMots(avant, to) : []),
    ],
    changements,
    faits: faitsOf(to),
    bouton: voir(to),
    ...(to.statut === 'inscrite' && { ...visioOf(to), note: 'La pièce jointe met ton agenda à jour.' }),
    sortie: sortieOf(lettre),
    raison: raisonOf(to),
  }
}

const annule = ({ to }: Lettre): Courrier => ({
  sujet: `Annulé\u202f: ${to.titre}`,
  titre: 'L’événement est annulé',
  paragraphes: [
    `Bonjour ${to.prenom}, ${quoted(to.titre)} n’aura pas lieu. Tu n’as rien à faire.`,
    'Nous en sommes désolées, et nous espérons te voir à un autre rendez-vous.',
  ],
  faits: [['Il était prévu', quandOf(to)]],
  bouton: autres,
  ...(to.statut === 'inscrite' && { note: 'La pièce jointe retire l’événement de ton agenda.' }),
  raison: raisonOf(to),
})

const encore = (to: Destinataire): string => {
  if (to.statut === 'inscrite') return 'Ton inscription tient toujours.'
  if (to.statut === 'proposee')
    return `La place qui t’était proposée t’attend jusqu’au ${momentOf(to.offreExpireLe ?? to.debut, to.fuseau)}.`
  return 'Tu gardes ta place sur la liste d’attente.'
}

const retabli = (lettre: Lettre): Courrier => ({
  sujet: `Finalement maintenu\u202f: ${lettre.to.titre}`,
  titre: 'L’événement aura bien lieu',
  paragraphes: [
    `Bonjour ${lettre.to.prenom}, bonne nouvelle\u202f: ${quoted(lettre.to.titre)} est de nouveau au programme. ${encore(lettre.to)}`,
  ],
  faits: faitsOf(lettre.to),
  bouton: voir(lettre.to, lettre.to.statut === 'proposee' ? 'Répondre' : undefined),
  ...(lettre.to.statut === 'inscrite' && {
    ...visioOf(lettre.to),
    note: 'La pièce jointe le remet dans ton agenda.',
  }),
  sortie: sortieOf(lettre),
  raison: raisonOf(lettre.to),
})

/** A message from an organiser; after the event, it has no unregistration link. */
export const annonceOf = (lettre: Lettre, { contenu, auteure, contact }: Annonce, now: Date): Courrier => ({
  sujet: `Un message à propos de ${quoted(lettre.to.titre)}`,
  titre: lettre.to.titre,
  paragraphes: [
    `Bonjour ${lettre.to.prenom}, ${auteure ?? 'l’organisatrice'} t’écrit à propos de cet événement.`,
  ],
  citation: contenu,
  bouton: voir(lettre.to),
  note: `Tu peux répondre à ce message\u202f: ta réponse arrive à ${contact === null ? 'l’association' : `l’antenne ${contact.antenne}`}.`,
  ...(now < new Date(lettre.to.fin) && { sortie: sortieOf(lettre) }),
  raison: raisonOf(lettre.to),
})

const TEXTES: Record<TypeCourrier | Changement, (lettre: Lettre) => Courrier> = {
  confirmation,
  attente,
  offre,
  expiration,
  rappel,
  desinscription,
  retrait,
  modifie,
  annule,
  retabli,
}

export const courrierOf = (type: TypeCourrier | Changement, lettre: Lettre): Courrier => TEXTES[type](lettre)
