import { describe, expect, test } from 'vitest'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { cancelPeriode, openPeriode } from '#modules/adhesions/adhesions.public.ts'
import { FIN, useRappels, type Fields } from './test-rappels.ts'

const { kit, worker, morning, morningOf, createMember, rappelsOf, subjects } = useRappels()

/** Pays the member's next year now. */
const renew = async (compteId: string): Promise<string | undefined> => {
  const now = kit.clock.now()
  const paiementId = crypto.randomUUID()
  await kit.db
    .insertInto('paiements')
    .values({
      id: paiementId,
      compte_id: compteId,
      tarif: 'plein',
      montant_cents: 8000,
      origine: 'en_ligne',
      etat: 'paye',
      cree_le: now,
      paye_le: now,
    })
    .execute()
  const paid = {
    compteId,
    paiementId,
    tarif: 'plein',
    montantCents: 8000,
    origine: 'en_ligne',
    payeLe: now,
  } as const
  return worker().transaction((ctx) => openPeriode(paid, ctx))
}

describe('[P-8] reminders of the end of a year', () => {
  test('reminders are mailed 30 and 7 days before, on the day and 15 days after, each once, and recorded', async () => {
    const { adhesionId, email } = await createMember()
    const days = ['2027-10-13', '2027-10-14', '2027-11-05', '2027-11-06', '2027-11-12', '2027-11-13']
    const sentBy: Record<string, number> = {}
    for (const day of [...days, '2027-11-14', '2027-11-27', '2027-11-28', '2027-11-29']) {
      await morningOf(day)
      sentBy[day] = kit.mail.sent.length
    }
    expect(sentBy).toEqual({
      '2027-10-13': 0,
      '2027-10-14': 1,
      '2027-11-05': 1,
      '2027-11-06': 2,
      '2027-11-12': 2,
      '2027-11-13': 3,
      '2027-11-14': 3,
      '2027-11-27': 3,
      '2027-11-28': 4,
      '2027-11-29': 4,
    })
    expect(subjects()).toEqual([
      'Ton adhésion se termine dans 30 jours',
      'Ton adhésion se termine dans 7 jours',
      'Ton adhésion se termine aujourd’hui',
      'Ton adhésion s’est terminée le 13\u00a0novembre 2027',
    ])
    expect(new Set(kit.mail.sent.map(({ id }) => id)).size).toBe(4)
    const { PUBLIC_URL } = kit.services.env
    for (const { to, html, text } of kit.mail.sent) {
      expect(to).toBe(email)
      for (const form of [html, text]) {
        expect(form).toContain('Prolonger mon adhésion')
        expect(form).toContain(`${PUBLIC_URL}/fin-adhesion`)
        expect(form).toContain('Ne plus recevoir ces rappels')
        expect(form).toContain(`${PUBLIC_URL}/mon-compte`)
        expect(form).toContain('13\u00a0novembre 2027')
      }
    }
    expect(await rappelsOf(adhesionId)).toEqual(['J-30 envoye', 'J-7 envoye', 'J envoye', 'J+15 envoye'])
    const { traite_le } = await kit.db
      .selectFrom('rappels_adhesion')
      .where('echeance', '=', 'J-30')
      .select('traite_le')
      .executeTakeFirstOrThrow()
    expect(traite_le).toBe('2027-10-14T07:07:00.000Z')
  })

  test('a second round on the same morning sends no second mail', async () => {
    await createMember()
    await morningOf('2027-10-14')
    await morning('2027-10-14T07:08:00Z')
    expect(kit.mail.sent).toHaveLength(1)
  })

  test('cancelling the next year plans the reminders again, except those whose day has passed', async () => {
    const { compteId, adhesionId } = await createMember()
    await morningOf('2027-10-14')
    kit.clock.set('2027-10-20T09:00:00Z')
    const next = await renew(compteId)
    expect(await rappelsOf(adhesionId)).toEqual([
      'J-30 envoye',
      'J-7 ignore renouvelée',
      'J ignore renouvelée',
      'J+15 ignore renouvelée',
    ])
    kit.clock.set('2027-11-07T09:00:00Z')
    await worker().transaction((ctx) => cancelPeriode(next ?? '', 'remboursée', ctx))
    expect(await rappelsOf(adhesionId)).toEqual([
      'J-30 envoye',
      'J-7 ignore renouvelée',
      'J prevu',
      'J+15 prevu',
    ])
    expect(await rappelsOf(next ?? '')).toEqual([
      'J-30 ignore annulée',
      'J-7 ignore annulée',
      'J ignore annulée',
      'J+15 ignore annulée',
    ])
  })

  test('a year followed by another cannot be cancelled, and the reminders stay planned', async () => {
    const { compteId, adhesionId } = await createMember()
    const next = await renew(compteId)
    const cancel = worker().transaction((ctx) => cancelPeriode(adhesionId, 'erreur', ctx))
    await expect(cancel).rejects.toThrow('annule d’abord la dernière')
    expect(await rappelsOf(next ?? '')).toEqual(['J-30 prevu', 'J-7 prevu', 'J prevu', 'J+15 prevu'])
  })

  test('paying the next year stops the reminders, and plans those of the next year', async () => {
    const { compteId, adhesionId } = await createMember()
    await morningOf('2027-10-14')
    const next = await renew(compteId)
    await kit.runJobs()
    kit.mail.sent.splice(0)
    for (const day of ['2027-11-06', '2027-11-13', '2027-11-28']) await morningOf(day)
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId)).slice(1)).toEqual([
      'J-7 ignore renouvelée',
      'J ignore renouvelée',
      'J+15 ignore renouvelée',
    ])
    await morningOf('2028-10-14')
    expect(subjects()).toEqual(['Ton adhésion se termine dans 30 jours'])
    expect((await rappelsOf(next ?? '')).slice(0, 2)).toEqual(['J-30 envoye', 'J-7 prevu'])
  })

  test('a reminder is ignored when a later year exists, even if nothing stopped it', async () => {
    const { compteId, adhesionId } = await createMember()
    await createAdhesion(kit.db, kit.clock.now(), { compteId, debut: '2027-11-14' })
    await morningOf('2027-10-14')
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 ignore renouvelée')
  })

  test('a reminder is sent when the later year is cancelled', async () => {
    const { compteId } = await createMember()
    const { id } = await createAdhesion(kit.db, kit.clock.now(), { compteId, debut: '2027-11-14' })
    await kit.db.updateTable('adhesions').set({ annulee_le: kit.clock.now() }).where('id', '=', id).execute()
    await morningOf('2027-10-14')
    expect(subjects()).toEqual(['Ton adhésion se termine dans 30 jours'])
  })

  test.each<[string, string, Fields]>([
    ['of a member who wants none', 'refusés', { rappels_adhesion: false }],
    ['of a suspended member', 'suspendue', { suspendue_jusquau: new Date('2028-01-01T00:00:00Z') }],
    [
      'of an account to be erased',
      'suppression demandée',
      { suppression_demandee_le: new Date('2027-10-12T00:00:00Z') },
    ],
  ])('a reminder %s is not sent, and its reason is recorded', async (_whose, motif, fields) => {
    const { adhesionId } = await createMember(FIN, fields)
    await morningOf('2027-10-14')
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe(`J-30 ignore ${motif}`)
  })

  test('a reminder is sent when the suspension is over', async () => {
    await createMember(FIN, { suspendue_jusquau: new Date('2027-10-01T00:00:00Z') })
    await morningOf('2027-10-14')
    expect(kit.mail.sent).toHaveLength(1)
  })

  test('a reminder of a deleted account is ignored', async () => {
    const { compteId, adhesionId } = await createMember()
    await kit.db.deleteFrom('comptes').where('id', '=', compteId).execute()
    await morningOf('2027-10-14')
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 ignore compte effacé')
  })

  test('a reminder of a cancelled year is ignored', async () => {
    const { adhesionId } = await createMember()
    const ctx = worker()
    await ctx.transaction((inside) => cancelPeriode(adhesionId, 'remboursée', inside))
    await morningOf('2027-10-14')
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 ignore annulée')
  })
})
