import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { planLettre } from '#modules/envois/envois.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createAdhesion } from './adhesions.factory.ts'
import { adhesionConfirmeeLettre } from './adhesions.lettres.ts'

const kit = useTestApp()
beforeEach(() => {
  kit.mail.sent.splice(0)
})

const confirm = async (adhesionId: string) => {
  await planLettre(kit, adhesionConfirmeeLettre, {
    compteId: null,
    donnees: { adhesionId, fin: '2027-11-13' },
  })
  await kit.runJobs()
}
type Fields = Omit<Parameters<typeof createAdhesion>[2], 'compteId'>
const createPaid = async (fields: Fields = {}) => {
  const compte = await createCompte(kit.db, kit.clock.now(), { paye_jusquau: null })
  return {
    compte,
    adhesion: await createAdhesion(kit.db, kit.clock.now(), { ...fields, compteId: compte.id }),
  }
}

describe('[R4-8] the mail that confirms a paid year', () => {
  test('gives the period and the amount, links to her account and has the attestation attached', async () => {
    const { compte, adhesion } = await createPaid({ tarif: 'coordinatrice' })
    await confirm(adhesion.id)
    const [mail] = kit.mail.sent
    expect(mail).toMatchObject({ to: compte.email, subject: 'Ton adhésion est confirmée' })
    for (const form of [mail?.html, mail?.text]) {
      const words = form?.replaceAll(/<!--.*?-->|<\/?strong>/g, '').replaceAll(/\s+/g, ' ')
      expect(words).toContain('Ton adhésion court du 14 novembre 2026 au 13 novembre 2027.')
      expect(words).toContain('Tu as payé 60 € le 14 novembre 2026.')
      expect(words).toContain('Bienvenue dans le réseau')
      expect(words).toContain(`${kit.services.env.PUBLIC_URL}/mon-compte`)
    }
    const [attestation, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(attestation).toMatchObject({
      name: expect.stringMatching(/^attestation-adhesion-2026-\d{4}\.pdf$/),
      contentType: 'application/pdf',
    })
    expect(attestation?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('has a specific text for a renewal', async () => {
    const { compte, adhesion } = await createPaid()
    const next = await createAdhesion(kit.db, kit.clock.now(), { compteId: compte.id, debut: '2027-11-14' })
    await confirm(next.id)
    await confirm(adhesion.id)
    const [renewal, first] = kit.mail.sent
    expect(renewal).toMatchObject({ subject: 'Ton adhésion est renouvelée' })
    expect(renewal?.text).toContain('La route continue ensemble')
    expect(renewal?.text).toContain('13\u00a0novembre 2028')
    expect(first).toMatchObject({ subject: 'Ton adhésion est confirmée' })
  })

  test('[R9-1] never mentions a reduced rate, nor a payment when the year is offered', async () => {
    const reduced = await createPaid({ tarif: 'reduit' })
    await confirm(reduced.adhesion.id)
    const offered = await createPaid({ origine: 'offerte', montantCents: 0 })
    await confirm(offered.adhesion.id)
    const [one, other] = kit.mail.sent.map(({ text }) => text)
    expect(one).toContain('40\u00a0€')
    expect(one).not.toMatch(/réduit/i)
    expect(other).toContain('offerte par l’association')
    expect(other).not.toContain('€')
  })

  test('is sent once, and is identical if a crash makes it leave again', async () => {
    const { adhesion } = await createPaid()
    await confirm(adhesion.id)
    kit.clock.advance(3_600_000)
    await confirm(adhesion.id)
    expect(kit.mail.sent).toHaveLength(1)
    await kit.db
      .updateTable('envois')
      .set({ statut: 'prevu' })
      .where('cle', '=', `adhesion-${adhesion.id}`)
      .execute()
    await confirm(adhesion.id)
    const [first, second] = kit.mail.sent
    expect(first?.id).toBe(`adhesion-${adhesion.id}`)
    expect(second).toEqual(first)
  })

  test('is not sent once the year is cancelled or the account deleted', async () => {
    const cancelled = await createPaid()
    await kit.db
      .updateTable('adhesions')
      .set({ annulee_le: kit.clock.now() })
      .where('id', '=', cancelled.adhesion.id)
      .execute()
    const gone = await createPaid()
    await kit.db.deleteFrom('comptes').where('id', '=', gone.compte.id).execute()
    await confirm(cancelled.adhesion.id)
    await confirm(gone.adhesion.id)
    expect(kit.mail.sent).toEqual([])
  })
})
