import { useEffect } from 'react'

/** Moves the focus to the title of a page that has replaced another one without a navigation. */
export const useFocusTitle = (): void =>
  useEffect(() => document.querySelector<HTMLElement>('[data-page-title]')?.focus(), [])
