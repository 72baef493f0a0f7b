import { describe, expect, test } from 'vitest';
import {
  longestReason,
  methodEffects,
  methodDraftOf,
  methodProblems,
  usableMethod,
  withCurrency,
  type MethodDraft,
} from '@/domain/admin/method';
import { makeAdminMethod } from '@/sample-data/adminMethods';

const method = makeAdminMethod();
const draft = (changes: Partial<MethodDraft> = {}): MethodDraft => ({ ...methodDraftOf(method), ...changes });

// tests: PRICES-11
describe('the effects of a change of a payment method', () => {
  const reason = { ru: 'Обновляется', en: 'Updating' };
  test.each([
    [{}, {}, []],
    [{}, { minAmount: { currency: 'USD', minor: 5000 } }, ['minimum']],
    [{}, { commission: 6, currencies: ['RUB'] }, ['commission', 'currencies']],
    // The first currency is the default.
    [{}, { currencies: ['USD', 'RUB', 'EUR'] }, ['currencies']],
    [{}, { unavailable: reason }, ['off']],
    [{ unavailable: reason }, { unavailable: null }, ['on']],
    [{ unavailable: reason }, { unavailable: { ...reason, en: 'Later' } }, ['reason']],
  ] as const)('from %j to %j: %j', (was, becomes, effects) => {
    const before = makeAdminMethod(was);
    expect(methodEffects(before, { ...before, ...becomes })).toEqual(effects);
  });
});

describe('the form of a payment method', () => {
  test('gives back the terms that it was made of', () => {
    const off = makeAdminMethod({
      id: 'crypto',
      minAmount: { currency: 'USD', minor: 550 },
      currencies: ['USD', 'EUR'],
      unavailable: { ru: 'Обмен не работает', en: 'The exchange is down' },
    });
    for (const each of [method, off]) {
      const { id: _, gateway: __, payments: _payments, version: ___, ...terms } = each;
      expect(usableMethod(methodDraftOf(each))).toEqual(terms);
    }
  });

  test.each([
    [100_000, '1000'],
    [550, '5.50'],
    [5, '0.05'],
  ])('shows a minimum of %i hundredths as %s', (minor, minimum) => {
    expect(methodDraftOf(makeAdminMethod({ minAmount: { currency: 'RUB', minor } }))).toMatchObject({
      minimum,
    });
  });

  test('trims the reason, and takes one that fits exactly', () => {
    const reason = 'x'.repeat(longestReason);
    const changes = { use: 'off', reasonRu: ` ${reason} `, reasonEn: ' Later ' } as const;
    expect(usableMethod(draft(changes))?.unavailable).toEqual({ ru: reason, en: 'Later' });
    expect(methodProblems(draft({ ...changes, reasonRu: `${reason}x`, reasonEn: ' ' }))).toEqual({
      reasonRu: 'tooLong',
      reasonEn: 'required',
    });
  });

  test('takes no minimum and no commission for nothing', () => {
    expect(usableMethod(draft({ minimum: '0', commission: 0 }))).toMatchObject({
      minAmount: { currency: 'RUB', minor: 0 },
      commission: 0,
    });
  });

  test.each<[Partial<MethodDraft>, object]>([
    [{ minimum: '' }, { minimum: 'required' }],
    [{ minimum: '-1' }, { minimum: 'amount' }],
    [{ minimum: '5.005' }, { minimum: 'amount' }],
    [{ commission: null }, { commission: 'required' }],
    [{ currencies: [] }, { currencies: 'currencies' }],
    [{ use: 'off' }, { reasonRu: 'required', reasonEn: 'required' }],
    [{ use: 'off', reasonRu: 'x'.repeat(longestReason + 1), reasonEn: 'x' }, { reasonRu: 'tooLong' }],
  ])('%j is refused', (changes, problems) => {
    expect(methodProblems(draft(changes))).toEqual(problems);
    expect(usableMethod(draft(changes))).toBeNull();
  });

  test('forgets the reason of a method that is on again', () => {
    expect(usableMethod(draft({ reasonRu: 'x', reasonEn: 'x' }))?.unavailable).toBeNull();
  });
});

test('a currency that is added comes last: the first applies unless another is chosen', () => {
  expect(withCurrency(['RUB', 'EUR'], 'USD', true)).toEqual(['RUB', 'EUR', 'USD']);
  expect(withCurrency(['RUB', 'EUR'], 'RUB', true)).toEqual(['RUB', 'EUR']);
  expect(withCurrency(['RUB', 'EUR'], 'RUB', false)).toEqual(['EUR']);
});
