import { useState } from 'react'

/**
 * What the fields of a filter panel hold before she asks for it, beginning with what the address says. When the address
 * changes, by the panel, by a link or by the back button, the fields follow.
 */
export const useChosen = <T>(address: string, said: T) => {
  const [chosen, setChosen] = useState(said)
  const [shown, setShown] = useState(address)
  if (shown !== address) {
    setShown(address)
    setChosen(said)
  }
  return [chosen, setChosen] as const
}
