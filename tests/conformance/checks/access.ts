import * as v from 'valibot';
import type { Call } from '@app/contract/call';
import { pathOf } from '../backend';
import { ContractViolation, Skipped, shortly } from '../contractViolation';
import { expectRefusal, jsonOf, otherOf, problemOf, send, type TestContext } from '../testContext';
import { completeParts, subjects, type Check, type Subject } from './check';

/* Access checks: who may make a call, and whose data it returns. */

const listSchema = v.looseObject({ items: v.array(v.looseObject({ id: v.string() })) });

/** Returns the ids in a person's list; null for a list without ids. */
async function idsIn(
  context: TestContext,
  person: TestContext['customer'],
  one: Call,
): Promise<readonly string[] | null> {
  const parsed = v.safeParse(listSchema, jsonOf(await send(context, person, one)));
  return parsed.success ? parsed.output.items.map(({ id }) => id) : null;
}

const isOwn = ({ role }: Call) => role === 'customer';

/** Returns the list call of a resource: `/api/servers` for `/api/servers/{id}/details`. */
function collectionOf({ one }: Subject): Call | undefined {
  const root = one.path.replace(/\/\{.*$/, '');
  return subjects.find((each) => each.one.path === root && each.one.method === 'GET')?.one;
}

export const accessChecks: readonly Check[] = [
  {
    title: 'is nothing for nobody',
    suits: ({ role }) => role !== 'anyone',
    async run(context, subject) {
      const parts = completeParts(subject);
      expectRefusal(await send(context, null, subject.one, parts), 'notSignedIn');
      expectRefusal(await send(context, null, subject.one), 'notSignedIn');
    },
  },
  {
    title: 'is nothing for a forged session',
    suits: ({ role }) => role !== 'anyone',
    async run(context, { one }) {
      const cookie = context.customer.cookie.replace(/=.{4}/g, '=AAAA');
      expectRefusal(await send(context, { cookie }, one), 'notSignedIn');
    },
  },
  {
    title: 'is nothing for a customer',
    suits: ({ role }) => role === 'admin',
    async run(context, subject) {
      const { customer } = context;
      expectRefusal(await send(context, customer, subject.one, completeParts(subject)), 'forbidden');
    },
  },
  {
    title: 'is not made by another site’s page',
    suits: ({ method }) => method !== 'GET',
    async run(context, subject) {
      const headers = { origin: 'https://evil.example' };
      const parts = { ...completeParts(subject), headers };
      expectRefusal(await send(context, context.customer, subject.one, parts), 'foreignOrigin');
    },
  },
  {
    title: 'tells no id of nobody’s',
    suits: ({ role, params }) => params !== undefined && role !== 'admin',
    async run(context, subject) {
      const { one, example } = subject;
      const parts = completeParts(subject);
      expectRefusal(await send(context, context.customer, one, parts), 'notFound');
      const nonsense = Object.fromEntries(
        Object.keys(example.params ?? {}).map((name) => [name, '%nonsense']),
      );
      expectRefusal(await send(context, context.customer, one, { ...parts, params: nonsense }), 'notFound');
    },
  },
  {
    title: 'lets nobody at another’s',
    suits: (one) => isOwn(one) && one.params !== undefined && !one.isDownload,
    async run(context, subject) {
      const { one } = subject;
      const list = collectionOf(subject);
      const ids = list ? await idsIn(context, context.customer, list) : null;
      const [id] = ids ?? [];
      if (id === undefined) throw new Skipped('the account has none');
      const reply = await send(context, otherOf(context), one, { ...completeParts(subject), params: { id } });
      const problem = expectRefusal(reply, 'notFound');
      // A missing resource must give exactly the same answer.
      const gone = problemOf(await send(context, otherOf(context), one, completeParts(subject)));
      if (JSON.stringify(gone) !== JSON.stringify(problem))
        throw new ContractViolation(
          reply.request,
          `what an unknown id gives: ${shortly(gone)}`,
          shortly(problem),
        );
    },
  },
  {
    title: 'lists one’s own only',
    suits: (one, { answer }) => isOwn(one) && one.method === 'GET' && !one.params && v.is(listSchema, answer),
    async run(context, { one }) {
      const [own, others] = [
        await idsIn(context, context.customer, one),
        await idsIn(context, otherOf(context), one),
      ];
      if (own === null || others === null) throw new Skipped('its answer is no list of things with ids');
      const shared = others.filter((id) => own.includes(id));
      if (shared.length > 0)
        throw new ContractViolation(`GET ${pathOf(one)} of two accounts`, 'nothing in both', shortly(shared));
    },
  },
];
