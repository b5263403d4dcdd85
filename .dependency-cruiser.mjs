// Who may import whom. One rule per idea; a new module is fenced the moment its folder exists.
// scripts/fences.test.ts provokes every rule.

/** Files that never run in production. */
const tests = ['\\.(test|e2e|factory)\\.tsx?$', '/test-[^/]+\\.tsx?$']
/** What a module shows to the others; its factory serves tests and the demo world only (rule test-only). */
const doors = '/([^/]+)/\\1\\.(public|factory)\\.tsx?$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid(
      'door',
      'A module reaches another only through its door, <m>.public.ts.',
      { path: '^apps/([^/]+)/src/modules/([^/]+)/' },
      { path: '^apps/$1/src/modules/', pathNot: ['^apps/$1/src/modules/$2/', doors] },
    ),
    forbid(
      'door-from-outside',
      'Seeds, browser tests and scripts use the modules’ doors and factories too.',
      { path: '^(apps/[^/]+/seed|e2e|scripts|tools)/' },
      { path: '^apps/[^/]+/src/modules/', pathNot: doors },
    ),
    forbid(
      'contract-imports-zod-only',
      'The contract is read by both sides: it depends on zod and on itself.',
      { path: '^packages/contract/src/', pathNot: tests },
      { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
    ),
    forbid(
      'contract-below-apps',
      'The contract, tests included, knows no application.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'apps-apart',
      'Web and server meet in the contract, nowhere else.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'web-ui-knows-no-domain',
      'ui/ is drawn from its properties: no contract, no call, no module.',
      { path: '^apps/web/src/ui/' },
      { path: ['^packages/contract/', '^apps/web/src/(kit|modules|app)/'] },
    ),
    forbid(
      'web-kit-below-modules',
      'kit/ serves every module and knows none.',
      { path: '^apps/web/src/kit/' },
      { path: '^apps/web/src/modules/' },
    ),
    forbid(
      'web-app-on-top',
      'app/ composes; nobody imports it.',
      { pathNot: ['^apps/web/src/app/', ...tests] },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'server-base-below-modules',
      'kit/, db/ and gateways/ serve every module and know none.',
      { path: '^apps/server/src/(kit|db|gateways)/', pathNot: tests },
      { path: '^apps/server/src/modules/' },
    ),
    forbid(
      'server-app-on-top',
      'The files directly in src/ (app.ts, modules.ts, main-*.ts) compose; nobody else imports them.',
      { pathNot: ['^apps/server/src/[^/]+$', ...tests] },
      { path: '^apps/server/src/[^/]+$' },
    ),
    forbid(
      'test-only',
      'What serves tests never runs in production.',
      { pathNot: [...tests, '^(apps/[^/]+/seed|e2e|scripts|tools)/'] },
      { path: tests },
    ),
    forbid(
      'tools-apart',
      'What stands in for the outside world never runs in production.',
      { path: '^(packages|apps)/', pathNot: tests },
      { path: '^tools/' },
    ),
    forbid('no-circular', 'No circles, not even of types.', {}, { circular: true }),
    forbid(
      'unresolved',
      'Every import leads somewhere; what the build generates may be absent before it.',
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
