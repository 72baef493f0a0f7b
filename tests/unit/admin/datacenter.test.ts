import { expect, test } from 'vitest';
import {
  datacenterDraftOf,
  datacenterEffects,
  datacenterProblems,
  datacenterRules,
  emptyDatacenterDraft,
  longestCity,
  longestSaleReason,
  missingPart,
  usableDatacenter,
} from '@/domain/admin/datacenter';
import { makeAdminDatacenter, sampleAdminDatacenters } from '@/sample-data/adminDatacenters';

const datacenter = makeAdminDatacenter();
const draft = datacenterDraftOf(datacenter);

test('the form gives back the data centre that it was made of', () => {
  for (const row of sampleAdminDatacenters) {
    const { id, city, position, sale, reason } = row;
    expect(usableDatacenter(datacenterDraftOf(row))).toEqual({ id, city, position, sale, reason });
  }
});

// tests: PRICES-07
test('only a sold-out data centre needs a reason, in both languages', () => {
  const closed = {
    ...draft,
    sale: 'soldOut',
    reasonRu: ' ',
    reasonEn: 'x'.repeat(longestSaleReason + 1),
  } as const;
  expect(datacenterProblems(closed)).toEqual({ reasonRu: 'required', reasonEn: 'tooLong' });
  expect(usableDatacenter(closed)).toBeNull();
  for (const sale of ['open', 'hidden'] as const)
    expect(usableDatacenter({ ...closed, sale })).toMatchObject({ sale, reason: null });
  const longest = 'x'.repeat(longestSaleReason);
  expect(usableDatacenter({ ...closed, reasonRu: ` ${longest} `, reasonEn: 'y' })?.reason).toEqual({
    ru: longest,
    en: 'y',
  });
});

// tests: PRICES-13
test('a new one needs a country, a city in both languages, and a place', () => {
  expect(datacenterProblems({ ...emptyDatacenterDraft, position: null })).toEqual({
    country: 'required',
    cityRu: 'required',
    cityEn: 'required',
    position: 'required',
  });
  const cities = { cityRu: ' Хельсинки ', cityEn: 'H'.repeat(longestCity) };
  const typed = { ...emptyDatacenterDraft, ...cities, country: 'FI' } as const;
  expect(usableDatacenter(typed)).toEqual({
    id: 'fi',
    city: { ru: 'Хельсинки', en: 'H'.repeat(longestCity) },
    position: 1000,
    sale: 'open',
    reason: null,
  });
  for (const cityEn of ['H'.repeat(longestCity + 1), 'Hel\u200bsinki'])
    expect(datacenterProblems({ ...typed, cityEn })).toEqual({ cityEn: 'city' });
});

// tests: PRICES-13
test('nothing can be ordered there without plans, or without room for the smallest of them', () => {
  expect(missingPart(makeAdminDatacenter({ plans: 0, room: 0 }))).toBe('plans');
  expect(missingPart(makeAdminDatacenter({ plans: 1, room: 0 }))).toBe('room');
  for (const room of [1, null]) expect(missingPart(makeAdminDatacenter({ plans: 1, room }))).toBeNull();
});

// tests: PRICES-13
test('a change has an effect for each thing that customers notice', () => {
  const reason = { ru: 'Нет мест', en: 'No room' };
  const soldOut = { ...datacenter, sale: 'soldOut', reason } as const;
  expect(datacenterEffects(datacenter, datacenter)).toEqual([]);
  expect(datacenterEffects(datacenter, { ...soldOut, position: 5, city: reason })).toEqual([
    'name',
    'order',
    'closed',
  ]);
  expect(datacenterEffects(soldOut, { ...datacenter, sale: 'hidden' })).toEqual(['closed']);
  expect(datacenterEffects(soldOut, datacenter)).toEqual(['opened']);
  expect(datacenterEffects(soldOut, { ...soldOut, reason: { ...reason, en: 'Full' } })).toEqual(['reason']);
});

test('the list is in the order of the catalogue, found by code and city, and sorted by its figures', () => {
  const { id, searchable, sorts, usualSort } = datacenterRules;
  expect(usualSort).toEqual({ key: 'position', direction: 'ascending' });
  expect(sampleAdminDatacenters.map((each) => sorts.position.of(each))).toEqual([10, 20, 30, 40, 50]);
  const one = makeAdminDatacenter({ sale: 'hidden', plans: 3, servers: 7 });
  expect([id(one), searchable(one)]).toEqual(['nl', ['nl', 'Амстердам', 'Amsterdam']]);
  expect([sorts.id.of(one), sorts.sale.of(one)]).toEqual(['nl', 2]);
  expect([sorts.plans.of(one), sorts.servers.of(one)]).toEqual([3, 7]);
});
