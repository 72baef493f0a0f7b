import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf } from '@/domain/list/listRules';
import { formatListUrl, parseListUrl } from '@/domain/list/listUrl';
import { paymentRules } from '@/domain/payment/paymentRules';

const rules = paymentRules;
const plain = {
  query: { search: '', filter: filterOf(rules.conditions), sort: null },
  page: 1,
  picked: null,
};
const parse = (search: string) => parseListUrl(search, rules);

// tests: HISTORY-11
test('an address has what was requested, and nothing for the plain history', () => {
  expect(formatListUrl(plain, rules)).toBe('');
  const address = {
    query: {
      search: 'ООО & ко=1',
      filter: { status: 'Pending', method: 'manual', from: '2026-11-01', to: '2026-11-30' },
      sort: { key: 'amount', direction: 'descending' },
    },
    page: 3,
    picked: 5112,
  } as const;
  expect(parse(formatListUrl(address, rules))).toEqual(address);
});

// tests: ROUTE-08
test.each([
  '?status=Lost&method=cash&from=2026-02-30&to=soon&sort=-password&page=0&payment=-1',
  '?payment=1e9&page=1.5',
  '?payment=__proto__&sort=constructor',
  `?q=${'x'.repeat(201)}`,
])('invalid values count as absent: %s', (search) => {
  expect(parse(search)).toEqual(plain);
});

test('no address throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      parse(`?q=${a}&from=${b}&payment=${a}&sort=${b}`);
    }),
  );
});
