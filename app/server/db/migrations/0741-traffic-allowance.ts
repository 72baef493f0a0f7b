import type { Migration } from './migration';

/** Monthly traffic allowance of plans, null for none, and the warnings about it that servers have had. */
export const trafficAllowance: Migration = {
  version: 741,
  name: 'traffic-allowance',
  statements: [
    `alter table "plan" add column "trafficGb" integer check ("trafficGb" > 0)`,
    `alter table "server" add column "trafficMonth" date`,
    `alter table "server" add column "trafficWarned" smallint not null default 0`,
  ],
};
