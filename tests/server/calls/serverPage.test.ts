import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import type { Command, Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { simulatedConsoleOf } from '@app/server/provisioning/simulatedConsole';
import { viewsOf } from '@app/server/provisioning/views';
import { holdServers, releaseServers } from '@app/server/fulfilment/hold';
import { eventsOfServer } from '@app/server/servers/events';
import { dayOf } from '@/domain/time/dates';
import { wasRunning } from '@/domain/servers/metrics';
import type { OwnerPowerAction, PowerAction } from '@/domain/servers/power';
import { newKey } from '../support/accountMoney';
import { newestNotice } from '../support/notices';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';
import { openApp } from '../support/openApp';
import { createTestApp } from '../support/testApp';

const {
  overview,
  metrics,
  console: openConsole,
  power,
  reboot,
  list,
  details,
  save,
  settings,
} = serversContract;

/** Faulty parts of the provisioner. */
let broken: Partial<Provisioner> = {};

const { db, app } = await openApp((opened) => {
  const simulated = simulatedProvisioner({
    runs: async (id) => wasRunning(await eventsOfServer(opened, id)),
  });
  const warn = () => undefined;
  return {
    deps: {
      views: {
        console: (id) => viewsOf({ ...simulated, ...broken }, { warn }, 50).console(id),
        metrics: (id, range) => viewsOf({ ...simulated, ...broken }, { warn }, 50).metrics(id, range),
        backups: (id) => viewsOf({ ...simulated, ...broken }, { warn }, 50).backups(id),
      },
    },
  };
});
const [ann, stranger] = [await signIn(app), await signIn(app)];
const { items } = await answerOf(list, callAs(app, ann, list));
const having = (wanted: string) =>
  items.filter(({ status }) => status === wanted).map(({ id }) => ({ id: String(id) }))[0];
/** A server of hers that runs, and one that is suspended. */
const [one, suspended] = [having('Active'), having('Suspended')];

const show = (params = one, person = ann) =>
  answerOf(overview, callAs(app, person, overview, params ? { params } : {}));
const act = (action: OwnerPowerAction, params = one, key = newKey()) =>
  callAs(app, ann, power, { ...(params && { params }), key, body: { action } });
const stateOf = async (params = one) => {
  const { settings, operation } = await show(params);
  return [settings.server.status, operation && `${operation.action} ${operation.status}`];
};

const work = (provisioner?: Partial<Provisioner>, seconds?: number) => workOn(app, provisioner, seconds);
const finish = async () => {
  await work();
  await work({}, 60);
};

/** Saves another domain for a server, and has the machine do it. */
async function rename(params: { id: string }, domain: string) {
  const before = await answerOf(settings, callAs(app, ann, settings, { params }));
  const body = { settings: { ...before.settings, domain }, charge: 0, password: null, userPassword: null };
  await answerOf(save, callAs(app, ann, save, { params, version: before.version, body }));
}

// tests: SERVERPAGE-01
it('names the hardware of the tariff', async () => {
  const { machine, settings } = await show();
  expect(settings.server.tariff).toBe('Diadem[GB]');
  expect(machine).toEqual({ cores: 3, memory: 4, disk: 80 });
});

// D48: the operation starts no machine that is off, and no suspended server.
// tests: EDIT-04
it('takes another domain for a server that is off or suspended, and leaves it so', async () => {
  await answerOf(power, act('stop'));
  await finish();
  for (const [params, status, domain] of [
    [one, 'Off', 'off.example.ru'],
    [suspended, 'Suspended', 'unpaid.example.ru'],
  ] as const) {
    if (!params) throw new Error('No server');
    await rename(params, domain);
    expect(await stateOf(params)).toEqual([status, 'setOptions queued']);
    await finish();
    expect(await stateOf(params)).toEqual([status, null]);
    expect((await show(params)).settings.server.domain).toBe(domain);
  }
  await answerOf(power, act('start'));
  await finish();
});

// tests: SERVERPAGE-13, SERVERPAGE-14
it('cuts the power without a shutdown, and says when that was requested and when it began', async () => {
  const sent: Command[] = [];
  await answerOf(power, act('powerOff'));
  const queued = (await show()).operation;
  expect(queued).toMatchObject({ action: 'stop', status: 'queued' });
  expect(queued?.startedAt).toBeUndefined();
  await work({
    begin: async ({ command }) => {
      sent.push(command);
      return { status: 'running' };
    },
  });
  expect(sent).toEqual([{ action: 'stop', isForced: true }]);
  const running = (await show()).operation;
  expect(running).toMatchObject({ action: 'stop', status: 'running', at: queued?.at });
  expect(Date.parse(running?.startedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(running?.at ?? ''));
  await work({}, 60);
  expect(await stateOf()).toEqual(['Off', null]);
  expect(await codeOf(await act('powerOff'))).toBe('changed');
  await answerOf(power, act('start'));
  await finish();
});

// tests: SERVERPAGE-08
it('shows what is under way from the request to its end, and who did it', async () => {
  expect(await stateOf()).toEqual(['Active', null]);
  const answer = await answerOf(power, act('stop'));
  expect(answer.status).toBe('Stopping');
  expect(await stateOf()).toEqual(['Stopping', 'stop queued']);
  await work();
  expect(await stateOf()).toEqual(['Stopping', 'stop running']);
  await work({}, 60);
  expect(await stateOf()).toEqual(['Off', null]);
  await answerOf(power, act('start'));
  expect(await stateOf()).toEqual(['Activation', 'start queued']);
  await finish();
  expect(await stateOf()).toEqual(['Active', null]);
  await answerOf(power, act('restart'));
  await finish();
  expect(await stateOf()).toEqual(['Active', null]);
  const { events } = await answerOf(details, callAs(app, ann, details, one && { params: one }));
  const done = events.filter(({ actor }) => actor === 'customer').map(({ kind }) => kind);
  expect(done).toEqual(expect.arrayContaining(['rebooted', 'resumed', 'stopped']));
});

it('does once what is sent twice with one key, and nothing that the status does not allow', async () => {
  const key = newKey();
  await answerOf(power, act('stop', one, key));
  await answerOf(power, act('stop', one, key));
  expect(await codeOf(await act('stop'))).toBe('changed');
  const { count } = await db
    .selectFrom('operation')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  await finish();
  for (const action of ['stop', 'restart'] as const) expect(await codeOf(await act(action))).toBe('changed');
  const body = { ids: [one?.id] };
  expect(await codeOf(await callAs(app, ann, reboot, { body }))).toBe('notActive');
  for (const action of ['start', 'stop', 'restart'] as const)
    expect(await codeOf(await act(action, suspended))).toBe('changed');
  await answerOf(power, act('start'));
  await finish();
});

it('leaves what an administrator has stopped to administrators', async () => {
  const admin = await signIn(app, 'admin');
  const set = (action: PowerAction) =>
    callAs(app, admin, adminContract.power, { ...(one && { params: one }), body: { action } });
  expect(await (await set('stop')).json()).toMatchObject({ status: 'Stopped' });
  await finish();
  expect(await stateOf()).toEqual(['Stopped', null]);
  expect(await codeOf(await act('start'))).toBe('changed');
  expect((await set('start')).ok).toBe(true);
  expect(await stateOf()).toEqual(['Active', 'start queued']);
  await finish();
  // What its owner has switched off an administrator may start.
  await answerOf(power, act('stop'));
  await finish();
  expect((await set('start')).ok).toBe(true);
  await finish();
  expect(await stateOf()).toEqual(['Active', null]);
});

it.each([
  ['stop', 'Active'],
  ['start', 'Off'],
] as const)('takes back a %s that fails for good, and tells the owner', async (action, before) => {
  if (before === 'Off') {
    await answerOf(power, act('stop'));
    await finish();
  }
  await answerOf(power, act(action));
  expect(await stateOf()).toEqual([action === 'stop' ? 'Stopping' : 'Activation', `${action} queued`]);
  await work({ begin: () => Promise.resolve({ status: 'failed', reason: 'No power' }) });
  expect(await stateOf()).toEqual([before, `${action} failed`]);
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed' });
  if (before === 'Off') {
    await answerOf(power, act('start'));
    await finish();
  }
});

it('stops a server although the instance that requested it was killed', async () => {
  await answerOf(power, act('stop'));
  let told = 0;
  const killed = { begin: () => Promise.reject(new Error(`killed ${(told += 1)}`)) };
  await work(killed);
  expect(told).toBe(1);
  expect(await stateOf()).toEqual(['Stopping', 'stop queued']);
  await work({}, 60);
  expect(await stateOf()).toEqual(['Stopping', 'stop running']);
  await work({}, 120);
  expect(await stateOf()).toEqual(['Off', null]);
  await answerOf(power, act('start'));
  await finish();
});

/** Has something else done to a server while its owner's stop is under way, and all of it end. */
async function whileStopping(other: () => Promise<unknown>) {
  await answerOf(power, act('stop'));
  await other();
  for (const seconds of [0, 60, 120, 180]) await work({}, seconds);
}

it('is not edited, stopped or restarted while it stops, and keeps its name and its renewal', async () => {
  await whileStopping(async () => {
    const params = one && { params: one };
    const { version, settings } = await answerOf(
      serversContract.settings,
      callAs(app, ann, serversContract.settings, params),
    );
    const save = (changed: Partial<typeof settings>) =>
      callAs(app, ann, serversContract.save, {
        ...params,
        version,
        body: { settings: { ...settings, ...changed }, charge: 0, password: null, userPassword: null },
      });
    expect(await codeOf(await save({ os: 'CentOS 8' }))).toBe('notEditable');
    expect((await save({ name: 'It stops' })).ok).toBe(true);
    expect(await codeOf(await act('restart'))).toBe('changed');
    expect(await stateOf()).toEqual(['Stopping', 'stop queued']);
  });
  expect(await stateOf()).toEqual(['Off', null]);
  await answerOf(power, act('start'));
  await finish();
});

it('runs where an administrator starts it while it stops, and is held where they suspend its owner', async () => {
  const admin = await signIn(app, 'admin');
  const start = () =>
    callAs(app, admin, adminContract.power, { ...(one && { params: one }), body: { action: 'start' } });
  await whileStopping(async () => {
    expect((await start()).ok).toBe(true);
    expect((await stateOf())[0]).toBe('Active');
  });
  expect(await stateOf()).toEqual(['Active', null]);
  const now = new Date();
  await whileStopping(() => db.transaction().execute((tx) => holdServers(tx, ann.id, now)));
  expect((await stateOf())[0]).toBe('Suspended');
  const today = dayOf(now);
  const timeZone = 'Europe/Moscow';
  const release = { suspendedOn: today, today, timeZone, returnsLostDays: false, now };
  await db.transaction().execute((tx) => releaseServers(tx, ann.id, release));
  await finish();
  expect((await stateOf())[0]).toBe('Off');
  await answerOf(power, act('start'));
  await finish();
});

it('measures a bounded number of moments, and none at which the server was off', async () => {
  const read = (range: string, person = ann) =>
    callAs(app, person, metrics, { ...(one && { params: one }), query: { range } });
  for (const [range, most] of [
    ['hour', 61],
    ['day', 97],
    ['week', 169],
    ['month', 361],
  ] as const) {
    const { from, to, stepSeconds, points } = await answerOf(metrics, read(range));
    expect(points.length).toBeGreaterThan(most - 10);
    expect(points.length).toBeLessThanOrEqual(most);
    expect(Date.parse(to) - Date.parse(from)).toBe((most - 1) * stepSeconds * 1000);
  }
  const before = (await answerOf(metrics, read('day'))).points;
  const event = {
    userId: ann.id,
    serverId: Number(one?.id) as never,
    actor: 'customer',
    detail: null,
  } as const;
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await db
    .insertInto('serverEvent')
    .values([
      { ...event, at: hours(20), kind: 'stopped' },
      { ...event, at: hours(2), kind: 'resumed' },
    ])
    .execute();
  const { points } = await answerOf(metrics, read('day'));
  // For the same moment, because a quarter of an hour may have started in between.
  expect(before).toContainEqual(points[0]);
  expect(
    points.some(({ at }) => Date.parse(at) > hours(19).getTime() && Date.parse(at) < hours(3).getTime()),
  ).toBe(false);
  expect(points.length).toBeGreaterThan(10);
  expect(await codeOf(await read('year'))).toBe('invalidRequest');
  expect(await codeOf(await read('hour', stranger))).toBe('notFound');
});

it('leads the owner alone to the console of a server that runs', async () => {
  const open = (params = one, person = ann) => callAs(app, person, openConsole, params ? { params } : {});
  const { url, expiresIn } = await answerOf(openConsole, open());
  expect(url).toContain(`/${one?.id}`);
  expect(expiresIn).toBeLessThanOrEqual(300);
  expect(await codeOf(await open(suspended))).toBe('notActive');
  expect(await codeOf(await open(one, stranger))).toBe('notFound');
});

it('shows a simulated server’s console to anybody with its address, for five minutes', async () => {
  const secret = 'a secret for consoles, long enough for it';
  const served = createTestApp(db, { deps: { consoleSecret: secret } });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const pathOf = (opened: Date, id = 7) => simulatedConsoleOf({ secret, baseUrl: '' }, id, opened).url;
  const shown = await served.fetch(pathOf(ago(0)), { headers: { 'accept-language': 'en' } });
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await shown.text()).toContain('Console of server #7');
  expect((await served.fetch(pathOf(ago(310)))).status).toBe(404);
  expect((await served.fetch(pathOf(ago(0)).replace('/7?', '/8?'))).status).toBe(404);
  const real = createTestApp(db, { deps: { consoleSecret: null } });
  expect(await (await real.fetch(pathOf(ago(0)))).text()).not.toContain('Console of server');
});

it('says that the provisioner is away where it fails, or is slow', async () => {
  const never = () => new Promise<never>(() => undefined);
  for (const failing of [() => Promise.reject(new Error('503')), never]) {
    broken = { console: failing, metrics: failing };
    const answers = [
      await callAs(app, ann, openConsole, one && { params: one }),
      await callAs(app, ann, metrics, { ...(one && { params: one }), query: { range: 'hour' } }),
    ];
    for (const answer of answers)
      expect([answer.status, await codeOf(answer)]).toEqual([503, 'provisionerDown']);
  }
  broken = {};
});
