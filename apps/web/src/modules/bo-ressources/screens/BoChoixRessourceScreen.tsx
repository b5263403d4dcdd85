import { CreationChoices } from '../components/CreationChoices.tsx'

export const BoChoixRessourceScreen = () => <CreationChoices />
