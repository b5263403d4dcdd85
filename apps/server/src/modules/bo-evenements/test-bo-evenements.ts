import {
  VALEURS_VIDES,
  partsOf,
  type ValeursEvenement,
} from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { CAPACITES, LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { Db } from '#db/client.ts'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'

/** Form values of a workshop that can be published, in Quimper on an evening of November. */
export const valeursCompletes = async (
  db: Db,
  change: Partial<ValeursEvenement> = {},
): Promise<ValeursEvenement> => ({
  ...VALEURS_VIDES,
  titre: 'Fixer ses prix sans s’excuser',
  themeId: await referentielOf(db, 'theme', 'Finances'),
  type: await referentielOf(db, 'type_evenement', 'Atelier'),
  location: LOCATIONS.presentiel,
  adresse: '16 quai du Steïr',
  codePostal: '29000',
  ville: '29232',
  limitParticipantes: CAPACITES.limite,
  nombreParticipantes: '20',
  date: '2026-11-19',
  heureDebut: '18:30',
  heureFin: '20:30',
  description: '<p>Deux heures pour calculer un prix.</p>',
  isDraft: false,
  ...change,
})

export const partsCompletes = async (db: Db, change: Partial<ValeursEvenement> = {}) =>
  partsOf(await valeursCompletes(db, change))

export const fileOf = (bytes: Buffer, name = 'image.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
