import { expect, test } from 'vitest';
import { isPhone, phoneText, toPhoneNumber, type PhoneCountry } from '@/domain/profile/phone';
import { emptyPassword, passwordProblems } from '@/domain/profile/passwordChange';
import {
  changedProfileFields,
  draftOfProfile,
  newProfile,
  profileToSave,
  type Profile,
} from '@/domain/profile/profile';
import { missingInDocuments, profileProblems } from '@/domain/profile/profileRules';
import { makeOrganizationProfile, makeProfile, makeProprietorProfile } from '@/sample-data/profile';

const today = '2026-11-21';
const problems = (changes: Partial<Profile>, of = makeProfile) => profileProblems(of(changes), today);

test.each([makeProfile(), makeProprietorProfile(), makeOrganizationProfile()])(
  'a complete $payerStatus has no problems and lacks nothing in documents',
  (profile) => {
    expect(profileProblems(profile, today)).toEqual({});
    expect(missingInDocuments(profile)).toEqual([]);
  },
);

// tests: PROFILE-05
test('§5: full name and contact person are required, nothing else is', () => {
  expect(profileProblems(newProfile('ann@example.com', ' '), today)).toEqual({
    fullName: 'required',
    contactPerson: 'required',
  });
  expect(problems({ ...newProfile('a@b.ru', 'Анна'), payerStatus: 'organization' })).toEqual({});
});

test.each<[Partial<Profile>, ReturnType<typeof profileProblems>]>([
  [{ inn: '7799001232' }, { inn: 'innCheck' }],
  [{ inn: '77-990 01231' }, {}],
  [{ inn: '779900400121' }, { inn: 'innLength' }],
  [{ kpp: '77990100' }, { kpp: 'kpp' }],
  [{ ogrn: '1267700000128' }, { ogrn: 'ogrnCheck' }],
  [{ bik: '144525225' }, { bik: 'bik' }],
  [{ account: '40702810938000060479' }, { account: 'accountCheck' }],
  [{ bik: '' }, { bik: 'required' }],
  [{ bik: '', account: '' }, {}],
  [{ country: 'US', zip: '10001', inn: 'anything' }, {}],
  [{ organization: 'W'.repeat(201) }, { organization: 'tooLong' }],
])('requisites of an organization: %o', (changes, expected) => {
  expect(problems(changes, makeOrganizationProfile)).toEqual(expected);
});

// tests: PROFILE-11, PROFILE-12
test.each<[Partial<Profile>, ReturnType<typeof profileProblems>]>([
  [{ zip: '12500' }, { zip: 'zip' }],
  [{ country: 'US', zip: '10001-2345', passportNumber: 'A12345678' }, {}],
  [{ country: 'GB', zip: 'sw1a1aa', passportNumber: '123456789' }, {}],
  [{ country: 'GB', zip: '125009', passportNumber: '123456789' }, { zip: 'zip' }],
  [{ passportNumber: '45 10 № 000001' }, {}],
  [{ passportNumber: '45 10' }, { passportNumber: 'passport' }],
  [{ phone: '916 000' }, { phone: 'phoneLength' }],
  [{ phone: '' }, {}],
  [{ dateOfBirth: '1988-02-30' }, { dateOfBirth: 'noSuchDay' }],
  [{ dateOfBirth: '2026-11-22', dateOfIssue: '' }, { dateOfBirth: 'future' }],
  [{ dateOfBirth: '1899-12-31' }, { dateOfBirth: 'tooLongAgo' }],
  // 29 February 1988: fourteen in 2002, which has no such day.
  [{ dateOfIssue: '2002-02-28' }, { dateOfIssue: 'issuedTooEarly' }],
  [{ dateOfIssue: '2002-03-01' }, {}],
  [{ passportNumber: '1', inn: '1', payerStatus: 'organization' }, { inn: 'innLength' }],
])('a person: %o', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test('only what applies is saved, in good order; the rest stays as it was', () => {
  const saved = makeProfile();
  const draft = {
    ...draftOfProfile(saved),
    payerStatus: 'organization' as const,
    organization: '  ООО «Ромашка» ',
    inn: '7799 0040 00',
    passportNumber: 'typed before the switch',
  };
  expect(profileToSave(saved, draft)).toEqual({
    ...saved,
    payerStatus: 'organization',
    organization: 'ООО «Ромашка»',
    inn: '7799004000',
  });
  expect(changedProfileFields(saved, draft)).toEqual(['payerStatus', 'organization', 'inn']);
  expect(
    changedProfileFields(saved, { ...draft, payerStatus: 'individual', passportNumber: '45 10 000001 ' }),
  ).toEqual([]);
});

test('documents lack what is empty', () => {
  expect(missingInDocuments(makeOrganizationProfile({ kpp: '', director: ' ' }))).toEqual([
    'kpp',
    'director',
  ]);
  expect(missingInDocuments(newProfile('a@b.ru', 'Анна'))).toEqual(['passportNumber', 'registrationAddress']);
});

// tests: PROFILE-07
test.each<[string, PhoneCountry, string]>([
  ['9160000000', 'ru', '+7 916 000-00-00'],
  ['8 (916) 000-00-00', 'ru', '+7 916 000-00-00'],
  ['+7 916 000 00 00', 'us', '+7 916 000-00-00'],
  ['+44 7700 900123', 'ru', '+44 7700 900123'],
  ['07700 900123', 'uk', '+44 7700 900123'],
  ['1 212 555 0123', 'us', '+1 212 555-0123'],
  ['91', 'ru', '+7 91'],
  ['abc', 'ru', ''],
])('a phone typed as %s (%s) is %s', (text, country, expected) => {
  expect(phoneText(toPhoneNumber(text, country))).toBe(expected);
});

test('extra digits are reported, not dropped', () => {
  const number = toPhoneNumber('91600000001', 'ru');
  expect(number.phone).toBe('916 000-00-001');
  expect(isPhone(number)).toBe(false);
  expect(toPhoneNumber('9'.repeat(10_000), 'ru').phone.length).toBeLessThan(20);
});

// tests: PROFILE-06
test('a password: what a browser fills in asks for nothing; the rest is checked', () => {
  expect(passwordProblems({ ...emptyPassword, currentPassword: 'filled in' })).toEqual({});
  expect(passwordProblems({ ...emptyPassword, newPassword: 'short' })).toEqual({
    currentPassword: 'required',
    newPassword: 'passwordShort',
    confirmation: 'required',
  });
  const same = 'long enough';
  expect(passwordProblems({ currentPassword: same, newPassword: same, confirmation: 'other' })).toEqual({
    newPassword: 'unchanged',
    confirmation: 'passwordsDiffer',
  });
  expect(passwordProblems({ currentPassword: 'old', newPassword: same, confirmation: same })).toEqual({});
});
