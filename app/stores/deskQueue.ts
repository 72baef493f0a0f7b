import * as v from 'valibot';
import { sessionDraft } from '@app/device/sessionStore';

/** Query part of the queue's last address in this tab: its search, filter, order and place. */
export const deskQueue = sessionDraft(
  'draft.desk.queue',
  v.pipe(v.string(), v.startsWith('?'), v.maxLength(2000)),
);
