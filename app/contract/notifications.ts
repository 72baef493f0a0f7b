import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { notificationSubjectSchema } from '@/domain/notifications/notificationSchema';
import { call } from './call';
import { textSchema } from './shapes';

const notificationSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  isRead: v.boolean(),
  // The server that it is about is gone.
  isServerGone: v.optional(v.boolean()),
  about: notificationSubjectSchema,
});

/** Notifications of an account (D31). */
export const notificationsContract = {
  list: call({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The notifications of the account, newest first; those of the last year.',
    role: 'customer',
    answer: v.object({ items: v.array(notificationSchema) }),
    refusals: [],
  }),
  setRead: call({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks notifications as read, or as unread again; ids that are not there are passed over.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(textSchema), v.maxLength(1000)), isRead: v.boolean() }),
    refusals: [],
  }),
};
