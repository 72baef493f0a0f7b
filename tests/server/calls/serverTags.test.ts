import { expect, it } from 'vitest';
import { savedFiltersContract } from '@app/contract/savedFilters';
import { serversContract } from '@app/contract/servers';
import { maxSavedFilters } from '@/domain/servers/savedFilter';
import { answerOf, callAs, codeOf, type Person } from '../support/signedIn';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();
const { list, saveTags, settings, save } = serversContract;
const pageOf = (person: Person, query: Record<string, string> = {}) =>
  answerOf(list, callAs(app, person, list, { query }));
const tag = (person: Person, id: number, tags: string[]) =>
  callAs(app, person, saveTags, { params: { id: String(id) }, body: { tags } });

// tests: SERVERS-37
it('saves the tags of one’s own server, which the list finds and filters by', async () => {
  const [first, second] = (await pageOf(ann)).items;
  const id = first?.id ?? 0;
  expect(await answerOf(saveTags, tag(ann, id, ['Сайт', 'важное']))).toMatchObject({
    id,
    tags: ['Сайт', 'важное'],
  });
  await answerOf(saveTags, tag(ann, second?.id ?? 0, ['важное']));
  expect((await pageOf(ann)).about.tags).toEqual(['Сайт', 'важное'].toSorted());
  expect((await pageOf(ann, { tag: 'Сайт' })).items.map((server) => server.id)).toEqual([id]);
  expect((await pageOf(ann, { search: 'сайт' })).items.map((server) => server.id)).toEqual([id]);
  expect((await pageOf(ann, { tag: 'важное' })).total).toBe(2);
  expect((await pageOf(bob)).about.tags).toEqual([]);
  expect((await tag(bob, id, [])).status).toBe(404);
  await answerOf(saveTags, tag(ann, id, []));
  expect((await pageOf(ann, { search: 'сайт' })).total).toBe(0);
});

it('refuses tags beyond the limits, and keeps them when settings are saved', async () => {
  const id = (await pageOf(ann)).items[0]?.id ?? 0;
  for (const tags of [
    ['a,b'],
    ['a', 'A'],
    [''],
    ['ж'.repeat(25)],
    Array.from({ length: 11 }, (_, n) => `t${n}`),
  ])
    expect((await tag(ann, id, tags)).status).toBe(422);
  await answerOf(saveTags, tag(ann, id, ['kept']));
  const params = { id: String(id) };
  const { version, settings: current } = await answerOf(settings, callAs(app, ann, settings, { params }));
  const body = { settings: { ...current, name: 'renamed' }, charge: 0, password: null, userPassword: null };
  await answerOf(save, callAs(app, ann, save, { params, version, body }));
  expect((await pageOf(ann, { tag: 'kept' })).total).toBe(1);
});

const filters = savedFiltersContract;
const saveAs = (person: Person, name: string, query = '?status=Active') =>
  callAs(app, person, filters.save, { body: { name, query } });
const filtersOf = async (person: Person) =>
  (await answerOf(filters.list, callAs(app, person, filters.list))).items;

// tests: SERVERS-38
it('saves a filter under a name, replaces it, and removes it for its owner only', async () => {
  const { items } = await answerOf(filters.save, saveAs(ann, ' Работают '));
  expect(items).toMatchObject([{ name: 'Работают', query: '?status=Active' }]);
  await answerOf(filters.save, saveAs(ann, 'Работают', '?dc=de'));
  expect(await filtersOf(ann)).toMatchObject([{ name: 'Работают', query: '?dc=de' }]);
  expect(await filtersOf(bob)).toEqual([]);
  for (const query of ['', '?page=2', '?x=1', 'https://example.com/?q=a'])
    expect((await saveAs(ann, 'x', query)).status).toBe(422);
  const params = { id: String(items[0]?.id) };
  expect(await codeOf(await callAs(app, bob, filters.remove, { params }))).toBe('notFound');
  expect(await filtersOf(ann)).toHaveLength(1);
  expect((await answerOf(filters.remove, callAs(app, ann, filters.remove, { params }))).items).toEqual([]);
});

it('saves the last filter below the limit and none above it, also of two at once', async () => {
  for (let index = 1; index < maxSavedFilters; index += 1)
    await answerOf(filters.save, saveAs(bob, `f${index}`));
  const answers = await Promise.all([saveAs(bob, 'one'), saveAs(bob, 'two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && (await codeOf(refused))).toBe('tooManyFilters');
  expect((await saveAs(bob, 'f1', '?dc=nl')).status).toBe(200);
  expect(await filtersOf(bob)).toHaveLength(maxSavedFilters);
});
