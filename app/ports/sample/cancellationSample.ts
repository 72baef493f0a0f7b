import { isSetUp } from '@/domain/servers/serverStates';
import { kopecks } from '@/domain/money/money';
import { done, refused } from '@/domain/results/outcome';
import type { Server, ServerId } from '@/domain/servers/server';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { quoteCancellation, scheduleCancellation, withdrawCancellation } from '@/domain/servers/cancellation';
import { isPricedBy } from '@/domain/servers/awaitedTariff';
import type { ChangedServer } from '@/domain/servers/changedServer';
import type { ServersPort } from '@app/ports/ports';
import type { SampleBills } from './sampleBooks';
import type { Latency } from './latency';
import type { RememberedServer, ServerMemory } from './serverMemory';

/** Cancellation in the demonstration, by the server's rules: payments of this tab are refunded to its balance. */
export function cancellationSample(
  memory: ServerMemory,
  latency: Latency,
  now: () => Date,
  bills: Pick<SampleBills, 'credit' | 'cancel'>,
): Pick<ServersPort, 'cancellationQuote' | 'cancel' | 'keep'> {
  function quote({ editable: { server }, paid }: RememberedServer) {
    const items = paid.map((each, index) => ({
      ...each,
      id: String(index + 1),
      left: each.amount,
      paymentId: null,
      // The sample account had servers before.
      isFirstOrder: false,
    }));
    const moment = { now: now(), timeZone: defaultTimeZone, isStarted: isSetUp(server.status) };
    return quoteCancellation(server, items, new Map(), moment);
  }
  function store(changed: ChangedServer): Server {
    memory.store(changed, now());
    return changed.editable.server;
  }
  function cancelNow(found: RememberedServer, given: number) {
    const { refund } = quote(found);
    if (refund !== given)
      return refused({ reason: 'refundChanged', expected: refund, given: kopecks(given) } as const);
    const { id } = found.editable.server;
    if (refund > 0) bills.credit(refund);
    bills.cancel((bill) => isPricedBy(bill, id));
    memory.remove(id);
    return done(null);
  }
  async function found(id: ServerId, signal?: AbortSignal) {
    await latency(signal);
    return memory.find(id);
  }
  return {
    async cancellationQuote(id, signal) {
      const server = await found(id, signal);
      if (!server) throw new Error(`No server ${id}`);
      return quote(server);
    },
    async cancel(id, choice) {
      const server = await found(id);
      if (!server) return refused({ reason: 'noServer' });
      if (choice.when === 'now') return cancelNow(server, choice.refund);
      const cancelled = scheduleCancellation(server.editable, dayIn(defaultTimeZone, now()));
      if (!cancelled) return refused({ reason: 'changed' });
      bills.cancel((bill) => isPricedBy(bill, id));
      return done(store(cancelled));
    },
    async keep(id) {
      const server = await found(id);
      if (!server) return refused('noServer');
      const staying = withdrawCancellation(server.editable);
      return staying ? done(store(staying)) : refused('changed');
    },
  };
}
