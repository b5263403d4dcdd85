import { pathTo } from '@entrelles/contract/kit/paths.ts'
/** The way back up from the pages of the administrator's branches. */
export const PARENTS_BO = [{ to: pathTo('/administratrice/antenne'), label: 'Antennes' }]
