import * as v from 'valibot';
import { cartContract } from '@app/contract/cart';
import { wireEntries } from '@app/contract/cartEntries';
import { changeSchema, changesPath, type ChangeTopic } from '@app/contract/changes';
import { supportContract } from '@app/contract/support';
import { pathOf, type Browser } from '../backend';
import { ContractViolation, Skipped } from '../contractViolation';
import { answered, expectRefusal, otherOf, send, type Case, type TestContext } from '../testContext';

/** Maximum time in milliseconds in which a change must be reported. */
const timeoutMs = 2000;

const stream = { method: 'GET', path: changesPath, summary: '', role: 'customer', refusals: [] } as const;

interface Listening {
  /** Also requests events of this past period, in milliseconds. */
  readonly silentFor?: number;
  readonly isEnough: (topics: ReadonlySet<ChangeTopic>) => boolean;
  /** Runs when the stream is open. */
  readonly act?: () => Promise<unknown>;
}

/** Collects the topics reported during an action, until they are enough or the timeout. */
async function heardBy(
  { backend }: TestContext,
  person: Browser,
  { silentFor = 0, isEnough, act }: Listening,
): Promise<ReadonlySet<ChangeTopic>> {
  const line = new AbortController();
  const answer = await backend.fetch(`${pathOf(stream)}?silentFor=${silentFor}`, {
    headers: { cookie: person.cookie },
    signal: line.signal,
  });
  const type = answer.headers.get('content-type') ?? 'no content type';
  if (!answer.ok || !answer.body || !type.startsWith('text/event-stream'))
    throw new ContractViolation(`GET ${changesPath}`, '200 text/event-stream', `${answer.status} ${type}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const topics = new Set<ChangeTopic>();
  const listening = listen(reader, topics, () => isEnough(topics));
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
  try {
    await act?.();
    await Promise.race([listening, timeout]);
  } finally {
    // The stream breaks while it is being read.
    listening.catch(() => undefined);
    line.abort();
    await reader.cancel().catch(() => undefined);
  }
  return topics;
}

async function listen(
  reader: ReadableStreamDefaultReader<string>,
  topics: Set<ChangeTopic>,
  isEnough: () => boolean,
): Promise<void> {
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += piece.value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events.filter((each) => /^event: ?change$/m.test(each))) {
      const [, data = ''] = /^data: ?(.*)$/m.exec(event) ?? [];
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), changeSchema), data);
      if (!parsed.success) throw new ContractViolation(`GET ${changesPath}`, 'data with known topics', event);
      for (const topic of parsed.output.topics) topics.add(topic);
    }
    if (isEnough()) return;
  }
}

/** Actions that change the account or write the same value, with the topic they report. */
const acts: readonly { call: string; topic: ChangeTopic; act: (context: TestContext) => Promise<unknown> }[] =
  [
    {
      call: 'cart.save',
      topic: 'cart',
      async act(context) {
        const { entries, version } = await answered(context, context.customer, cartContract.load);
        const body = { entries: wireEntries(entries) };
        await answered(context, context.customer, cartContract.save, { body, version });
      },
    },
    {
      call: 'support.close',
      topic: 'tickets',
      async act(context) {
        const [ticket] = (await answered(context, context.customer, supportContract.list)).items;
        if (!ticket) throw new Skipped('the account has no ticket');
        await answered(context, context.customer, supportContract.close, {
          params: { id: String(ticket.id) },
        });
      },
    },
  ];

const hears = (topic: ChangeTopic) => (topics: ReadonlySet<ChangeTopic>) => topics.has(topic);

function expectHeard(topics: ReadonlySet<ChangeTopic>, topic: ChangeTopic): void {
  if (topics.has(topic)) return;
  const heard = [...topics].join(', ') || 'nothing';
  throw new ContractViolation(`GET ${changesPath}`, `\`${topic}\` within ${timeoutMs} ms`, heard);
}

/** Cases about the stream of changes (app/contract/changes.ts). */
export const eventCases: readonly Case[] = acts.flatMap(({ call, topic, act }): Case[] => [
  {
    calls: [call],
    title: 'is announced on the stream within two seconds',
    async run(context) {
      const isEnough = hears(topic);
      const topics = await heardBy(context, context.customer, { isEnough, act: () => act(context) });
      expectHeard(topics, topic);
    },
  },
  {
    calls: [call],
    title: 'is told to whoever listens too late for it, and asks for the time before',
    async run(context) {
      await act(context);
      expectHeard(
        await heardBy(context, context.customer, { silentFor: 10_000, isEnough: hears(topic) }),
        topic,
      );
    },
  },
  {
    calls: [call],
    title: 'is announced to nobody else',
    async run(context) {
      const other = otherOf(context);
      // Both streams are open: when the owner is notified, the other person would be too.
      let own: ReadonlySet<ChangeTopic> = new Set();
      const others = await heardBy(context, other, {
        isEnough: (heard) => heard.size > 0 || own.size > 0,
        async act() {
          own = await heardBy(context, context.customer, { isEnough: hears(topic), act: () => act(context) });
        },
      });
      if (others.size > 0)
        throw new ContractViolation(
          `GET ${changesPath} of another account`,
          'silence',
          [...others].join(', '),
        );
      expectRefusal(await send(context, null, stream), 'notSignedIn');
    },
  },
]);
