const EXAMPLE = 'npm run new:module -- coups-de-pouce coup-de-pouce [--bo] [--letter]'
const OPTIONS = ['bo', 'letter']
const KEBAB = /^[a-z]+(-[a-z]+)*$/
/** A French plural has at least one word that ends in s, x or z: « coups-de-pouce », « choix ». */
const PLURAL = /[sxz](-|$)/

/** The parsed arguments, or an error message. Without « -- », npm takes the options and sets npm_config_ variables. */
export const readArguments = (args, env) => {
  const kept = OPTIONS.find((option) => env[`npm_config_${option}`] !== undefined)
  if (kept !== undefined)
    return { refusal: `npm kept --${kept} for itself, it goes after « -- »: ${EXAMPLE}` }
  const given = args.filter((word) => word.startsWith('-')).map((word) => word.replace(/^-+/, ''))
  const unknown = given.find((option) => !OPTIONS.includes(option))
  if (unknown !== undefined) return { refusal: `--${unknown} is no option of this command: ${EXAMPLE}` }
  const [pluriel = '', singulier = '', ...others] = args.filter((word) => !word.startsWith('-'))
  if (others.length > 0 || !KEBAB.test(pluriel) || !KEBAB.test(singulier))
    return { refusal: `A plural and its singular, in lower case without accents: ${EXAMPLE}` }
  if (!PLURAL.test(pluriel))
    return { refusal: `« ${pluriel} » is no French plural; the plural comes first: ${EXAMPLE}` }
  return { pluriel, singulier, bo: given.includes('bo'), letter: given.includes('letter') }
}

const camel = (word) => word.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = (word) => camel(`-${word}`)
const snake = (word) => word.replaceAll('-', '_')
const spaced = (word) => word.replaceAll('-', ' ')

/** The names of a module, by their placeholders in the templates: {{Pluriel}}, {{singulier-kebab}}… */
export const namesOf = (pluriel, singulier) => ({
  pluriel: camel(pluriel),
  singulier: camel(singulier),
  Pluriel: pascal(pluriel),
  Singulier: pascal(singulier),
  'pluriel-kebab': pluriel,
  'singulier-kebab': singulier,
  pluriel_snake: snake(pluriel),
  singulier_snake: snake(singulier),
  PLURIEL_SNAKE: snake(pluriel).toUpperCase(),
  plurielplat: pluriel.replaceAll('-', ''),
  titre: spaced(pluriel).replace(/^./, (letter) => letter.toUpperCase()),
  noms: spaced(pluriel),
  nom: spaced(singulier),
})

/** Lines from {{#option}} to {{/option}} are kept with that option, lines from {{^option}} without it. */
const SECTION = /^\{\{([#^])(\w+)\}\}\n(.*?)^\{\{\/\2\}\}\n/gms

/** Fills a template with the names of the module and keeps the lines of its options. */
export const fill = (text, names, options) =>
  text
    .replaceAll(SECTION, (_, kind, option, lines) =>
      Boolean(options[option]) === (kind === '#') ? lines : '',
    )
    .replaceAll(/\{\{([\w-]+)\}\}/g, (hole, name) => {
      if (names[name] === undefined)
        throw new Error(`A template asks for ${hole}, which is no name of a module.`)
      return names[name]
    })
