type Colors = Readonly<
  Record<'page' | 'band' | 'sheet' | 'foot' | 'ink' | 'soft' | 'link' | 'line', `#${string}`>
>

/** The colours of the light theme. */
export const LIGHT: Colors = {
  page: '#F4EADA',
  band: '#34121F',
  sheet: '#FFFDF9',
  foot: '#FBF5EA',
  ink: '#34121F',
  soft: '#6A4652',
  link: '#7C1D3F',
  line: '#E4D6C1',
}

/** The colours of the dark theme. */
export const DARK: Colors = {
  page: '#150810',
  band: '#12060B',
  sheet: '#2A131D',
  foot: '#1D0C13',
  ink: '#FBF1E4',
  soft: '#D6BAC0',
  link: '#FFB9C6',
  line: '#452632',
}

/** Common to both themes: the letters of the header, and the button. */
export const BRAND = { paper: '#FBF5EA', road: '#FFC928', ink: '#34121F' } as const

const variables = ({ page, band, sheet, ink, soft, link, line }: Colors): string =>
  `--page:${page};--band:${band};--sheet:${sheet};--ink:${ink};--soft:${soft};--link:${link};--line:${line}`

/** Both themes as CSS variables, for the pages that the server draws. */
export const PAGE_COLORS_CSS = `:root{color-scheme:light dark;${variables(LIGHT)}}
@media (prefers-color-scheme:dark){:root{${variables(DARK)}}}`
