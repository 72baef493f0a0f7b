import { describe, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { changedTexts, ownText, writeMail } from '@app/server/mail/mailTexts';
import { serverMail } from '@app/server/mail/serverMail';
import { mailTemplates, mailTextProblems, variablesOf } from '@/domain/admin/mailText';
import { rubles } from '@/domain/money/money';
import { locales } from '@/i18n/locale';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

/* Texts of the mails: changed by staff, checked by the rules of the form, and used by the next mail. */

const { db, app } = await openApp();
const admin = await signIn(app, 'admin');
const { mailTexts, saveMailText, restoreMailText, previewMailText, audit } = adminContract;

const ofRenewal = { template: 'renewing', language: 'ru' } as const;
const to = {
  email: 'ann@example.com',
  language: 'ru',
  brandName: 'Meridian',
  baseUrl: 'https://my.example.com',
} as const;
const event = {
  kind: 'renewing',
  serverId: 1,
  domain: 'a.example.ru',
  day: '2026-12-03',
  amount: rubles(1577),
  period: 'month',
} as const;
const draft = { subject: 'Скоро продление {domain}', body: '{date} спишем {amount}.\n\n<b>Спасибо!</b>' };

const read = async (params: { template: string; language: string } = ofRenewal) => {
  const { items } = await answerOf(mailTexts, callAs(app, admin, mailTexts));
  const found = items.find(
    ({ template, language }) => template === params.template && language === params.language,
  );
  if (!found) throw new Error('No such text');
  return found;
};
const save = (body: object, version: string) =>
  callAs(app, admin, saveMailText, { params: ofRenewal, body, version });

// tests: MAIL-05
it('lists every text in each language', async () => {
  const { items } = await answerOf(mailTexts, callAs(app, admin, mailTexts));
  expect(items).toHaveLength(mailTemplates.length * locales.length);
  expect(items.every(({ isChanged, version }) => !isChanged && version === '0')).toBe(true);
});

// tests: MAIL-05
it('is in the next mail once it is changed, and is the portal’s own again once it is restored', async () => {
  const before = await read();
  const saved = await save(draft, before.version);
  expect(saved.status).toBe(200);
  const texts = await changedTexts(db, 'ru');
  const mail = serverMail(event, { ...to, texts });
  expect(mail.subject).toBe('Скоро продление a.example.ru');
  expect(mail.text).toContain('3 декабря 2026 г. спишем 1');
  expect(mail.html).toContain('<p>&lt;b&gt;Спасибо!&lt;/b&gt;</p>');
  expect(await read()).toMatchObject({ ...draft, isChanged: true, version: '1' });
  expect(await read({ ...ofRenewal, language: 'en' })).toMatchObject({ isChanged: false });

  const stale = await save(draft, before.version);
  expect([stale.status, await codeOf(stale)]).toEqual([409, 'stale']);

  const restored = await callAs(app, admin, restoreMailText, { params: ofRenewal });
  expect(restored.status).toBe(200);
  expect(await read()).toEqual(before);
  expect((await changedTexts(db, 'ru')).size).toBe(0);
  const { items } = await answerOf(audit, callAs(app, admin, audit, { query: { search: 'renewing ru' } }));
  expect(items.map(({ kind }) => kind)).toEqual(['mailTextRestored', 'mailTextSaved']);
  expect(items[1]?.changes).toContainEqual({ field: 'text', before: before.body, after: draft.body });
});

// tests: MAIL-06
it.each([
  ['a required variable is missing', { ...draft, body: 'Спишем {amount}.' }, 'body'],
  ['a variable is unknown', { ...draft, subject: '{password}' }, 'subject'],
])('is refused where %s, and stored nowhere', async (_, body, field) => {
  const answer = await save(body, (await read()).version);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: expect.arrayContaining([field]) as unknown });
  const preview = await callAs(app, admin, previewMailText, { params: ofRenewal, body });
  expect(preview.status).toBe(422);
  expect(await read()).toMatchObject({ isChanged: false });
});

// tests: MAIL-07
it('is previewed with sample data, and changes nothing by that', async () => {
  const { subject, html } = await answerOf(
    previewMailText,
    callAs(app, admin, previewMailText, { params: ofRenewal, body: draft }),
  );
  expect(subject).toBe('Скоро продление shop.example.com');
  expect(html).toContain('color-scheme');
  expect(html).toContain('&lt;b&gt;Спасибо!&lt;/b&gt;');
  expect(html).not.toMatch(/\{\w+\}/);
  expect(await read()).toMatchObject({ isChanged: false });
});

it('falls back to the portal’s own text where a stored one does not fit its mail any more', async () => {
  await db
    .insertInto('mailText')
    .values({ ...ofRenewal, subject: 'x', body: 'Without its variables' })
    .execute();
  expect((await changedTexts(db, 'ru')).size).toBe(0);
  await db.deleteFrom('mailText').execute();
});

// tests: MAIL-06
describe.each(locales)('the portal’s own text in %s', (language) => {
  it.each(mailTemplates)('of %s keeps the rules, and every variable has a sample', async (template) => {
    const text = ownText(template, language);
    expect(mailTextProblems(template, text)).toEqual({});
    const values = Object.fromEntries(variablesOf(template).map(({ name }) => [name, `<${name}>`]));
    const { subject, body } = writeMail({ language, brandName: 'Meridian' }, template, values);
    expect(`${subject}${body}`).not.toMatch(/\{\w+\}/);
    const preview = await answerOf(
      previewMailText,
      callAs(app, admin, previewMailText, { params: { template, language }, body: text }),
    );
    expect(preview.subject + preview.html).not.toMatch(/\{\w+\}/);
  });
});
