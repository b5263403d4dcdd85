import { ACTIONS_JOURNAL, type ActionJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type { EntreeJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'

type Words = Pick<EntreeJournal, 'libelle' | 'phrase' | 'nature'>

const isKnown = (action: string): action is ActionJournal => Object.hasOwn(ACTIONS_JOURNAL, action)

/** How an action is said; one that a newer node wrote has no words here yet. */
export const wordsOf = (action: string): Words =>
  isKnown(action) ? ACTIONS_JOURNAL[action] : { libelle: action, phrase: 'a agi sur', nature: 'modification' }
