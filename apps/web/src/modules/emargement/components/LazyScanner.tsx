import { Suspense, useEffect } from 'react'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { loadDecodeur } from '../decodeur.ts'
import type { Emargement } from '../use-emargement.ts'

const loadScanner = () => import('./Scanner.tsx')
const Scanner = lazyWithRetry(loadScanner, 'Scanner')

/** Preloads the QR reader while online, so that it works offline. */
export const useScannerReady = (): void =>
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([loadScanner(), loadDecodeur()]).catch(() => undefined),
      1000,
    )
    return () => clearTimeout(timer)
  }, [])

type LazyScannerProps = { readonly emargement: Emargement; readonly startsOn?: boolean }

export const LazyScanner = ({ emargement, startsOn = false }: LazyScannerProps) => (
  <Suspense
    fallback={
      <Loading status="Chargement du lecteur de QR codes…">
        <Skeleton height="348px" />
      </Loading>
    }
  >
    <Scanner startsOn={startsOn} onLire={emargement.lire} />
  </Suspense>
)
