import { IntervenantsPage } from '../components/IntervenantsPage.tsx'

export const BoIntervenantsScreen = () => <IntervenantsPage />
