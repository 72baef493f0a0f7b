import { isIP, isIPv4 } from 'node:net';
import { planNamed, type Plan } from '@/domain/catalog/plan';
import { kopecks, type Money } from '@/domain/money/money';
import { monthsOf, periodIds, type Discounts, type PeriodId } from '@/domain/pricing/period';
import { hostKey, toHostName } from '@/domain/servers/hostName';
import { provisioned } from '@/domain/servers/provisioned';
import { plainServer, type ServerId } from '@/domain/servers/server';
import { isAddressCount, type EditableServer } from '@/domain/servers/serverSettings';
import { dayOfMonth, toIsoDate, type IsoDate } from '@/domain/time/dates';
import { startOfDay } from '@/domain/time/timeZone';
import { plansOf } from '../catalog/plans';
import { pricesAt } from '../catalog/prices';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { adoptMachine } from '../provisioning/adoptMachine';
import { insertServers, newServerIds } from '../serverStore/store';
import { timeZoneOf, todayOf } from '../settings/storedSettings';
import { importedAmount } from './amounts';
import type { ImportLine } from './columns';
import { Refused } from './refused';

type Line = ImportLine<'servers'>;

/** Names of the periods: ours, WHMCS's billing cycles and BILLmanager's. */
const periodNames: Readonly<Record<PeriodId, readonly string[]>> = {
  month: ['', '1', 'monthly', 'месяц', '1 месяц'],
  '3months': ['3', 'quarterly', '3 месяца', 'квартал'],
  '6months': ['6', 'semi-annually', '6 месяцев', 'полгода'],
  year: ['12', 'annually', 'год', '1 год'],
  '2years': ['24', 'biennially', '2 года'],
  '3years': ['36', 'triennially', '3 года'],
};

/** Statuses of a server by those of the old system. One that staff had suspended is stopped until they start it. */
const statuses: Readonly<Record<string, 'Active' | 'Stopped'>> = {
  '': 'Active',
  active: 'Active',
  активен: 'Active',
  suspended: 'Stopped',
  stopped: 'Stopped',
  остановлен: 'Stopped',
};

const yes = ['1', 'yes', 'true', 'on', 'да', 'включено'];

function periodOf(text: string): PeriodId {
  const name = text.toLowerCase();
  const period = periodIds.find((id) => id === name || periodNames[id].includes(name));
  if (!period) throw new Refused(`There is no period ${text.slice(0, 40)}.`);
  return period;
}

/** Parses `2026-12-24`, with or without a time, or `24.12.2026`. */
function parseDay(name: string, text: string): IsoDate {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(text) ?? [];
  const found = toIsoDate(year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`);
  if (!found) throw new Refused(`The ${name} is no day: ${text.slice(0, 40)}.`);
  return found;
}

/** Monthly price at which a renewal for the period costs no more than its price, rounded up to whole roubles. */
function monthlyOf(price: Money, period: PeriodId, discounts: Discounts): Money {
  return kopecks(Math.floor((price * 100) / (monthsOf(period) * (100 - discounts[period]))));
}

function addressesOf({ cell }: Line) {
  const all = [...cell('addresses').split(/[\s,;]+/), ...cell('moreAddresses').split(/[\s,;]+/)];
  const texts = [...new Set(all.filter((text) => text !== ''))];
  const wrong = texts.find((text) => isIP(text.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong !== undefined) throw new Refused(`The address is wrong: ${wrong.slice(0, 60)}.`);
  const addresses = texts.filter((text) => isIPv4(text));
  const networks = texts.filter((text) => /^[\da-f:]+::\/\d+$/i.test(text));
  const other = texts.find((text) => !addresses.includes(text) && !networks.includes(text));
  if (other !== undefined) throw new Refused(`The address is neither of IPv4 nor an IPv6 network: ${other}.`);
  if (networks.length > 1) throw new Refused('A server has at most one IPv6 network.');
  if (!isAddressCount(addresses.length))
    throw new Refused(`A server has 1 to 5 IPv4 addresses, not ${addresses.length}.`);
  return { addresses, network: networks[0]?.toLowerCase() ?? null };
}

/** Throws Refused if another server has the domain or an address. */
async function refuseTaken(tx: Db, userId: string, domain: string, own: readonly string[]): Promise<void> {
  const same = await tx
    .selectFrom('server')
    .select('id')
    .where('userId', '=', userId)
    .where('host', '=', hostKey(domain))
    .executeTakeFirst();
  if (same) throw new Refused(`The customer has a server ${domain} already.`);
  const taken = await tx
    .selectFrom('serverAddress')
    .select('serverId')
    .where('address', 'in', [...own])
    .executeTakeFirst();
  if (taken) throw new Refused(`Server ${taken.serverId} has one of the addresses already.`);
}

interface Terms {
  readonly userId: string;
  readonly now: Date;
  /** The catalogue's name of a plan by the old system's. */
  readonly plans: ReadonlyMap<string, string>;
}

function planOf(plans: readonly Plan[], renamed: Terms['plans'], text: string): Plan {
  const plan = planNamed(plans, renamed.get(text) ?? text);
  if (!plan)
    throw new Refused(
      `There is no plan ${text.slice(0, 60)}: name ours with --plan ${text.slice(0, 60)}=NAME.`,
    );
  return plan;
}

/**
 * Adds a server whose machine exists. Nothing is created or changed at the provisioner: the machine is linked by its
 * number there.
 *
 * @returns the server's number
 */
export async function importServer(tx: Db, line: Line, { userId, now, plans }: Terms): Promise<ServerId> {
  const { cell } = line;
  const prices = await pricesAt(tx, now);
  const plan = planOf(await plansOf(tx, now), plans, cell('plan'));
  const host = toHostName(cell('domain'));
  if ('problem' in host) throw new Refused(`The domain is wrong: ${cell('domain').slice(0, 100)}.`);
  const { addresses, network } = addressesOf(line);
  const endDate = parseDay('end date', cell('endDate'));
  const today = await todayOf(tx, now);
  if (endDate < today) throw new Refused(`The end date is in the past: ${endDate}.`);
  if (endDate > `${Number(today.slice(0, 4)) + 10}`)
    throw new Refused(`The end date is too far: ${endDate}.`);
  const createdOn = cell('createdOn') === '' ? today : parseDay('day of creation', cell('createdOn'));
  if (createdOn > today) throw new Refused(`The day of creation is in the future: ${createdOn}.`);
  const renewalPeriod = periodOf(cell('period'));
  const price = importedAmount('price', cell('price'), cell('currency'));
  const monthlyPrice = monthlyOf(price, renewalPeriod, prices.discounts);
  if (monthlyPrice === 0) throw new Refused('The price is zero.');
  const status = statuses[cell('status').toLowerCase()];
  if (status === undefined) throw new Refused(`The server is not active: ${cell('status').slice(0, 40)}.`);
  await lockCustomer(tx, userId);
  await refuseTaken(tx, userId, host.text, [...addresses, ...(network === null ? [] : [network])]);
  const [id] = await newServerIds(tx, 1);
  if (id === undefined) throw new Error('No number for the server');
  const editable = provisioned(
    {
      ...plainServer,
      id,
      domain: host.text,
      ip: addresses[0] ?? '',
      os: cell('os').slice(0, 200) || 'Linux',
      tariff: plan.name,
      datacenter: plan.datacenter,
      endDate,
      anchorDay: dayOfMonth(endDate),
      autoRenewal: yes.includes(cell('autoRenewal').toLowerCase()),
      renewalPeriod,
      status,
      monthlyPrice,
      optionsMonthly: kopecks(0),
    },
    { createdOn, memory: plan.specs.ram },
  );
  const owned: EditableServer = {
    ...editable,
    settings: { ...editable.settings, ipv4: addresses.length, ipv6Subnet: network ?? '' },
    // Its price includes all that it has.
    optionPrices: {
      panel: kopecks(0),
      ipv4: addresses.slice(1).map(() => kopecks(0)),
      ipv6: kopecks(0),
      backup: kopecks(0),
    },
    addresses,
    ...(network !== null && { ipv6Subnets: [network] }),
  };
  const at = startOfDay(await timeZoneOf(tx), createdOn);
  const events = [{ kind: 'created', at, actor: 'system', detail: null } as const];
  await insertServers(tx, userId, [{ product: plan.line, editable: owned, events }]);
  const isFree = await adoptMachine(tx, id, {
    machine: cell('machine') === '' ? null : cell('machine').slice(0, 200),
    addresses: [...addresses, ...(network === null ? [] : [network])],
  });
  if (!isFree) throw new Refused('Another server has the machine or one of the addresses.');
  return id;
}
