import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { EcheanceRappel } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { TypeRelance } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { sujetOf, texteOf, type Rappel } from '#modules/rappels/rappels.public.ts'

type Destinataire = { readonly prenom: string; readonly payeJusquau: CivilDay | null }

export type Courrier = {
  readonly sujet: string
  readonly titre: string
  readonly paragraphes: readonly string[]
  /** The automatic reminder whose text and layout it uses. */
  readonly rappel?: Rappel
  readonly bouton: { readonly texte: string; readonly chemin: string }
}

const DAY_MS = 86_400_000
const WEEK = 7

/** The reminder whose text is true on that day. */
const echeanceOf = (fin: CivilDay, today: CivilDay): EcheanceRappel => {
  const days = (Date.parse(fin) - Date.parse(today)) / DAY_MS
  if (days <= 0) return 'J'
  return days <= WEEK ? 'J-7' : 'J-30'
}

const adhesionOf = ({ prenom, payeJusquau: fin }: Destinataire, now: Date, graceDays: number): Courrier => {
  const bouton = { texte: 'Prolonger mon adhésion', chemin: pathTo('/fin-adhesion') }
  if (fin === null)
    return {
      sujet: 'Il ne te reste qu’à adhérer',
      titre: 'Il ne te reste qu’à adhérer',
      paragraphes: [
        `Bonjour ${prenom}, ton inscription est terminée, et ton adhésion n’est pas encore réglée. C’est elle qui t’ouvre l’annuaire, les événements et les coups de pouce.`,
      ],
      bouton: { ...bouton, texte: 'Régler mon adhésion' },
    }
  const today = parisDay(now)
  const rappel = { echeance: echeanceOf(fin, today), prenom, fin, today, graceDays }
  return { sujet: sujetOf(rappel), ...texteOf(rappel), rappel, bouton }
}

const inscriptionOf = ({ prenom }: Destinataire): Courrier => ({
  sujet: 'Ton inscription t’attend',
  titre: 'Ton inscription t’attend',
  paragraphes: [
    `Bonjour ${prenom}, tu as commencé à t’inscrire, et il reste quelques questions. Tu reprends là où tu t’es arrêtée, deux minutes suffisent.`,
    'Une inscription qui reste inachevée trente jours est effacée, avec tout ce que tu y as écrit.',
  ],
  bouton: { texte: 'Reprendre mon inscription', chemin: pathTo('/connexion') },
})

/** The mail of a manual reminder. */
export const courrierOf = (type: TypeRelance, to: Destinataire, now: Date, graceDays: number): Courrier =>
  type === 'inscription' ? inscriptionOf(to) : adhesionOf(to, now, graceDays)
