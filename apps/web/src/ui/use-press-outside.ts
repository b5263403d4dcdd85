import { useEffect, useEffectEvent } from 'react'

/** Calls back on a pointerdown outside these elements. */
export const usePressOutside = (
  inside: readonly (Element | null)[],
  isActive: boolean,
  onPressOutside: () => void,
): void => {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && inside.some((element) => element?.contains(target))) return
    onPressOutside()
  })

  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [isActive])
}
