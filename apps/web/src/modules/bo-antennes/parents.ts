import { pathTo } from '@entrelles/contract/kit/paths.ts'
/** Breadcrumb of the administrator’s branch pages. */
export const PARENTS_BO = [{ to: pathTo('/administratrice/antenne'), label: 'Antennes' }]
