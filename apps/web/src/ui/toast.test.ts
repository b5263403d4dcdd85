import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeToast, shownToasts, subscribeToToasts, toast } from './toast.ts'

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

describe('[R2.4-8] the list of toasts', () => {
  it('keeps toasts, oldest first, until they are closed', () => {
    toast({ tone: 'success', message: 'Enregistré.', duration: 5000 })
    toast({ tone: 'danger', message: 'Une erreur est survenue.', duration: 0 })
    const [first] = shownToasts()
    expect(shownToasts().map((one) => one.message)).toEqual(['Enregistré.', 'Une erreur est survenue.'])

    closeToast(first?.id ?? 0)

    expect(shownToasts().map((one) => one.message)).toEqual(['Une erreur est survenue.'])
  })

  it('shows the same message twice', () => {
    toast({ tone: 'info', message: 'Copié.', duration: 5000 })
    toast({ tone: 'info', message: 'Copié.', duration: 5000 })
    expect(new Set(shownToasts().map((one) => one.id)).size).toBe(2)
  })

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToToasts(listener)
    toast({ tone: 'info', message: 'Copié.', duration: 5000 })
    unsubscribe()
    toast({ tone: 'info', message: 'Copié.', duration: 5000 })
    expect(listener).toHaveBeenCalledOnce()
  })
})
