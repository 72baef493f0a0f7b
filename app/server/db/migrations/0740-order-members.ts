import type { Migration } from './migration';

/** Orders name the colleague who placed them, as payments do (migration 640); older ones are filled from these. */
export const orderMembers: Migration = {
  version: 740,
  name: 'order-members',
  statements: [
    `alter table "order" add column "member" text`,
    `update "order" set "member" = "payment"."member" from "payment"
      where "payment"."id" = "order"."paymentId" and "payment"."member" is not null`,
    `alter table "order" alter column "member" set default nullif(current_setting('portal.member', true), '')`,
  ],
};
