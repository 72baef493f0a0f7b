import * as v from 'valibot';

/** What of an account can change under a page that shows it. */
export const changeTopics = [
  'account',
  'cart',
  'notifications',
  'payers',
  'payments',
  'servers',
  'tickets',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** The data of each event of the stream: what to read again. */
export const changeSchema = v.object({ topics: v.array(v.picklist(changeTopics)) });

/**
 * Where a signed-in tab listens (server-sent events, event `change`; a comment every 25 s keeps the line open). When it is cut
 * the browser comes back by itself, and reads everything again, since nothing is sent twice.
 */
export const changesPath = '/api/changes';
