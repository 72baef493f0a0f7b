import type { Migration } from './migration';

/** Payment methods have versions: of two who change one at once, the second is refused. */
export const methodVersions: Migration = {
  version: 422,
  name: 'method-versions',
  statements: [`alter table "paymentMethod" add column "version" integer not null default 1`],
};
