import { serversIn } from './firstRows';
import type { CustomerPorts } from '@app/ports/ports';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { metricsRanges } from '@/domain/servers/metrics';
import { powerActions } from '@/domain/servers/power';
import { quoteTariffChange } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/servers/server';
import { tariffFor } from '@/domain/servers/withTariff';
import { ContractViolation, expectSame, Skipped } from '../contractViolation';
import { expectFailure, valueOf, type PortCase } from './portCase';
import { samplePrices } from '@/sample-data/prices';

const nobodys = 900_000_000 as ServerId;

/** A running server, which allows every change. */
async function activeOf({ servers }: Pick<CustomerPorts, 'servers'>): Promise<Server> {
  const active = (await serversIn(servers)).find(({ status }) => status === 'Active');
  if (!active) throw new Skipped('no server of the account is active');
  return active;
}

async function settingsOf({ servers }: CustomerPorts, id: ServerId) {
  const editable = await servers.settings(id);
  if (!editable) throw new ContractViolation(`the settings of server ${id}`, 'settings', 'null');
  const save = (changes: Partial<typeof editable.settings>) =>
    servers.save(id, editable.version, {
      settings: { ...editable.settings, ...changes },
      charge: kopecks(0),
      password: null,
      userPassword: null,
    });
  return { editable, save };
}

/** Cases about an account's servers (§2). */
export const serverPortCases: readonly PortCase[] = [
  {
    calls: ['servers.list', 'servers.details', 'servers.settings'],
    title: 'shows one and the same server in list, details and settings',
    async run(ports) {
      const [server] = await serversIn(ports.servers);
      if (!server) throw new Skipped('the account has no server');
      const { editable } = await settingsOf(ports, server.id);
      expectSame('the server of the settings', editable.server, server);
      const { domain, ip, os } = editable.settings;
      expectSame('domain, address and system', [domain, ip, os], [server.domain, server.ip, server.os]);
      const { addresses } = await ports.servers.details(server.id);
      expectSame('the main address', addresses.find(({ isPrimary }) => isPrimary)?.address, server.ip);
    },
  },
  {
    calls: ['servers.save', 'servers.settings'],
    title: 'saves what is changed, and nothing else',
    async run(ports) {
      const server = await activeOf(ports);
      const { editable, save } = await settingsOf(ports, server.id);
      const saved = valueOf('a new name', await save({ name: 'Renamed by the kit' }));
      expectSame('the server after a new name', saved.server, server);
      const now = await settingsOf(ports, server.id);
      const wanted = { ...editable.settings, name: 'Renamed by the kit' };
      expectSame('the settings after a new name', now.editable.settings, wanted);
      valueOf('the old name', await now.save({ name: editable.settings.name }));
    },
  },
  {
    calls: ['servers.save', 'servers.settings'],
    title: 'refuses what was made from an older version, and gives the present one',
    async run(ports) {
      const server = await activeOf(ports);
      const first = await settingsOf(ports, server.id);
      const { name } = first.editable.settings;
      valueOf('a new name', await first.save({ name: 'Quicker' }));
      const now = await settingsOf(ports, server.id);
      expectSame('a change of what was read before', await first.save({ name: 'Slower' }), {
        status: 'refused',
        refusal: { reason: 'conflict', current: now.editable },
      });
      valueOf('the old name', await now.save({ name }));
    },
  },
  {
    calls: ['servers.save'],
    title: 'gives no two servers of an account one domain',
    async run(ports) {
      const server = await activeOf(ports);
      const another = (await serversIn(ports.servers)).find(({ id }) => id !== server.id);
      if (!another) throw new Skipped('the account has one server only');
      const { save } = await settingsOf(ports, server.id);
      expectSame('the domain of another server', await save({ domain: another.domain }), {
        status: 'refused',
        refusal: 'domainTaken',
      });
    },
  },
  {
    calls: ['servers.settings', 'servers.save', 'servers.changeTariff', 'servers.details'],
    title: 'knows no server that the account has not',
    async run(ports) {
      const { servers } = ports;
      const [server] = await serversIn(servers);
      expectSame('settings of a server that is not there', await servers.settings(nobodys), null);
      await expectFailure('details of a server that is not there', servers.details(nobodys));
      const refused = { status: 'refused', refusal: 'noServer' };
      expectSame(
        'the tariff of a server that is not there',
        await servers.changeTariff(nobodys, 'Okul', kopecks(0)),
        refused,
      );
      if (!server) return;
      const { editable } = await settingsOf(ports, server.id);
      const unchanged = { charge: kopecks(0), password: null, userPassword: null };
      const update = { settings: editable.settings, ...unchanged };
      expectSame(
        'saving a server that is not there',
        await servers.save(nobodys, editable.version, update),
        refused,
      );
    },
  },
  {
    calls: ['servers.leave', 'servers.stay', 'servers.list', 'servers.details'],
    title: 'lets a server end with its period, and go on after all',
    async run(ports) {
      const server = await activeOf(ports);
      const { endsOn } = await ports.servers.cancellationQuote(server.id);
      if (endsOn === null) throw new Skipped('the period of the active server is over');
      const leaves = valueOf(
        'cancelling at the end',
        await ports.servers.cancel(server.id, { when: 'atEnd' }),
      );
      expectSame('the day with which it ends', leaves?.leavesOn, server.endDate);
      const again = await ports.servers.cancel(server.id, { when: 'atEnd' });
      expectSame('cancelling twice', again, { status: 'refused', refusal: { reason: 'changed' } });
      const listed = (await serversIn(ports.servers)).find(({ id }) => id === server.id);
      expectSame('the server in the list', listed, leaves);
      const stays = valueOf('keeping', await ports.servers.keep(server.id));
      expectSame('the server that goes on', stays, server);
      const { events } = await ports.servers.details(server.id);
      const kinds = events.map(({ kind }) => kind).filter((kind) => kind === 'leaving' || kind === 'staying');
      expectSame('its history', kinds.toSorted(), ['leaving', 'staying']);
    },
  },
  {
    calls: ['servers.overview', 'servers.settings', 'servers.details'],
    title: 'shows of a server on its page what its settings and details do',
    async run({ servers }) {
      const server = await activeOf({ servers });
      const overview = await servers.overview(server.id);
      const { addresses } = await servers.details(server.id);
      const settings = await servers.settings(server.id);
      // The page has no form, which needs the rules of the systems.
      const shown = overview && { ...overview.settings, systems: settings?.systems };
      expectSame('its settings', shown, settings);
      expectSame('its addresses', overview?.addresses, addresses);
      expectSame('a server that is not there', await servers.overview(nobodys), null);
    },
  },
  {
    calls: ['servers.metrics'],
    title: 'measures load and traffic within the time that it names, oldest first',
    async run({ servers }) {
      const { id } = await activeOf({ servers });
      for (const range of metricsRanges) {
        const { from, to, points } = await servers.metrics(id, range);
        const moments = points.map(({ at }) => Date.parse(at));
        expectSame(
          `the order of a ${range}`,
          moments,
          moments.toSorted((one, other) => one - other),
        );
        const isWithin = moments.every((at) => at >= Date.parse(from) && at <= Date.parse(to));
        expectSame(`whether a ${range} keeps to its time`, isWithin, true);
      }
      await expectFailure('load of a server that is not there', servers.metrics(nobodys, 'day'));
    },
  },
  {
    calls: ['servers.console', 'servers.power'],
    title: 'opens no console and switches no power of what is not there, or does not run',
    async run({ servers }) {
      const noServer = { status: 'refused', refusal: 'noServer' };
      expectSame('the console of a server that is not there', await servers.console(nobodys), noServer);
      expectSame('the power of a server that is not there', await servers.power(nobodys, 'stop'), noServer);
      const waiting = (await serversIn(servers)).find(({ status }) => status === 'Ordered');
      if (!waiting) throw new Skipped('no server of the account is ordered');
      const notActive = { status: 'refused', refusal: 'notActive' };
      expectSame('the console of a server that is ordered', await servers.console(waiting.id), notActive);
      const changed = { status: 'refused', refusal: 'changed' };
      for (const action of powerActions)
        expectSame(`${action} of a server that is ordered`, await servers.power(waiting.id, action), changed);
    },
  },
  {
    calls: ['bills.ofServer'],
    title: 'lists the payments for a server, newest first',
    async run({ servers, billing }) {
      const [server] = await serversIn(servers);
      if (!server) throw new Skipped('the account has no servers');
      const bills = await billing.billsOfServer(server.id);
      const others = bills.flatMap(({ items }) =>
        items.filter(({ serverId }) => serverId !== null && serverId !== server.id),
      );
      if (bills.every(({ items }) => items.length === 1)) expectSame('items of other servers', others, []);
      const ids = bills.map(({ id }) => id);
      expectSame(
        'their order',
        ids,
        ids.toSorted((one, other) => other - one),
      );
    },
  },
  {
    calls: ['servers.leaving', 'servers.leave', 'servers.list'],
    title: 'deletes no server for another refund than the one that it quotes',
    async run(ports) {
      const { id } = await activeOf(ports);
      const quote = await ports.servers.cancellationQuote(id);
      expectSame('the refund', quote.refund, sumMoney(quote.periods.map(({ amount }) => amount)));
      const given = kopecks(quote.refund + 1);
      expectSame(
        'cancelling for another refund',
        await ports.servers.cancel(id, { when: 'now', refund: given, target: 'balance' }),
        { status: 'refused', refusal: { reason: 'refundChanged', expected: quote.refund, given } },
      );
      const listed = (await serversIn(ports.servers)).some((server) => server.id === id);
      expectSame('whether it is there', listed, true);
    },
  },
  {
    calls: ['servers.changeTariff'],
    title: 'moves to tariffs that there are',
    async run(ports) {
      const { id } = await activeOf(ports);
      expectSame('a tariff that is not there', await ports.servers.changeTariff(id, 'Nowhere', kopecks(0)), {
        status: 'refused',
        refusal: 'noTariff',
      });
    },
  },
  {
    calls: ['servers.changeTariff', 'account.summary'],
    title: 'charges the balance for a dearer tariff what the portal quotes (D28)',
    async run(ports) {
      const server = await activeOf(ports);
      const { balance, today } = await ports.account.summary();
      const affordable = samplePrices.tariffs.flatMap(({ name }) => {
        const tariff = tariffFor(server, name, samplePrices.tariffs);
        if (tariff.status === 'refused') return [];
        const { charge } = quoteTariffChange(server, tariff.value, today);
        return charge > 0 && charge <= balance ? [{ name, charge }] : [];
      });
      const [dearer] = affordable.toSorted((one, other) => one.charge - other.charge);
      if (!dearer) throw new Skipped('no dearer tariff can be paid from the balance');
      const change = (charge: Money) => ports.servers.changeTariff(server.id, dearer.name, charge);
      const given = kopecks(dearer.charge + 1);
      expectSame('a dearer tariff at another sum', await change(given), {
        status: 'refused',
        refusal: { reason: 'priceChanged', expected: dearer.charge, given },
      });
      const moved = valueOf('a dearer tariff', await change(dearer.charge));
      expectSame('the tariff afterwards', moved.tariff.replace(/\[.*$/, ''), dearer.name);
      expectSame('the tariff that it has now', await change(dearer.charge), {
        status: 'refused',
        refusal: 'sameTariff',
      });
      const after = await ports.account.summary();
      expectSame('the balance afterwards', after.balance, balance - dearer.charge);
    },
  },
];
