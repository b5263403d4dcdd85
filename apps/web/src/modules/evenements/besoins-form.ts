import type { MaParticipation } from '@entrelles/contract/modules/participations/participations.schema.ts'

/** What she said she needs, as the fields of the form show it. */
export const valeursOf = (besoins: MaParticipation['besoins']) => ({
  covoiturage: besoins?.covoiturage ?? false,
  gardeEnfants: besoins?.gardeEnfants ?? false,
  accessibilite: besoins?.accessibilite ?? '',
  regime: besoins?.regime ?? '',
})
