export const CAMERA_ABSENTE = 'Ce navigateur ne donne pas accès à la caméra. Pointe dans la liste.'

/** Why there is no picture, in the words of the page. */
const REFUS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'L’accès à la caméra est refusé. Autorise-le dans les réglages de ton navigateur, ou pointe dans la liste.',
  NotFoundError: 'Aucune caméra n’a été trouvée sur cet appareil. Pointe dans la liste.',
  OverconstrainedError: 'Aucune caméra n’a été trouvée sur cet appareil. Pointe dans la liste.',
  NotSupportedError: CAMERA_ABSENTE,
  NotReadableError: 'La caméra est déjà utilisée par une autre application. Ferme-la, puis réessaie.',
}

export const refusCamera = (error: unknown): string =>
  REFUS[(error as Partial<DOMException> | undefined)?.name ?? ''] ??
  'La caméra n’a pas pu s’ouvrir. Réessaie, ou pointe dans la liste.'

export type Cote = 'environment' | 'user'

/** Opens a camera: that of the back if there is one. */
export const openCamera = (cote: Cote): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: cote }, width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  })

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

/** Whether there is another one to turn to. */
export const hasTwoCameras = async (): Promise<boolean> => {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1
}

// The light of a camera is not in the types: not every browser knows it.
type WithTorch = { readonly torch?: boolean }

export const hasLamp = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks()
  return Boolean((track?.getCapabilities?.() as WithTorch | undefined)?.torch)
}

export const setLamp = async (stream: MediaStream, torch: boolean): Promise<void> => {
  const [track] = stream.getVideoTracks()
  await track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
