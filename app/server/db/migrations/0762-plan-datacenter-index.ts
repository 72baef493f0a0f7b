import type { Migration } from './migration';

/** Finds the plans of a data centre. */
export const planDatacenterIndex: Migration = {
  version: 762,
  name: 'plan datacenter index',
  statements: [`create index "plan_datacenter_idx" on "plan" ("datacenter")`],
};
