import { RessourcesPage } from '../components/RessourcesPage.tsx'

/** Every resource, the proposals and the remarks of members. */
export const BoRessourcesScreen = () => <RessourcesPage />
