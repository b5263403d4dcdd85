import { capitalize } from '@entrelles/contract/kit/format.ts'
import { AVIS } from './avis-texte.ts'
import {
  autres,
  carteOf,
  EN_ATTENTE,
  INSCRITE,
  liste,
  place,
  quandEtOu,
  quoted,
  visioOf,
  voir,
  type Lettre,
} from './courrier-parts.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Destinataire } from './destinataire.queries.ts'
import { momentOf } from './quand-et-ou.ts'

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

/** The code that is scanned at the door; on line, there is no door. */
const codeOf = ({ enLigne }: Destinataire) => (enLigne ? {} : { hasCode: true })

const confirmation = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `Tu es inscrite\u202f: ${to.titre}`,
  titre: 'C’est noté, à bientôt',
  apercu: quandEtOu(to),
  paragraphes: [`Bonjour ${to.prenom}, tu es inscrite à ${quoted(to.titre)}.`],
  carte: carteOf(to),
  bouton: voir(to),
  ...visioOf(to),
  ...codeOf(to),
  note: 'L’événement est joint à ce message\u202f: ouvre-le pour l’ajouter à ton agenda.',
  sortie: place(sortie),
  raison: INSCRITE,
})

const rangDit = (rang: number | null): string =>
  rang === null ? '' : ` Tu es la ${rang === 1 ? '1re' : `${rang}e`} sur la liste.`

const attente = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `Tu es sur la liste d’attente\u202f: ${to.titre}`,
  titre: 'Tu es sur la liste d’attente',
  apercu: `Dès qu’une place se libère, nous t’écrivons.${rangDit(to.rang)}`,
  paragraphes: [
    `Bonjour ${to.prenom}, ${quoted(to.titre)} est complet pour le moment.${rangDit(to.rang)}`,
    'Dès qu’une place se libère, elle est proposée dans l’ordre de la liste. Tu recevras un message, et tu auras 24 heures pour l’accepter (2 heures le dernier jour).',
  ],
  carte: carteOf(to),
  bouton: voir(to),
  sortie: liste(sortie),
  raison: EN_ATTENTE,
})

const offre = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `Une place t’est proposée\u202f: ${to.titre}`,
  titre: 'Une place s’est libérée',
  apercu: `Elle t’attend jusqu’au ${momentOf(to.offreExpireLe ?? to.debut, to.fuseau)}.`,
  paragraphes: [
    `Bonjour ${to.prenom}, une place est à toi pour ${quoted(to.titre)}, si tu l’acceptes avant le ${momentOf(to.offreExpireLe ?? to.debut, to.fuseau)}.`,
    'Sans réponse d’ici là, elle sera proposée à la suivante. Si tu ne peux pas venir, décline-la\u202f: elle ira plus vite à une autre.',
  ],
  carte: carteOf(to),
  bouton: voir(to, 'Répondre'),
  sortie: liste(sortie),
  raison: EN_ATTENTE,
})

const ETAIT_PROPOSEE = 'Tu reçois ce message parce qu’une place t’était proposée à cet événement.'

const expiration = ({ to }: Lettre): Courrier => ({
  sujet: `La place n’est plus gardée\u202f: ${to.titre}`,
  titre: 'Le délai est passé',
  apercu: 'Tu veux toujours venir\u202f? Demande une place depuis la page de l’événement.',
  paragraphes: [
    `Bonjour ${to.prenom}, la place qui t’était proposée à ${quoted(to.titre)} n’a pas eu de réponse à temps\u202f: elle n’est plus gardée pour toi.`,
    'Tu veux toujours venir\u202f? Demande une place depuis la page de l’événement\u202f: tu passes après celles qui attendent déjà.',
  ],
  carte: carteOf(to),
  bouton: voir(to),
  raison: ETAIT_PROPOSEE,
})

const rappel = ({ to, sortie }: Lettre): Courrier => ({
  sujet: `C’est bientôt\u202f: ${to.titre}`,
  titre: 'C’est bientôt',
  apercu: quandEtOu(to),
  paragraphes: [`Bonjour ${to.prenom}, on se retrouve très vite pour ${quoted(to.titre)}.`],
  carte: carteOf(to),
  bouton: voir(to),
  ...visioOf(to),
  ...codeOf(to),
  sortie: place(sortie),
  raison: INSCRITE,
})

const desinscription = ({ to }: Lettre): Courrier => ({
  sujet: `Ta désinscription est prise en compte\u202f: ${to.titre}`,
  titre: 'Tu n’es plus inscrite',
  apercu: 'Merci d’avoir libéré ta place. La pièce jointe retire l’événement de ton agenda.',
  paragraphes: [
    `Bonjour ${to.prenom}, ta désinscription de ${quoted(to.titre)} est prise en compte. Merci d’avoir libéré ta place.`,
  ],
  carte: carteOf(to),
  bouton: autres,
  note: 'La pièce jointe retire l’événement de ton agenda.',
  raison: 'Tu reçois ce message parce que tu t’es désinscrite de cet événement.',
})

const RETRAITS = {
  inscrite: {
    titre: 'Tu n’es plus inscrite',
    dit: (titre: string) => `l’organisatrice a annulé ton inscription à ${titre}.`,
    raison: 'Tu reçois ce message parce que tu étais inscrite à cet événement.',
  },
  en_attente: {
    titre: 'Tu n’es plus sur la liste d’attente',
    dit: (titre: string) => `l’organisatrice t’a retirée de la liste d’attente de ${titre}.`,
    raison: 'Tu reçois ce message parce que tu attendais une place à cet événement.',
  },
  proposee: {
    titre: 'La place ne t’est plus proposée',
    dit: (titre: string) => `l’organisatrice a repris la place qui t’était proposée à ${titre}.`,
    raison: ETAIT_PROPOSEE,
  },
} as const

const retrait = ({ to, etait = 'inscrite' }: Lettre): Courrier => ({
  sujet: `${RETRAITS[etait].titre}\u202f: ${to.titre}`,
  titre: RETRAITS[etait].titre,
  apercu:
    to.motif === null
      ? capitalize(RETRAITS[etait].dit(quoted(to.titre)))
      : `Voici pourquoi\u202f: ${to.motif}`,
  paragraphes: [
    `Bonjour ${to.prenom}, ${RETRAITS[etait].dit(quoted(to.titre))}`,
    ...(to.motif === null ? [] : ['Voici pourquoi\u202f:']),
  ],
  ...(to.motif !== null && { citation: to.motif }),
  carte: carteOf(to),
  bouton: autres,
  note: 'Une question\u202f? Réponds à ce message.',
  raison: RETRAITS[etait].raison,
})

const TEXTES: Record<TypeCourrier | Changement, (lettre: Lettre) => Courrier> = {
  confirmation,
  attente,
  offre,
  expiration,
  rappel,
  desinscription,
  retrait,
  ...AVIS,
}

export const courrierOf = (type: TypeCourrier | Changement, lettre: Lettre): Courrier => TEXTES[type](lettre)
