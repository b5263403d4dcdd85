import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { useState } from 'react'

/** The current day in France, fixed when the screen opens. */
export const useToday = (): CivilDay => useState(() => parisDay(new Date()))[0]
