import type { ReactNode } from 'react'

type LoadingProps = {
  /** « Chargement des questions… » */
  readonly status: string
  /** The skeletons, hidden from screen readers. */
  readonly children: ReactNode
}

/** Skeletons, with a sentence for screen readers. */
export const Loading = ({ status, children }: LoadingProps) => (
  <div aria-busy="true">
    <output className="sr-only">{status}</output>
    <div aria-hidden="true">{children}</div>
  </div>
)
