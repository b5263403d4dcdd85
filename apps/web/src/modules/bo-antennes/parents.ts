/** The way back up from the pages of the administrator's branches. */
export const PARENTS_BO = [{ to: '/administratrice/antenne', label: 'Antennes' }]
