import { changementsOf, visioEnMots } from './changements.ts'
import {
  autres,
  carteOf,
  quandEtOu,
  quoted,
  raisonOf,
  sortieOf,
  visioOf,
  voir,
  type Lettre,
} from './courrier-parts.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Annonce, Destinataire } from './destinataire.queries.ts'
import { momentOf, quandOf } from './quand-et-ou.ts'

const modifie = (lettre: Lettre): Courrier => {
  const { to, avant } = lettre
  const changements = avant ? changementsOf(avant, to) : []
  const suite = changements.length > 0 ? 'ce qui change' : 'ce qu’il faut retenir désormais'
  return {
    sujet: `Du changement\u202f: ${to.titre}`,
    titre: 'La date ou le lieu a changé',
    apercu:
      changements.length > 0
        ? `Maintenant\u202f: ${changements.map(({ apres }) => apres).join(' · ')}`
        : quandEtOu(to),
    paragraphes: [
      `Bonjour ${to.prenom}, ${quoted(to.titre)} a été modifié. Voici ${suite}.`,
      ...(avant ? visioEnMots(avant, to) : []),
    ],
    changements,
    carte: carteOf(to),
    bouton: voir(to),
    ...(to.statut === 'inscrite' && { ...visioOf(to), note: 'La pièce jointe met ton agenda à jour.' }),
    sortie: sortieOf(lettre),
    raison: raisonOf(to),
  }
}

const annule = ({ to }: Lettre): Courrier => ({
  sujet: `Annulé\u202f: ${to.titre}`,
  titre: 'L’événement est annulé',
  apercu: `Il était prévu ${quandOf(to)}. Tu n’as rien à faire.`,
  paragraphes: [
    `Bonjour ${to.prenom}, ${quoted(to.titre)} n’aura pas lieu. Tu n’as rien à faire.`,
    'Nous en sommes désolées, et nous espérons te voir à un autre rendez-vous.',
  ],
  carte: { ...carteOf(to), lines: [`Il était prévu ${quandOf(to)}.`], isCancelled: true },
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
  apercu: `${encore(lettre.to)} ${quandEtOu(lettre.to)}`,
  paragraphes: [
    `Bonjour ${lettre.to.prenom}, bonne nouvelle\u202f: ${quoted(lettre.to.titre)} est de nouveau au programme. ${encore(lettre.to)}`,
  ],
  carte: carteOf(lettre.to),
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
  titre: 'Un message pour toi',
  apercu: `${auteure ?? 'L’organisatrice'} t’écrit\u202f: ${contenu}`,
  paragraphes: [
    `Bonjour ${lettre.to.prenom}, ${auteure ?? 'l’organisatrice'} t’écrit à propos de cet événement.`,
  ],
  citation: contenu,
  carte: carteOf(lettre.to),
  bouton: voir(lettre.to),
  note: `Tu peux répondre à ce message\u202f: ta réponse arrive à ${contact === null ? 'l’association' : `l’antenne ${contact.antenne}`}.`,
  ...(now < new Date(lettre.to.fin) && { sortie: sortieOf(lettre) }),
  raison: raisonOf(lettre.to),
})

/** The mails about a change of the event. */
export const AVIS = { modifie, annule, retabli } as const
