export { areBloquees, bloqueesOf, notBloquee } from './blocages.filters.ts'
export { createBlocage } from './create-blocage.ts'
