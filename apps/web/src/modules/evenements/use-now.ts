import { useState } from 'react'

/** The instant at which what shows it appeared. */
export const useNow = (): Date => useState(() => new Date())[0]
