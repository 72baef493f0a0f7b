import { toAttention } from '@/domain/servers/attention';
import { attentionFacts } from '@/domain/servers/attentionFacts';
import { endOfDay } from '@/domain/servers/cancellation';
import type { CartEntry } from '@/domain/cart/entry';
import { applyToNamed, applyToRows } from '@/domain/list/bulkAction';
import { partOf } from '@/domain/list/pagedList';
import type { ProductLine } from '@/domain/catalog/plan';
import { serverRules } from '@/domain/servers/serverRules';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import type { Money } from '@/domain/money/money';
import { done, refused } from '@/domain/results/outcome';
import { pricedSettingsOf, quoteSettings } from '@/domain/pricing/serverPrice';
import { quoteTariffChange } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/servers/server';
import {
  awaitedOptionsOf,
  awaitedTariffs,
  isPricedBy,
  withAwaited,
  type AwaitedOptions,
} from '@/domain/servers/awaitedTariff';
import { machineOf } from '@/domain/servers/machine';
import type { ChangedServer } from '@/domain/servers/changedServer';
import { detailsOf } from '@/domain/servers/detailsOf';
import {
  canReboot,
  canSwitch,
  powerNote,
  powerStateOf,
  stateAfter,
  statusAfter,
  type OwnerPowerAction,
} from '@/domain/servers/power';
import type { EditableServer, EditedServer } from '@/domain/servers/serverSettings';
import { optionsRequested, withSettings } from '@/domain/servers/withSettings';
import { tariffFor, tariffRequested, withTariff } from '@/domain/servers/withTariff';
import { keepDates } from '@/sample-data/shiftDates';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices as prices } from '@/sample-data/prices';
import type { ServersPort } from '@app/ports/ports';
import type { Latency } from './latency';
import type { SampleBills } from './sampleBooks';
import { addPaid, deliver, deliverOptions } from './deliver';
import type { Delivered } from './ordersSample';
import { assigned } from './sampleAddresses';
import { notPersisted, type Persistence } from './persistence';
import { makeServerMemory, type RememberedServer } from './serverMemory';

/** Servers as billing and orders use them. */
export interface DeliveringServers {
  /** Fulfils paid entries; returns the items of their order. */
  deliver(entries: readonly CartEntry[], payment: { amount: Money }): readonly Delivered[];
  /** Fulfils paid options (D38). */
  deliverOptions(awaited: AwaitedOptions, payment: { amount: Money }): readonly Delivered[];
  /** Finds a server by id; null if there is none. */
  serverOf(id: ServerId): Server | null;
  /** Servers of all products. */
  all(): readonly Server[];
}

/** Setup time of a new server, as with the simulated provisioner, and that of the restore of a backup. */
const setUpMs = 8000;
const restoreMs = 6400;

/** Servers from a list. A reboot succeeds without an effect, as specified (§2); saved settings show in the list. */
export function serversSample(
  servers: readonly Server[],
  latency: Latency,
  now: () => Date = () => new Date(),
  bills: SampleBills = { collect: () => 'paid', cancel: () => {}, credit: () => {}, openBills: () => [] },
  persistence: Persistence<readonly RememberedServer[]> = notPersisted,
  shift = keepDates,
): ServersPort & DeliveringServers {
  const memory = makeServerMemory(servers, persistence, shift);
  function store(changed: ChangedServer): Server {
    memory.store(changed, now());
    return changed.editable.server;
  }
  /** Assigns the addresses and the panel of its settings. */
  function provision(editable: EditableServer): EditableServer {
    const others = memory.list().filter(({ id }) => id !== editable.server.id);
    return assigned(editable, new Set(others.flatMap(({ id }) => memory.find(id)?.editable.addresses ?? [])));
  }
  const provisioned = ({ editable, notes }: ChangedServer): ChangedServer => ({
    editable: provision(editable),
    notes,
  });
  /** Completes the setup of servers ordered long enough ago. */
  function setUpDue(): void {
    for (const { editable, events, fromBackup } of memory.awaited()) {
      const ordered = events.find(({ kind }) => kind === 'ordered');
      const readyAt = new Date(
        (ordered ? Date.parse(ordered.at) : 0) + setUpMs + (fromBackup ? restoreMs : 0),
      );
      if (readyAt > now()) continue;
      const ready = provision(editable);
      const server = { ...ready.server, status: 'Active' };
      const activated = { kind: 'activated', detail: null } as const;
      // The disk itself is a sample's.
      const notes = fromBackup
        ? [{ kind: 'backupRestored', detail: `#${fromBackup}` } as const, activated]
        : [activated];
      memory.store({ editable: { ...ready, server }, notes }, readyAt, 'vps', 'system');
    }
  }
  function find(id: ServerId) {
    setUpDue();
    return memory.find(id);
  }
  function edited(id: ServerId): EditedServer | null {
    const found = find(id);
    if (!found) return null;
    const { editable, version } = found;
    const awaitedOptions = awaitedOptionsOf(bills.openBills(), id);
    return {
      ...editable,
      ...(awaitedOptions && { awaitedOptions }),
      server: waiting([editable.server])[0] ?? editable.server,
      version: String(version),
      prices,
    };
  }
  /** Adds awaited tariffs (D28). */
  function waiting(servers: readonly Server[]): readonly Server[] {
    const awaited = awaitedTariffs(bills.openBills());
    return awaited.size === 0 ? servers : servers.map((server) => withAwaited(server, awaited));
  }
  /** Switches a server whose state allows it. */
  function switchOne(id: ServerId, action: OwnerPowerAction): Server | null {
    const editable = find(id)?.editable;
    if (!editable || !canSwitch(action, editable.server)) return null;
    const kind = powerNote(powerStateOf(editable.server.status), stateAfter(action));
    const server = { ...editable.server, status: statusAfter(action) };
    return store({ editable: { ...editable, server }, notes: kind === null ? [] : [{ kind, detail: null }] });
  }
  // Loaded on demand: most visitors cancel no server.
  const cancellations = async () =>
    (await import('./cancellationSample')).cancellationSample(memory, latency, now, bills);
  /** Removes cancelled servers after their last day. */
  function endDue() {
    for (const { id, leavesOn } of memory.list())
      if (leavesOn !== null && endOfDay(defaultTimeZone, leavesOn) <= now()) memory.remove(id);
  }
  /** Returns the current servers after applying due changes. */
  function present(line?: ProductLine): readonly Server[] {
    endDue();
    setUpDue();
    return waiting(memory.list(line));
  }
  return {
    cancellationQuote: async (id, signal) => (await cancellations()).cancellationQuote(id, signal),
    cancel: async (id, choice) => (await cancellations()).cancel(id, choice),
    keep: async (id) => (await cancellations()).keep(id),
    deliver: (entries, { amount }) =>
      deliver(memory, entries, { now: now(), plans: samplePlans, prices, amount }),
    deliverOptions: (awaited, { amount }) =>
      deliverOptions(memory, awaited, { now: now(), prices, amount, provision }),
    all() {
      setUpDue();
      return memory.list();
    },
    serverOf: (id) => find(id)?.editable.server ?? null,
    async list(line, query, part, signal) {
      await latency(signal);
      const rows = present(line ?? undefined);
      const answer = partOf(rows, serverRules, query, part);
      const attention = toAttention(attentionFacts(rows, dayIn(defaultTimeZone, now())));
      return { ...answer, ...(answer.about && { about: { ...answer.about, attention } }) };
    },
    async named(ids, signal) {
      await latency(signal);
      return present().filter(({ id }) => ids.includes(id));
    },
    async details(id, signal) {
      await latency(signal);
      const found = find(id);
      if (!found) throw new Error(`No server ${id}`);
      return detailsOf(found.editable, found.events);
    },
    async overview(id, signal) {
      await latency(signal);
      const found = find(id);
      const settings = edited(id);
      if (!found || !settings) return null;
      const { addresses } = detailsOf(found.editable, []);
      const machine = machineOf(samplePlans, settings.server);
      return { settings, addresses, machine, operation: null, isBusy: false };
    },
    async metrics(id, range, signal) {
      await latency(signal);
      const found = find(id);
      if (!found) throw new Error(`No server ${id}`);
      // Loaded on demand: most pages show no charts.
      const { sampleMetrics } = await import('./sampleMetrics');
      return sampleMetrics(id, range, { now: now(), events: found.events });
    },
    async console(id) {
      await latency();
      const found = find(id);
      if (!found) return refused('noServer');
      return refused(canReboot(found.editable.server) ? 'demonstration' : 'notActive');
    },
    async power(id, action) {
      await latency();
      if (!find(id)) return refused('noServer');
      const server = switchOne(id, action);
      return server ? done(server) : refused('changed');
    },
    async saveTags() {
      await latency();
      return refused('demonstration');
    },
    async reboot(_ids, signal) {
      await latency(signal);
    },
    async powerListed(action, line, chosen) {
      await latency();
      const rows = present(line ?? undefined);
      const { ids, part } =
        'query' in chosen
          ? applyToRows(rows, serverRules, chosen, (server) => canSwitch(action, server))
          : applyToNamed(rows, chosen.ids, (server) => canSwitch(action, server));
      for (const id of ids) if (action !== 'restart') switchOne(id, action);
      return part;
    },
    async settings(id, signal) {
      await latency(signal);
      return edited(id);
    },
    async save(id, version, update, signal) {
      await latency(signal);
      const found = find(id);
      const current = edited(id);
      if (!found || !current) return refused('noServer');
      if (version !== current.version) return refused({ reason: 'conflict', current });
      const { editable } = found;
      const today = dayIn(defaultTimeZone, now());
      const quote = quoteSettings(editable, update.settings, { today, prices });
      const { charge } = quote;
      if (charge !== update.charge)
        return refused({ reason: 'priceChanged', expected: charge, given: update.charge });
      const others = memory.list().filter((each) => each.id !== id);
      const saved = withSettings(editable, others, update, { today, prices });
      if (saved.status === 'refused') return saved;
      if (quote.changes.length > 0) bills.cancel((bill) => isPricedBy(bill, id));
      const options = pricedSettingsOf(update.settings);
      if (bills.collect(charge, [], { serverId: id, options }) === 'billed') {
        const kept = { ...update, settings: { ...update.settings, ...pricedSettingsOf(editable.settings) } };
        const unpriced = withSettings(editable, others, kept, { today, prices });
        if (unpriced.status === 'refused') return unpriced;
        store(provisioned({ ...unpriced.value, notes: [...unpriced.value.notes, optionsRequested] }));
      } else {
        store(provisioned(saved.value));
        addPaid(memory, id, { amount: charge, covers: quote.covers, now: now() });
      }
      const stored = edited(id);
      return stored ? done(stored) : refused('noServer');
    },
    async changeTariff(id, tariff, expected, signal) {
      await latency(signal);
      const found = find(id);
      if (!found) return refused('noServer');
      const { editable } = found;
      const chosen = tariffFor(editable.server, tariff, prices.tariffs);
      if (chosen.status === 'refused') return chosen;
      const today = dayIn(defaultTimeZone, now());
      const { charge, covers } = quoteTariffChange(editable.server, chosen.value, today);
      if (charge !== expected) return refused({ reason: 'priceChanged', expected: charge, given: expected });
      bills.cancel((bill) => isPricedBy(bill, id));
      const entry = { kind: 'tariff', id: `tariff-${id}`, serverId: id, tariff: chosen.value.name } as const;
      if (bills.collect(charge, [entry]) === 'paid') {
        const server = store(withTariff(editable, chosen.value, { plans: samplePlans, today }));
        addPaid(memory, id, { amount: charge, covers, now: now() });
        return done(server);
      }
      const server = store({ editable, notes: [tariffRequested(editable.server, chosen.value)] });
      return done(waiting([server])[0] ?? server);
    },
  };
}
