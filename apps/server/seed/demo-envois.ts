import type { Db } from '#db/client.ts'
import { createEnvoi, type EnvoiFields } from '#modules/bo-envois/bo-envois.factory.ts'
import { createRebond } from '#modules/rebonds/rebonds.factory.ts'
import { DAY_MS, daysBefore, type DemoPart } from './demo-world.ts'

type Lettre = NonNullable<EnvoiFields['lettre']>
type Recit = {
  /** Start of the recipient's address. */
  readonly a: string
  readonly lettre: Lettre
  readonly jours: number
  /** Title of the event that it is about. */
  readonly evenement?: string
} & Pick<EnvoiFields, 'statut' | 'motif' | 'essais'>

const PRIX = 'Fixer ses prix sans s’excuser'
const CAFE = 'Le café des nouvelles'
const MARCHE = 'Répondre à un premier marché public'
const SALAIRE = 'Se verser un salaire'
const FERME = 'Reprendre une ferme à deux'

const REFUSEE = { statut: 'echec', motif: 'adresse refusée (550)', essais: 0 } as const
const CHANGEE = { statut: 'ignore', motif: 'sa participation ou l’événement a changé' } as const

/** The latest first. Those that have failed can be sent again: their data are real. */
const RECITS: readonly Recit[] = [
  { a: 'samira.', lettre: 'mot_de_passe_change', jours: 0.2, ...REFUSEE },
  { a: 'awa.', lettre: 'participation_confirmation', jours: 0.4, evenement: PRIX },
  { a: 'lea.', lettre: 'participation_confirmation', jours: 0.6, evenement: PRIX },
  { a: 'claire.', lettre: 'participation_attente', jours: 0.9, evenement: CAFE },
  { a: 'brigitte.', lettre: 'evenement_annule', jours: 1, evenement: FERME },
  { a: 'adherente@', lettre: 'evenement_annule', jours: 1, evenement: FERME, ...CHANGEE },
  {
    a: 'josephine.',
    lettre: 'mot_de_passe_change',
    jours: 1.3,
    statut: 'echec',
    motif: 'messagerie occupée (452)',
    essais: 14,
  },
  { a: 'adherente@', lettre: 'participation_confirmation', jours: 2, evenement: PRIX },
  { a: 'fatou.', lettre: 'relance', jours: 2.2 },
  { a: 'nadia.', lettre: 'relance', jours: 2.2, statut: 'ignore', motif: 'déjà envoyée' },
  { a: 'mai.', lettre: 'participation_confirmation', jours: 3, evenement: MARCHE },
  { a: 'gwenaelle.', lettre: 'participation_confirmation', jours: 3.1, evenement: MARCHE },
  { a: 'maeva.', lettre: 'participation_desinscription', jours: 3.5, evenement: CAFE },
  { a: 'nolwenn.', lettre: 'participation_confirmation', jours: 4, evenement: CAFE },
  { a: 'eloise.', lettre: 'participation_confirmation', jours: 4.2, evenement: CAFE },
  { a: 'rozenn.', lettre: 'participation_confirmation', jours: 5, evenement: CAFE },
  { a: 'coordinatrice@', lettre: 'coordination', jours: 6 },
  { a: 'ines.', lettre: 'adhesion_confirmee', jours: 10, ...REFUSEE },
  { a: 'lucie.', lettre: 'mot_de_passe_change', jours: 11 },
  { a: 'adherente@', lettre: 'evenement_rappel', jours: 13, evenement: SALAIRE },
  { a: 'claire.', lettre: 'evenement_rappel', jours: 13, evenement: SALAIRE },
  { a: 'enora.', lettre: 'evenement_rappel', jours: 13, evenement: SALAIRE, ...CHANGEE },
  { a: 'solenn.', lettre: 'evenement_modifie', jours: 15, evenement: SALAIRE },
  { a: 'expiree@', lettre: 'adhesion_rappel', jours: 17 },
  { a: 'awa.', lettre: 'adhesion_confirmee', jours: 20, essais: 2 },
  { a: 'adherente@', lettre: 'faq_reponse', jours: 22 },
  { a: 'margot.', lettre: 'faq_reponse', jours: 24 },
  { a: 'pauline.', lettre: 'email_change', jours: 29 },
]

/** The data of the letter, for those that may be sent again. */
const donneesOf = async (db: Db, { lettre }: Recit, compteId: string, le: Date): Promise<object> => {
  if (lettre !== 'adhesion_confirmee') return { compteId, le: le.toISOString() }
  const adhesion = await db
    .selectFrom('adhesions')
    .where('compte_id', '=', compteId)
    .select(['id', 'fin'])
    .executeTakeFirstOrThrow()
  return { adhesionId: adhesion.id, fin: adhesion.fin }
}

/** A letter that waits. It is never due: the worker of the demo would send it, and the list would show none. */
const WAITING = { statut: 'prevu', a_partir_de: 'infinity' } as const

/** Thirty letters of the last weeks: sent, planned, ignored and failed, and one to a speaker without an account. */
export const demoEnvois: DemoPart = async ({ db, now }) => {
  const comptes = await db.selectFrom('comptes').orderBy('email').select(['id', 'email']).execute()
  const evenements = await db.selectFrom('evenements').select(['id', 'titre']).execute()
  const compteOf = (debut: string) => {
    const compte = comptes.find(({ email }) => email.startsWith(debut))
    if (!compte) throw new Error(`nobody in the demo has an address that starts with ${debut}`)
    return compte
  }
  for (const recit of RECITS) {
    const { a, jours, evenement, ...fields } = recit
    const at = daysBefore(now, jours)
    const { id: compte_id } = compteOf(a)
    await createEnvoi(db, at, {
      ...fields,
      compte_id,
      objet_id: evenements.find(({ titre }) => titre === evenement)?.id ?? null,
      donnees: await donneesOf(db, recit, compte_id, at),
    })
  }
  await createEnvoi(db, now, {
    ...WAITING,
    lettre: 'mot_de_passe_change',
    compte_id: compteOf('yasmina.').id,
    motif: 'messagerie occupée (451)',
    essais: 1,
    traite_le: now,
  })
  // Her server refuses her confirmation, above: nothing more is sent to her.
  await createRebond(db, daysBefore(now, 10), { email: compteOf('ines.').email, motif: '550 5.1.1' })
  const intervenante = await db
    .selectFrom('intervenants')
    .where('consentement_demande_le', 'is not', null)
    .where('consentement_le', 'is', null)
    .orderBy('nom')
    .select(['id', 'consentement_demande_le as le'])
    .executeTakeFirstOrThrow()
  const le = new Date(intervenante.le ?? now.getTime() - 5 * DAY_MS)
  await createEnvoi(db, le, {
    lettre: 'consentement_intervenante',
    objet_id: intervenante.id,
    donnees: { intervenantId: intervenante.id, le: le.toISOString() },
  })
}
