export const CAMERA_ABSENTE = 'Ce navigateur ne donne pas accès à la caméra. Pointe dans la liste.'

/** Camera errors in French. */
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

/** Opens a camera, preferably on the given side. */
export const openCamera = (cote: Cote): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: cote }, width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  })

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

/** Whether there is a second camera. */
export const hasTwoCameras = async (): Promise<boolean> => {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1
}

// `torch` is not in the DOM types: few browsers support it.
type WithTorch = { readonly torch?: boolean }

export const hasLamp = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks()
  return Boolean((track?.getCapabilities?.() as WithTorch | undefined)?.torch)
}

export const setLamp = async (stream: MediaStream, torch: boolean): Promise<void> => {
  const [track] = stream.getVideoTracks()
  await track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
