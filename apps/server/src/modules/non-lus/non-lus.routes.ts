import { nonLusEndpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import type { ServerModule } from '#kit/module.ts'
import { bindRemembered } from '#kit/remembered.ts'
import type { Services } from '#kit/services.ts'
import { createFollowers } from './followers.ts'
import { createUnreadStore } from './unread-store.ts'

const NOTHING = { status: 204, body: undefined } as const
const MESSAGES = { status: 200, body: { nonLus: true } } as const
const NOTIFICATIONS = { status: 200, body: { nonLues: true } } as const

const createMemory = (services: Services) => {
  const store = createUnreadStore(services)
  const { follow, close } = createFollowers(store, services.memory)
  return {
    ...store,
    follow,
    close: () => {
      close()
      store.close()
    },
  }
}

export const nonLusModule: ServerModule = {
  name: 'non-lus',
  ...bindRemembered(nonLusEndpoints, createMemory, {
    getMessagesNonLus: ({ nonLus }) => (nonLus.messages ? MESSAGES : NOTHING),
    getNotificationsNonLues: ({ nonLus }) => (nonLus.notifications ? NOTIFICATIONS : NOTHING),
    getFlux: (presence, claims, { follow }) => follow(presence, claims),
  }),
}
