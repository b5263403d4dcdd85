import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { IconName } from '#ui/icons.ts'

type AccountEntry = {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** Whether the entry stays enabled without a current membership (R2.3-5). */
  readonly always?: true
}

/** Entries of the user menu and of the burger menu, above logout (R2.3-3, R2.3-4). */
export const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { label: 'Mon profil', to: pathTo('/mon-profil'), icon: 'user' },
  { label: 'Mon compte', to: pathTo('/mon-compte'), icon: 'gear-six', always: true },
  {
    label: 'Mon agenda',
    to: pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 1 }),
    icon: 'calendar-check',
  },
]

/** Accessible label of an entry that an expired membership disables, with the reason. */
export const unavailable = (label: string): string => `${label}, indisponible\u00a0: adhésion terminée`
