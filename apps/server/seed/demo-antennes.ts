import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import type { DemoPart } from './demo-world.ts'

/** Quimper, Douarnenez, Concarneau, Quimperlé…: covers the south of a department whose north has no branch yet. */
const CORNOUAILLE = '29003 29004 29026 29039 29046 29217 29220 29232 29233 29236 29241 29293'.split(
  ' ',
) as VilleId[]
const ROUBAIX_TOURCOING = ['59163', '59512', '59599', '59650'] as VilleId[]

/** Created before the members, who join the branch of their commune. */
const ANTENNES: readonly Parameters<typeof createTerritoire>[1][] = [
  {
    nom: 'Cornouaille',
    region: 'Bretagne',
    communes: CORNOUAILLE,
    dateOuverture: '2019-03-08',
    description:
      'De Douarnenez à Quimperlé, des membres qui naviguent entre terre et mer.\n\nOn se retrouve le premier jeudi du mois, chez l’une ou chez l’autre, pour parler travail, argent et projets. Les nouvelles sont attendues avec un café.',
    emailContact: 'cornouaille@entrelles.test',
    instagram: 'https://www.instagram.com/entrelles.cornouaille',
    facebook: 'https://www.facebook.com/entrelles.cornouaille',
  },
  {
    nom: 'Pays de Redon',
    region: 'Bretagne',
    departements: ['35'],
    dateOuverture: '2021-09-15',
    description: 'Trois départements se croisent à Redon, les idées aussi.',
  },
  {
    nom: 'Golfe',
    region: 'Bretagne',
    departements: ['56'],
    dateOuverture: '2023-05-01',
    description: 'De Vannes à Auray, autour du golfe du Morbihan.',
  },
  {
    nom: 'Vallée de la Drôme',
    region: 'Auvergne-Rhône-Alpes',
    departements: ['26'],
    dateOuverture: '2018-10-02',
    description:
      'De Crest à Die, des agricultrices, des artisanes et des élues qui font vivre la vallée.\n\nLa première antenne du réseau, et toujours la plus bavarde.',
    emailContact: 'vallee-drome@entrelles.test',
  },
  {
    nom: 'Trièves',
    region: 'Auvergne-Rhône-Alpes',
    departements: ['38'],
    dateOuverture: '2020-02-11',
    description: 'Au pied du mont Aiguille, on partage les trajets autant que les bons plans.',
  },
  {
    nom: 'Ardèche Centre',
    region: 'Auvergne-Rhône-Alpes',
    departements: ['07'],
    dateOuverture: '2022-04-20',
    description: 'Autour d’Aubenas et de Privas, entre châtaigniers et ateliers.',
  },
  {
    nom: 'Grand Beauvaisis',
    region: 'Hauts-de-France',
    departements: ['60'],
    dateOuverture: '2019-11-19',
    description: 'Beauvais et ses campagnes : un marché, une gare et beaucoup d’idées.',
  },
  {
    nom: 'Roubaix-Tourcoing',
    region: 'Hauts-de-France',
    communes: ROUBAIX_TOURCOING,
    dateOuverture: '2021-01-14',
    description: 'Des filatures aux studios de création, le textile et le reste.',
    linkedin: 'https://www.linkedin.com/company/entrelles-roubaix-tourcoing',
  },
  {
    nom: 'La Réunion Ouest',
    region: 'Outre-mer',
    departements: ['974'],
    dateOuverture: '2022-06-03',
    description: 'De Saint-Paul aux Avirons, face au lagon.',
  },
  {
    nom: 'Guadeloupe',
    region: 'Outre-mer',
    departements: ['971'],
    statut: 'en_creation',
    description: 'L’antenne démarre : cinq membres et une envie, rejoins-nous.',
  },
  {
    nom: 'Béarn',
    region: 'Nouvelle-Aquitaine',
    departements: ['64'],
    dateOuverture: '2020-10-06',
    description: 'Des vallées d’Aspe et d’Ossau jusqu’à l’océan.',
  },
  {
    nom: 'Gâtinais',
    region: 'Centre-Val de Loire',
    departements: ['45'],
    dateOuverture: '2023-01-17',
    description: 'Montargis, ses canaux et ses entrepreneuses.',
  },
]

export const demoAntennes: DemoPart = async ({ db }) => {
  for (const antenne of ANTENNES) await createTerritoire(db, antenne)
}
