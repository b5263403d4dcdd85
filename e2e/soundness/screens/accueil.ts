import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens } from '../screen.ts'

const home = { route: '/', shift: 0.2 } as const

export const lines: Screens = [
  { ...home, as: 'adherente' },
  { ...home, name: 'coordinatrice', as: 'coordinatrice' },
  { ...home, name: 'administratrice', as: 'administratrice' },
  {
    ...home,
    name: 'without a branch, with nothing to do',
    as: async ({ db }) => (await createPersona(db, new Date(), 'adherente')).email,
  },
]
