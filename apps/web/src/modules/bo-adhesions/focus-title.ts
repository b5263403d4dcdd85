/** Where the focus goes when what had it is gone. */
export const focusTitle = (): void => {
  const title =
    document.querySelector<HTMLElement>('#a-traiter') ??
    document.querySelector<HTMLElement>('[data-page-title]')
  title?.focus()
}
