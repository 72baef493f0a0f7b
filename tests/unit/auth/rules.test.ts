import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTRY_CODES, PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import { loginProblems, toLoginPayload } from '@/domain/auth/loginRules';
import {
  emptyRegistrationDraft,
  registrationProblems,
  toRegistrationPayload,
  withDocumentsAccepted,
  type CountryCode,
  type RegistrationDraft,
} from '@/domain/auth/registrationRules';
import { countryRegions } from '@/domain/auth/regions';
import { isSame } from '@/domain/values/isSame';
import { emailProblem, usableEmail } from '@/domain/auth/fieldRules';
import { passwordResetProblems } from '@/domain/auth/passwordReset';
import { toAsciiEmail } from '@/domain/auth/payloads';
import { canVerify, codeFrom } from '@/domain/auth/verificationRules';

const agreed = { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true };
const complete: RegistrationDraft = {
  firstName: 'Анна',
  lastName: 'Соколова',
  email: 'anna@example.ru',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  countryCode: 'US',
  region: 'texas',
  agreements: agreed,
};

// tests: REGISTER-01, REGISTER-02, REGISTER-03, REGISTER-05, REGISTER-12
test('an empty registration breaks every rule of §5', () => {
  expect(registrationProblems(emptyRegistrationDraft)).toEqual({
    firstName: 'auth.problem.required',
    lastName: 'auth.problem.required',
    email: 'auth.problem.required',
    password: 'auth.problem.required',
    confirmPassword: 'auth.problem.required',
    region: 'auth.problem.choose',
    agreements: 'auth.problem.agreements',
  });
  expect(toRegistrationPayload(emptyRegistrationDraft)).toBeNull();
});

// tests: REGISTER-02, REGISTER-11, REGISTER-12
test.each<[string, Partial<RegistrationDraft>, ReturnType<typeof registrationProblems>]>([
  ['complete', {}, {}],
  [
    'passwords that differ',
    { confirmPassword: 'Correct horse' },
    { confirmPassword: 'auth.problem.passwordsDiffer' },
  ],
  [
    'a password of seven',
    { password: '1234567', confirmPassword: '1234567' },
    { password: 'auth.problem.passwordShort' },
  ],
  ['a password of eight', { password: 'k8#vQ2!m', confirmPassword: 'k8#vQ2!m' }, {}],
  [
    'a password that is tried first',
    { password: '12345678', confirmPassword: '12345678' },
    { password: 'auth.problem.passwordCommon' },
  ],
  [
    'a password of spaces',
    { password: ' '.repeat(8), confirmPassword: ' '.repeat(8) },
    { password: 'auth.problem.passwordCommon' },
  ],
  [
    'a password that is the own address',
    { email: 'anna.sokolova@example.ru', password: 'Anna.Sokolova1', confirmPassword: 'Anna.Sokolova1' },
    { password: 'auth.problem.passwordCommon' },
  ],
  ['a blank name', { firstName: '   ' }, { firstName: 'auth.problem.required' }],
  [
    'a name with a control character',
    { lastName: 'So\u0000kolova' },
    { lastName: 'auth.problem.characters' },
  ],
  ['a name of 200 characters', { firstName: 'Я'.repeat(200) }, {}],
  ['a name of 5000 characters', { firstName: 'Я'.repeat(5000) }, { firstName: 'auth.problem.tooLong' }],
  ['emoji, right-to-left, quote, braces', { firstName: '👩‍🚀 محمد', lastName: `O'Neil "{{x}}"` }, {}],
  ['no address', { email: 'anna' }, { email: 'auth.problem.email' }],
  ['an encoded domain', { email: 'anna@xn--e1afmkfd.xn--p1ai' }, {}],
  ['a long address', { email: `${'a'.repeat(250)}@example.ru` }, { email: 'auth.problem.tooLong' }],
  [
    'one consent missing',
    { agreements: { ...agreed, refundPolicy: false } },
    { agreements: 'auth.problem.agreements' },
  ],
])('registration: %s', (_, changes, problems) => {
  const draft = { ...complete, ...changes };
  expect(registrationProblems(draft)).toEqual(problems);
  expect(toRegistrationPayload(draft) === null).toBe(Object.keys(problems).length > 0);
});

// tests: REGISTER-13
test('the payload is §7 and no more; the password goes as typed', () => {
  const password = ` ${'пароль '.repeat(18)}`;
  expect(
    toRegistrationPayload({
      ...complete,
      email: ' Anna@Example.RU ',
      firstName: ' Анна ',
      password,
      confirmPassword: password,
    }),
  ).toEqual({
    email: 'anna@example.ru',
    password,
    firstName: 'Анна',
    lastName: 'Соколова',
    countryCode: 'US',
    region: 'texas',
    agreements: agreed,
  });
});

// tests: REGISTER-21
test('a region belongs to its country (D49)', () => {
  const regionProblem = (countryCode: CountryCode, region: RegistrationDraft['region']) =>
    registrationProblems({ ...complete, countryCode, region }).region;
  expect(countryRegions.RU).toHaveLength(83);
  expect(countryRegions.DE).toHaveLength(16);
  for (const countryCode of COUNTRY_CODES)
    for (const region of countryRegions[countryCode]) {
      expect(regionProblem(countryCode, region)).toBeUndefined();
      for (const other of COUNTRY_CODES.filter((code) => code !== countryCode))
        expect(regionProblem(other, region)).toBe('auth.problem.choose');
    }
  expect(toRegistrationPayload({ ...complete, countryCode: 'RU', region: 'idaho' })).toBeNull();
});

// tests: REGISTER-19
test('accepting all documents never ticks the personal-data consent (D23)', () => {
  expect(withDocumentsAccepted(emptyRegistrationDraft.agreements)).toEqual({
    ...agreed,
    dataProcessing: false,
  });
  expect(withDocumentsAccepted(agreed)).toEqual(agreed);
});

// tests: REGISTER-18
test('a form is touched by typing, by choosing and by ticking', () => {
  const isUntouched = (patch: Partial<RegistrationDraft>) =>
    isSame({ ...emptyRegistrationDraft, ...patch }, emptyRegistrationDraft);
  expect(isUntouched({ agreements: { ...emptyRegistrationDraft.agreements } })).toBe(true);
  expect(isUntouched({ lastName: 'a' })).toBe(false);
  expect(isUntouched({ countryCode: 'DE' })).toBe(false);
  expect(isUntouched({ agreements: agreed })).toBe(false);
});

// tests: LOGIN-03, LOGIN-11
test('login and password are required (§5)', () => {
  expect(loginProblems({ email: '', password: '' })).toEqual({
    email: 'auth.problem.required',
    password: 'auth.problem.required',
  });
  expect(loginProblems({ email: 'anna', password: 'x' })).toEqual({ email: 'auth.problem.email' });
  expect(toLoginPayload({ email: 'Anna@example.ru ', password: ' x ' })).toEqual({
    email: 'anna@example.ru',
    password: ' x ',
  });
});

test('a password has 512 characters at most', () => {
  const longest = 'k8#vQ2!m'.repeat(64);
  const tooLong = `${longest}x`;
  const own = { password: longest, confirmPassword: longest };
  expect(loginProblems({ email: 'anna@example.ru', password: longest })).toEqual({});
  expect(loginProblems({ email: 'anna@example.ru', password: tooLong })).toEqual({
    password: 'auth.problem.tooLong',
  });
  expect(passwordResetProblems(own)).toEqual({});
  expect(passwordResetProblems({ password: tooLong, confirmPassword: tooLong })).toEqual({
    password: 'auth.problem.tooLong',
  });
});

test.each([
  ['', '', { password: 'auth.problem.required', confirmPassword: 'auth.problem.required' }],
  ['1234567', '', { password: 'auth.problem.passwordShort', confirmPassword: 'auth.problem.required' }],
  ['12345678', '12345678', { password: 'auth.problem.passwordCommon' }],
  ['correct horse', 'Correct horse', { confirmPassword: 'auth.problem.passwordsDiffer' }],
  ['correct horse', 'correct horse', {}],
])('a new password %j, repeated as %j: %j', (password, confirmPassword, problems) => {
  expect(passwordResetProblems({ password, confirmPassword })).toEqual(problems);
});

test.each([
  ['  ', 'auth.problem.required'],
  [` ${'a'.repeat(244)}@example.ru `, 'auth.problem.tooLong'],
  [` ${'a'.repeat(243)}@example.ru `, null],
  ['anna@example', 'auth.problem.email'],
])('%#: the problem of an address is %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

// Only the domain is encoded, and only if it is one: no port, no path.
test.each([
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['a@b@почта1.рф', 'a@b@xn--1-7sb5bdq3a.xn--p1ai'],
  ['anna@example.ru', 'anna@example.ru'],
  ['почта@example.ru', 'почта@example.ru'],
  ['anna@почта.рф:80', 'anna@почта.рф:80'],
  ['anna@почта.рф/x', 'anna@почта.рф/x'],
  ['anna@x/почта.рф', 'anna@x/почта.рф'],
  ['anna@почта.рф#', 'anna@почта.рф#'],
])('%s is sent to %s', (typed, sent) => {
  expect(toAsciiEmail(typed)).toBe(sent);
});

test.each([
  [' Anna@ПОЧТА.рф ', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@почта', null],
  [7, null],
])('%j is usable as %j', (typed, usable) => {
  expect(usableEmail(typed)).toBe(usable);
});

test('the sentence about short passwords names the rule', () => {
  for (const locale of ['ru', 'en']) {
    const messages = JSON.parse(readFileSync(`src/i18n/messages/${locale}/auth.json`, 'utf8')) as Record<
      string,
      string
    >;
    expect(messages['auth.problem.passwordShort']).toContain(String(PASSWORD_MIN_LENGTH));
  }
});

// tests: VERIFY-02
test.each([
  ['123456', '123456'],
  ['1234567', '123456'],
  ['12a34', '1234'],
  ['', ''],
  ['no digits', ''],
  ['Ваш код подтверждения: 483920. Действует 10 минут.', '483920'],
  ['Код 483 920 — Меридиан', '483920'],
  ['Заказ 20261121, код 483920', '483920'],
  ['Код 483-920 для 10 минут', '483920'],
  ['４８３９２０', '483920'],
  ['x'.repeat(10_000) + ' 000123', '000123'],
])('the code in %j is %j', (text, code) => {
  expect(codeFrom(text)).toBe(code);
});

// tests: VERIFY-03
test('verification needs an e-mail and exactly six digits (§5)', () => {
  expect(canVerify({ email: 'a@b.ru', code: '123456' })).toBe(true);
  expect(canVerify({ email: ' ', code: '123456' })).toBe(false);
  expect(canVerify({ email: 'a@b.ru', code: '12345' })).toBe(false);
});

// tests: VERIFY-02
test.each([
  ['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
  ['код: \u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
  ['\u06f1\u06f2\u06f3 \u06f4\u06f5\u06f6', '123456'],
])('digits of another keyboard are digits: %s', (text, code) => {
  expect(codeFrom(text)).toBe(code);
});
