export { useReadCible } from './use-read-cible.ts'
