type Answer = (isConfirmed: boolean) => void

let waiting: readonly Answer[] = []
const listeners = new Set<() => void>()

const setWaiting = (calls: readonly Answer[]): void => {
  waiting = calls
  for (const listener of listeners) listener()
}

/** For the dialog, which listens as long as the application is shown. */
export const subscribeToReauthentication = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a call waits for the password. */
export const isReauthenticationAsked = (): boolean => waiting.length > 0

/** Asks for the password; calls that wait together share one question. False where no dialog can ask it. */
export const askReauthentication = (): Promise<boolean> =>
  listeners.size === 0 ? Promise.resolve(false) : new Promise((resolve) => setWaiting([...waiting, resolve]))

/** Answers every waiting call: true once the server has the password, false when the user gives up. */
export const answerReauthentication: Answer = (isConfirmed) => {
  const answered = waiting
  setWaiting([])
  for (const answer of answered) answer(isConfirmed)
}
