import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done } from '@/domain/results/outcome';
import { sampleSessions } from '@/sample-data/accountSessions';
import { renderRoute } from '../renderRoute';

const isOn = (element: HTMLElement) => element.matches(':checked');

const path = '/dashboard/user-settings';

// tests: SETTINGS-01
test('a choice shows at once, is saved with what was chosen before it, and is there again', async () => {
  const { findAllByRole, ports, user } = renderRoute(path);
  const save = vi.spyOn(ports.account, 'saveNotices');
  const [portal, mail] = await findAllByRole('switch');
  if (!portal || !mail) throw new Error('No switches');
  await user.click(mail);
  expect(isOn(mail)).toBe(false);
  await user.click(portal);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await waitFor(async () =>
    expect((await ports.account.notices())?.choices.reminder).toEqual({ portal: false, mail: false }),
  );
});

test('a choice that is not saved is taken back and reported', async () => {
  const { findAllByRole, findByText, ports, user } = renderRoute(path);
  vi.spyOn(ports.account, 'saveNotices').mockRejectedValue(new Error('down'));
  const [, mail] = await findAllByRole('switch');
  if (!mail) throw new Error('No switch');
  await user.click(mail);
  await findByText('Настройка не сохранилась');
  await waitFor(() => expect(isOn(mail)).toBe(true));
});

// tests: SETTINGS-05
test('one session is ended, then the list is read again', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const { account } = route.ports;
  const left = { ...sampleSessions, sessions: sampleSessions.sessions.slice(0, 1) };
  const end = vi.spyOn(account, 'endSessions').mockImplementation(async () => {
    vi.spyOn(account, 'sessions').mockResolvedValue(left);
    return done(undefined);
  });
  await route.user.click(await route.findByRole('button', { name: /^Завершить: Safari, iOS/ }));
  expect(end).toHaveBeenCalledExactlyOnceWith({ kind: 'one', id: 'session-phone' });
  await route.findByText('Сеанс завершён');
  await route.findByText('Вы вошли только на этом устройстве.');
  expect(route.queryByRole('button', { name: /^Завершить/ })).toBeNull();
});

test('the demonstration says that it ends nothing, and a failure is reported', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const button = await route.findByRole('button', { name: 'Завершить остальные' });
  await route.user.click(button);
  await route.findByText('В демонстрации нет настоящих сеансов: ничего не завершено');
  vi.spyOn(route.ports.account, 'endSessions').mockRejectedValue(new Error('down'));
  await route.user.click(route.getByRole('button', { name: 'Завершить остальные' }));
  await route.findByText('Сеанс не удалось завершить');
});

// tests: SETTINGS-04
test('only the open part reads its data', async () => {
  const route = renderRoute(`${path}?tab=data`);
  const [notices, sessions] = [
    vi.spyOn(route.ports.account, 'notices'),
    vi.spyOn(route.ports.account, 'sessions'),
  ];
  await route.user.click(await route.findByRole('link', { name: 'Безопасность' }));
  await route.findByText('История входов');
  expect(sessions).toHaveBeenCalledOnce();
  expect(notices).not.toHaveBeenCalled();
});
