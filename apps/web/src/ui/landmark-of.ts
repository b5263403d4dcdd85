/** The landmark in which a popup of this element is rendered: screen readers may skip content outside landmarks. */
export const landmarkOf = (element: Element | null): Element =>
  element?.closest('main, header, footer, [role=dialog], [role=alertdialog]') ?? document.body
