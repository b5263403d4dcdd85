import { pushEndpoints } from '@entrelles/contract/modules/notifications/push.endpoints.ts'
import type { AbonnementPushId } from '@entrelles/contract/modules/notifications/push.schema.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { notify, notifyFailure } from '#kit/notify.ts'
import { endPush } from '#kit/push.ts'
import { actOf, queryOf } from '#kit/query.ts'
import { sessionOf } from '#kit/refresh-rules.ts'
import { useUser } from '#kit/session.ts'
import { readTokens } from '#kit/tokens.ts'
import { readNavigateur, subscribePush } from './push-navigateur.ts'

/** Her devices, and the key that browsers subscribe with. */
export const useAbonnementsPush = () => useSuspenseQuery(queryOf(pushEndpoints.listAbonnementsPush, {})).data

/** Whether the association has set push up: otherwise nothing of it is shown. */
export const usePushDisponible = (): boolean => useAbonnementsPush().clePublique !== null

/** What this browser can do; read again after each act, like what the server says. */
export const useNavigateur = (clePublique: string) =>
  useSuspenseQuery({
    queryKey: ['navigateur-push', clePublique],
    queryFn: () => readNavigateur(clePublique),
    // Nothing of it needs the network.
    networkMode: 'always',
  }).data

/** Switches notifications on in this browser. `permission` is asked by the click itself: browsers ask only after a gesture. */
export const useActivatePush = (clePublique: string) => {
  const compte = useUser().adherente.id
  return useMutation({
    mutationFn: async (permission: Promise<NotificationPermission>) => {
      if ((await permission) !== 'granted') return false
      const session = sessionOf(readTokens()?.token ?? '') ?? ''
      const body = await subscribePush(clePublique, { compte, session })
      await call(pushEndpoints.createAbonnementPush, { body })
      return true
    },
    onSettled: (isOn) => {
      if (isOn === true) notify('Cet appareil recevra tes notifications.')
    },
    onError: notifyFailure,
  })
}

/** Switches them off in this browser. */
export const useDeactivatePush = () =>
  useMutation({
    mutationFn: async (id: AbonnementPushId) => {
      await call(pushEndpoints.deleteAbonnementPush, { query: { id } })
      await endPush()
    },
    onSettled: (_nothing, error) => {
      if (error === null) notify('Cet appareil ne reçoit plus de notifications.')
    },
    onError: notifyFailure,
  })

export const useDeleteAbonnementPush = () =>
  useMutation(actOf(pushEndpoints.deleteAbonnementPush, 'L’appareil est retiré.'))
