import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { brand } from '@/brand';
import { BrandProvider } from '@/i18n/BrandProvider';
import { rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeCustomer } from '@/sample-data/customer';
import { makeDeskCustomer } from '@/sample-data/deskTickets';
import { makeOrder, makeOrderItem } from '@/sample-data/orders';
import { makePayment } from '@/sample-data/payments';
import { makePaymentTrail } from '@/sample-data/paymentTrail';
import { makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer } from '@/sample-data/servers';
import { toAdminCustomerView } from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { CustomerFacts } from '@/screens/admin/AdminCustomerScreen/CustomerFacts';
import { PaymentTrailFacts } from '@/screens/admin/AdminPaymentsScreen/PaymentTrailFacts';
import { TicketCustomer } from '@/screens/admin/AdminTicketScreen/TicketCustomer';
import { OrderFacts } from '@/screens/orders/OrderScreen/OrderFacts';
import { toOrderView } from '@/screens/orders/OrderScreen/orderView';
import { PayeeCard } from '@/screens/payment/PaymentScreen/PayeeCard';
import { PaymentFacts } from '@/screens/payment/PaymentScreen/PaymentFacts';
import { PaymentReceipt } from '@/screens/payments/PaymentHistoryScreen/PaymentReceipt';
import { ServerFactsPanel } from '@/screens/servers/ServerScreen/ServerFactsPanel';
import { toServerView } from '@/screens/servers/ServerScreen/serverView';
import { keyTexts, markupOf } from '../support/keyTexts';

const plain = (html: string) =>
  html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Each label of a page's facts with its value. */
const factsOf = (node: ReactNode) =>
  [...markupOf(node).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, label = '', value = '']) => [plain(label), plain(value)],
  );

/** The text and the target of each link. */
const linksOf = (node: ReactNode) =>
  [...markupOf(node).matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    plain(text),
    href.replaceAll('&amp;', '&'),
  ]);

const nothing = () => undefined;

const branded = (node: ReactNode) => (
  <BrandProvider brand={brand} drawMark={() => null}>
    {node}
  </BrandProvider>
);

describe('facts of a customer’s page', () => {
  test('an order', () => {
    const items = [makeOrderItem({ status: 'failed', amount: rubles(500) })];
    const order = makeOrder({ paymentNumber: 'MRD-5012', amount: rubles(1577), items });
    const view = toOrderView(order.id, { status: 'ready', value: order });
    if (view.status !== 'ready') throw new Error(`The order is ${view.status}`);
    expect(linksOf(<OrderFacts view={view} />)).toEqual([
      ['MRD-5012', '/dashboard/payments-history?q=MRD-5012'],
    ]);
    expect(factsOf(<OrderFacts view={view} />)).toEqual([
      ['orders.fact.at', plain(keyTexts.dateTime('2026-11-21T09:30:00Z'))],
      ['orders.fact.payment', 'MRD-5012'],
      ['orders.fact.amount', '1 577,00 RUB'],
      ['orders.fact.refunded', '500,00 RUB'],
    ]);
  });

  test('a payment to make, with the part of the balance', () => {
    const payment = makePayment({
      number: 'MRD-5107',
      paymentMethod: 'crypto',
      amountInPaymentCurrency: { currency: 'USD', minor: 2057 },
      fromBalance: rubles(100),
    });
    expect(factsOf(<PaymentFacts payment={payment} />)).toEqual([
      ['payment.result.number', 'MRD-5107'],
      ['payment.result.method', 'paymentMethod.crypto'],
      ['payment.result.fromBalance', '100,00 RUB'],
      ['payment.result.toPay', '20,57 $'],
    ]);
  });

  test('a printed payment, and who receives it', () => {
    const payment = makePayment({ amountInPaymentCurrency: { currency: 'RUB', minor: 165_585 } });
    const { requisites, legalEntity } = brand;
    expect(factsOf(branded(<PaymentReceipt payment={payment} />))).toEqual([
      ['payments.column.payer', 'Соколова Анна Викторовна'],
      ['payments.column.paymentMethod', 'paymentMethod.ruCards'],
      ['payments.receipt.purpose', 'payments.receipt.purposeText'],
      ['payments.receipt.net', '1 577,00 RUB'],
      ['payments.column.status', 'payments.status.Paid'],
      ['payments.receipt.name', legalEntity.ru],
      ['payments.receipt.inn', requisites.inn],
      ['payments.receipt.kpp', requisites.kpp],
      ['payments.receipt.ogrn', requisites.ogrn],
      ['payments.receipt.bank', requisites.bank.ru],
      ['payments.receipt.bik', requisites.bik],
      ['payments.receipt.account', requisites.account],
      ['payments.receipt.correspondent', requisites.correspondentAccount],
    ]);
    expect(plain(markupOf(branded(<PaymentReceipt payment={payment} />)))).toContain(
      'payments.receipt.sum.Paid 1 655,85 RUB',
    );
  });

  test('the payee of a payment', () => {
    const { requisites, legalEntity } = brand;
    expect(factsOf(branded(<PayeeCard more={[{ label: 'purpose', value: 'MRD-1' }]} />))).toEqual([
      ['payment.payee.label', legalEntity.ru],
      ['payment.payee.inn', requisites.inn],
      ['payment.payee.kpp', requisites.kpp],
      ['payment.payee.ogrn', requisites.ogrn],
      ['payment.payee.address', requisites.address.ru],
      ['payment.payee.bank', requisites.bank.ru],
      ['payment.payee.bik', requisites.bik],
      ['payment.payee.account', requisites.account],
      ['payment.payee.correspondentAccount', requisites.correspondentAccount],
      ['purpose', 'MRD-1'],
    ]);
  });

  test('a server, its paid term and where it is changed', () => {
    const server = makeServer({ endDate: '2026-12-24', panelUrl: 'https://panel.example.com/' });
    const overview = makeServerOverview(server);
    const [first] = overview.addresses;
    if (!first) throw new Error('The sample has no address');
    const view = toServerView(server.id, {
      tab: 'overview',
      load: {
        status: 'ready',
        value: {
          ...overview,
          settings: { ...overview.settings, createdOn: '2026-05-24' },
          addresses: [first, { ...first, address: '2001:db8::2' }],
        },
      },
      details: { status: 'loading' },
      metrics: { range: 'day', load: { status: 'loading' } },
      request: { kind: 'none' },
      console: { status: 'idle' },
      isRenewalPending: false,
      deletionDays: 14,
      today: '2026-11-21',
      lastDomain: null,
      cancellation: null,
    });
    if (view.status !== 'ready') throw new Error(`The server is ${view.status}`);
    const panel = <ServerFactsPanel view={view} onAutoRenewalChange={nothing} onServerKeep={nothing} />;
    expect(factsOf(panel)).toEqual([
      ['servers.column.id', '#1024'],
      ['servers.column.domain', 'shop.example.ru'],
      ['server.fact.addresses', '185.104.113.20 2001:db8::2'],
      ['servers.column.os', 'Ubuntu 22.04'],
      ['servers.column.tariff', 'Diadem[GB]'],
      ['servers.column.datacenter', expect.stringContaining('Лондон') as string],
      ['server.fact.created', '24.05.2026'],
      ['server.fact.endDate', '24.12.2026'],
      ['servers.column.price', 'common.perMonth'],
    ]);
    expect(linksOf(panel).filter(([, href]) => href?.includes('1024') || href?.startsWith('https'))).toEqual([
      ['servers.edit', '/dashboard/server-edit?id=1024'],
      ['servers.menu.renew', '/dashboard/server-renew?id=1024'],
      ['servers.menu.changeTariff', '/dashboard/server-change-tariff?id=1024'],
      [expect.stringContaining('servers.menu.panel'), 'https://panel.example.com/'],
      ['servers.menu.question', '/dashboard/support/create?service=VPS%2FVDS&server=1024'],
    ]);
  });
});

describe('facts of a page for staff', () => {
  test('a customer', () => {
    const user = makeAdminUser({ balance: rubles(2450.5), joined: '2025-03-14', lastLogin: null });
    const contacts = {
      phone: '+7 916 000-00-00',
      contactPerson: 'Анна',
      organization: 'ИП Соколова А. В.',
      inn: '500100732259',
    };
    const load = {
      status: 'ready',
      value: makeCustomer({ user, contacts, secondFactorSince: null }),
    } as const;
    const noteForm = { text: '', problem: null, refusals: 0, submission: { status: 'idle' } } as const;
    const view = toAdminCustomerView(user.id, load, { noteForm, overlay: { kind: 'none' } });
    if (view.status !== 'ready') throw new Error(`The customer is ${view.status}`);
    const facts = (
      <CustomerFacts
        view={view}
        onReasonAsk={() => undefined}
        onAdjust={nothing}
        onBill={nothing}
        onMerge={nothing}
        onQuestionAsk={nothing}
      />
    );
    expect(factsOf(facts)).toEqual([
      ['adminUsers.column.email', 'anna.sokolova@example.ru'],
      ['adminCustomer.phone', '+7 916 000-00-00'],
      ['adminCustomer.contactPerson', 'Анна'],
      ['adminCustomer.organization', 'ИП Соколова А. В.'],
      ['adminCustomer.inn', '500100732259'],
      ['adminUsers.column.joined', '14.03.2025'],
      ['adminUsers.column.lastLogin', 'adminUsers.neverLoggedIn'],
      ['adminCustomer.factor', 'adminCustomer.factor.off'],
    ]);
    expect(linksOf(facts).map(([, href]) => href)).toEqual([
      'mailto:anna.sokolova@example.ru',
      'tel:+79160000000',
    ]);
    expect(plain(markupOf(facts))).toContain('adminUsers.column.balance 2 450,50 RUB');
  });

  test('the customer of a ticket', () => {
    const customer = makeDeskCustomer({
      email: 'ann@example.ru',
      balance: rubles(100),
      openBills: { count: 2, sum: rubles(300) },
      servers: [{ id: 1024 as ServerId, domain: 'shop.example.ru', status: 'Active' }],
      tickets: [{ id: 5002 as TicketId, subject: 'Тема', status: 'queued' }],
    });
    const facts = <TicketCustomer customer={customer} onViewAs={nothing} />;
    expect(factsOf(facts)).toEqual([
      ['adminTickets.customer.balance', '100,00 RUB'],
      ['adminTickets.customer.bills', 'adminTickets.customer.billsValue'],
    ]);
    expect(linksOf(facts)).toEqual([
      ['ann@example.ru', `/admin/users/${customer.id}`],
      ['adminTickets.customer.billsValue', '/admin/bills?q=ann%40example.ru'],
      ['shop.example.ru', '/admin/servers?q=%231024'],
      ['#5002 Тема', '/admin/tickets/5002'],
    ]);
  });

  test('the trail of a payment', () => {
    const trail = makePaymentTrail({
      gateway: 'testBank',
      reference: 'ref-1',
      steps: [{ at: '2026-11-21T09:30:00Z', state: 'failed', reason: 'insufficientFunds' }],
    });
    const facts = <PaymentTrailFacts trail={{ status: 'ready', value: trail }} />;
    expect(factsOf(facts)).toEqual([
      ['adminPayments.gateway', 'testBank'],
      ['adminPayments.reference', 'ref-1'],
    ]);
    expect(plain(markupOf(facts))).toContain(
      `adminPayments.step.failed · adminPayments.failure.insufficientFunds ${plain(keyTexts.dateTime('2026-11-21T09:30:00Z'))}`,
    );
    const none = makePaymentTrail({ gateway: null, reference: null, steps: [] });
    expect(factsOf(<PaymentTrailFacts trail={{ status: 'ready', value: none }} />)).toEqual([
      ['adminPayments.gateway', 'adminPayments.noGateway'],
    ]);
  });
});
