import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CartPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { renderRoute, type RenderedRoute } from '../renderRoute';
import { typed } from '../typed';
import { billRules } from '@/domain/payment/billRules';
import { rowsOf } from '../../rowsOf';

/*
 * Going back before the next page has loaded: the page is still the same, and controls that a success locked must work
 * again.
 */

/** Long enough for calls to resolve, too short for React to render. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Presses a button that leads to `to`, and comes back before that page is there. */
async function leaveAndReturn(app: RenderedRoute, to: string, name: string): Promise<void> {
  const from = app.address();
  const button = await app.findByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  button.click();
  await settle();
  // No `waitFor`: it would let React draw the next page.
  for (const end = Date.now() + 15_000; app.address() !== to && Date.now() < end;) {
    await new Promise((rest) => setTimeout(rest));
    await settle();
  }
  expect(app.address()).toBe(to);
  app.go(-1);
  await waitFor(() => expect(app.address()).toBe(from));
  expect(button.isConnected).toBe(true);
}

const makeCart = () => ({
  load: async () => ({ entries: [], damaged: false }),
  save: vi.fn<CartPort['save']>(async () => {}),
  watch: () => () => {},
});

test.each([
  ['renewal', '/dashboard/server-renew?id=1024'],
  ['tariff', '/dashboard/server-change-tariff?id=1024&tariff=Okul&step=confirm'],
])('a cart that was not waited for can be gone to again, with one %s in it', async (kind, path) => {
  const cart = makeCart();
  const app = renderRoute(path, { ports: { cart } });
  await leaveAndReturn(app, '/dashboard/cart', 'В корзину');
  await leaveAndReturn(app, '/dashboard/cart', 'В корзину');
  expect(cart.save).toHaveBeenCalledTimes(2);
  expect(cart.save.mock.lastCall?.[0]).toMatchObject([{ kind, serverId: 1024 }]);
});

test('so can the payment of an order, and its cart', async () => {
  const cart = makeCart();
  const app = renderRoute('/dashboard/os-selection?os=ubuntu', { ports: { cart } });
  await leaveAndReturn(app, '/dashboard/payment-method', 'Оплатить');
  await leaveAndReturn(app, '/dashboard/payment-method', 'Оплатить');
  await leaveAndReturn(app, '/dashboard/cart', 'В корзину');
  await leaveAndReturn(app, '/dashboard/payment-method', 'Оплатить');
  expect(cart.save).toHaveBeenCalledOnce();
});

test('a change of tariff can be finished again: its bill takes the place of the one before', async () => {
  const sample = makeSamplePorts(noLatency);
  const changeTariff = vi.fn(sample.servers.changeTariff);
  const app = renderRoute('/dashboard/server-change-tariff?id=1024&tariff=Okul&step=confirm', {
    ports: { ...sample, servers: { ...sample.servers, changeTariff } },
  });
  await leaveAndReturn(app, '/dashboard/vps', 'Завершить');
  await app.findByText(/Если выбрать другой тариф, этот счёт отменится/);
  await leaveAndReturn(app, '/dashboard/vps', 'Завершить');
  expect(changeTariff).toHaveBeenCalledTimes(2);
  const bills = await rowsOf(sample.billing.bills, billRules);
  const unpaid = bills.filter(({ state, items }) => state === 'unpaid' && items[0]?.kind === 'tariff');
  expect(unpaid).toHaveLength(1);
});

test('settings that were saved are what is changed next, and nothing of them would be lost', async () => {
  const sample = makeSamplePorts(noLatency);
  const save = vi.fn(sample.servers.save);
  const app = renderRoute('/dashboard/server-edit?id=1024', {
    ports: { ...sample, servers: { ...sample.servers, save } },
  });
  const rename = async (name: string) => {
    fireEvent.change(await app.findByLabelText('Название'), { target: { value: name } });
    await leaveAndReturn(app, '/dashboard/vps', 'OK');
  };
  await rename('Первое');
  await waitFor(() => expect(typed(app.getByLabelText('Название'))).toBe('Первое'));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  await rename('Второе');
  const done = { type: 'fulfilled', value: { status: 'done' } };
  expect(save.mock.settledResults).toMatchObject([done, done]);
});

test('what is typed while saved settings are read again stays, and is saved over them', async () => {
  const sample = makeSamplePorts(noLatency);
  const save = vi.fn(sample.servers.save);
  let mend = () => {};
  const line = new Promise<void>((resolve) => {
    mend = resolve;
  });
  const settings = vi.fn(sample.servers.settings);
  const app = renderRoute('/dashboard/server-edit?id=1024', {
    ports: { ...sample, servers: { ...sample.servers, save, settings } },
  });
  const name = await app.findByLabelText('Название');
  fireEvent.change(name, { target: { value: 'Первое' } });
  settings.mockImplementation(async (id) => {
    await line;
    return sample.servers.settings(id);
  });
  settings.mockClear();
  await leaveAndReturn(app, '/dashboard/vps', 'OK');
  await waitFor(() => expect(settings).toHaveBeenCalledOnce());
  fireEvent.change(name, { target: { value: 'Второе' } });
  mend();
  await waitFor(() => expect(settings.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]));
  expect(typed(name)).toBe('Второе');
  await leaveAndReturn(app, '/dashboard/vps', 'OK');
  expect(save.mock.lastCall?.[2]).toMatchObject({ settings: { name: 'Второе' } });
  expect(save.mock.settledResults.at(-1)).toMatchObject({ value: { status: 'done' } });
});

test('Back from a ticket that was sent leads to the list: its form would send another', async () => {
  const sample = makeSamplePorts(noLatency).support;
  const create = vi.fn(sample.create);
  const app = renderRoute('/dashboard/support/create', { ports: { support: { ...sample, create } } });
  fireEvent.change(await app.findByLabelText('Тема'), { target: { value: 'Нет связи' } });
  fireEvent.change(app.getByLabelText('Отдел'), { target: { value: 'technical' } });
  fireEvent.change(app.getByLabelText(/^Сообщение/), { target: { value: 'С утра' } });
  app.getByRole('button', { name: 'Отправить' }).click();
  await waitFor(() => expect(app.location().pathname).toBe('/dashboard/support/ticket'));
  app.go(-1);
  await waitFor(() => expect(app.location().pathname).toBe('/dashboard/support'));
  expect(sessionStorage.getItem('draft.ticket')).toBeNull();
  expect(create).toHaveBeenCalledOnce();
});

test('a payer that was added leaves an empty form too', async () => {
  const sample = makeSamplePorts(noLatency);
  const app = renderRoute('/dashboard/payers/new', { ports: sample });
  const before = (await sample.billing.payers()).length;
  const name = 'Фамилия, имя и отчество';
  const add = async (text: string) => {
    fireEvent.change(await app.findByLabelText(name), { target: { value: text } });
    fireEvent.change(app.getByLabelText('Почта для квитанции'), { target: { value: 'petr@example.ru' } });
    await leaveAndReturn(app, '/dashboard/payers', 'Добавить');
  };
  await add('Ветров Пётр');
  await waitFor(() => expect(typed(app.getByLabelText(name))).toBe(''));
  await add('Ветров Иван');
  expect(await sample.billing.payers()).toHaveLength(before + 2);
});

test('a registration can be sent again', async () => {
  const app = renderRoute('/register');
  for (const [label, text] of [
    ['Имя', 'Анна'],
    ['Фамилия', 'Соколова'],
    ['Электронная почта', 'anna@example.ru'],
    ['Пароль', 'correct horse'],
    ['Пароль ещё раз', 'correct horse'],
    ['Регион', 'texas'],
  ] as const)
    fireEvent.change(await app.findByLabelText(label), { target: { value: text } });
  for (const box of app.getAllByRole('checkbox')) fireEvent.click(box);
  await leaveAndReturn(app, '/verify', 'Зарегистрироваться');
  await leaveAndReturn(app, '/verify', 'Зарегистрироваться');
  expect(app.ports.auth.register).toHaveBeenCalledTimes(2);
});
