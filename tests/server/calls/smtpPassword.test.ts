import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import type { AdminSettings } from '@/domain/admin/settings';
import { sampleSettings } from '@/sample-data/admin';
import { sealedSmtpPassword, settingsVersion } from '@app/server/settings/storedSettings';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const { db, app } = await openApp();
const admin = await signIn(app, 'admin');
const { audit, saveSettings, settings } = adminContract;
const password = ' correct horse, battery ';

const send = async (changes: Partial<AdminSettings>) =>
  callAs(app, admin, saveSettings, {
    body: { ...sampleSettings, ...changes },
    version: await settingsVersion(db),
  });
const used = async () => {
  await app.deps.settings.refresh();
  return app.deps.settings.smtpPassword();
};

// tests: MAIL-09
it('is stored encrypted, used, kept by an empty one, replaced, and deleted with its login', async () => {
  expect(await used()).toBeNull();
  const saved = await answerOf(saveSettings, send({ smtpUser: 'portal', smtpPassword: password }));
  expect(saved).toMatchObject({ smtpUser: 'portal', smtpPassword: '', hasSmtpPassword: true });
  expect(await used()).toBe(password);
  expect(await sealedSmtpPassword(db)).not.toContain('horse');
  const row = await db.selectFrom('setting').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('horse');

  const kept = await answerOf(saveSettings, send({ smtpUser: 'portal', siteName: 'Zenith' }));
  expect(kept.hasSmtpPassword).toBe(true);
  expect(await used()).toBe(password);
  await answerOf(saveSettings, send({ smtpUser: 'portal', smtpPassword: 'another' }));
  expect(await used()).toBe('another');

  expect(await answerOf(saveSettings, send({}))).toMatchObject({ smtpUser: '', hasSmtpPassword: false });
  expect(await used()).toBeNull();
});

// tests: MAIL-09
it('is in no answer and not in the audit trail, which names its change', async () => {
  const texts = [await (await send({ smtpUser: 'portal', smtpPassword: password })).text()];
  const body = { ...sampleSettings, smtpUser: 'portal', smtpPassword: 'third horse' };
  const stale = await callAs(app, admin, saveSettings, { body, version: '0' });
  expect(stale.status).toBe(409);
  texts.push(await stale.text(), await (await callAs(app, admin, settings)).text());
  const trail = await answerOf(audit, callAs(app, admin, audit));
  expect(trail.items[0]?.changes).toContainEqual({ field: 'smtpPassword', before: '', after: '••••••' });
  texts.push(JSON.stringify(trail));
  const events = await db.selectFrom('auditEvent').selectAll().execute();
  expect([...texts, JSON.stringify(events)].join('')).not.toContain('horse');
});

// tests: MAIL-09
it.each([
  ['server', { smtpHost: 'smtp.elsewhere.example' }],
  ['port', { smtpPort: 2525 }],
  ['login', { smtpUser: 'another' }],
])('is not sent to another %s: it is deleted, unless it is entered again', async (_, change) => {
  await answerOf(saveSettings, send({ smtpUser: 'portal', smtpPassword: password }));
  expect(await used()).toBe(password);
  const moved = await answerOf(saveSettings, send({ smtpUser: 'portal', ...change }));
  expect(moved.hasSmtpPassword).toBe(false);
  expect(await used()).toBeNull();
  await answerOf(saveSettings, send({ smtpUser: 'portal', ...change, smtpPassword: 'new one' }));
  expect(await used()).toBe('new one');
});

it('is refused without a login, and too long', async () => {
  for (const changes of [
    { smtpPassword: 'secret' },
    { smtpUser: 'portal', smtpPassword: 'x'.repeat(201) },
    { smtpUser: 'x'.repeat(201) },
  ]) {
    const refused = await send(changes);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
});
