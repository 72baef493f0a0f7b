import * as v from 'valibot';
import type { Call } from '@app/contract/call';
import { longestPage } from '@app/contract/shapes';
import { ContractViolation, expectSame, Skipped, shortly } from '../contractViolation';
import { adminOf, expectAnswer, expectRefusal, jsonOf, send, type TestContext } from '../testContext';
import { requiredQuery, subjects, type Check, type Subject } from './check';

/* Checks of reading calls: schema, pages, and caching. */

const readerOf = (context: TestContext, { role }: Call) => {
  if (role === 'anyone') return null;
  return role === 'admin' ? adminOf(context) : context.customer;
};

const isPaged = ({ method, query }: Call) =>
  method === 'GET' &&
  query !== undefined &&
  v.safeParse(query, { cursor: 'x', limit: '1' }).success &&
  // Queries without a limit ignore the unknown parameter.
  !v.safeParse(query, { limit: '0' }).success;

const itemsSchema = v.looseObject({ items: v.array(v.looseObject({ id: v.string() })) });

/** Returns parameters with an existing id from the list call, else those of the example. */
async function existingParams(
  context: TestContext,
  { one, example }: Subject,
): Promise<Record<string, string>> {
  const [root = '', name = 'id'] = one.path.split(/\/\{(\w+)\}/);
  const list = subjects.find((each) => each.one.path === root && each.one.method === 'GET')?.one;
  if (!list) return example.params ?? {};
  const parsed = v.safeParse(itemsSchema, jsonOf(await send(context, readerOf(context, one), list)));
  const [first] = parsed.success ? parsed.output.items : [];
  if (!first) throw new Skipped('the account has none');
  return { [name]: first.id };
}

const pageSchema = v.looseObject({
  items: v.array(v.looseObject({ id: v.string() })),
  next: v.nullable(v.string()),
  total: v.number(),
});

/** Reads a list in pages of this size; returns the ids in order and the reported totals. */
async function walk(context: TestContext, one: Call, limit: number) {
  const ids: string[] = [];
  const totals = new Set<number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = { limit: String(limit), ...(cursor === '' ? {} : { cursor }) };
    const reply = await send(context, readerOf(context, one), one, { query });
    expectAnswer(one, reply);
    const page: v.InferOutput<typeof pageSchema> = v.parse(pageSchema, jsonOf(reply));
    if (page.items.length > limit || (page.items.length === 0 && page.next !== null))
      throw new ContractViolation(
        reply.request,
        `1 to ${limit} rows`,
        `${page.items.length} rows and a next page`,
      );
    ids.push(...page.items.map(({ id }) => id));
    totals.add(page.total);
    // Stops an endless list.
    if (ids.length > Math.max(...totals) + longestPage)
      throw new ContractViolation(
        reply.request,
        'an end of the list',
        `${ids.length} rows of ${shortly([...totals])}`,
      );
    cursor = page.next;
  }
  return { ids, totals: [...totals] };
}

export const answerChecks: readonly Check[] = [
  {
    title: 'answers in its shape',
    suits: ({ method, answer }) => method === 'GET' && answer !== undefined,
    async run(context, subject) {
      const { one } = subject;
      const params = one.params ? await existingParams(context, subject) : {};
      const query = requiredQuery(subject);
      const reply = await send(context, readerOf(context, one), one, { params, ...(query && { query }) });
      // The example may not exist on this server; then its schema cannot be checked.
      if (((one.role === 'anyone' && one.params) || query) && reply.status === 404) {
        expectRefusal(reply, 'notFound');
        throw new Skipped(`${reply.request} is not there`);
      }
      expectAnswer(one, reply);
      const stored = reply.headers.get('cache-control') ?? 'nothing';
      if (one.role !== 'anyone' && !stored.includes('no-store'))
        throw new ContractViolation(reply.request, 'Cache-Control: no-store', stored);
    },
  },
  {
    title: 'gives each row once, page by page',
    suits: isPaged,
    async run(context, { one }) {
      const path = `GET ${one.path}`;
      const whole = await walk(context, one, longestPage);
      const count = whole.ids.length;
      expectSame(`${path} total`, whole.totals, [count]);
      if (count < 2) throw new Skipped('the list has fewer than two rows');
      const parts = await walk(context, one, Math.ceil(count / Math.min(count, 4)));
      expectSame(`${path} in pages`, parts.ids, whole.ids);
      expectSame(`${path} total of its pages`, parts.totals, [count]);
      if (new Set(whole.ids).size !== count)
        throw new ContractViolation(path, 'each row once', shortly(whole.ids));
    },
  },
  {
    title: 'refuses a page that cannot be',
    suits: isPaged,
    async run(context, { one }) {
      for (const query of [
        { limit: '0' },
        { limit: String(longestPage + 1) },
        { limit: 'all' },
        { cursor: 'no cursor of yours' },
      ] as const)
        expectRefusal(await send(context, readerOf(context, one), one, { query }), 'invalidRequest');
    },
  },
  {
    title: 'is checked by its ETag, and not sent twice',
    suits: ({ isCacheable, params }) => isCacheable === true && !params,
    async run(context, { one }) {
      const first = await send(context, null, one);
      const etag = first.headers.get('etag');
      if (!etag) throw new ContractViolation(first.request, 'an ETag', 'none');
      for (const tag of [etag, `W/${etag.replace(/^W\//, '')}`, `"another", ${etag}`]) {
        const again = await send(context, null, one, { headers: { 'if-none-match': tag } });
        expectSame(`${first.request} If-None-Match: ${tag}`, [again.status, again.text], [304, '']);
      }
      const changed = await send(context, null, one, { headers: { 'if-none-match': '"another"' } });
      expectSame(`${first.request} with another ETag`, changed.status, 200);
    },
  },
];
