import type { Migration } from './migration';

/** Prices of plans have dates; plans can be hidden, sold out, limited in number and recommended. */
export const planPrices: Migration = {
  version: 420,
  name: 'plan-prices',
  statements: [
    `create table "planPrice" (
      "plan" text not null references "plan" ("name") on update cascade on delete cascade,
      "from" timestamptz not null,
      "monthly" bigint not null check ("monthly" >= 0),
      primary key ("plan", "from")
    )`,
    `alter table "plan"
      add column "sale" text not null default 'open' check ("sale" in ('open', 'soldOut', 'hidden')),
      add column "stock" integer check ("stock" >= 0),
      add column "stockSetAt" timestamptz not null default now(),
      add column "isRecommended" boolean not null default false,
      add column "version" integer not null default 1`,
    // An open payment is a promise about the prices of its moment (D39).
    `alter table "payment" add column "pricedAt" timestamptz not null default now()`,
  ],
};
