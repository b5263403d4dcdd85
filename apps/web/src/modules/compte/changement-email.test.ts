// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#kit/errors.ts'
import { shownToasts } from '#ui/toast.ts'
import { changementFailureOf, followChangementEmail } from './changement-email.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [new CallError(410), 'La procédure de modification de mail a expiré... Merci de refaire ta demande.'],
  [new CallError(400), 'Une erreur est survenue lors de la validation de ton adresse e-mail.'],
  [new CallError(500), 'Une erreur est survenue lors de la validation de ton adresse e-mail.'],
  [new CallError(0), 'Une erreur est survenue lors de la validation de ton adresse e-mail.'],
  [new Error('broken'), 'Une erreur est survenue lors de la validation de ton adresse e-mail.'],
])('[R8-6] %s', (error, expected) => {
  expect(changementFailureOf(error).message).toBe(expected)
})

test('[R2.1-5] [R7-2] the token is removed from the URL at once and sent only once', async () => {
  const fetch = vi.fn(async () => Response.json({ message: "Ton changement d'adresse e-mail est validé." }))
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/changement_email?token=jeton-un')
  followChangementEmail()
  expect(location.pathname + location.search).toBe('/')
  followChangementEmail()
  await expect.poll(() => shownToasts().at(-1)?.message).toBe("Ton changement d'adresse e-mail est validé.")
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/api\/changement_email$/),
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ token: 'jeton-un' }) }),
  )
})

test('[R8-6] a URL without a token shows a failure and sends nothing', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/changement_email')
  followChangementEmail()
  await expect.poll(() => shownToasts().at(-1)?.tone).toBe('danger')
  expect(fetch).not.toHaveBeenCalled()
})
