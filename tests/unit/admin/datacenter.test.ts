import { expect, test } from 'vitest';
import {
  datacenterDraftOf,
  datacenterProblems,
  datacenterRules,
  longestSaleReason,
  usableDatacenter,
} from '@/domain/admin/datacenter';
import { makeAdminDatacenter, sampleAdminDatacenters } from '@/sample-data/adminDatacenters';

test('the form gives back the sale that it was made of', () => {
  for (const { sale, reason, ...rest } of sampleAdminDatacenters)
    expect(usableDatacenter(datacenterDraftOf({ ...rest, sale, reason }))).toEqual({ sale, reason });
});

// tests: PRICES-07
test('only a sold-out data centre needs a reason, in both languages', () => {
  const draft = { sale: 'soldOut', reasonRu: ' ', reasonEn: 'x'.repeat(longestSaleReason + 1) } as const;
  expect(datacenterProblems(draft)).toEqual({ reasonRu: 'required', reasonEn: 'tooLong' });
  expect(usableDatacenter(draft)).toBeNull();
  for (const sale of ['open', 'hidden'] as const)
    expect(usableDatacenter({ ...draft, sale })).toEqual({ sale, reason: null });
  const longest = 'x'.repeat(longestSaleReason);
  expect(usableDatacenter({ ...draft, reasonRu: ` ${longest} `, reasonEn: 'y' })?.reason).toEqual({
    ru: longest,
    en: 'y',
  });
});

test('the list is in the order of the catalogue and sorted by its figures', () => {
  const { id, searchable, sorts } = datacenterRules;
  expect(sampleAdminDatacenters.map((each) => sorts.id.of(each))).toEqual([0, 1, 2, 3, 4]);
  const one = makeAdminDatacenter({ sale: 'hidden', plans: 3, servers: 7 });
  expect([id(one), searchable(one)]).toEqual(['nl', ['nl']]);
  expect([sorts.sale.of(one), sorts.plans.of(one), sorts.servers.of(one)]).toEqual([2, 3, 7]);
});
