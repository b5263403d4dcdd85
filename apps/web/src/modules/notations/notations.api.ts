import { notationsEndpoints } from '@entrelles/contract/modules/notations/notations.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#kit/notify.ts'
import { mutationOf } from '#kit/query.ts'
import { loadUser } from '#kit/session.ts'

const thank = () => notify('Ta participation est bien prise en compte.')

/** R8-9: one sentence, whatever the cause. */
const onError = () => notifyFailure(undefined)

/** Reads `me` again: a layout that is mounted again must know that the month has its rating. */
const refreshUser = () => void loadUser().catch(() => undefined)

export const useCreateNotation = () =>
  useMutation({
    ...mutationOf(notationsEndpoints.createNotation),
    onSuccess: () => {
      thank()
      refreshUser()
    },
    onError,
  })

/** For a banner that is closed without a score: a success is not announced. */
export const useDeclineNotation = () =>
  useMutation({ ...mutationOf(notationsEndpoints.createNotation), onSuccess: refreshUser, onError })

export const useUpdateNotation = () =>
  useMutation({ ...mutationOf(notationsEndpoints.updateNotation), onSuccess: thank, onError })
