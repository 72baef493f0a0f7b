import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toIsoDateTime } from '@/domain/time/dates';
import { done } from '@/domain/results/outcome';
import { sampleCart } from '@/sample-data/cart';
import type { CartPort, Ports, ServersPort, SupportPort } from '@app/ports/ports';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { viewRefused } from '@app/ports/viewRefusal';
import { leaveTo } from '../leaveToMock';
import { makeAuthPort, renderRoute } from '../renderRoute';

async function askToView(admin: Partial<AdminPort> = {}) {
  const route = renderRoute('/admin/users?q=Морозов', {
    ports: { admin: { ...makeAdminSample(noLatency), ...admin } },
  });
  await route.user.click(await route.findByRole('button', { name: 'Действия: Дмитрий Морозов' }));
  await route.user.click(within(await route.findByRole('menu')).getByText('Посмотреть от имени клиента'));
  const question = within(await route.findByRole('alertdialog'));
  await route.user.click(question.getByText('Посмотреть от имени клиента'));
  return route;
}

// tests: ADMIN-22
test('the portal of a customer opens as a document of its own', async () => {
  const viewAs = vi.fn<AdminPort['viewAs']>(async (id) => done(id));
  await askToView({ viewAs });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/dashboard/vps'));
  expect(viewAs).toHaveBeenCalledOnce();
});

// tests: ADMIN-22
test('viewing asks before a typed answer is lost; another page keeps it', async () => {
  const viewAs = vi.fn<AdminPort['viewAs']>(async (id) => done(id));
  const { user, location, findByRole, findByText } = renderRoute('/admin/tickets/5001', {
    ports: { admin: { ...makeAdminSample(noLatency), viewAs } },
  });
  await user.type(await findByRole('textbox', { name: 'Текст ответа' }), 'Проверьте');
  await user.click(await findByText('Посмотреть от имени клиента'));
  await user.click(within(await findByRole('alertdialog')).getByText('Посмотреть от имени клиента'));
  const question = within(await findByRole('alertdialog', { name: 'Уйти без сохранения?' }));
  await user.click(question.getByText('Остаться'));
  expect(viewAs).not.toHaveBeenCalled();
  await user.click(within(await findByRole('alertdialog')).getByText('Отмена'));
  await user.click(await findByRole('link', { name: 'К обращениям' }));
  expect(location().pathname).toBe('/admin/tickets');
});

test('in the demonstration nobody is signed in, and the question says so', async () => {
  const { findByText } = await askToView();
  await findByText(/В демонстрации никто не вошёл/);
});

const soon = toIsoDateTime(new Date(Date.now() + 600_000));

test('the strip names the customer, says why nothing changes, and leads back to the list of users', async () => {
  const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;
  const logout = vi.fn(async () => undefined);
  const route = renderRoute('/dashboard/support', {
    ports: {
      auth: makeAuthPort({
        config: async () => ({ access: 'session', externalSignIn: null }),
        session: async () => ({ user, viewedUntil: soon }),
        logout,
      }),
    },
  });
  const strip = within(await route.findByRole('region', { name: 'Просмотр от имени клиента' }));
  strip.getByText(/Вы смотрите портал как Ann Lee/);
  viewRefused();
  await route.findByText('Вы смотрите портал от имени клиента');
  await route.user.click(strip.getByRole('button', { name: 'Закончить' }));
  await waitFor(() => expect(route.location().pathname).toBe('/admin/users'));
  expect(logout).toHaveBeenCalledOnce();
});

/** A page of the portal as an administrator sees it who looks at a customer's. */
async function viewPage(path: string, ports: Partial<Ports>) {
  const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;
  const route = renderRoute(path, {
    ports: {
      ...ports,
      auth: makeAuthPort({
        config: async () => ({ access: 'session', externalSignIn: null }),
        session: async () => ({ user, viewedUntil: soon }),
      }),
    },
  });
  await route.findByRole('region', { name: 'Просмотр от имени клиента' });
  return route;
}

const reason = 'Вы смотрите от имени клиента: изменить ничего нельзя';
const isOff = { description: reason };

// tests: ADMIN-44
test('a list’s actions are off with the reason, and reading it goes on', async () => {
  const sample = makeSamplePorts(noLatency).servers;
  const reboot = vi.fn<ServersPort['reboot']>(sample.reboot);
  const route = await viewPage('/dashboard/vps', { servers: { ...sample, reboot } });
  await route.user.click(await route.findByRole('checkbox', { name: /shop\.example\.ru/ }));
  await route.user.click(route.getByRole('button', { name: 'Перезагрузить', ...isOff }));
  await route.findByText('Вы смотрите портал от имени клиента');

  const menu = async () => {
    await route.user.click(route.getByRole('button', { name: 'Действия с сервером #1024' }));
    return within(await route.findByRole('menu'));
  };
  const item = (await menu()).getByRole('menuitem', { name: `Перезагрузить ${reason}` });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await route.user.click(item);
  expect(route.queryByRole('alertdialog')).toBeNull();
  expect(reboot).not.toHaveBeenCalled();

  await route.user.keyboard('{Escape}');
  await route.user.click((await menu()).getByRole('menuitem', { name: 'IP-адреса' }));
  await route.findByRole('dialog');
  await route.user.keyboard('{Escape}');
  await route.user.click(route.getByRole('button', { name: 'Обновить' }));
  await route.user.type(route.getByRole('searchbox'), 'api');
  await waitFor(() => expect(route.queryByText('shop.example.ru')).toBeNull());
  route.getByText('api.example.ru');
});

// tests: ADMIN-44
test('a form’s submit is off with the reason, by Enter too', async () => {
  const sample = makeSamplePorts(noLatency).support;
  const create = vi.fn<SupportPort['create']>(sample.create);
  const route = await viewPage('/dashboard/support/create', { support: { ...sample, create } });
  const subject = await route.findByLabelText('Тема');
  const submit = route.getByRole('button', { name: 'Отправить', ...isOff });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await route.user.selectOptions(route.getByLabelText('Отдел'), 'technical');
  await route.user.type(subject, 'Нет связи{Enter}');
  await route.findByText('Вы смотрите портал от имени клиента');
  await route.user.click(submit);
  expect(create).not.toHaveBeenCalled();
  expect(route.location().pathname).toBe('/dashboard/support/create');
});

// tests: ADMIN-44
test('a choice that is saved at once stays as the customer left it', async () => {
  const sample = makeSamplePorts(noLatency).account;
  const saveNotices = vi.fn(sample.saveNotices);
  const route = await viewPage('/dashboard/user-settings', { account: { ...sample, saveNotices } });
  const on = { ...isOff, checked: true };
  const before = await route.findAllByRole('switch', on);
  await route.user.click(before[0] ?? route.container);
  await route.findByText('Вы смотрите портал от имени клиента');
  expect(route.getAllByRole('switch', on)).toEqual(before);
  const language = route.getByRole('combobox', { name: 'Язык писем', ...isOff });
  expect(language).toHaveProperty('disabled', true);
  expect(saveNotices).not.toHaveBeenCalled();
});

test('following a notification marks nothing as read', async () => {
  const sample = makeSamplePorts(noLatency).notifications;
  const setRead = vi.fn(sample.setRead);
  const route = await viewPage('/dashboard/notifications', { notifications: { ...sample, setRead } });
  await route.findByText('3 непрочитанных');
  const content = within(route.getByRole('main'));
  const [link] = content.getAllByRole('link', { name: /^Продлить/ });
  await route.user.click(link ?? route.container);
  await waitFor(() => expect(route.location().pathname).not.toBe('/dashboard/notifications'));
  expect(setRead).not.toHaveBeenCalled();
});

test('wizards lead on to the step that would change something', async () => {
  const route = await viewPage('/dashboard/server-change-tariff?id=1024', {});
  const next = await route.findByRole('button', { name: 'Дальше' });
  expect(next.getAttribute('aria-disabled')).toBeNull();
});

// tests: ADMIN-44
test('taking something out of the customer’s cart does nothing, and says why at once', async () => {
  const save = vi.fn<CartPort['save']>();
  const route = await viewPage('/dashboard/cart', {
    cart: {
      load: async () => ({ entries: sampleCart, damaged: false }),
      save,
      watch: () => () => undefined,
    },
  });
  const [remove] = await route.findAllByRole('button', { name: /^Удалить /, ...isOff });
  if (!remove) throw new Error('Nothing to take out');
  await route.user.click(remove);
  await route.findByText('Вы смотрите портал от имени клиента');
  expect(route.queryByText(/не удалось сохранить|удалён из корзины/i)).toBeNull();
  expect(save).not.toHaveBeenCalled();
});
