import { AdherentesPage } from '../components/AdherentesPage.tsx'

export const BoAdherentesScreen = () => <AdherentesPage espace="administratrice" />
