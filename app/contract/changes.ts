import * as v from 'valibot';

/** Topics of an account that can change while a page shows them. */
export const changeTopics = [
  'account',
  'cart',
  /** Tickets as staff see them; only staff receive this topic. */
  'desk',
  /** Colleagues and invitations. */
  'members',
  'notifications',
  'payers',
  'payments',
  'servers',
  'tickets',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Data of the stream's first event `account`: the e-mail of the account, and its id where the backend has one. */
export const accountSchema = v.object({ account: v.string(), id: v.optional(v.string()) });

/** Data of each event `change`: the topics to reload. */
export const changeSchema = v.object({ topics: v.array(v.picklist(changeTopics)) });

/**
 * Query of the stream. A page reads before it can listen, so changes of the last `silentFor` milliseconds are sent as
 * soon as the stream opens. A server that does not know them sends every topic.
 */
export const changesQuery = v.object({
  silentFor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/**
 * Stream of changes for a signed-in tab (server-sent events, with a comment every 25 s as a keep-alive). After an
 * interruption a page reconnects and reloads everything, because it may have missed changes.
 */
export const changesPath = '/api/changes';
