import {
  EMAILS,
  LAST_NAMES,
  NAMES,
  PASSWORDS,
  type Case,
} from '../../packages/contract/src/kit/test-identity-cases.ts'
import { createCompte } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter } from '../fixtures/identite.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Locator, Page } from '@playwright/test'

// The cases that the schemas and the calls are put to as well.
const messageAt = async (page: Page, champ: Locator): Promise<string> => {
  const ids = (await champ.getAttribute('aria-describedby'))?.split(' ') ?? []
  const textes = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).allTextContents()))
  return textes.flat().join(' ')
}

/** Sends the form with each value; the message is at its field, and an accepted value has none. */
const expectCases = async (
  page: Page,
  { champ, bouton }: { champ: Locator; bouton: Locator },
  cases: readonly Case[],
): Promise<void> => {
  const all = [...new Set(cases.flatMap(([, message]) => message ?? []))]
  const [empty, other] = all.map((message) => cases.find((one) => one[1] === message))
  const summary = page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' })
  const shown = async () => {
    const text = await messageAt(page, champ)
    return all.filter((one) => text.includes(one))
  }
  const send = async ([value, message]: Case) => {
    await champ.fill(value ?? '')
    await bouton.click()
    // Another field is never filled in: each attempt ends at the summary, which takes the focus. What is typed
    // before that would go to the summary.
    await expect(summary).toBeFocused()
    await expect.poll(shown).toEqual(message === undefined ? [] : [message])
  }
  for (const one of cases) {
    await test.step(`« ${one[0]} »: ${one[1]}`, async () => {
      // From another verdict each time: that of the case before would do as well.
      await send((one[1] === empty?.[1] ? other : empty) ?? one)
      await send(one)
    })
  }
}

for (const [numero, nom, cases] of [
  ['R5-1', 'Prénom', NAMES],
  ['R5-2', 'E-mail', EMAILS],
  ['R5-3', 'Mot de passe', PASSWORDS],
] as const) {
  test(`[${numero}] the sign-up’s field « ${nom} » says what the schema says`, async ({ page }) => {
    await page.goto('/inscription')
    // The charter stays unticked: no value is ever sent.
    const champ = page.getByRole('textbox', { name: nom, exact: true })
    await expectCases(page, { champ, bouton: page.getByRole('button', { name: 'Créer mon compte' }) }, cases)
  })
}

test('[R5-8] the dialog’s field « Nom » says what the schema says', async ({ page, product }) => {
  const compte = {
    prenom: 'Gwenola',
    nom: null,
    etape_inscription: 'etape_deux',
    paye_jusquau: null,
  } as const
  const { email } = await createCompte(product.db, new Date(), compte)
  await connecter(page, email)
  const dialogue = page.getByRole('dialog')
  // The date of birth stays empty: no value is ever sent.
  const champ = dialogue.getByRole('textbox', { name: 'Nom' })
  await expectCases(page, { champ, bouton: dialogue.getByRole('button', { name: 'Suivant' }) }, LAST_NAMES)
})
