/** The part of the page that what an element opens belongs to: outside of any, screen readers would pass it by. */
export const landmarkOf = (element: Element | null): Element =>
  element?.closest('main, header, footer, [role=dialog], [role=alertdialog]') ?? document.body
