import type { Migration } from './migration';

const messages = `"ticketMessage" "message"
  where "message"."userId" = "ticket"."userId" and "message"."ticketId" = "ticket"."id"`;

/** A queued ticket waits since the first message after its last answer, so that asking again loses no place. */
export const waitingSince: Migration = {
  version: 480,
  name: 'waiting-since',
  statements: [
    `update "ticket" set "waitingKey" = -(extract(epoch from coalesce(
        (select min("message"."at") from ${messages} and "message"."author" = 'customer' and "message"."number" > coalesce(
          (select max("message"."number") from ${messages} and "message"."author" = 'support'), 0)),
        "updatedAt")) * 1000)::bigint
      where "status" = 'queued'`,
  ],
};
