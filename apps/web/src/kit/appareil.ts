type Trait = readonly [sign: RegExp, name: string]

// The first match wins: nearly every user agent contains Safari, and most of them Chrome.
const NAVIGATEURS: readonly Trait[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrom(?:e|ium)|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]

const SYSTEMES: readonly Trait[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (traits: readonly Trait[], agent: string): string | undefined =>
  traits.find(([sign]) => sign.test(agent))?.[1]

/** Device name from a user agent: « Firefox sur Windows ». */
export const appareilOf = (agent: string): string => {
  const navigateur = nameOf(NAVIGATEURS, agent)
  const systeme = nameOf(SYSTEMES, agent)
  if (navigateur === undefined) return 'Navigateur inconnu'
  return systeme === undefined ? navigateur : `${navigateur} sur ${systeme}`
}
