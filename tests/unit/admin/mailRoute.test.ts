import { expect, test } from 'vitest';
import { governedNames } from '@app/server/settings/currentSettings';
import { initialSettings } from '@app/server/settings/storedSettings';
import { mailRoute, settingsFixedBy } from '@app/server/mail/mailRoute';

const saved = { ...initialSettings, smtpHost: 'smtp.provider.example', smtpPort: 2525 };

// tests: ADMIN-42
test('mail goes through the server of the settings, in the name and from the address that they state', () => {
  const settings = { ...saved, siteName: 'My "own" portal', senderEmail: 'no-reply@provider.example' };
  expect(mailRoute({}, settings, null)).toEqual({
    smtpUrl: 'smtp://smtp.provider.example:2525',
    login: null,
    from: '"My own portal" <no-reply@provider.example>',
  });
  expect(settingsFixedBy({})).toEqual([]);
});

// tests: MAIL-09
test('a login of the settings is used with its password, over TLS from the start at port 465', () => {
  const settings = { ...saved, smtpPort: 465, smtpUser: 'portal' };
  expect(mailRoute({}, settings, 'secret')).toMatchObject({
    smtpUrl: 'smtps://smtp.provider.example:465',
    login: { user: 'portal', pass: 'secret' },
  });
  // A password that cannot be decrypted any more: the mail server refuses the login.
  expect(mailRoute({}, settings, null).login).toEqual({ user: 'portal', pass: '' });
});

test('a portal whose settings name no mail server stores its mail', () => {
  expect(mailRoute({}, initialSettings, null).smtpUrl).toBeNull();
});

test('the environment decides what it states', () => {
  const env = { SMTP_URL: 'smtps://user:secret@mail.example.com', MAIL_FROM: 'Portal <a@example.com>' };
  expect(mailRoute(env, { ...saved, smtpUser: 'portal' }, 'secret')).toEqual({
    smtpUrl: env.SMTP_URL,
    login: null,
    from: env.MAIL_FROM,
  });
  expect(settingsFixedBy(env)).toEqual(['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'senderEmail']);
});

test('mails bear the brand’s names until another one is saved', () => {
  const brand = { ru: 'Меридиан', en: 'Meridian' };
  let siteName = initialSettings.siteName;
  const names = governedNames(brand, { current: () => ({ ...initialSettings, siteName }) });
  expect([names.ru, names.en]).toEqual(['Меридиан', 'Meridian']);
  siteName = 'Зенит';
  expect([names.ru, names.en]).toEqual(['Зенит', 'Зенит']);
});
