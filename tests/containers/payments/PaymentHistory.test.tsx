import { PortError } from '@/domain/results/portError';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rubles } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import { makeAccountSummary } from '@/sample-data/account';
import { makeProfile } from '@/sample-data/profile';
import { makePayment, makePayments, samplePayments } from '@/sample-data/payments';
import { accountSample } from '@app/ports/sample/accountSample';
import { billingSample } from '@app/ports/sample/billingSample';
import { noLatency } from '@app/ports/sample/latency';
import type { BillingPort } from '@app/ports/billingPort';
import { focusStays } from '../focusStays';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../../rowsOf';

const unused = { methods: [], rates: { RUB: rubles(1), USD: rubles(80), EUR: rubles(90) }, payers: [] };

function makeBilling(payments = samplePayments, balance = rubles(2450.5)) {
  const account = accountSample(makeAccountSummary({ balance }), noLatency, makeProfile());
  const sample = billingSample({ ...unused, payments }, () => new Date(), noLatency, account);
  const billing: BillingPort = {
    ...sample,
    payPending: vi.fn(sample.payPending),
    deletePending: vi.fn(sample.deletePending),
  };
  return { billing, account };
}

async function openHistory(search = '', ports = makeBilling(), options: RenderRouteOptions = {}) {
  const route = renderRoute(`/dashboard/payments-history${search}`, {
    ...options,
    ports: { ...ports, ...options.ports },
  });
  await route.findByRole('heading', { level: 1 });
  const numbers = () => route.queryAllByRole('rowheader').map((cell) => cell.textContent);
  const openMenu = async (number: string) => {
    await route.user.click(route.getByLabelText(`Действия с платежом ${number}`));
    return within(await route.findByRole('menu'));
  };
  return { ...route, ...ports, numbers, openMenu };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// tests: HISTORY-03, HISTORY-11
test('search, filter, period and sort live in the address and can be lifted', async () => {
  const { user, findByLabelText, findByRole, getByText, getByRole, location, numbers } = await openHistory(
    '?from=2026-10-01&to=2026-10-31',
  );
  await findByRole('grid');
  expect(numbers()).toEqual(['MRD-5084', 'MRD-5061']);
  await user.click(getByRole('button', { name: 'Убрать фильтр «Период: 01.10.2026 – 31.10.2026»' }));
  await waitFor(() => expect(numbers()).toHaveLength(6));
  await user.type(getByRole('searchbox'), '18.11.2026');
  expect(numbers()).toEqual(['MRD-5107']);
  await waitFor(() => expect(location().search).toBe('?q=18.11.2026'));
  await user.clear(getByRole('searchbox'));
  await user.click(getByText('Фильтр'));
  await user.selectOptions(await findByLabelText('Статус'), 'Отменён');
  expect(numbers()).toEqual(['MRD-5040']);
  await user.selectOptions(await findByLabelText('Статус'), 'Любой');
  await user.selectOptions(await findByLabelText('Способ оплаты'), 'Банк для российских карт');
  expect(numbers()).toEqual(['MRD-5107']);
  await waitFor(() => expect(location().search).toBe('?method=ruCards'));
  await user.click(getByText('Сбросить фильтры'));
  await user.click(getByRole('button', { name: 'Сумма' }));
  await waitFor(() => expect(location().search).toBe('?sort=amount'));
  expect(numbers()[0]).toBe('MRD-5040');
});

test('the address may ask for a payment: it is selected; choosing another drops it from the address', async () => {
  const { findByText, getByLabelText, location, user } = await openHistory('?payment=5112');
  await findByText(/^Выбрано: 1 на/);
  expect(location().search).toBe('?payment=5112');
  await user.click(getByLabelText('Выбрать платёж MRD-5107'));
  await waitFor(() => expect(location().search).toBe(''));
});

// tests: HISTORY-08
test('a payment is paid from the balance after a question; row and top bar follow (D12)', async () => {
  const { openMenu, findByRole, findByText, user, billing, getByLabelText, findAllByText } =
    await openHistory();
  await findByRole('grid');
  await user.click((await openMenu('MRD-5112')).getByText('Оплатить'));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText(/873,50/);
  expect(billing.payPending).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: /^Оплатить 1/ }));
  await findByText(/Платёж MRD-5112 на 1\s577,00\sRUB оплачен с баланса/);
  expect(billing.payPending).toHaveBeenCalledExactlyOnceWith([5112], 157_700);
  const row = getByLabelText('Выбрать платёж MRD-5112').closest('tr');
  expect(row?.textContent).toContain('Оплачен');
  await findAllByText(/^873,50\sRUB$/);
  const [paid] = await rowsOf(billing.history, paymentRules);
  expect(paid).toMatchObject({
    status: 'Paid',
    amountInPaymentCurrency: { currency: 'RUB', minor: 157_700 },
  });
  await focusStays();
});

test('a balance that does not suffice leads to topping up', async () => {
  const { openMenu, findByRole, user } = await openHistory('', makeBilling(samplePayments, rubles(1000)));
  await findByRole('grid');
  await user.click((await openMenu('MRD-5112')).getByText('Оплатить'));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText(/не хватает 577,00/);
  expect(dialog.getByText('Пополнить баланс').closest('a')?.getAttribute('href')).toBe('/dashboard/payments');
  expect(dialog.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
});

// tests: HISTORY-09
test('of a selection only what waits for money is deleted, after a question', async () => {
  const payments = [...samplePayments, makePayment({ id: 5001, number: 'MRD-5001', status: 'Pending' })];
  const { findByLabelText, findByRole, getByText, findByText, user, billing, numbers } = await openHistory(
    '',
    makeBilling(payments),
  );
  await user.click(await findByLabelText('Выбрать все'));
  await user.click(getByText('Удалить'));
  const dialog = within(await findByRole('alertdialog'));
  dialog.getByText(/^Удалить 2 платежа на 3\s154,00\sRUB\?$/);
  dialog.getByText(/Ещё 5 выбранных платежей не ждёт оплаты/);
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await findByText('Платежи удалены');
  expect(billing.deletePending).toHaveBeenCalledExactlyOnceWith([5112, 5001]);
  await waitFor(() => expect(numbers()).toHaveLength(5));
  await focusStays();
});

test('all of a long list is deleted by its query: only what waits for money, and its sum', async () => {
  const many = makePayments(450).map((payment, at): Payment => ({
    ...payment,
    status: at % 3 === 0 ? 'Pending' : 'Paid',
    amount: rubles(10),
  }));
  const { billing, account } = makeBilling(many);
  const deleteListed = vi
    .fn<BillingPort['deleteListed']>()
    .mockResolvedValue({ done: 150, skipped: 300, failed: [], next: null });
  const ports = { account, billing: { ...billing, deleteListed } };
  const { findByRole, findByText, getByText, user } = await openHistory('', ports);
  await user.click(await findByRole('checkbox', { name: 'Выбрать все 450' }));
  await user.click(getByText('Удалить'));
  const dialog = within(await findByRole('alertdialog'));
  dialog.getByText(/^Удалить 150 платежей на 1\s500,00\sRUB\?$/);
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await findByText('Платежи удалены');
  expect(deleteListed).toHaveBeenCalledOnce();
});

test('a failure keeps its question open for another try', async () => {
  const { billing, account } = makeBilling();
  const payPending = vi.fn<BillingPort['payPending']>().mockRejectedValueOnce(new Error('busy'));
  const { openMenu, findByRole, findByText, user } = await openHistory('', {
    account,
    billing: { ...billing, payPending: payPending.mockResolvedValue() },
  });
  await findByRole('grid');
  await user.click((await openMenu('MRD-5112')).getByText('Оплатить'));
  const dialog = within(await findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Оплатить 1/ }));
  await dialog.findByText(/Оплатить не получилось/);
  await findByText('Оплата не выполнена');
  await user.click(dialog.getByRole('button', { name: /^Оплатить 1/ }));
  await waitFor(() => expect(payPending).toHaveBeenCalledTimes(2));
});

test('another sum than the one shown takes nothing, and the list is read again', async () => {
  const { billing, account } = makeBilling();
  const payPending = vi
    .fn<BillingPort['payPending']>()
    .mockRejectedValueOnce(new PortError('refused', { status: 409, code: 'priceChanged' }));
  const history = vi.fn(billing.history);
  const { openMenu, findByRole, findByText, queryByRole, user } = await openHistory('', {
    account,
    billing: { ...billing, payPending, history },
  });
  await findByRole('grid');
  await user.click((await openMenu('MRD-5112')).getByText('Оплатить'));
  await user.click(await within(await findByRole('dialog')).findByRole('button', { name: /^Оплатить 1/ }));
  await findByText(/Сумма к оплате изменилась, деньги не списаны/);
  expect(queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
});

// tests: HISTORY-08, HISTORY-09
test('Pay and Delete say why they cannot be used; paid rows have them disabled (D12)', async () => {
  const { findByRole, getByRole, getByLabelText, openMenu, findByText, user } = await openHistory();
  await findByRole('grid');
  await user.click(getByRole('button', { name: 'Оплатить' }));
  await findByText('Выберите платежи, которые ждут оплаты', { selector: '[data-toast] *' });
  await user.click(getByLabelText('Выбрать платёж MRD-5107'));
  getByRole('button', { name: 'Удалить', description: 'Удалить можно только платёж, который ждёт оплаты' });
  const menu = await openMenu('MRD-5107');
  expect(menu.getByRole('menuitem', { name: /^Оплатить/ }).getAttribute('aria-disabled')).toBe('true');
});

// tests: HISTORY-05
test('Print opens the print dialog over a sheet, and the sheet leaves with the dialog', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { findByRole, getByText, findByText, queryByText, openMenu, user } =
    await openHistory('?status=Paid');
  await findByRole('grid');
  await user.click(getByText('Печать'));
  await findByText('Выписка по платежам');
  await findByText('Всего платежей: 4');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(queryByText('Выписка по платежам')).toBeNull());
  await user.click((await openMenu('MRD-5107')).getByText('Печать квитанции'));
  await findByText('Квитанция об оплате № MRD-5107 от 18.11.2026');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

// tests: HISTORY-12
test('the PDF of a payment is a file, which the router leaves to the browser', async () => {
  const paperPath = '/api/payments/5107/papers/receipt';
  const payments = samplePayments.map((each) => (each.id === 5107 ? { ...each, paperPath } : each));
  const { findByRole, getByRole, openMenu, location, user } = await openHistory('', makeBilling(payments));
  await findByRole('grid');
  const link = (await openMenu('MRD-5107')).getByRole('menuitem', { name: 'Скачать PDF' });
  expect(link.getAttribute('href')).toBe(`${paperPath}?language=ru`);
  let isRouted = true;
  const browser = (event: MouseEvent) => {
    isRouted = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser);
  await user.click(link);
  window.removeEventListener('click', browser);
  expect(isRouted).toBe(false);
  expect(location().pathname).toBe('/dashboard/payments-history');
  getByRole('heading', { level: 1 });
  expect((await openMenu('MRD-5112')).queryByRole('menuitem', { name: 'Скачать PDF' })).toBeNull();
});

// tests: HISTORY-06, HISTORY-07
test('Download gives a CSV of what is listed, in the language of the reader', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: vi.fn(),
    }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const payments = [makePayment({ payer: '=cmd|calc' }), ...samplePayments.slice(3, 4)];
  const ru = await openHistory('', makeBilling(payments));
  await ru.findByRole('grid');
  await ru.user.click(ru.getByText('Скачать'));
  expect(names[0]).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'ID;Номер;Дата;Плательщик;Способ оплаты;Сумма, RUB;Сумма в валюте платежа;Валюта платежа;Статус;Коллега',
    "5107;MRD-5107;2026-11-18;'=cmd|calc;Банк для российских карт;1577,00;1577,00;RUB;Оплачен;",
    '5061;MRD-5061;2026-10-03;Соколова Анна Викторовна;Криптовалюта;4025,00;52,50;USD;Оплачен;',
    '',
  ]);
  ru.unmount();
  const en = await openHistory('', makeBilling(payments.slice(1)), { locale: 'en' });
  await en.findByRole('grid');
  await en.user.click(en.getByText('Download'));
  expect(await blobs[1]?.text()).toContain('Crypto,4025.00,52.50,USD,Paid');
});

// tests: HISTORY-06
test('a history that is loaded in part is downloaded and printed completely; a failure is shown', async () => {
  vi.stubGlobal('print', vi.fn());
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: vi.fn(),
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { billing, account } = makeBilling(makePayments(1_100));
  let isDown = true;
  const history = vi.fn<BillingPort['history']>((query, part, signal) =>
    isDown && part.cursor !== null ? Promise.reject(new Error('down')) : billing.history(query, part, signal),
  );
  const ports = { account, billing: { ...billing, history } };
  const { findByRole, getByText, findByText, user, ports: all } = await openHistory('', ports);
  await findByRole('grid');
  await user.click(getByText('Скачать'));
  await findByText('Файл не скачан');
  expect(all.log.event).toHaveBeenCalledWith('payments-download-failed', { error: 'Error: down' });
  isDown = false;
  await user.click(getByText('Скачать'));
  await findByText(/1.?100 платежей$/);
  const lines = (await blobs[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(1_101);
  expect(lines[1]).toContain('MRD-6100');
  expect(history).toHaveBeenLastCalledWith(expect.anything(), { cursor: '1000', limit: 500 }, undefined);
  await user.click(getByText('Печать'));
  await findByText(/^Всего платежей: 1.?100$/);
});

test('an account without payments is led to topping up; a list that does not come can be requested again', async () => {
  const { billing, account } = makeBilling([]);
  const history = vi.fn(billing.history).mockRejectedValueOnce(new Error('down'));
  const { findByRole, findByText, user } = await openHistory('', {
    account,
    billing: { ...billing, history },
  });
  await user.click(within(await findByRole('alert')).getByText('Повторить'));
  await findByText('Платежей пока нет');
});
