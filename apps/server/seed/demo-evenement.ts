import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'

/** What the demonstration tells of an event. */
export type RecitEvenement = {
  readonly titre: string
  readonly type: 'Atelier' | 'Webinaire'
  readonly theme: string
  /** Days from today, and the hours of its zone; a draft may have none. */
  readonly quand?: readonly [jours: number, debut: string, fin: string]
  readonly fuseau?: Fuseau
  /** Where it takes place; on line without it. */
  readonly lieu?: readonly [adresse: string, villeId: string]
  /** Null: as many as come. */
  readonly places: number | null
  readonly inscrites?: number
  readonly proposees?: number
  readonly enAttente?: number
  /** So many of them were there; without it, nobody has filled the sheet. */
  readonly presentes?: number
  readonly antennes?: readonly string[]
  readonly intervenantes?: readonly string[]
  readonly image?: 'bocage' | 'lagon' | 'littoral' | 'montagne' | 'vignoble' | 'ville'
  readonly etat?: 'brouillon' | 'annule'
  readonly vitrine?: true
  /** Where to register, when it is also, or only, elsewhere. */
  readonly formulaire?: readonly ['Externe' | 'Both', string]
  /** Where the member of the demonstration stands. */
  readonly maelle?: 'inscrite' | 'en_attente' | 'proposee'
  readonly favori?: true
  readonly texte?: string
  readonly programme?: readonly string[]
  readonly apporte?: string
  /** What is left of it, once it is over. */
  readonly suites?: { readonly compteRendu: string; readonly replayUrl?: string }
}
