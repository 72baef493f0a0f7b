import { expect, test, vi } from 'vitest';
import { sampleNotifications } from '@/sample-data/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import { renderRoute } from '../renderRoute';

const path = '/dashboard/notifications';

function makePort(changes: Partial<NotificationsPort> = {}): NotificationsPort {
  return {
    list: async () => sampleNotifications,
    setRead: async () => undefined,
    watch: () => () => undefined,
    ...changes,
  };
}

// tests: NOTIFY-02, SHELL-16
test('the bell and the page count the same list', async () => {
  const { findByText, findByRole, getByRole, user } = renderRoute(path);
  await findByText('3 непрочитанных');
  const bell = await findByRole('link', { name: 'Уведомления: 3 новых' });
  expect(bell.getAttribute('href')).toBe(path);
  await user.click(getByRole('button', { name: /^Отметить прочитанным: Срок сервера mail/ }));
  await findByText('2 непрочитанных');
  await findByRole('link', { name: 'Уведомления: 2 новых' });
  await user.click(getByRole('button', { name: 'Прочитать все' }));
  await findByText('Всё прочитано');
  await findByRole('link', { name: 'Уведомления: новых нет' });
});

// tests: NOTIFY-03
test('following an action reads it', async () => {
  const { findByText, findByRole, user, location } = renderRoute(path);
  await user.click(await findByText('Оплатить'));
  expect(location().pathname).toBe('/dashboard/billing');
  await findByRole('link', { name: 'Уведомления: 2 новых' });
});

// tests: NOTIFY-01
test('without notifications the page has the specified placeholder, and the bell no badge', async () => {
  const { findByText, findByRole } = renderRoute(path, {
    ports: { notifications: makePort({ list: async () => [] }) },
  });
  await findByText('Здесь будут уведомления об услугах, платежах и работах.');
  await findByRole('link', { name: 'Уведомления: новых нет' });
});

test('a list that does not come can be requested again; the bell invents no number', async () => {
  const list = vi.fn<NotificationsPort['list']>().mockRejectedValue(new Error('down'));
  const { findByText, user, getAllByRole } = renderRoute(path, {
    ports: { notifications: makePort({ list }) },
  });
  const retry = await findByText('Повторить');
  // The bell, and the page's link in the sidebar.
  expect(getAllByRole('link', { name: 'Уведомления' })).toHaveLength(2);
  list.mockImplementation(makePort().list);
  await user.click(retry);
  await findByText('3 непрочитанных');
});

test('a mark that is not saved is rolled back and reported', async () => {
  const setRead = vi.fn<NotificationsPort['setRead']>().mockRejectedValue(new Error('down'));
  const { findByText, user, getByRole } = renderRoute(path, {
    ports: { notifications: makePort({ setRead }) },
  });
  await findByText('3 непрочитанных');
  await user.click(getByRole('button', { name: 'Прочитать все' }));
  await findByText('Отметка не сохранилась');
  await findByText('3 непрочитанных');
  expect(setRead).toHaveBeenCalledWith(['n5', 'n4', 'n3'], true);
});
