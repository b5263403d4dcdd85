import { createContext, type ComponentType } from 'react'

export type ProfilSectionProps = {
  /** The member whose profile it is. */
  readonly id: string
  /** Her own, as she reads it. */
  readonly isOwn: boolean
}

/** Parts that other modules add to a profile. They import this module, which must not import them: app/ provides them. */
export const ProfilSectionsContext = createContext<readonly ComponentType<ProfilSectionProps>[]>([])
