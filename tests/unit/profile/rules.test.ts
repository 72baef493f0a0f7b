import { expect, test } from 'vitest';
import { isPhone, phoneText, toPhoneNumber, type PhoneCountry } from '@/domain/profile/phone';
import { emptyPassword, passwordProblems } from '@/domain/profile/passwordChange';
import {
  changedProfileFields,
  draftOfProfile,
  newProfile,
  partyFieldsOf,
  profileToSave,
  toContractPayer,
  type Profile,
} from '@/domain/profile/profile';
import { missingInDocuments, profileProblems } from '@/domain/profile/profileRules';
import { isThemeChoice } from '@/domain/profile/theme';
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
  // A plus names a country; without it, digits are those of the chosen country.
  [' +44 7700 900123', 'ru', '+44 7700 900123'],
  ['44 7700 9001', 'ru', '+7 447 700-90-01'],
  ['7 916 000-00-00', 'ru', '+7 916 000-00-00'],
  ['44 7700 900123', 'uk', '+44 7700 900123'],
  ['+49 30 1234567', 'ru', '+7 493 012-34-567'],
  // A code or a trunk prefix is one before a complete number only.
  ['7916000000', 'ru', '+7 791 600-00-00'],
  ['8916000000', 'ru', '+7 891 600-00-00'],
  ['80160000007', 'us', '+1 801 600-00007'],
  ['916000000007', 'ru', '+7 916 000-00-0007'],
])('a phone typed as %s (%s) is %s', (text, country, expected) => {
  expect(phoneText(toPhoneNumber(text, country))).toBe(expected);
});

test.each([
  ['ru', '', true],
  ['ru', '  ', true],
  ['ru', '---', false],
  ['ru', '916 000-00-0', false],
  ['ru', '916 000-00-00', true],
  ['us', '212 555-0123', true],
  ['uk', '7700 9001234', false],
] as const)('a number of %s %j is complete: %s', (phoneCountry, phone, isComplete) => {
  expect(isPhone({ phoneCountry, phone })).toBe(isComplete);
});

test('a new profile is of a person in Russia, whose documents are in the client area', () => {
  expect(newProfile('ann@example.com', 'Ann Lee')).toMatchObject({
    email: 'ann@example.com',
    profileEmail: 'ann@example.com',
    fullName: 'Ann Lee',
    contactPerson: 'Ann Lee',
    phoneCountry: 'ru',
    payerStatus: 'individual',
    receiveDocuments: 'clientArea',
    country: 'RU',
    phone: '',
    inn: '',
  });
});

test.each([
  ['individual', 'RU', ['passportNumber', 'dateOfIssue', 'passportIssuer', 'dateOfBirth']],
  ['soleProprietor', 'RU', ['inn', 'ogrn', 'bik', 'account']],
  ['soleProprietor', 'US', []],
  ['organization', 'RU', ['organization', 'inn', 'kpp', 'ogrn', 'director', 'bik', 'account']],
  ['organization', 'GB', ['organization', 'director']],
] as const)('%s in %s has the fields %j, besides the address', (payerStatus, country, fields) => {
  const place = ['registrationCity', 'registrationAddress'];
  const applying = partyFieldsOf({ payerStatus, country });
  expect(applying.filter((field) => !place.includes(field))).toEqual(fields);
  expect(applying).toEqual(expect.arrayContaining(place));
});

test('the payer of a contract is the organization or the person, at both parts of the address', () => {
  expect(toContractPayer(makeOrganizationProfile({ registrationCity: ' Москва ' }))).toMatchObject({
    type: 'organization',
    name: 'ООО «Северный ветер»',
    email: 'anna.sokolova@example.ru',
    phone: '+7 916 000-00-00',
    address: 'Москва, ул. Тверская, д. 1, офис 12',
    inn: '7799001231',
    kpp: '779901001',
  });
  const person = makeProfile({ registrationCity: ' ', organization: 'old', inn: '7799001231' });
  expect(toContractPayer(person)).toMatchObject({
    type: 'individual',
    name: 'Соколова Анна Викторовна',
    address: 'ул. Тверская, д. 1, кв. 12',
    inn: '',
  });
});

test.each([
  [makeOrganizationProfile({ organization: ' ' }), ['organization']],
  [makeOrganizationProfile({ registrationAddress: ' ' }), ['registrationAddress']],
  [makeOrganizationProfile({ fullName: '' }), []],
  [makeProfile({ fullName: ' ' }), ['fullName']],
  [makeProfile({ passportNumber: ' ' }), ['passportNumber']],
  [makeProfile({ passportIssuer: '' }), []],
])('%#: documents lack %j', (profile, lacking) => {
  expect(missingInDocuments(profile)).toEqual(lacking);
});

test.each<[Partial<Profile>, ReturnType<typeof profileProblems>]>([
  [{ city: 'W'.repeat(200) }, {}],
  [{ city: 'W'.repeat(201) }, { city: 'tooLong' }],
  [{ city: 'a\u200bb' }, { city: 'characters' }],
  [{ dateOfBirth: today, dateOfIssue: '' }, {}],
  [{ dateOfBirth: '1900-01-01' }, {}],
  [{ dateOfBirth: '1990-05-10', dateOfIssue: '2004-05-10' }, {}],
  [{ dateOfBirth: '1990-05-10', dateOfIssue: '2004-05-09' }, { dateOfIssue: 'issuedTooEarly' }],
  [{ dateOfBirth: '', dateOfIssue: '2004-05-09' }, {}],
  // Fourteen years are a rule of Russia only.
  [
    {
      country: 'US',
      zip: '10001',
      passportNumber: 'A12345678',
      dateOfBirth: '1990-05-10',
      dateOfIssue: '1990-05-10',
    },
    {},
  ],
  [
    {
      country: 'US',
      zip: '10001',
      passportNumber: 'A12345678',
      dateOfBirth: '1990-05-10',
      dateOfIssue: '1990-05-09',
    },
    { dateOfIssue: 'issuedTooEarly' },
  ],
])('limits of the rules for a person: %o', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test.each([
  ['light', true],
  ['dark', true],
  ['system', true],
  ['sepia', false],
  [null, false],
])('%j is a theme: %s', (value, isOne) => {
  expect(isThemeChoice(value)).toBe(isOne);
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
  expect(passwordProblems({ ...emptyPassword, confirmation: 'typed first' })).toEqual({
    currentPassword: 'required',
    newPassword: 'required',
    confirmation: 'passwordsDiffer',
  });
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
