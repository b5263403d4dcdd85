// Import rules. One rule per idea; they apply to a new module as soon as its folder exists.
// scripts/fences.test.ts tests that each rule reports a violation.

/** Files that never run in production. */
const tests = ['\\.(test|e2e|factory)\\.tsx?$', '/test-[^/]+\\.tsx?$']
/** Files of a module that other modules may import; the factory is for tests and demo data only (rule test-only). */
const doors = '/([^/]+)/\\1\\.(public|factory)\\.tsx?$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid(
      'door',
      'A module reaches another only through its door: export what is needed from <m>.public.ts and import that.',
      { path: '^apps/([^/]+)/src/modules/(?:bo-)?([^/]+)/' },
      { path: '^apps/$1/src/modules/', pathNot: ['^apps/$1/src/modules/(?:bo-)?$2/', doors] },
    ),
    forbid(
      'twin',
      'bo-<m> imports <m>, never the reverse: move what both need to <m>. Tests may use bo-<m>.factory.ts.',
      { path: '^(apps|packages)/([^/]+)/src/modules/([^/]+)/' },
      { path: '^$1/$2/src/modules/bo-$3/', pathNot: '\\.factory\\.ts$' },
    ),
    forbid(
      'door-from-outside',
      'Seeds, browser tests and scripts use the modules’ doors and factories too: <m>.public.ts, <m>.factory.ts.',
      { path: '^(apps/[^/]+/seed|e2e|scripts|tools)/' },
      { path: '^apps/[^/]+/src/modules/', pathNot: doors },
    ),
    forbid(
      'contract-imports-zod-only',
      'The contract is read by both sides: it depends on zod and on itself. What needs more belongs to a side.',
      { path: '^packages/contract/src/', pathNot: tests },
      { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
    ),
    forbid(
      'contract-below-apps',
      'The contract, tests included, knows no application: move what both need into the contract.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'apps-apart',
      'Web and server meet in the contract, nowhere else: move what both need there.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'web-ui-knows-no-domain',
      'ui/ is drawn from its properties, without contract, call or module: pass it as a property, or move the component to its module.',
      { path: '^apps/web/src/ui/' },
      { path: ['^packages/contract/', '^apps/web/src/(kit|modules|app)/'] },
    ),
    forbid(
      'web-ui-knows-no-router',
      'The login page is drawn from ui/ before the router is loaded: draw links with ui/Anchor.',
      { path: '^apps/web/src/ui/', pathNot: tests },
      { path: '(^|/)node_modules/react-router/' },
    ),
    forbid(
      'web-kit-below-modules',
      'kit/ serves every module and knows none: pass what it needs as an argument, or move the code to the module.',
      { path: '^apps/web/src/kit/' },
      { path: '^apps/web/src/modules/' },
    ),
    forbid(
      'web-app-on-top',
      'app/ composes and nobody imports it: move what is shared to kit/.',
      { pathNot: ['^apps/web/src/app/', ...tests] },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'server-base-below-modules',
      'kit/, db/ and gateways/ serve every module and know none: pass what they need as an argument, or move the code to the module.',
      { path: '^apps/server/src/(kit|db|gateways)/', pathNot: tests },
      { path: '^apps/server/src/modules/' },
    ),
    forbid(
      'server-app-on-top',
      'The files directly in src/ (app.ts, modules.ts, main-*.ts) compose and nobody else imports them: move what is shared to kit/.',
      { pathNot: ['^apps/server/src/[^/]+$', ...tests] },
      { path: '^apps/server/src/[^/]+$' },
    ),
    forbid(
      'test-only',
      'What serves tests never runs in production: move what both need out of the factory or the test-*.ts file.',
      { pathNot: [...tests, '^(apps/[^/]+/seed|e2e|scripts|tools)/'] },
      { path: tests },
    ),
    forbid(
      'tools-apart',
      'What stands in for the outside world never runs in production: reach it over HTTP, through a gateway.',
      { path: '^(packages|apps)/', pathNot: tests },
      { path: '^tools/' },
    ),
    forbid(
      'no-circular',
      'No circles, not even of types: move what both sides need to a third file.',
      {},
      { circular: true },
    ),
    forbid(
      'unresolved',
      'Every import leads somewhere: correct its path, or install the package. What the build generates may be absent before it.',
      {},
      { couldNotResolve: true, pathNot: '/generated/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-demo|-dev)?/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
