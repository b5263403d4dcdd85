import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { createNotification } from '#modules/notifications/notifications.factory.ts'
import { DAY_MS, type DemoPart } from './demo-world.ts'

const HOUR_MS = DAY_MS / 24

/** What two accounts of the demo find in their notification centre. */
export const demoNotifications: DemoPart = async ({ db, now }) => {
  const comptes = await db.selectFrom('comptes').orderBy('email').select(['id', 'email']).execute()
  const idOf = (start: string) => comptes.find(({ email }) => email.startsWith(start))?.id ?? ''
  const evenements = await db
    .selectFrom('evenements')
    .where('brouillon', '=', false)
    .orderBy('debut')
    .select(['id', 'titre', 'debut', 'fin', 'fuseau'])
    .execute()
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const adherente = idOf('adherente@')
  const coordinatrice = idOf('coordinatrice@')

  /** A line about one of the events, by the beginning of its title. */
  const tell = async (
    type: 'liste_attente_place' | 'evenement_rappel' | 'evenement_modifie' | 'evenement_annule',
    titre: string,
    hours: number,
    lu = false,
  ) => {
    const evenement = evenements.find((one) => one.titre.startsWith(titre))
    if (!evenement) throw new Error(`the demo has no event « ${titre} »`)
    const { id } = evenement
    const jusquau = new Date(now.getTime() + 24 * HOUR_MS).toISOString()
    await createNotification(db, ago(hours), {
      destinataireId: adherente,
      type,
      groupe: `${type}:${id}`,
      donnees: { participationId: id, sequence: 1, evenement, offreExpireLe: jusquau },
      cible: { type: 'evenement', id, url: pathTo('/evenement/:id', { id }) },
      lu,
    })
  }
  await tell('evenement_modifie', 'Fixer ses prix', 2)
  await tell('evenement_annule', 'Reprendre une ferme', 26)
  await tell('evenement_rappel', 'Se verser un salaire', 13 * 24, true)

  const adhesion = await db
    .selectFrom('adhesions')
    .where('compte_id', '=', adherente)
    .orderBy('fin', 'desc')
    .select(['id', 'fin'])
    .executeTakeFirst()
  if (adhesion)
    await createNotification(db, ago(40 * 24), {
      destinataireId: adherente,
      type: 'adhesion_confirmee',
      groupe: `adhesion-${adhesion.id}`,
      donnees: { adhesionId: adhesion.id, fin: adhesion.fin },
      cible: { type: 'adhesion', id: adhesion.id, url: pathTo('/mon-compte') },
      lu: true,
    })

  const coordination = await db
    .selectFrom('coordinations')
    .where('compte_id', '=', coordinatrice)
    .select('territoire_id as territoireId')
    .executeTakeFirst()
  if (!coordination) return
  const { territoireId } = coordination
  for (const [n, start] of ['awa.', 'lea.', 'fatou.'].entries())
    await createNotification(db, ago(5 - n), {
      destinataireId: coordinatrice,
      type: 'nouvelle_adherente',
      groupe: `nouvelle_adherente:${territoireId}`,
      donnees: { compteId: idOf(start), territoireId },
      cible: {
        type: 'territoire',
        id: territoireId,
        url: `${pathTo('/coordinatrice/antenne')}?antenne=${territoireId}`,
      },
      acteureId: idOf(start),
    })
}
