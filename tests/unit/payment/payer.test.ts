import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  emptyPayer,
  fieldsOf,
  findSamePayer,
  payerDraftSchema,
  payerFields,
  payerProblems,
  payerTypes,
  toPayer,
  type PayerDraft,
} from '@/domain/payment/payer';
import { makePayer, samplePayers } from '@/sample-data/payers';

const person: PayerDraft = { ...emptyPayer, name: 'Анна Соколова', email: 'anna@example.ru' };
const proprietor: PayerDraft = {
  ...person,
  type: 'soleProprietor',
  inn: '779900400121',
  ogrn: '325770000000012',
  address: '101000, Москва, Меридианный проезд, д. 1',
  bik: '049999990',
  account: '40802810300000000017',
};
const organization: PayerDraft = {
  ...proprietor,
  type: 'organization',
  inn: '7799004000',
  kpp: '779901001',
  ogrn: '1257700000018',
  account: '40702810200000000042',
  director: 'Ветрова Мария Павловна',
};

test.each([person, proprietor, organization])('a complete $type has no problems', (payer) => {
  expect(payerProblems(payer)).toEqual({});
});

test('the sample payers can be used as they are', () => {
  expect(samplePayers.map((payer) => payerProblems(payer))).toEqual([{}, {}]);
});

// tests: PAY-17
test.each(payerTypes)('an empty %s lacks everything but the telephone', (type) => {
  const expected = fieldsOf[type].filter((field) => field !== 'phone').map((field) => [field, 'required']);
  expect(payerProblems({ ...emptyPayer, type })).toEqual(Object.fromEntries(expected));
});

// tests: PAY-17
test('only the fields of the type count', () => {
  expect(payerProblems({ ...person, inn: 'nonsense', bik: '1', account: 'x' })).toEqual({});
});

test('groups of digits may be set apart as people write them', () => {
  expect(
    payerProblems({
      ...organization,
      inn: '77 99 004 000',
      account: '40702 810 2 0000 0000042',
      kpp: '7799-01-001',
    }),
  ).toEqual({});
});

// tests: PAY-18, PAY-19, PAY-20
test.each([
  [organization, 'inn', '779900400121', 'innLength'],
  [organization, 'inn', '7799004001', 'innCheck'],
  [organization, 'inn', '77990O4000', 'innLength'],
  [proprietor, 'inn', '7799004000', 'innLength'],
  [proprietor, 'inn', '779900400122', 'innCheck'],
  [organization, 'ogrn', '325770000000012', 'ogrnLength'],
  [organization, 'ogrn', '1257700000019', 'ogrnCheck'],
  [proprietor, 'ogrn', '1257700000018', 'ogrnLength'],
  [organization, 'kpp', '7799', 'kpp'],
  [organization, 'bik', '149999990', 'bik'],
  [organization, 'account', '4070281020000000004', 'accountLength'],
  [organization, 'account', '40702810300000000042', 'accountCheck'],
  [person, 'email', 'anna@', 'email'],
  [person, 'email', 'anna@example', 'email'],
  [person, 'email', 'a b@example.ru', 'email'],
  [person, 'phone', '123', 'phone'],
  [person, 'phone', 'звоните вечером', 'phone'],
  [person, 'name', 'я'.repeat(201), 'tooLong'],
  [person, 'name', '   ', 'required'],
] as const)('%# of a payer, %s %j: %s', (payer, field, text, problem) => {
  expect(payerProblems({ ...payer, [field]: text })[field]).toBe(problem);
});

test('a wrong BIK is blamed, not the account that cannot be checked without it', () => {
  expect(payerProblems({ ...organization, bik: '12' })).toEqual({ bik: 'bik' });
});

test.each(['+7 (916) 000-00-00', '8 916 000 00 00', '+44 20 7946 0000', '79160000000'])(
  'telephone %s',
  (phone) => expect(payerProblems({ ...person, phone })).toEqual({}),
);

test('names that are odd are names', () => {
  for (const name of ["O'Neil", '<b>ООО</b>', '{{name}}', 'محمد', '👩‍🚀'])
    expect(payerProblems({ ...person, name })).toEqual({});
});

test('what goes into a document has the fields of its type only, tidy', () => {
  const typed = {
    ...organization,
    inn: ' 77 99 004 000 ',
    kpp: '7799ab001',
    name: ' ООО «Тест» ',
    phone: '',
  };
  expect(toPayer(typed)).toEqual({
    ...organization,
    inn: '7799004000',
    kpp: '7799AB001',
    name: 'ООО «Тест»',
    phone: '',
  });
  expect(toPayer({ ...typed, type: 'individual' })).toEqual({
    ...emptyPayer,
    type: 'individual',
    name: 'ООО «Тест»',
    email: typed.email,
  });
  expect(toPayer(makePayer())).not.toHaveProperty('id');
});

test('a draft from storage has every field, as text of a sane length', () => {
  expect(v.is(payerDraftSchema, organization)).toBe(true);
  for (const wrong of [
    { ...organization, type: 'state' },
    { ...organization, inn: 7_799_004_000 },
    { ...organization, name: 'я'.repeat(201) },
    { type: 'individual', name: 'Анна' },
    null,
    [],
  ])
    expect(v.is(payerDraftSchema, wrong)).toBe(false);
  expect(Object.keys(emptyPayer).sort()).toEqual([...payerFields, 'type'].sort());
});

// tests: PAYER-07
test.each([
  ['the same name, however it is spaced and written', { name: '  соколова   АННА ' }, 'name', 'nameTaken'],
  ['another name', { name: 'Соколова Мария' }, 'name', undefined],
])('a person of %s', (_, change, field, problem) => {
  const saved = { ...person, name: 'Соколова Анна', id: '1' };
  const draft = { ...person, ...change };
  expect(payerProblems(draft, [saved])[field as 'name']).toBe(problem);
  expect(findSamePayer(draft, [saved])).toBe(problem === undefined ? undefined : saved);
});

test('an organization repeats another by its INN and KPP, however they are grouped', () => {
  const saved = { ...organization, id: '1' };
  const draft = { ...organization, name: 'Another name', inn: organization.inn.replace(/(\d{4})/, '$1 ') };
  expect(payerProblems(draft, [saved])).toEqual({ inn: 'innTaken' });
  expect(findSamePayer(draft, [{ ...saved, id: '0', inn: '', name: 'Other' }, saved])?.id).toBe('1');
  // A branch has its own KPP, and a proprietor of this name is another payer.
  expect(payerProblems({ ...draft, kpp: '770101001' }, [saved])).toEqual({});
  expect(payerProblems(proprietor, [{ ...saved, name: proprietor.name }])).toEqual({});
});

test.each([
  ['name', 'x'.repeat(200), undefined],
  ['name', 'x'.repeat(201), 'tooLong'],
  ['name', 'Anna\u200B', 'characters'],
  ['email', 'ann@example.com', undefined],
  ['email', 'ann@mail.example.com', undefined],
  ['email', 'ann@example', 'email'],
  ['email', 'ann@example..com', 'email'],
  ['email', 'a b@example.com', 'email'],
  ['phone', '', undefined],
  ['phone', '123456789', 'phone'],
  ['phone', '1234567890', undefined],
  ['phone', '+123456789012345', undefined],
  ['phone', '+1234567890123456', 'phone'],
  ['phone', 'x1234567890', 'phone'],
] as const)('a person’s %s %j: %s', (field, value, problem) => {
  expect(payerProblems({ ...person, [field]: value })[field]).toBe(problem);
});
