import { useState } from 'react'

/**
 * State of the fields of a filter panel until the user applies them. It starts from the URL, and is reset when the URL
 * changes, by the panel, a link or the back button.
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
