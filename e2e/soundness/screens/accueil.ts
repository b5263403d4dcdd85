import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens } from '../screen.ts'

export const lines: Screens = [
  { route: '/', as: 'adherente' },
  { route: '/', name: 'coordinatrice', as: 'coordinatrice' },
  { route: '/', name: 'administratrice', as: 'administratrice' },
  {
    route: '/',
    name: 'without a branch, with nothing to do',
    as: async ({ db }) => (await createPersona(db, new Date(), 'adherente')).email,
  },
]
