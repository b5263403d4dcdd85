import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { createBanniere, type BanniereFields } from '#modules/bo-bannieres/bo-bannieres.factory.ts'
import type { DemoPart } from './demo-world.ts'

type BanniereDemo = Omit<BanniereFields, 'dateDebut' | 'dateFin' | 'territoireIds'> & {
  /** First and last day, counted from today. */
  readonly jours: readonly [number, number]
  /** Names of the branches; without any, the whole network. */
  readonly antennes?: readonly string[]
}

const BANNIERES: readonly BanniereDemo[] = [
  {
    texteLigne1: 'L’agenda se synchronise avec ton téléphone',
    texteLigne2: 'Ajoute tous tes événements Entrelles à ton calendrier en un geste.',
    texteBouton: 'Découvrir l’agenda',
    lienBouton: pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 1 }),
    jours: [-3, 18],
  },
  {
    texteLigne1: 'Prépare ton émargement avant de partir',
    texteLigne2: 'La feuille de présence fonctionne maintenant sans réseau.',
    texteBouton: 'Lire le mode d’emploi',
    lienBouton: pathTo('/faq'),
    roles: ['ROLE_COORDINATRICE'],
    jours: [-6, 8],
  },
  {
    texteLigne1: 'La rencontre des antennes bretonnes approche',
    texteLigne2: 'Une journée à Quimper pour se voir en vrai\u00a0: covoiturages et garderie prévus.',
    texteBouton: 'Voir les événements',
    lienBouton: pathTo('/evenement'),
    antennes: ['Cornouaille', 'Golfe', 'Pays de Redon'],
    jours: [10, 24],
  },
  {
    texteLigne1: 'L’assemblée générale se prépare',
    texteLigne2: 'Les candidatures au conseil d’administration ouvrent bientôt.',
    texteBouton: 'Lire les statuts',
    lienBouton: 'https://www.service-public.fr/associations',
    jours: [40, 60],
  },
  {
    texteLigne1: 'L’annuaire a sa carte',
    texteLigne2: 'Trouve les membres près de chez toi, département par département.',
    texteBouton: 'Ouvrir la carte',
    lienBouton: pathTo('/membre'),
    jours: [-45, -20],
  },
  {
    texteLigne1: 'La FAQ répond à tes questions',
    texteLigne2: 'Adhésion, événements, données\u00a0: l’essentiel est là.',
    texteBouton: 'Lire la FAQ',
    lienBouton: pathTo('/faq'),
    jours: [-90, -60],
  },
]

/** Banners in progress, scheduled and ended. */
export const demoBannieres: DemoPart = async ({ db, now }) => {
  const today = parisDay(now)
  const territoires = await db.selectFrom('territoires').select(['id', 'nom']).execute()
  for (const { jours, antennes = [], ...banniere } of BANNIERES) {
    const [debut, fin] = jours
    await createBanniere(db, now, {
      ...banniere,
      territoireIds: territoires
        .filter(({ nom }) => antennes.includes(nom))
        .map(({ id }) => id as TerritoireId),
      dateDebut: addDays(today, debut),
      dateFin: addDays(today, fin),
    })
  }
}
