import type { TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'

/** What the member may report. */
export type CibleSignalee = {
  readonly type: TypeCible
  readonly id: string
  /** « ce profil », « cette demande » */
  readonly libelle: string
  /** Its title, or its first words. */
  readonly extrait?: string
  /** The reader moderates it, and may hide it with her report. */
  readonly isMasquable?: boolean
}

/** Who wrote it, or the member herself; null if its page does not name her. */
export type AuteureSignalee = {
  readonly id: AdherenteId
  readonly prenom: string
  readonly nom: string | null
}
