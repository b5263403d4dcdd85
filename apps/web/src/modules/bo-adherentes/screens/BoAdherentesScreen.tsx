import { Adherentes } from '../components/Adherentes.tsx'

export const BoAdherentesScreen = () => <Adherentes espace="administratrice" />
