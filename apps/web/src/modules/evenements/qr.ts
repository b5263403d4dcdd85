import { queryOptions } from '@tanstack/react-query'
import { loadWithRetry } from '#kit/lazy-with-retry.ts'

/** A text as an SVG QR code; the library is loaded on first use. */
export const qrQuery = (text: string) =>
  queryOptions({
    queryKey: ['qr', text],
    staleTime: Infinity,
    queryFn: async (): Promise<string> => {
      if (text === '') return ''
      const { default: qrcode } = await loadWithRetry(() => import('qrcode'))
      return qrcode.toString(text, { type: 'svg', margin: 0 })
    },
  })
