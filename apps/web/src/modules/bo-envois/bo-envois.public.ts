export { EnvoisSection } from './components/EnvoisSection.tsx'
