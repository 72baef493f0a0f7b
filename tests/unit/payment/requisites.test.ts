import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '@/brand';
import { isAccount, isBik, isInn, isKpp, isOgrn } from '@/domain/payment/requisites';
import { samplePayers } from '@/sample-data/payers';

// Made up: the tax office 7799 has handed out none of these.
const organization = {
  inn: '7799004000',
  ogrn: '1257700000018',
  bik: '049999990',
  account: '40702810200000000042',
};
const person = { inn: '779900400121', ogrn: '325770000000012', account: '40802810300000000017' };

/** The number with the digit at a place moved on by a step of 1 to 9. */
const altered = (number: string, place: number, step: number) =>
  [...number].map((digit, at) => (at === place ? String((Number(digit) + step) % 10) : digit)).join('');

const anyStep = fc.integer({ min: 1, max: 9 });
const placeOf = (number: string) => fc.integer({ min: 0, max: number.length - 1 });

// tests: PAY-18, PAY-20
test('numbers with right check digits pass', () => {
  expect(isInn(organization.inn)).toBe(true);
  expect(isInn(person.inn)).toBe(true);
  expect(isOgrn(organization.ogrn)).toBe(true);
  expect(isOgrn(person.ogrn)).toBe(true);
  expect(isAccount(organization.account, organization.bik)).toBe(true);
  expect(isAccount(person.account, organization.bik)).toBe(true);
});

// tests: PAY-18, PAY-20
test('of the ten last digits exactly one is right', () => {
  const right = (body: string, isRight: (number: string) => boolean) =>
    Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(isRight);
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  fc.assert(fc.property(digits(9), (body) => right(body, isInn).length === 1));
  fc.assert(fc.property(digits(12), (body) => right(body, isOgrn).length === 1));
  fc.assert(fc.property(digits(14), (body) => right(body, isOgrn).length === 1));
  fc.assert(
    fc.property(
      digits(19),
      (body) => right(body, (account) => isAccount(account, organization.bik)).length === 1,
    ),
  );
});

// tests: PAY-20
test('one wrong digit of an account is always found: its weights have no common factor with ten', () => {
  fc.assert(
    fc.property(placeOf(organization.account), anyStep, (place, step) => {
      expect(isAccount(altered(organization.account, place, step), organization.bik)).toBe(false);
    }),
  );
});

test('an account of one bank is wrong at another whose last digits weigh differently', () => {
  expect(isAccount(organization.account, '049999991')).toBe(false);
});

// tests: PAY-18
test.each([
  '',
  '123',
  '77990040001',
  '7799004001',
  '779900400112',
  '77990O4000',
  ' 7799004000',
  '７７９９００４０００',
])('%j is no INN', (inn) => expect(isInn(inn)).toBe(false));

// tests: PAY-19
test.each(['', '1257700000019', '125770000001', '32577000000001', '325770000000013', '12577OOOO0018'])(
  '%j is no OGRN',
  (ogrn) => expect(isOgrn(ogrn)).toBe(false),
);

// tests: PAY-19
test('KPP has nine signs, the fifth and sixth may be capital letters', () => {
  expect(['779901001', '7799AB001'].map(isKpp)).toEqual([true, true]);
  expect(['77990100', '7799010011', '7799ab001', 'A79901001', '77990100A'].map(isKpp)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

// tests: PAY-19
test('BIK has nine digits and begins with 04', () => {
  expect(isBik('049999990')).toBe(true);
  expect(['04999999', '0499999900', '149999990', '04999999O'].map(isBik)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('an account without a right BIK is not right', () => {
  expect(isAccount(organization.account, '12')).toBe(false);
  expect(isAccount(organization.account.slice(1), organization.bik)).toBe(false);
});

// tests: PAY-15
test('the provider and the sample payers can be put on an invoice', () => {
  const { inn, kpp, ogrn, bik, account, correspondentAccount } = brand.requisites;
  expect([isInn(inn), isKpp(kpp), isOgrn(ogrn), isBik(bik), isAccount(account, bik)]).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  // Of a correspondent account the Bank of Russia's own branch counts: 0 and two digits of the BIK; it ends as the BIK does.
  expect(correspondentAccount.slice(-3)).toBe(bik.slice(-3));
  for (const payer of samplePayers.filter(({ type }) => type === 'organization')) {
    expect(isInn(payer.inn) && isOgrn(payer.ogrn) && isAccount(payer.account, payer.bik)).toBe(true);
  }
});
