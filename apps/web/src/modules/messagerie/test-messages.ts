import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type {
  CarteDiscussion,
  Discussion,
  DiscussionId,
  Message,
  MessageId,
  PageMessages,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Envoi } from './envois.ts'

const uuid = (nb: number): string => `019a0000-0000-7000-8000-${String(nb).padStart(12, '0')}`

export const DISCUSSION = uuid(900) as DiscussionId
export const AWA = uuid(901) as AdherenteId
export const MAELLE = uuid(902) as AdherenteId

export const carte = (id: string | null, prenom: string): CarteAdherente => ({
  id: id as AdherenteId | null,
  prenom,
  nom: 'Diallo',
  nomEntreprise: null,
  profession: 'Traiteuse',
  ville: null,
  photo: null,
  territoireCoordonne: null,
})

/** A message of Awa, one minute after the one before. */
export const message = (numero: number, changed: Partial<Message> = {}): Message => ({
  id: uuid(numero) as MessageId,
  discussionId: DISCUSSION,
  numero,
  revision: numero,
  auteureId: AWA,
  contenu: `Message ${numero}`,
  piecesJointes: [],
  citation: null,
  reactions: [],
  statut: 'envoye',
  dateEnvoi: new Date(Date.UTC(2026, 10, 13, 9, numero)).toISOString(),
  dateModification: null,
  droits: { modifier: false, supprimer: false, reagir: true, citer: true, signaler: true },
  ...changed,
})

export const page = (numeros: readonly number[], changed: Partial<PageMessages> = {}): PageMessages => ({
  messages: numeros.map((numero) => message(numero)),
  auteures: [],
  revision: numeros.at(-1) ?? 0,
  avant: false,
  apres: false,
  vuJusqua: null,
  lectures: [],
  ...changed,
})

/** A message of Maëlle that waits on the device. */
export const envoi = (ordre: number, changed: Partial<Envoi> = {}): Envoi => ({
  id: uuid(500 + ordre) as MessageId,
  discussionId: DISCUSSION,
  ordre,
  contenu: `Envoi ${ordre}`,
  piecesJointes: [],
  citation: null,
  dateEnvoi: new Date(Date.UTC(2026, 10, 13, 12, ordre)).toISOString(),
  refus: null,
  ...changed,
})

const commun = {
  id: DISCUSSION,
  type: 'directe',
  titre: null,
  avec: carte(AWA, 'Awa'),
  nbParticipantes: 2,
  nonLus: 0,
  epinglee: false,
  muette: false,
  archivee: false,
  quittee: false,
  statut: 'ouverte',
  demandeContact: 'aucune',
} as const

export const carteDiscussion = (changed: Partial<CarteDiscussion> = {}): CarteDiscussion => ({
  ...commun,
  dernierMessage: {
    extrait: 'Le camion pour le mobilier, oui mille fois oui\u202f!',
    statut: 'envoye',
    date: '2026-11-14T09:42:00Z',
    auteureId: AWA,
    prenomAuteure: 'Awa',
    piecesJointes: false,
  },
  ...changed,
})

export const discussion = (changed: Partial<Discussion> = {}): Discussion => ({
  ...commun,
  participantes: [
    { adherente: carte(AWA, 'Awa'), organisatrice: false },
    { adherente: carte(MAELLE, 'Maëlle'), organisatrice: false },
  ],
  evenementId: null,
  territoireId: null,
  revision: 0,
  numero: 0,
  luJusqua: 0,
  depuisNumero: 0,
  vuJusqua: null,
  muetteJusquau: null,
  dateCreation: '2026-11-13T08:00:00Z',
  demandeuse: null,
  enCommun: null,
  droits: {
    ecrire: true,
    joindre: true,
    repondreDemande: false,
    gererParticipantes: false,
    renommer: false,
    quitter: false,
    bloquer: true,
  },
  ...changed,
})
