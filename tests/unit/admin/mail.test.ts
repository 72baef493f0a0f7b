import { expect, test } from 'vitest';
import { mailKinds, mailRules, resendProblem } from '@/domain/admin/mail';
import { makeSentMail } from '@/sample-data/mails';

// tests: MAIL-03
test('a mail with a secret is never sent again, one of a form only by its reader', () => {
  const problemsOf = (canRepeat: boolean) =>
    mailKinds.filter((kind) => resendProblem({ kind, canRepeat }) === 'secret');
  expect(problemsOf(true)).toEqual([
    'verificationCode',
    'passwordReset',
    'emailChange',
    'serverAccess',
    'memberInvited',
  ]);
  expect(problemsOf(false)).toEqual(problemsOf(true));
  expect(resendProblem({ kind: 'addressTaken', canRepeat: false })).toBe('onRequest');
  expect(resendProblem({ kind: 'bill', canRepeat: true })).toBeNull();
});

// tests: MAIL-01
test('a mail is found by its number, address and subject, and by its day', () => {
  const mail = makeSentMail();
  expect(mailRules.searchable(mail)).toEqual(['#4127', mail.email, mail.subject]);
  const { day } = mailRules.conditions;
  const holds = (of: '2026-11-21' | '2026-11-20') => day.by === 'row' && day.test(mail, of);
  expect([holds('2026-11-21'), holds('2026-11-20')]).toEqual([true, false]);
});
