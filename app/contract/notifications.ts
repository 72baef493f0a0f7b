import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { notificationSubjectSchema } from '@/domain/notifications/notificationSchema';
import { call } from './call';
import { textSchema } from './shapes';

const notificationSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  isRead: v.boolean(),
  // Whether its server no longer exists.
  isServerGone: v.optional(v.boolean()),
  about: notificationSubjectSchema,
});

/** Notifications of an account (D31). */
export const notificationsContract = {
  list: call({
    method: 'GET',
    path: '/api/notifications',
    summary: 'Lists the account’s notifications of the last year, newest first.',
    role: 'customer',
    answer: v.object({ items: v.array(notificationSchema) }),
    refusals: [],
  }),
  setRead: call({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks notifications as read or unread; unknown ids are ignored.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(textSchema), v.maxLength(1000)), isRead: v.boolean() }),
    refusals: [],
  }),
};
