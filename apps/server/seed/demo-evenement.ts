import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'

/** An event of the demo. */
export type RecitEvenement = {
  readonly titre: string
  readonly type: 'Atelier' | 'Webinaire'
  readonly theme: string
  /** Days from today, start and end time in the event's time zone; absent for a draft without a date. */
  readonly quand?: readonly [jours: number, debut: string, fin: string]
  readonly fuseau?: Fuseau
  /** Absent for an online event. */
  readonly lieu?: readonly [adresse: string, villeId: string]
  /** Null: unlimited. */
  readonly places: number | null
  readonly inscrites?: number
  readonly proposees?: number
  readonly enAttente?: number
  /** Number of registered members who attended; absent when the attendance sheet is not filled in. */
  readonly presentes?: number
  readonly antennes?: readonly string[]
  readonly intervenantes?: readonly string[]
  readonly image?: 'bocage' | 'lagon' | 'littoral' | 'montagne' | 'vignoble' | 'ville'
  readonly etat?: 'brouillon' | 'annule'
  readonly vitrine?: true
  /** The external registration form, instead of or beside the internal one. */
  readonly formulaire?: readonly ['Externe' | 'Both', string]
  /** The status of the demo member Maëlle. */
  readonly maelle?: 'inscrite' | 'en_attente' | 'proposee'
  readonly favori?: true
  readonly texte?: string
  readonly programme?: readonly string[]
  readonly apporte?: string
  /** Report and replay of a past event. */
  readonly suites?: { readonly compteRendu: string; readonly replayUrl?: string }
}
