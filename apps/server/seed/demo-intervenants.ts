import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

/** A speaker of the demo. */
type RecitIntervenante = {
  readonly prenom: string
  readonly nom: string
  readonly profession: string
  readonly entreprise: string
  readonly biographie?: string
  readonly themes: readonly string[]
  /** How she consented; or how many days ago she was asked, without an answer yet; or null if never asked. */
  readonly accord: 'formulaire' | 'mail' | 'oral_note' | number | null
}

const INTERVENANTES: readonly RecitIntervenante[] = [
  {
    prenom: 'Hélène',
    nom: 'Roussel',
    profession: 'Experte-comptable',
    entreprise: 'Cabinet Roussel',
    biographie:
      'Vingt ans à lire des comptes avec celles qui les font vivre. Elle parle de prix et de salaire sans jargon, chiffres à l’appui.',
    themes: ['Finances', 'Marchés publics'],
    accord: 'formulaire',
  },
  {
    prenom: 'Brigitte',
    nom: 'Carrère',
    profession: 'Éleveuse de brebis',
    entreprise: 'GAEC des Trois Vallées',
    biographie: 'Installée à trois, elle accompagne les reprises de fermes en vallée d’Aspe.',
    themes: ['Reprise et transmission'],
    accord: 'mail',
  },
  {
    prenom: 'Inès',
    nom: 'Morel',
    profession: 'Développeuse web',
    entreprise: 'Code en Campagne',
    themes: ['Numérique'],
    accord: 5,
  },
  {
    prenom: 'Camille',
    nom: 'Perrot',
    profession: 'Maire adjointe',
    entreprise: 'Commune de Saillans',
    themes: ['Engagement local', 'Prise de parole'],
    accord: null,
  },
  {
    prenom: 'Maëva',
    nom: 'Hoarau',
    profession: 'Guide de randonnée',
    entreprise: 'Sentiers Péi',
    biographie: 'Elle marche avec des groupes de femmes depuis dix ans, des Bas jusqu’au volcan.',
    themes: ['Outre-mer', 'Santé et équilibre de vie'],
    accord: 'oral_note',
  },
  {
    prenom: 'Fatou',
    nom: 'Sarr',
    profession: 'Couturière-modéliste',
    entreprise: 'Fil & Wax',
    themes: ['Création d’entreprise', 'Vente et clientèle'],
    accord: 'formulaire',
  },
  {
    prenom: 'Nadia',
    nom: 'Benali',
    profession: 'Conseillère en insertion',
    entreprise: 'Passerelles 26',
    themes: ['Emploi et reconversion'],
    accord: 'formulaire',
  },
]

/** The speakers; a speaker who is a member is linked to her account. */
export const demoIntervenants: DemoPart = async ({ db, now }) => {
  for (const { themes, accord, biographie = null, ...names } of INTERVENANTES) {
    const member = await db
      .selectFrom('comptes')
      .where('prenom', '=', names.prenom)
      .where('nom', '=', names.nom)
      .select('id')
      .executeTakeFirst()
    const id = await createIntervenant(db, now, {
      ...names,
      biographie,
      compte_id: member?.id ?? null,
      email: `${names.nom.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@exemple.fr`,
      consent: typeof accord === 'string',
      ...(typeof accord === 'string' && {
        consentement_preuve: accord,
        consentement_le: daysBefore(now, 200),
      }),
      ...(typeof accord === 'number' && {
        consentement_demande_le: daysBefore(now, accord),
      }),
    })
    for (const theme of themes)
      await db
        .insertInto('intervenants_themes')
        .values({ intervenant_id: id, theme_id: await referentielOf(db, 'theme', theme) })
        .execute()
  }
}
