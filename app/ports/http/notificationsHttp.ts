import { notificationsContract } from '@app/contract/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import { watchChanges } from './changes';
import { send } from './send';

export const notificationsHttp: NotificationsPort = {
  list: async (signal) => (await send(notificationsContract.list, {}, signal)).items,
  setRead: (ids, isRead) => send(notificationsContract.setRead, { body: { ids: [...ids], isRead } }),
  watch: watchChanges('notifications'),
};
