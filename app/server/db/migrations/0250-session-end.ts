import type { Migration } from './migration';

/**
 * A session ends 30 days after it began, however often it is prolonged. The database sees to it, because the auth library
 * prolongs sessions by itself. Those that exist are cut when they are next prolonged.
 */
export const sessionEnd: Migration = {
  version: 250,
  name: 'session-end',
  statements: [
    `create function "endSession"() returns trigger language plpgsql as $$
    begin
      new."expiresAt" := least(new."expiresAt", new."createdAt" + interval '30 days');
      return new;
    end $$`,
    `create trigger "session_end" before insert or update of "expiresAt" on "session"
      for each row execute function "endSession"()`,
  ],
};
