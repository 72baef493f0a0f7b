import { expect, it } from 'vitest';
import { hintFirstAdministrator } from '@app/server/auth/firstAdministrator';
import { openApp } from './support/openApp';
import { signIn } from './support/signedIn';

const { db, app } = await openApp();

async function hints(adminEmails: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  await hintFirstAdministrator(db, adminEmails, (line) => lines.push(line));
  return lines;
}

it('says how to become an administrator until somebody is one', async () => {
  const { id } = await signIn(app);
  expect(await hints([])).toEqual([expect.stringContaining('ADMIN_EMAILS=')]);
  expect(await hints(['root@example.com'])).toEqual([]);
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', id).execute();
  expect(await hints([])).toEqual([]);
});
