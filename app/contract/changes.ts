import * as v from 'valibot';

/** Topics of an account that can change under a page that shows them. */
export const changeTopics = [
  'account',
  'cart',
  /** Tickets as staff see them; only staff are told. */
  'desk',
  'notifications',
  'payers',
  'payments',
  'servers',
  'tickets',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** The data of the first event of the stream, `account`: whose changes it tells of, by e-mail. */
export const accountSchema = v.object({ account: v.string() });

/** The data of each event `change`: what to read again. */
export const changeSchema = v.object({ topics: v.array(v.picklist(changeTopics)) });

/**
 * The query of the stream. A page reads before it can listen: what has changed in the last `silentFor` milliseconds is told
 * as soon as the stream is open; a server that does not know it, or not any more, tells every topic.
 */
export const changesQuery = v.object({
  silentFor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/**
 * Where a signed-in tab listens (server-sent events; a comment every 25 s keeps the line open). When it is cut
 * a page opens it anew, and reads everything again: nobody knows since when it has heard nothing.
 */
export const changesPath = '/api/changes';
