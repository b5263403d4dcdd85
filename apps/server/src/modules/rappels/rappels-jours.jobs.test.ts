import { describe, expect, test } from 'vitest'
import { planRappelsAdhesionJob } from './rappels.jobs.ts'
import { useRappels } from './test-rappels.ts'

const { kit, morning, morningOf, createMember, rappelsOf, subjects } = useRappels()

describe('[P-8] a late worker', () => {
  test('a reminder up to 7 days late is sent, with a text true on that day', async () => {
    await createMember()
    await morningOf('2027-10-21')
    expect(subjects()).toEqual(['Ton adhésion se termine dans 23 jours'])
  })

  test('a reminder more than 7 days late is ignored', async () => {
    const { adhesionId } = await createMember()
    await morningOf('2027-10-22')
    expect(kit.mail.sent).toEqual([])
    expect((await rappelsOf(adhesionId))[0]).toBe('J-30 ignore trop tard')
  })

  test('two reminders are never sent on the same day', async () => {
    const { adhesionId } = await createMember()
    await morningOf('2027-11-13')
    expect(subjects()).toEqual(['Ton adhésion se termine aujourd’hui'])
    expect(await rappelsOf(adhesionId)).toEqual([
      'J-30 ignore trop tard',
      'J-7 ignore trop tard',
      'J envoye',
      'J+15 prevu',
    ])
  })
})

describe('[P-8] daylight saving changes', () => {
  test.each([
    // Midnight in Paris is UTC+1 on the March night and UTC+2 on the October one; at 8 a.m. it is the reverse.
    ['spring', '2027-03-28', '2027-03-27T22:59:00Z', '2027-03-27T23:01:00Z', '2027-03-28T06:07:00Z'],
    ['autumn', '2027-10-31', '2027-10-30T21:59:00Z', '2027-10-30T22:01:00Z', '2027-10-31T07:07:00Z'],
  ])(
    'in %s, a reminder is due from the first minute of its day in Paris',
    async (_night, day, before, after, eight) => {
      const { adhesionId } = await createMember(day)
      await kit.db.deleteFrom('rappels_adhesion').where('echeance', 'in', ['J-30', 'J-7']).execute()
      await morning(before)
      expect(kit.mail.sent).toEqual([])
      await morning(after)
      expect(subjects()).toEqual(['Ton adhésion se termine aujourd’hui'])
      await morning(eight)
      expect(kit.mail.sent).toHaveLength(1)
      expect((await rappelsOf(adhesionId))[0]).toBe('J envoye')
    },
  )

  test.each([
    ['spring', '2027-04-03', '2027-03-27T07:07:00Z', '2027-04-03T06:07:00Z', '2027-04-18T06:07:00Z'],
    ['autumn', '2027-11-03', '2027-10-27T06:07:00Z', '2027-11-03T07:07:00Z', '2027-11-18T07:07:00Z'],
  ])(
    'in %s, reminders 7 days before and 15 days after the end keep their days across the change',
    async (_night, fin, week, last, fortnight) => {
      await createMember(fin)
      await kit.db.deleteFrom('rappels_adhesion').where('echeance', '=', 'J-30').execute()
      await morning(new Date(new Date(week).getTime() - 86_400_000).toISOString())
      expect(kit.mail.sent).toEqual([])
      for (const [index, at] of [week, last, fortnight].entries()) {
        await morning(at)
        expect(kit.mail.sent).toHaveLength(index + 1)
      }
      expect(subjects().slice(0, 2)).toEqual([
        'Ton adhésion se termine dans 7 jours',
        'Ton adhésion se termine aujourd’hui',
      ])
    },
  )

  test('the round runs at 8:07 a.m.', () => {
    expect(planRappelsAdhesionJob.cron).toBe('7 8 * * *')
  })
})
