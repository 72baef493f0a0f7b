import * as v from 'valibot';
/** What of an account can change under a page that shows it. */
export declare const changeTopics: readonly [
  'account',
  'cart',
  'notifications',
  'payers',
  'payments',
  'servers',
  'tickets',
];
export type ChangeTopic = (typeof changeTopics)[number];
/** The data of the first event of the stream, `account`: whose changes it tells of, by e-mail. */
export declare const accountSchema: v.ObjectSchema<
  {
    readonly account: v.StringSchema<undefined>;
  },
  undefined
>;
/** The data of each event `change`: what to read again. */
export declare const changeSchema: v.ObjectSchema<
  {
    readonly topics: v.ArraySchema<
      v.PicklistSchema<
        readonly ['account', 'cart', 'notifications', 'payers', 'payments', 'servers', 'tickets'],
        undefined
      >,
      undefined
    >;
  },
  undefined
>;
/**
 * Where a signed-in tab listens (server-sent events; a comment every 25 s keeps the line open). When it is cut
 * the browser comes back by itself, and reads everything again, since nothing is sent twice.
 */
export declare const changesPath = '/api/changes';
