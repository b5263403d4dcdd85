/** The words of a field in which commas separate them: « antenne, commune ». A field that is not touched has its list already. */
export const commaList = (typed: string | readonly string[]): string[] =>
  String(typed)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
