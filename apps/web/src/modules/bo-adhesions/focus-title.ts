/** Moves the focus to a title when the focused element is gone. */
export const focusTitle = (): void => {
  const title =
    document.querySelector<HTMLElement>('#a-traiter') ??
    document.querySelector<HTMLElement>('[data-page-title]')
  title?.focus()
}
