import { Intervenantes } from '../components/Intervenantes.tsx'

export const BoIntervenantsScreen = () => <Intervenantes />
