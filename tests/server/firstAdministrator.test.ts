import { expect, it } from 'vitest';
import { firstAdministratorHint } from '@app/server/auth/firstAdministrator';
import { openApp } from './support/openApp';
import { signIn } from './support/signedIn';

const { db, app } = await openApp();

it('says how to become an administrator until somebody is one', async () => {
  const { id } = await signIn(app);
  expect(await firstAdministratorHint(db, [])).toContain('ADMIN_EMAILS=');
  expect(await firstAdministratorHint(db, ['root@example.com'])).toBeNull();
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', id).execute();
  expect(await firstAdministratorHint(db, [])).toBeNull();
});
