import * as v from 'valibot';
import { pathOf } from '../backend';
import { ContractViolation, Skipped } from '../contractViolation';
import { adminOf, expectRefusal, replyOf, send, type Reply, type TestContext } from '../testContext';
import { completeParts, unknownIds, type Check, type Subject } from './check';

/* Unreadable or invalid input is refused with its code and changes nothing. */

/** Returns a caller who may make the call, so that their input is validated. */
const callerOf = (context: TestContext, { one }: Subject) =>
  one.role === 'admin' ? adminOf(context) : context.customer;

const jsonBody = ({ body, files }: Subject['one']) => body !== undefined && !files;

/** Values with one error each: a missing field, another type, or an invalid number. */
function wrongValues(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[];
    return ['list', {}, ...(first === undefined ? [] : wrongValues(first).map((wrong) => [wrong, ...rest]))];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return [
      [],
      ...entries.flatMap(([name, one]) => {
        const rest = entries.filter(([each]) => each !== name);
        return [Object.fromEntries(rest), ...wrongValues(one).map((wrong) => ({ ...value, [name]: wrong }))];
      }),
    ];
  }
  if (typeof value === 'number') return [String(value), value + 0.5, -1];
  if (typeof value === 'string') return [7, 'x'.repeat(10_001)];
  return ['true'];
}

/** Sends a malformed request. */
async function sendRaw(
  context: TestContext,
  subject: Subject,
  content: { type: string; body: string },
): Promise<Reply> {
  const { key, version, ...parts } = completeParts(subject);
  const headers = {
    'content-type': content.type,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const { body: _schema, files: _files, ...bare } = subject.one;
  const { backend } = context;
  const raw = {
    ...backend,
    fetch: (at: string, init?: RequestInit) => backend.fetch(at, { ...init, body: content.body }),
  };
  const { body: _body, ...rest } = parts;
  const person = subject.one.role === 'anyone' ? context.customer : callerOf(context, subject);
  return send({ backend: raw }, person, bare, { ...rest, headers });
}

const bytesTooMany = 2_000_000;
const atOnce = 6;

export const inputChecks: readonly Check[] = [
  {
    title: 'refuses what does not fit its schema',
    suits: ({ body }) => body !== undefined,
    async run(context, subject) {
      const { one, example } = subject;
      const { body: schema, params } = one;
      if (!schema) return;
      const nonsense = ['text', 7, null, {}, { ids: 7, extra: { deep: [] } }];
      const wrong = [...nonsense, ...wrongValues(example.body)].filter((body) => !v.is(schema, body));
      // Several at once, because a remote server is slow.
      for (let from = 0; from < wrong.length; from += atOnce) {
        const replies = wrong
          .slice(from, from + atOnce)
          .map((body) => send(context, callerOf(context, subject), one, { ...completeParts(subject), body }));
        const own = Object.values(one.fieldRefusals ?? {});
        for (const reply of await Promise.all(replies))
          if (params) expectRefusal(reply, 'invalidRequest', 'notFound', ...own);
          else expectRefusal(reply, 'invalidRequest', ...own);
      }
    },
  },
  {
    title: 'takes JSON only',
    suits: jsonBody,
    async run(context, subject) {
      const body = JSON.stringify(subject.example.body);
      expectRefusal(await sendRaw(context, subject, { type: 'text/plain', body }), 'notJson');
      expectRefusal(
        await sendRaw(context, subject, { type: 'application/json', body: '{"a":' }),
        'malformedJson',
      );
    },
  },
  {
    title: 'takes a form only',
    suits: ({ files }) => files !== undefined,
    async run(context, subject) {
      const params = subject.example.params && unknownIds(subject.example.params);
      const body = JSON.stringify(subject.example.body);
      const whole = { ...subject, example: { ...subject.example, ...(params && { params }) } };
      expectRefusal(await sendRaw(context, whole, { type: 'application/json', body }), 'notForm');
    },
  },
  {
    title: 'takes no flood',
    suits: jsonBody,
    async run(context, subject) {
      const body = JSON.stringify({ flood: 'x'.repeat(bytesTooMany) });
      expectRefusal(await sendRaw(context, subject, { type: 'application/json', body }), 'tooLarge');
    },
  },
  {
    title: 'is not confused by a field that nobody knows',
    suits: ({ body, params, isVersioned }) =>
      body !== undefined && (params !== undefined || isVersioned === true),
    async run(context, subject) {
      const { one, example } = subject;
      if (typeof example.body !== 'object') throw new Skipped('its body is no object');
      const body: unknown = { ...example.body, nobodyKnows: { this: ['field'] } };
      // The id does not exist or the version is wrong, so nothing changes either way.
      const reply = await send(context, callerOf(context, subject), one, { ...completeParts(subject), body });
      if (reply.status < 400) throw new ContractViolation(reply.request, 'a refusal', String(reply.status));
      expectRefusal(reply, one.params ? 'notFound' : 'stale', 'invalidRequest');
    },
  },
  {
    title: 'wants a key',
    suits: ({ requiresIdempotencyKey }) => requiresIdempotencyKey === true,
    async run(context, subject) {
      const { key: _, ...parts } = completeParts(subject);
      for (const key of [{}, { key: 'short' }, { key: 'no spaces in a key' }])
        expectRefusal(
          await send(context, callerOf(context, subject), subject.one, { ...parts, ...key }),
          'invalidRequest',
        );
    },
  },
  {
    title: 'wants the version that was read',
    suits: ({ isVersioned }) => isVersioned === true,
    async run(context, subject) {
      const { version: _, ...parts } = completeParts(subject);
      const reply = await send(context, callerOf(context, subject), subject.one, parts);
      if (subject.one.params) expectRefusal(reply, 'invalidRequest', 'notFound');
      else expectRefusal(reply, 'invalidRequest');
    },
  },
  {
    title: 'has no other methods than its path',
    suits: () => true,
    async run(context, subject) {
      const { params } = completeParts(subject);
      const at = pathOf(subject.one, params && { params });
      const { origin, fetch } = context.backend;
      const answer = await fetch(at, {
        method: 'PATCH',
        headers: { origin, cookie: context.customer.cookie },
      });
      const reply = await replyOf(`PATCH ${at}`, answer);
      expectRefusal(reply, 'wrongMethod');
      const allowed = reply.headers.get('allow')?.split(', ') ?? [];
      if (!allowed.includes(subject.one.method))
        throw new ContractViolation(reply.request, `Allow: ${subject.one.method}`, allowed.join(', '));
    },
  },
];
