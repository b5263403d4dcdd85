export { FichiersField } from './components/FichiersField.tsx'
export { FichiersList } from './components/FichiersList.tsx'
export { useSubmitAfter } from './use-submit-after.ts'
