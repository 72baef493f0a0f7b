import { afterEach, expect } from 'vitest';
import type { Db } from '@app/server/db/database';
import { auditBooks, billingOf } from './accountMoney';
import { signIn, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** Signs in a new customer and opens their account, which the first call does. */
export async function openAccount(app: TestApp): Promise<Person> {
  const person = await signIn(app);
  await billingOf(app, person).history();
  return person;
}

/** Expects balanced books after each test of a file. */
export function auditAfterEach(db: Db): void {
  afterEach(async () => {
    expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  });
}
