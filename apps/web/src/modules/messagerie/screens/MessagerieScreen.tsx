import { InboxFrame } from '../components/InboxFrame.tsx'

/** The inbox (R2.1-15). */
export const MessagerieScreen = () => <InboxFrame />
