/** Replaces `pluriel`, `Singulier`… in the file name of a template with the names of the module. */
const named = (file, names) =>
  file
    .replace('Pluriel', names.Pluriel)
    .replace('Singulier', names.Singulier)
    .replace('pluriel', names['pluriel-kebab'])
    .replace('singulier', names['singulier-kebab'])

const destinations = (templates, folder, files, names) =>
  files.map((file) => [`${templates}/${file}`, `${folder}/${named(file.split('/').at(-1), names)}`])

const foldersOf = (module) => ({
  contract: `packages/contract/src/modules/${module}`,
  server: `apps/server/src/modules/${module}`,
  web: `apps/web/src/modules/${module}`,
})

const memberFiles = (names, today) => {
  const { contract, server, web } = foldersOf(names['pluriel-kebab'])
  const under = (folder, ...files) => destinations('module', folder, files, names)
  return [
    ...under(contract, 'contract/pluriel.schema.ts', 'contract/pluriel.endpoints.ts'),
    ['module/server/migration.sql', `apps/server/migrations/${today}-${names['pluriel-kebab']}.sql`],
    ...under(
      server,
      'server/pluriel.routes.ts',
      'server/pluriel.queries.ts',
      'server/pluriel.repository.ts',
      'server/create-singulier.ts',
      'server/pluriel.access.txt',
      'server/pluriel.api.test.ts',
    ),
    ...under(web, 'web/pluriel.routes.tsx', 'web/pluriel.api.ts'),
    ...under(`${web}/screens`, 'web/PlurielScreen.tsx'),
    ...under(`${web}/components`, 'web/PlurielList.tsx', 'web/SingulierDialog.tsx'),
    ['module/e2e/story.ts', `e2e/parcours/${names['pluriel-kebab']}.e2e.ts`],
    ['module/e2e/screens.ts', `e2e/soundness/screens/${names['pluriel-kebab']}.ts`],
  ]
}

const boFiles = (names) => {
  const { contract, server, web } = foldersOf(`bo-${names['pluriel-kebab']}`)
  const under = (folder, ...files) => destinations('bo', folder, files, names)
  return [
    ...under(contract, 'contract/bo-pluriel.endpoints.ts'),
    ...under('packages/contract/src/modules/journal', 'contract/journal-pluriel.actions.ts'),
    ...under(
      server,
      'server/bo-pluriel.routes.ts',
      'server/bo-pluriel.queries.ts',
      'server/bo-pluriel.repository.ts',
      'server/create-singulier-bo.ts',
      'server/update-singulier.ts',
      'server/delete-singulier.ts',
      'server/journal-singulier.ts',
      'server/bo-pluriel.access.txt',
      'server/bo-pluriel.api.test.ts',
    ),
    ...under(web, 'web/bo-pluriel.routes.tsx', 'web/bo-pluriel.api.ts', 'web/liste.ts'),
    ...under(`${web}/screens`, 'web/BoPlurielScreen.tsx'),
    ...under(`${web}/components`, 'web/PlurielTable.tsx', 'web/SingulierBoDialog.tsx'),
  ]
}

/** With a back office, the mail belongs to it, as in bo-faq. */
const letterFiles = (names, bo) => {
  const module = `${bo ? 'bo-' : ''}pluriel`
  return destinations(
    bo ? 'bo-letter' : 'letter',
    foldersOf(named(module, names)).server,
    [
      `${module}.lettres.ts`,
      `${module}.emails.tsx`,
      `${module}-mails.queries.ts`,
      `${module}-mails.api.test.ts`,
    ],
    names,
  )
}

/** The templates of the chosen options, each with its destination. */
export const filesOf = (names, { bo, letter }, today) => [
  ...memberFiles(names, today),
  ...(bo ? boFiles(names) : []),
  ...(letter ? letterFiles(names, bo) : []),
]
