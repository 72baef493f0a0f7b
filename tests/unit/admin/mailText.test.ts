import { expect, test } from 'vitest';
import { mailTextProblems, mailTextRules, usableMailText, variablesOf } from '@/domain/admin/mailText';
import { makeMailText } from '@/sample-data/mailTexts';

const draft = { subject: 'Server {domain}', body: 'On {date} we charge {amount}.' };

// tests: MAIL-06
test('a text has every required variable, in its subject or its body', () => {
  expect(mailTextProblems('renewing', draft)).toEqual({});
  expect(mailTextProblems('renewing', { ...draft, body: 'On {date} we charge you.' })).toEqual({
    body: { kind: 'missing', name: 'amount' },
  });
  expect(mailTextProblems('renewing', { ...draft, subject: 'Your server' })).toEqual({
    body: { kind: 'missing', name: 'domain' },
  });
});

// tests: MAIL-06
test.each([
  ['{name}', 'name'],
  ['{ domain }', ' domain '],
  ['{}', ''],
])('%s is no variable of the mail', (text, name) => {
  const unknown = { kind: 'unknown', name };
  expect(mailTextProblems('renewing', { ...draft, subject: text })).toMatchObject({ subject: unknown });
  expect(mailTextProblems('renewing', { ...draft, body: `${draft.body} ${text}` })).toEqual({
    body: unknown,
  });
});

test('a text is required, and has its limits', () => {
  expect(mailTextProblems('over', { subject: ' ', body: 'x' })).toMatchObject({
    subject: { kind: 'required' },
  });
  const longest = { subject: 'x'.repeat(200), body: `{domain}${'x'.repeat(4992)}` };
  expect(mailTextProblems('over', longest)).toEqual({});
  expect(mailTextProblems('over', { subject: `${longest.subject}x`, body: `${longest.body}x` })).toEqual({
    subject: { kind: 'tooLong' },
    body: { kind: 'tooLong' },
  });
});

test('a subject is stored as one line, and what has problems is not stored', () => {
  expect(usableMailText('renewing', { ...draft, subject: ' Server\n{domain} ' })?.subject).toBe(
    'Server {domain}',
  );
  expect(usableMailText('renewing', { ...draft, body: '' })).toBeNull();
});

test('the brand may be in every text', () => {
  expect(variablesOf('deleted')).toEqual([
    { name: 'domain', isRequired: true },
    { name: 'brand', isRequired: false },
  ]);
});

test('the list filters by language and by what was changed', () => {
  const { language, state } = mailTextRules.conditions;
  const text = makeMailText({ isChanged: true });
  expect([language.by === 'equal' && language.of(text), state.by === 'equal' && state.of(text)]).toEqual([
    'ru',
    'changed',
  ]);
});
