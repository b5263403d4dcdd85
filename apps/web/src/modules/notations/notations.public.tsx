export { NotationSection } from './components/NotationSection.tsx'
