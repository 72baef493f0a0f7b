import type { Migration } from './migration';

/** Notifications about servers that are removed: nothing can be done about them any more (D31). */
export const goneServers: Migration = {
  version: 241,
  name: 'gone-servers',
  statements: [
    `create function "settleGoneServer"() returns trigger language plpgsql as $$
      begin
        update "notification" set "isRead" = true
          where "userId" = old."userId" and not "isRead" and "about" ->> 'serverId' = old."id"::text;
        return null;
      end
    $$`,
    `create trigger "server_settleNotifications" after delete on "server" for each row
      execute function "settleGoneServer"()`,
    `update "notification" set "isRead" = true where not "isRead" and "about" ->> 'serverId' is not null
      and not exists (select from "server" where "id" = ("notification"."about" ->> 'serverId')::bigint)`,
  ],
};
