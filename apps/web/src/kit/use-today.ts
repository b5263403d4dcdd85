import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { useState } from 'react'

/** The day in France on which the screen opened. */
export const useToday = (): CivilDay => useState(() => parisDay(new Date()))[0]
