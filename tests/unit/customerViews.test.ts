import { describe, expect, test } from 'vitest';
import type { CartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { defaultConfiguration } from '@/domain/order/configuration';
import type { OrderId } from '@/domain/order/placedOrder';
import { rubles } from '@/domain/money/money';
import { formStateOf } from '@/domain/form/formState';
import { draftOfPayer, emptyPayer } from '@/domain/payment/payer';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeBill } from '@/sample-data/bills';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeOrder, makeOrderItem } from '@/sample-data/orders';
import { makePayer } from '@/sample-data/payers';
import { makePayment } from '@/sample-data/payments';
import { makePlan, samplePlans } from '@/sample-data/plans';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { makeTicket } from '@/sample-data/tickets';
import { samplePrices } from '@/sample-data/prices';
import { canceledNotice, canceledOf } from '@/screens/bills/BillListScreen/billListView';
import { itemLabel } from '@/screens/cart/CartScreen/cartItemText';
import { perPeriod, planFacts } from '@/screens/catalog/CatalogScreen/planFacts';
import { surcharge } from '@/screens/order/OsSelectionScreen/surcharge';
import { toOrderCheckout } from '@/screens/order/OsSelectionScreen/toOrderCheckout';
import { orderIdOf, toOrderView } from '@/screens/orders/OrderScreen/orderView';
import { toPayerFormView } from '@/screens/payers/PayerScreen/payerView';
import { orderLines } from '@/screens/payment/PaymentScreen/orderLines';
import { deletedNotice, paidNotice } from '@/screens/payments/PaymentHistoryScreen/paymentNotices';
import { valueText } from '@/screens/serverEdit/ServerEditScreen/serverEditTexts';
import { idList } from '@/screens/serverRenew/ServerRenewScreen/renewTexts';
import {
  changedNotice,
  unchangedNotice,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffNotices';
import {
  rebootFailedNotice,
  rebootedNotice,
  rebootingNotice,
} from '@/screens/servers/ServerListScreen/rebootNotice';
import type { DraftFile } from '@/components/messageFiles';
import { ticketIdOf, toTicketView } from '@/screens/support/TicketScreen/ticketView';
import { keyTexts } from './support/keyTexts';

const { t } = keyTexts;
const market: Market = {
  plans: samplePlans,
  prices: samplePrices,
  servers: sampleServers,
  today: '2026-11-21',
};
const plain = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\\"', "'");

describe('links (§2, D31)', () => {
  test('an order leads to its servers, its payment and the catalogue', () => {
    const order = makeOrder({
      paymentNumber: 'MRD-5012',
      items: [
        makeOrderItem({ id: '31', title: 'one', serverId: 2048 as ServerId, amount: rubles(10) }),
        makeOrderItem({ id: '32', title: 'two', serverId: null, amount: rubles(20), status: 'failed' }),
      ],
    });
    expect(toOrderView(order.id, { status: 'ready', value: order })).toMatchObject({
      orderStatus: 'partlyRefunded',
      refund: rubles(20),
      paymentHref: '/dashboard/payments-history?q=MRD-5012',
      catalogHref: '/dashboard/vps-catalog',
      items: [
        { id: '31', title: 'one', amount: rubles(10), serverHref: '/dashboard/server?id=2048' },
        { id: '32', title: 'two', amount: rubles(20), serverHref: null },
      ],
    });
    const missing = { status: 'noSuchOrder', listHref: '/dashboard/orders' };
    expect(toOrderView(null, { status: 'loading' })).toEqual(missing);
    expect(toOrderView(7003 as OrderId, { status: 'ready', value: null })).toEqual(missing);
  });

  test.each([
    ['?id=7003', 7003],
    ['?id=0', null],
    ['?id=7003&id=7004', null],
    ['?id=7003x', null],
    ['?order=7003', null],
  ])('the order, or the ticket, of %s', (search, id) => {
    expect(orderIdOf(search)).toBe(id);
    expect(ticketIdOf(search)).toBe(id);
  });

  test('a payer leads to the list, and to its own payments', () => {
    const payer = makePayer({ name: 'Anna' });
    const parts = { others: [], isRestored: false, removal: null } as const;
    expect(toPayerFormView({ ...parts, payer, form: formStateOf(draftOfPayer(payer)) })).toMatchObject({
      listHref: '/dashboard/payers',
      billsHref: '/dashboard/payments-history?q=Anna',
    });
    const fresh = toPayerFormView({ ...parts, payer: null, form: formStateOf(emptyPayer) });
    expect(fresh.billsHref).toBeNull();
  });

  test('a ticket leads to the server that it is about', () => {
    const viewOf = (serverId: ServerId | null) =>
      toTicketView({
        id: makeTicket().id,
        load: { status: 'ready', value: makeTicket({ serverId }) },
        form: formStateOf<{ message: string; files: readonly DraftFile[] }>({ message: '', files: [] }),
        closing: 'idle',
        now: '2026-11-21T12:00:00Z',
      });
    expect(viewOf(1042 as ServerId)).toMatchObject({ serverHref: '/dashboard/server-edit?id=1042' });
    expect(viewOf(null)).toMatchObject({ serverHref: null });
  });
});

describe('notices name what they are about', () => {
  const servers = [1, 2].map((id) => ({ id: id as ServerId }));
  const [one] = servers;
  if (!one) throw new Error('There are two servers');

  test('reboot (§2, D8)', () => {
    expect(plain(rebootingNotice({ t }, servers))).toBe(
      `{"type":"info","title":"reboot.notice.rebooting {'count':2}","message":"reboot.notice.rebootingText {'count':2,'ids':'#1, #2'}"}`,
    );
    expect(plain(rebootedNotice({ t }, [one]))).toBe(
      `{"type":"success","title":"reboot.notice.rebooted","message":"reboot.notice.rebootedText {'id':1}"}`,
    );
    expect(plain(rebootedNotice({ t }, servers))).toBe(
      `{"type":"success","title":"reboot.notice.rebootedMany","message":"reboot.notice.rebootedManyText {'count':2}"}`,
    );
    expect(plain(rebootFailedNotice({ t }, servers))).toBe(
      `{"type":"error","title":"reboot.notice.rebootFailed","message":"reboot.notice.rebootFailedText {'count':2,'ids':'#1, #2'}"}`,
    );
  });

  test('payments (D12)', () => {
    const payments = [makePayment({ amount: rubles(1) }), makePayment({ amount: rubles(2) })];
    expect(plain(paidNotice(keyTexts, payments.slice(0, 1)))).toBe(
      `{"title":"payments.notice.paid","message":"payments.notice.paidText {'number':'MRD-5107','sum':'1,00 RUB'}"}`,
    );
    expect(plain(paidNotice(keyTexts, payments))).toBe(
      `{"title":"payments.notice.paidMany","message":"payments.notice.paidManyText {'count':2,'sum':'3,00 RUB'}"}`,
    );
    expect(plain(deletedNotice(keyTexts, payments.slice(0, 1)))).toBe(
      `{"title":"payments.notice.deleted","message":"payments.notice.deletedText {'number':'MRD-5107'}"}`,
    );
    expect(plain(deletedNotice(keyTexts, payments))).toBe(
      `{"title":"payments.notice.deletedMany","message":"payments.notice.deletedManyText {'count':2}"}`,
    );
  });

  test('bills: only those that wait for money are cancelled', () => {
    const bills = [makeBill({ state: 'unpaid' }), makeBill({ state: 'atBank' }), makeBill({ state: 'paid' })];
    const canceled = canceledOf(bills);
    expect(canceled).toEqual({ bills: bills.slice(0, 2), skippedCount: 1 });
    expect(plain(canceledNotice({ t }, canceled))).toContain(`canceledManyText {'count':2}`);
    expect(canceledNotice({ t }, { bills: bills.slice(0, 1), skippedCount: 0 })).toEqual({
      type: 'success',
      title: 'bills.notice.canceled',
      message: 'MRD-5112',
    });
  });

  test('tariff (§8, D28, D39)', () => {
    const server = makeServer({ tariff: 'Diadem[GB]' });
    expect(plain(changedNotice(keyTexts, server, 'Castor'))).toBe(
      `{"type":"success","title":"serverTariff.done.title","message":"serverTariff.done.text {'id':1024,'tariff':'Castor'}"}`,
    );
    expect(plain(changedNotice(keyTexts, { ...server, awaitedTariff: 'Castor' }, 'Castor'))).toBe(
      `{"type":"info","title":"serverTariff.billed.title","message":"serverTariff.billed.text {'id':1024,'from':'Diadem[GB]','to':'Castor'}"}`,
    );
    const conflict = { reason: 'priceChanged', given: rubles(1), expected: rubles(2) } as const;
    expect(plain(unchangedNotice(keyTexts, conflict))).toContain(
      `{'given':'1,00 RUB','expected':'2,00 RUB'}`,
    );
  });

  test.each([
    [5, '#1, #2, #3, #4, #5'],
    [6, 'serverRenew.more {"ids":"#1, #2, #3, #4, #5","count":1}'],
  ])('of %s servers at most five are named', (count, text) => {
    expect(
      idList(
        Array.from({ length: count }, (_, at) => (at + 1) as ServerId),
        t,
      ),
    ).toBe(text);
  });
});

describe('prices and their periods', () => {
  test.each([
    ['any', 'month'],
    ['month', 'month'],
    ['3months', '3months'],
    ['6months', '6months'],
    ['year', 'year'],
    ['2years', '2years'],
    ['3years', '3years'],
  ] as const)('a price of %s is per %s (D15)', (period, per) => {
    expect(perPeriod(period, t)).toBe(`catalog.per.${per}`);
  });

  test('a surcharge is of a month; what is free has none (§9)', () => {
    expect(surcharge(rubles(500), keyTexts)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      String.raw`order.surcharge {"price":"pricing.perMonth {\"price\":\"500,00 RUB\"}"}`,
    );
    expect(surcharge(rubles(0), keyTexts)).toBeUndefined();
  });

  test('a plan is described in the order of §2', () => {
    const plan = makePlan({
      specs: { cpu: 2, ram: 4, storage: { size: 60, kind: 'NVME' } },
      features: { controlPanel: 'none', publicIP: 1, ipv6: false, backup: 'none' },
    });
    expect(planFacts(plan, keyTexts).map(({ key, value }) => `${key}: ${value}`)).toEqual([
      'cpu: pricing.spec.cpu {"count":2}',
      'ram: pricing.spec.ram {"size":4}',
      'storage: pricing.spec.storage {"size":60,"kind":"NVME"}',
      'panel: catalog.none',
      'ipv4: 1',
      'ipv6: catalog.no',
      'backup: catalog.none',
    ]);
    const briefs = (facts: ReturnType<typeof planFacts>) => facts.map(({ brief }) => brief);
    expect(briefs(planFacts(plan, keyTexts))).toEqual([
      null,
      null,
      null,
      'pricing.brief.noPanel',
      'pricing.brief.ipv4 {"count":"1"}',
      'pricing.brief.noIpv6',
      'pricing.brief.backup {"schedule":"none"}',
    ]);
    const features = { controlPanel: 'plesk', publicIP: 2, ipv6: true, backup: 'daily' } as const;
    expect(
      planFacts({ ...plan, features }, keyTexts)
        .map(({ value }) => value)
        .slice(3),
    ).toEqual(['pricing.panel.plesk', '2', 'catalog.yes', 'pricing.backup.daily']);
    expect(briefs(planFacts({ ...plan, features }, keyTexts)).slice(3)).toEqual([
      'pricing.panel.plesk',
      'pricing.brief.ipv4 {"count":"2"}',
      'pricing.brief.ipv6',
      'pricing.brief.backup {"schedule":"daily"}',
    ]);
  });

  test('an order goes to its payment with the fields of §2, in rubles', () => {
    const plan = makePlan({ price: { monthly: rubles(1577), currency: 'RUB' } });
    const os = { family: 'debian', version: '12' } as const;
    const configuration = { ...defaultConfiguration, os, period: '3months', autoRenewal: false } as const;
    expect(toOrderCheckout('e1', plan, configuration, samplePrices)).toMatchObject({
      serverInfo: { name: plan.name, price: 1577, datacenter: plan.datacenter },
      os: 'debian',
      version: '12',
      // ceil(1577 × 3 × 0.95), as the table of §9.
      totalCost: 4495,
      paymentPeriod: '3months',
      autoRenewal: false,
      checkout: {
        entries: [{ kind: 'order', id: 'e1', plan: plan.name, configuration }],
        promo: null,
        origin: 'configurator',
      },
    });
  });

  test('a line of an order names its system, its period and its count', () => {
    const entry = makeOrderEntry();
    const entries: readonly CartEntry[] = [
      { ...entry, configuration: { ...entry.configuration, period: 'year', count: 2 } },
      makeOrderEntry({ id: 'gone', plan: 'Betelgeuse[GB]' }),
      { kind: 'renewal', id: 'r', serverId: 1042 as ServerId, period: '3months' },
    ];
    const lines = orderLines(
      entries.map((each) => priceEntry(each, market)),
      keyTexts,
    );
    expect(lines.map(({ id, label, note }) => [id, label, note])).toEqual([
      [
        entry.id,
        entry.plan,
        'payment.line.order.note {"os":"Ubuntu 24.04","period":"pricing.period.year","count":2}',
      ],
      ['gone', 'Betelgeuse[GB]', 'payment.line.vanished'],
      ['r', expect.stringMatching(/^payment\.line\.renewal \{"domain":/), 'pricing.period.3months'],
    ]);
    expect(lines[1]?.amount).toBe('—');
    expect(lines[0]?.amount).toEqual(expect.any(Number));
    const first = priceEntry(entry, market);
    expect(itemLabel(first, keyTexts)).toBe(`${entry.plan}, Ubuntu 24.04`);
    const fromBackup = makeOrderedBackup();
    const restored = makeOrderEntry({ configuration: { ...entry.configuration, fromBackup } });
    expect(itemLabel(priceEntry(restored, market), keyTexts)).toBe(
      `${entry.plan}, pricing.fromBackup ${JSON.stringify({
        server: fromBackup.serverName,
        date: keyTexts.dateOfMoment(fromBackup.madeAt),
      })}`,
    );
  });
});

test('a change of a setting is named by its own value, a password never', () => {
  const { settings } = makeEditableServer(makeServer());
  const draft = {
    ...settings,
    password: 'secret',
    userPassword: 'secret',
    panel: 'plesk',
    backup: 'weekly',
    renewalPeriod: 'year',
    autoRenewal: false,
    ipv4: 3,
    ipv6Subnet: '',
    os: 'CentOS 8',
    name: ' ',
  } as const;
  const shown = (
    [
      'password',
      'userPassword',
      'panel',
      'backup',
      'renewalPeriod',
      'autoRenewal',
      'ipv4',
      'ipv6Subnet',
      'os',
      'name',
    ] as const
  ).map((field) => valueText(field, draft, t));
  expect(shown).toEqual([
    'serverEdit.summary.passwordChanged',
    'serverEdit.summary.passwordChanged',
    'pricing.panel.plesk',
    'pricing.backup.weekly',
    'pricing.period.year',
    'serverEdit.autoRenewal.off',
    'serverEdit.ipv4.value {"count":3}',
    'serverEdit.ipv6.none',
    'CentOS 8',
    'serverEdit.summary.removed',
  ]);
});
