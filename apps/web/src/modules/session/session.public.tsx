import { lazyWithRetry } from '#kit/lazy-with-retry.ts'

export const RenvoiEmail = lazyWithRetry(() => import('./components/RenvoiEmail.tsx'), 'RenvoiEmail')
