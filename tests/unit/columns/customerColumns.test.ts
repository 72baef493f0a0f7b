import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { toServerRow } from '@/domain/servers/serverRow';
import type { TicketId } from '@/domain/support/support';
import { serverColumns } from '@/components/serverColumns';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { makeBill, makeBillItem } from '@/sample-data/bills';
import { makeDocument } from '@/sample-data/documents';
import { makeOrder, makeOrderItem } from '@/sample-data/orders';
import { makePayment } from '@/sample-data/payments';
import { makeSavedCard } from '@/sample-data/savedCards';
import { makeServer } from '@/sample-data/servers';
import { makeTicket } from '@/sample-data/tickets';
import { billColumns } from '@/screens/bills/BillListScreen/billColumns';
import { cardColumns } from '@/screens/cards/CardListScreen/cardColumns';
import { documentColumns } from '@/screens/documents/DocumentListScreen/documentColumns';
import { orderColumns } from '@/screens/orders/OrderListScreen/orderColumns';
import { paymentColumns } from '@/screens/payments/PaymentHistoryScreen/paymentColumns';
import { productColumns } from '@/screens/productLists/ProductListScreen/productColumns';
import { ticketColumns } from '@/screens/support/TicketListScreen/ticketColumns';
import { keyTexts, markupOf, toneOf } from '../support/keyTexts';
import { cellOf, describeColumns } from './describeColumns';

const server = toServerRow(makeServer({ optionsMonthly: rubles(300), endDate: '2026-12-24' }));

describe('a column names its field, sorts by it, shows it, and has its room', () => {
  test('servers (§2)', () => {
    expect(describeColumns(serverColumns(keyTexts), server)).toEqual([
      ['id', 'servers.column.id', 'middle', '#1024'],
      ['domain', 'servers.column.domain', 'title', 'shop.example.ru'],
      ['ip', 'servers.column.ip', '', '185.104.113.20'],
      ['os', 'servers.column.os', 'wide', 'Ubuntu 22.04'],
      ['tariff', 'servers.column.tariff', 'middle', 'Diadem[GB]'],
      ['datacenter', 'servers.column.datacenter', 'wide', 'Великобритания, Лондон'],
      ['endDate', 'servers.column.endDate', '', '24.12.2026'],
      ['status', 'servers.column.status', 'status', 'servers.status.Active'],
      ['price', 'servers.column.price', '', '1 577,00 RUB common.perMonth {"price":""}'],
    ]);
    const [, domain] = serverColumns(keyTexts);
    expect(markupOf(domain?.cell(server))).toContain('href="/dashboard/server?id=1024"');
    expect(cellOf(serverColumns(keyTexts), toServerRow(makeServer({ ip: '' })), 'ip')).toBe(
      'common.noAddress',
    );
  });

  test('Hi-CPU and Storage (§2): Id, IP address, OS template, Tariff plan, End date, Status, Price', () => {
    expect(productColumns(keyTexts).map(({ key, header, part }) => [key, header, part])).toEqual([
      ['id', 'productLists.column.id', 'title'],
      ['ip', 'servers.column.ip', undefined],
      ['os', 'servers.column.os', undefined],
      ['tariff', 'servers.column.tariff', undefined],
      ['endDate', 'servers.column.endDate', undefined],
      ['status', 'servers.column.status', 'status'],
      ['price', 'servers.column.price', undefined],
    ]);
    expect(productColumns(keyTexts).every(({ room, isSortable }) => room === undefined && isSortable)).toBe(
      true,
    );
  });

  test('payments (§2)', () => {
    const payment = makePayment({
      paymentMethod: 'crypto',
      date: '2026-11-18',
      amount: rubles(1577),
      amountInPaymentCurrency: { currency: 'USD', minor: 1959 },
    });
    expect(describeColumns(paymentColumns(keyTexts), payment)).toEqual([
      ['id', 'payments.column.id', 'wide', '5107'],
      ['number', 'payments.column.number', 'title', 'MRD-5107'],
      ['date', 'payments.column.date', '', '18.11.2026'],
      ['payer', 'payments.column.payer', '', 'Соколова Анна Викторовна'],
      ['paymentMethod', 'payments.column.paymentMethod', 'middle', 'paymentMethod.crypto'],
      ['amount', 'payments.column.amount', '', '1 577,00 RUB'],
      ['amountInPaymentCurrency', 'payments.column.amountInPaymentCurrency', 'wide', '19,59 $'],
      ['status', 'payments.column.status', 'status', 'payments.status.Paid'],
    ]);
  });

  test('bills', () => {
    const items = [
      makeBillItem({ title: 'Naos', count: 2, months: 3 }),
      makeBillItem({ kind: 'topUp', title: '' }),
    ];
    const bill = makeBill({
      items,
      amount: rubles(1577),
      owed: rubles(577),
      state: 'unpaid',
      date: '2026-11-18',
    });
    const columns = billColumns(keyTexts);
    expect(describeColumns(columns, bill).map(([key, head, place]) => [key, head, place])).toEqual([
      ['number', 'bills.column.number', 'title'],
      ['items', 'bills.column.items', ''],
      ['date', 'bills.column.date', 'middle'],
      ['payer', 'bills.column.payer', 'wide'],
      ['state', 'bills.column.state', 'status'],
      ['amount', 'bills.column.amount', ''],
    ]);
    expect(cellOf(columns, bill, 'number')).toBe(bill.number);
    expect(cellOf(columns, bill, 'date')).toBe('18.11.2026');
    expect(cellOf(columns, bill, 'payer')).toBe(bill.payer);
    expect(cellOf(columns, bill, 'items')).toMatch(/months .*"count":3.*; bills\.item\.topUp$/);
    const restored = makeBill({ items: [makeBillItem({ title: 'Naos', fromBackup: 'a.example.ru' })] });
    expect(cellOf(columns, restored, 'items')).toBe(
      'bills.item.fromBackup {"plan":"Naos","server":"a.example.ru"}',
    );
    expect(cellOf(columns, bill, 'state')).toBe('bills.state.unpaid');
    expect(cellOf(columns, bill, 'amount')).toMatch(/^1 577,00 RUB.*bills\.owed \{"amount":"577,00 RUB"\}$/);
    // The rest shows only where part of the sum is reserved, and only until it is paid.
    const whole = { ...bill, owed: rubles(1577) };
    expect(cellOf(columns, whole, 'amount')).toBe('1 577,00 RUB');
    expect(cellOf(columns, { ...bill, state: 'paid', owed: rubles(0) }, 'amount')).toBe('1 577,00 RUB');
  });

  test('orders', () => {
    const order = makeOrder({
      at: '2026-11-21T09:30:00Z',
      amount: rubles(3154),
      items: [makeOrderItem({ title: 'one.example.ru' }), makeOrderItem({ title: 'two.example.ru' })],
    });
    const columns = orderColumns(keyTexts);
    expect(describeColumns(columns, order)).toEqual([
      ['id', 'orders.column.id', 'title', `#${order.id}`],
      ['items', 'orders.column.items', '', 'orders.more {"title":"one.example.ru","count":1}'],
      ['at', 'orders.column.at', 'middle', '21.11.2026, 09:30'],
      ['status', 'orders.column.status', 'status', 'orders.status.done'],
      ['amount', 'orders.column.amount', '', '3 154,00 RUB'],
    ]);
    expect(cellOf(columns, makeOrder({ items: [makeOrderItem()] }), 'items')).toBe('vps2048.example.ru');
    expect(markupOf(columns[0]?.cell(order))).toContain(`href="/dashboard/orders/order?id=${order.id}"`);
  });

  test('documents: the month of an act, the day of a refund', () => {
    expect(describeColumns(documentColumns(keyTexts), makeDocument({ date: '2026-02-28' }))).toEqual([
      ['number', 'documents.column.number', 'title', '2026-00014'],
      ['kind', 'documents.column.kind', '', 'documents.kind.act'],
      ['date', 'documents.column.date', '', '01.02.2026 – 28.02.2026'],
      ['payer', 'documents.column.payer', 'middle', 'ООО «Северный ветер»'],
      ['amount', 'documents.column.amount', '', '6 308,00 RUB'],
    ]);
    const refund = makeDocument({ kind: 'refund', date: '2026-11-20', payment: 'MRD-5012' });
    expect(cellOf(documentColumns(keyTexts), refund, 'date')).toBe('20.11.2026');
    expect(cellOf(documentColumns(keyTexts), refund, 'kind')).toBe(
      'documents.refundOf {"payment":"MRD-5012"}',
    );
  });

  test('saved cards', () => {
    const card = { ...makeSavedCard({ expires: '2029-11' }), state: 'renewal' } as const;
    expect(describeColumns(cardColumns(keyTexts), card)).toEqual([
      [
        'card',
        'cards.column.card',
        'title',
        'paymentMethod.card {"brand":"paymentMethod.brand.mir","digits":"0012"}',
      ],
      ['method', 'cards.column.method', 'middle', 'paymentMethod.ruCards'],
      ['expires', 'cards.column.expires', '', '11/29'],
      ['state', 'cards.column.state', 'status', 'cards.state.renewal'],
    ]);
  });

  test('tickets (§2)', () => {
    const now = '2026-11-21T12:00:00Z';
    const ticket = makeTicket({
      id: 5001 as TicketId,
      subject: 'Тема',
      updatedAt: '2026-11-21T10:00:00Z',
      status: 'queued',
    });
    const columns = ticketColumns(keyTexts, now);
    expect(describeColumns(columns, ticket).map(([key, head, place]) => [key, head, place])).toEqual([
      ['id', 'support.column.id', 'middle'],
      ['subject', 'support.column.subject', 'title'],
      ['updatedAt', 'support.column.updatedAt', ''],
      ['delay', 'support.column.delay', 'wide'],
      ['status', 'support.column.status', 'status'],
    ]);
    expect(cellOf(columns, ticket, 'id')).toBe('#5001');
    expect(cellOf(columns, ticket, 'updatedAt')).toBe('2 часа назад');
    expect(cellOf(columns, ticket, 'status')).toBe('support.status.queued');
    expect(cellOf(columns, makeTicket({ status: 'closed' }), 'delay')).toBe('—support.noDelay');
    expect(markupOf(columns[1]?.cell(ticket))).toContain('href="/dashboard/support/ticket?id=5001"');
  });
});

describe('the tone of a status, and its word', () => {
  /** A status as its list shows it. */
  function badge<Row>(columns: readonly GridColumn<Row, string>[], key: string, row: Row) {
    return `${toneOf(columns.find((column) => column.key === key)?.cell(row))} ${cellOf(columns, row, key)}`;
  }

  test.each([
    ['Active', 'success servers.status.Active'],
    ['Ordered', 'warning servers.status.Ordered'],
    ['Activation', 'info servers.status.Activation'],
    ['Suspended', 'danger servers.status.Suspended'],
    ['Stopped', 'neutral servers.status.Stopped'],
    ['Stopping', 'neutral servers.status.Stopping'],
    ['Off', 'neutral servers.status.Off'],
    ['Migrating', 'neutral Migrating'],
  ])('a server that is %s (§4)', (status, shown) => {
    expect(badge(serverColumns(keyTexts), 'status', toServerRow(makeServer({ status })))).toBe(shown);
  });

  test('a server that its owner has cancelled is marked so, whatever it does until then', () => {
    const leaving = toServerRow(makeServer({ leavesOn: '2026-12-24' }));
    expect(badge(serverColumns(keyTexts), 'status', leaving)).toMatch(/^warning servers\.status\.leaving, /);
  });

  test.each([
    ['Paid', 'success'],
    ['Pending', 'warning'],
    ['Canceled', 'neutral'],
    ['PartlyRefunded', 'info'],
    ['Refunded', 'info'],
  ] as const)('a payment that is %s (§4)', (status, tone) => {
    const shown = badge(paymentColumns(keyTexts), 'status', makePayment({ status }));
    expect(shown).toBe(`${tone} payments.status.${status}`);
  });

  test.each([
    ['unpaid', 'warning'],
    ['atBank', 'info'],
    ['paid', 'success'],
    ['canceled', 'neutral'],
    ['refunded', 'neutral'],
  ] as const)('a bill that is %s', (state, tone) => {
    expect(badge(billColumns(keyTexts), 'state', makeBill({ state }))).toBe(`${tone} bills.state.${state}`);
  });

  test.each([
    [['queued', 'done'], 'info orders.status.inProgress'],
    [['running', 'failed'], 'info orders.status.inProgress'],
    [['done', 'done'], 'success orders.status.done'],
    [['done', 'failed'], 'warning orders.status.partlyRefunded'],
    [['failed', 'failed'], 'danger orders.status.refunded'],
  ] as const)('an order of items that are %j', (statuses, shown) => {
    const order = makeOrder({ items: statuses.map((status) => makeOrderItem({ status })) });
    expect(badge(orderColumns(keyTexts), 'status', order)).toBe(shown);
  });

  test.each([
    ['renewal', 'success'],
    ['ready', 'neutral'],
    ['expired', 'warning'],
  ] as const)('a card that is %s', (state, tone) => {
    const shown = badge(cardColumns(keyTexts), 'state', { ...makeSavedCard(), state });
    expect(shown).toBe(`${tone} cards.state.${state}`);
  });

  test.each([
    ['queued', 'info'],
    ['answered', 'success'],
    ['closed', 'neutral'],
  ] as const)('a ticket that is %s', (status, tone) => {
    const columns = ticketColumns(keyTexts, '2026-11-21T12:00:00Z');
    expect(badge(columns, 'status', makeTicket({ status }))).toBe(`${tone} support.status.${status}`);
  });
});
