import type { Migration } from './migration';

/** Payments that the built-in test bank knows (app/server/testBank). It never stores a card's number. */
export const testBank: Migration = {
  version: 21,
  name: 'test-bank',
  statements: [
    `create table "bankPayment" (
      "reference" text primary key,
      "orderId" text not null unique,
      "label" text not null,
      "currency" text not null,
      "minor" bigint not null check ("minor" > 0),
      "returnUrl" text not null,
      "language" text not null,
      "expiresAt" timestamptz not null,
      "status" text not null default 'open'
        check ("status" in ('open', 'confirming', 'paid', 'declined', 'refunded')),
      "behaviour" text,
      "declineReason" text,
      "codeTries" integer not null default 0
    )`,
  ],
};
