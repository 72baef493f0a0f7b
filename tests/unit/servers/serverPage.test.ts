import { expect, test } from 'vitest';
import type { IsoDateTime } from '@/domain/time/dates';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { figuresOf, metricsRanges, momentsOf, maxPoints, wasRunning } from '@/domain/servers/metrics';
import { machineOf } from '@/domain/servers/machine';
import { serverNameProblem } from '@/domain/servers/serverName';
import { isExpiring } from '@/domain/servers/expiring';
import { canSwitch, ownerPowerActions, statusAfter, statusDuring } from '@/domain/servers/power';
import { samplePlans } from '@/sample-data/plans';
import { makeServerMetrics, makeServerOverview } from '@/sample-data/serverOverview';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { operationActions, operationStatuses } from '@/domain/servers/serverDetails';
import { newestEvents } from '@/domain/servers/newestEvents';
import { sshCommand } from '@/domain/servers/sshCommand';
import { makeServer } from '@/sample-data/servers';
import { chartsOf } from '@/screens/servers/ServerScreen/metricsCharts';
import { priceLinesOf } from '@/screens/servers/ServerScreen/priceLines';
import { newRename, renameReducer } from '@/screens/servers/ServerScreen/renameState';
import { serverTabHref, serverTabs, tabOf } from '@/screens/servers/ServerScreen/serverTabs';
import {
  hasNotice,
  rangeOf,
  serverIdOf,
  toServerView,
  withRange,
  type ServerSources,
} from '@/screens/servers/ServerScreen/serverView';

test('its owner switches what runs and what they have switched off, and nothing else', () => {
  const allowed = knownServerStatuses.map((status) => [
    status,
    ownerPowerActions.filter((action) => canSwitch(action, { status })).join(' '),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    Active: 'restart stop powerOff',
    Off: 'start',
    Ordered: '',
    Activation: '',
    Suspended: '',
    Stopped: '',
    Stopping: '',
  });
  expect(ownerPowerActions.map(statusAfter)).toEqual(['Active', 'Active', 'Off', 'Off']);
  expect(ownerPowerActions.map(statusDuring)).toEqual(['Activation', 'Activation', 'Stopping', 'Stopping']);
});

test('the machine is the hardware of the tariff in its country, or else of its star', () => {
  const plan = samplePlans.find(({ name }) => name === 'Diadem[GB]');
  const machine = { cores: plan?.specs.cpu, memory: plan?.specs.ram, disk: plan?.specs.storage.size };
  expect(plan).toBeDefined();
  expect(machineOf(samplePlans, { tariff: 'Diadem[GB]' })).toEqual(machine);
  expect(machineOf(samplePlans, { tariff: 'Diadem[XX]' })).toEqual(machine);
  expect(machineOf(samplePlans, { tariff: 'Unknown[GB]' })).toBeNull();
});

test('a range has whole steps, so that what was measured stays where it is', () => {
  for (const range of metricsRanges) {
    const one = momentsOf(range, new Date('2026-11-21T11:59:59Z'));
    const other = momentsOf(range, new Date('2026-11-21T12:00:01Z'));
    expect(other.to.getTime() - one.to.getTime()).toBe(one.stepSeconds * 1000);
    expect(one.points).toBeLessThanOrEqual(maxPoints);
    expect((one.to.getTime() - one.from.getTime()) / one.stepSeconds / 1000).toBe(one.points - 1);
  }
});

test('the history shows when a server ran', () => {
  const event = (at: IsoDateTime, kind: 'ordered' | 'activated' | 'stopped' | 'resumed' | 'paid') => ({
    at,
    kind,
  });
  const ran = wasRunning([
    event('2026-11-03T00:00:00Z', 'stopped'),
    event('2026-11-01T00:00:00Z', 'ordered'),
    event('2026-11-02T00:00:00Z', 'activated'),
    event('2026-11-04T00:00:00Z', 'resumed'),
    event('2026-11-05T00:00:00Z', 'paid'),
  ]);
  const days = ['10-31', '11-01', '11-02', '11-03', '11-04', '11-06'];
  expect(days.map((day) => ran(new Date(`2026-${day}T12:00:00Z`)))).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(wasRunning([])(new Date())).toBe(true);
  expect(wasRunning([event('2026-11-03T00:00:00Z', 'stopped')])(new Date('2026-11-01'))).toBe(true);
});

test('figures are those of the curve; what nobody measures is not drawn', () => {
  const metrics = makeServerMetrics(makeServer());
  const [one, other] = metrics.points;
  if (!one || !other) throw new Error('The sample has no points');
  const points = [
    { ...one, cpuPercent: 10 },
    { ...other, cpuPercent: 30 },
  ];
  expect(figuresOf(points, 'cpuPercent')).toEqual({ min: 10, average: 20, max: 30, last: 30 });
  expect(figuresOf([], 'cpuPercent')).toBeNull();
  const blind = points.map((point) => ({ ...point, diskPercent: null, receivedKbps: 0, sentKbps: 0 }));
  expect(chartsOf({ points: blind }).map(({ name, max }) => [name, max])).toEqual([
    ['cpu', 100],
    ['memory', 100],
    ['network', 1],
  ]);
  const busy = points.map((point) => ({ ...point, sentKbps: 2100 }));
  expect(chartsOf({ points: busy }).at(-1)?.max).toBe(5000);
  expect(chartsOf({ points: [] })).toEqual([]);
});

test('the address names one server and one range', () => {
  expect(['?id=7', '', '?id=a', '?id=1&id=2'].map(serverIdOf)).toEqual([7, null, null, null]);
  expect(['?id=7&range=week', '?range=year', ''].map(rangeOf)).toEqual(['week', 'day', 'day']);
  expect(withRange('?id=7', 'hour')).toBe('?id=7&range=hour');
  expect(withRange('?id=7&range=hour', 'day')).toBe('?id=7');
});

const sources: Omit<ServerSources, 'load'> = {
  tab: 'overview',
  details: { status: 'loading' },
  metrics: { range: 'day', load: { status: 'loading' } },
  request: { kind: 'none' },
  console: { status: 'idle' },
  isRenewalPending: false,
  deletionDays: 14,
  today: '2026-11-21',
  lastDomain: null,
  cancellation: null,
};

test('the buttons wait while something is under way, and are gone while somebody else holds the server', () => {
  const powerOf = (status: string) => {
    const server = makeServer({ status });
    const view = toServerView(server.id, {
      ...sources,
      load: { status: 'ready', value: makeServerOverview(server) },
    });
    return view.status === 'ready' && view.power.map(({ action, isPossible }) => `${action} ${isPossible}`);
  };
  expect(powerOf('Active')).toEqual(['restart true', 'stop true', 'powerOff true']);
  expect(powerOf('Off')).toEqual(['start true']);
  for (const status of ['Activation', 'Stopping'])
    expect(powerOf(status)).toEqual(['restart false', 'stop false', 'powerOff false']);
  for (const status of ['Ordered', 'Stopped', 'Suspended']) expect(powerOf(status)).toEqual([]);
});

test.each(operationActions.flatMap((action) => operationStatuses.map((status) => [action, status] as const)))(
  'an operation %s that is %s is under way or failed; a suspension is shown by the status',
  (action, status) => {
    const server = makeServer();
    const value = {
      ...makeServerOverview(server),
      operation: { action, status, at: '2026-11-21T10:00:00Z' },
    } as const;
    const isFailed = status === 'failed';
    expect(toServerView(server.id, { ...sources, load: { status: 'ready', value } })).toMatchObject({
      underWay: isFailed || action === 'suspend' ? null : { action },
      failed: isFailed ? action : null,
    });
  },
);

// tests: SERVERPAGE-15
test.each([
  [{}, true],
  [{ endDate: '2026-11-29' }, false],
  [{ endDate: '2026-11-20' }, true],
  [{ autoRenewal: true }, false],
  [{ leavesOn: '2026-11-28' }, false],
  [{ status: 'Suspended' }, false],
  [{ status: 'Off' }, true],
] as const)('a server with %j needs a renewal: %s', (changes, expected) => {
  const server = makeServer({
    status: 'Active',
    autoRenewal: false,
    leavesOn: null,
    endDate: '2026-11-28',
    ...changes,
  });
  expect(isExpiring(server, '2026-11-21')).toBe(expected);
});

// tests: SERVERPAGE-15
test.each([
  [{ status: 'Active' }, false],
  [{ status: 'Off' }, true],
  [{ status: 'Suspended' }, true],
  [{ status: 'Unheard of' }, false],
  [{ status: 'Active', leavesOn: '2026-12-21' }, true],
  [{ status: 'Active', awaitedTariff: 'Okul' }, true],
  [{ status: 'Active', autoRenewal: false, endDate: '2026-11-25' }, true],
] as const)('a server with %j has a notice: %s', (changes, expected) => {
  const server = makeServer({ autoRenewal: true, leavesOn: null, endDate: '2027-01-31', ...changes });
  const view = toServerView(server.id, {
    ...sources,
    load: { status: 'ready', value: makeServerOverview(server) },
  });
  if (view.status !== 'ready') throw new TypeError('The server is loaded');
  expect(hasNotice(view)).toBe(expected);
});

// tests: SERVERPAGE-12
test('a name is edited by the rules of the settings', () => {
  expect(serverNameProblem(' ')).toBe('required');
  expect(serverNameProblem('x'.repeat(64))).toBeNull();
  expect(serverNameProblem('x'.repeat(65))).toBe('tooLong');
  expect(serverNameProblem('shop\u200b')).toBe('control');
  const pending = renameReducer(newRename('shop'), { type: 'submitted' });
  const refused = renameReducer(pending, { type: 'refused', submission: { status: 'failed' } });
  expect(refused).toEqual({ name: 'shop', problem: null, submission: { status: 'failed' }, refusals: 1 });
  const typed = renameReducer(refused, { type: 'typed', name: 'shops' });
  expect(typed).toEqual({ ...refused, name: 'shops', submission: { status: 'idle' } });
  expect(renameReducer(typed, { type: 'invalid', problem: 'required' })).toMatchObject({
    problem: 'required',
    refusals: 2,
  });
});

// tests: SERVERPAGE-09
test('each part of the page has an address, and any other address is the overview', () => {
  for (const tab of serverTabs) expect(tabOf(new URL(serverTabHref(7, tab), 'https://p').search)).toBe(tab);
  expect(serverTabHref(7, 'overview')).toBe('/dashboard/server?id=7');
  expect(serverTabHref(7, 'billing')).toBe('/dashboard/server?id=7&tab=billing');
  expect(['?id=7&tab=secret', ''].map(tabOf)).toEqual(['overview', 'overview']);
});

// tests: SERVERPAGE-10
test('the lines of the price add up to it, with the prices of options where they are known', () => {
  const server = makeServer({ monthlyPrice: rubles(2477), optionsMonthly: rubles(900) });
  const editable = makeEditableServer(server);
  const optionPrices = {
    panel: rubles(500),
    ipv4: [rubles(200), rubles(200)],
    ipv6: kopecks(0),
    backup: kopecks(0),
  };
  const known = priceLinesOf({ ...editable, optionPrices });
  expect(known).toEqual([
    { id: 'tariff', amount: rubles(1577) },
    { id: 'panel', amount: rubles(500) },
    { id: 'ipv4', amount: rubles(400) },
  ]);
  const unknown = priceLinesOf({ ...editable, optionPrices: undefined });
  expect(unknown).toEqual([
    { id: 'tariff', amount: rubles(1577) },
    { id: 'options', amount: rubles(900) },
  ]);
  for (const lines of [known, unknown])
    expect(sumMoney(lines.map(({ amount }) => amount))).toBe(server.monthlyPrice);
  const plain = { ...server, monthlyPrice: rubles(1577), optionsMonthly: kopecks(0) };
  expect(priceLinesOf({ ...editable, server: plain, optionPrices: undefined })).toEqual([
    { id: 'tariff', amount: rubles(1577) },
  ]);
});

test('the command that opens a server names a port that is not the usual one, and Windows has none', () => {
  const access = {
    system: 'linux',
    host: '203.0.113.7',
    port: 22,
    user: 'root',
    updateCommand: null,
  } as const;
  expect(sshCommand(access)).toBe('ssh root@203.0.113.7');
  expect(sshCommand({ ...access, port: 2222 })).toBe('ssh -p 2222 root@203.0.113.7');
  expect(sshCommand({ ...access, host: '' })).toBeNull();
  expect(sshCommand({ ...access, system: 'windows' })).toBeNull();
});

test('the newest events come first', () => {
  const events = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => ({
    id: day,
    at: `${day}T00:00:00Z` as IsoDateTime,
    kind: 'rebooted' as const,
    actor: 'customer' as const,
    detail: null,
  }));
  expect(newestEvents(events, 2).map(({ id }) => id)).toEqual(['2026-11-03', '2026-11-02']);
  expect(newestEvents(events)).toHaveLength(3);
});
