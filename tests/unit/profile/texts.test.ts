import { describe, expect, test } from 'vitest';
import type { I18n } from '@/i18n/I18nProvider';
import { createTranslator } from '@/i18n/translator';
import { formattersFor } from '@/i18n/format';
import payer from '@/i18n/messages/en/payer.json';
import profileMessages from '@/i18n/messages/en/profile.json';
import { draftOfProfile } from '@/domain/profile/profile';
import { makeOrganizationProfile, makeProfile, makeProprietorProfile } from '@/sample-data/profile';
import {
  fieldHint,
  fieldLabel,
  fieldProblem,
  fieldValue,
  passwordProblemText,
} from '@/screens/profile/ProfileScreen/profileTexts';

const { t } = createTranslator('en', { ...payer, ...profileMessages });
const i18n: Pick<I18n, 't' | 'date'> = { t, date: formattersFor('en').date };
const person = draftOfProfile(makeProfile());
const organization = draftOfProfile(makeOrganizationProfile());
const proprietor = draftOfProfile(makeProprietorProfile());

describe('a field is named for its payer', () => {
  test.each([
    ['organization', organization, 'Name of the organization'],
    ['registrationAddress', organization, 'Legal address'],
    ['registrationAddress', person, t('profile.field.registrationAddress')],
    ['zip', organization, t('profile.field.zip')],
  ] as const)('%s', (field, draft, label) => {
    expect(fieldLabel(field, draft, t)).toBe(label);
  });
});

describe('a value is written in words', () => {
  test.each([
    ['phoneCountry', person, t('profile.phoneCountry.ru')],
    ['country', person, t('profile.country.RU')],
    ['payerStatus', proprietor, t('payer.type.soleProprietor')],
    ['receiveDocuments', organization, t('profile.receive.email')],
    ['phone', person, '+7 916 000-00-00'],
    ['dateOfBirth', person, 'Feb 29, 1988'],
    ['city', { ...person, city: ' Tver ' }, 'Tver'],
    ['city', { ...person, city: ' ' }, t('profile.conflict.nothing')],
  ] as const)('%s', (field, draft, value) => {
    expect(fieldValue(field, draft, i18n)).toBe(value);
  });
});

test.each([
  ['zip', person, t('profile.hint.zip.RU')],
  ['passportNumber', { ...person, country: 'US' as const }, t('profile.hint.passportNumber.US')],
  ['contactPerson', person, t('profile.hint.contactPerson')],
  ['city', person, undefined],
] as const)('the hint of %s', (field, draft, hint) => {
  expect(fieldHint(field, draft, t)).toBe(hint);
});

test.each([
  ['phoneLength', t('profile.problem.phoneLength', { count: 10 })],
  ['zip', t('profile.problem.zip.RU')],
  ['passport', t('profile.problem.passport.RU')],
  ['future', t('profile.problem.future')],
  ['required', t('payer.problem.required')],
] as const)('the problem %s', (problem, text) => {
  expect(fieldProblem(problem, person, t)).toBe(text);
});

test.each([
  ['passwordShort', t('profile.problem.passwordShort', { count: 8 })],
  ['tooLong', t('profile.problem.passwordLong', { count: 512 })],
  ['required', t('payer.problem.required')],
  ['wrongPassword', t('profile.problem.wrongPassword')],
] as const)('the problem of a password %s', (problem, text) => {
  expect(passwordProblemText(problem, t)).toBe(text);
});
