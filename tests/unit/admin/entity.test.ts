import { expect, test } from 'vitest';
import {
  audiencesFor,
  emptyEntityDraft,
  entityDraftOf,
  entityProblems,
  entityRules,
  largestNumber,
  usableEntity,
  withEntity,
  type EntityDraft,
} from '@/domain/admin/entity';
import { makeEntity, sampleEntities, sampleProprietor } from '@/sample-data/adminEntities';

const organization = entityDraftOf(makeEntity());
const proprietor = entityDraftOf(sampleProprietor);

// tests: ENTITY-01
test('the form gives back the entity that it was made of', () => {
  for (const { id: _, next: __, version: ___, ...details } of sampleEntities)
    expect(usableEntity(entityDraftOf(details))).toEqual({ ...details, numbersFrom: null });
});

// tests: ENTITY-01
test.each<[EntityDraft, Partial<EntityDraft>, object]>([
  [organization, {}, {}],
  [organization, { inn: '7799004001' }, { inn: 'inn' }],
  [organization, { inn: '779900400' }, { inn: 'inn' }],
  [organization, { kpp: '' }, { kpp: 'required' }],
  [organization, { kpp: '77990100' }, { kpp: 'kpp' }],
  [organization, { ogrn: '1257700000019' }, { ogrn: 'ogrn' }],
  [organization, { ogrn: proprietor.ogrn }, { ogrn: 'ogrn' }],
  [organization, { bik: '04999999' }, { bik: 'bik' }],
  [organization, { account: '40702810200000000043' }, { account: 'account' }],
  [organization, { account: '4070281020000000004' }, { account: 'account' }],
  [organization, { correspondentAccount: '30101810600000000991' }, { correspondentAccount: 'correspondent' }],
  [organization, { correspondentAccount: '40101810600000000990' }, { correspondentAccount: 'correspondent' }],
  [organization, { nameRu: ' ', phone: '' }, { nameRu: 'required', phone: 'required' }],
  [organization, { bankEn: 'x'.repeat(201) }, { bankEn: 'tooLong' }],
  [organization, { bankEn: 'x'.repeat(200), director: '' }, {}],
  [proprietor, {}, {}],
  [proprietor, { kpp: '779901001' }, { kpp: 'noKpp' }],
  [proprietor, { ogrn: organization.ogrn }, { ogrn: 'ogrn' }],
])('%o with %j has the problems %j', (draft, changes, problems) => {
  const changed = { ...draft, ...changes };
  expect(entityProblems(changed)).toEqual(problems);
  expect(usableEntity(changed) === null).toBe(Object.keys(problems).length > 0);
});

// tests: ENTITY-02
test.each<[Partial<EntityDraft>, object]>([
  [{ prefix: 'М-2/' }, { prefix: 'prefix' }],
  [{ prefix: 'АБВ-1234' }, {}],
  [{ prefix: 'АБВ-12345' }, { prefix: 'prefix' }],
  [{ numbersFrom: '0' }, { numbersFrom: 'number' }],
  [{ numbersFrom: '1' }, {}],
  [{ numbersFrom: `${largestNumber}` }, {}],
  [{ numbersFrom: `${largestNumber + 1}` }, { numbersFrom: 'number' }],
  [{ numbersFrom: '1.5' }, { numbersFrom: 'number' }],
])('numbering: %j has the problems %j', (changes, problems) => {
  expect(entityProblems({ ...organization, ...changes })).toEqual(problems);
});

test('a new entity needs everything but the optional fields', () => {
  expect(Object.keys(entityProblems(emptyEntityDraft))).toEqual([
    'nameRu',
    'nameEn',
    'inn',
    'kpp',
    'ogrn',
    'addressRu',
    'addressEn',
    'phone',
    'bankRu',
    'bankEn',
    'bik',
    'account',
    'correspondentAccount',
  ]);
});

// tests: ENTITY-01
test('an entity takes the customers of the one that billed them', () => {
  const next = makeEntity({ id: 3, audience: 'everyone' });
  expect(withEntity(sampleEntities, next).map(({ id, audience }) => [id, audience])).toEqual([
    [1, 'nobody'],
    [2, 'organizations'],
    [3, 'everyone'],
  ]);
  const idle = makeEntity({ id: 1, audience: 'nobody' });
  expect(withEntity([idle, sampleProprietor], { ...idle, version: '2' })).toEqual([
    sampleProprietor,
    { ...idle, version: '2' },
  ]);
  expect(audiencesFor('everyone')).toEqual(['everyone']);
  expect(audiencesFor(null)).toEqual(['everyone', 'organizations', 'nobody']);
});

test('the list is sorted by name, code, customers and numbers', () => {
  const sorted = (key: 'name' | 'inn' | 'audience' | 'next') =>
    sampleEntities
      .toSorted((one, other) => {
        const { of } = entityRules.sorts[key];
        return of(one) < of(other) ? -1 : 1;
      })
      .map(({ id }) => id);
  expect(sorted('name')).toEqual([2, 1]);
  expect(sorted('inn')).toEqual([2, 1]);
  expect(sorted('audience')).toEqual([1, 2]);
  expect(sorted('next')).toEqual([2, 1]);
});
