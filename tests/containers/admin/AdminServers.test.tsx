import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

test.each([
  ['api.example.ru', 1031, 'Запустить', 'start', 'Сервер запущен'],
  ['shop.example.ru', 1024, 'Остановить', 'stop', 'Сервер остановлен'],
  ['shop.example.ru', 1024, 'Перезапустить', 'restart', 'Сервер перезапущен'],
] as const)('%s (%i): %s sends %s and says so', async (name, id, label, action, notice) => {
  const sample = makeAdminSample(noLatency);
  const power = vi.fn<AdminPort['power']>(sample.power);
  const { user, findByRole, findByText } = renderRoute('/admin/servers', {
    ports: { admin: { ...sample, power } },
  });
  await user.click(await findByRole('button', { name: `Действия: ${name}` }));
  await user.click(within(await findByRole('menu')).getByText(label));
  // Starting interrupts nobody, so it asks nothing.
  if (action !== 'start') await user.click(within(await findByRole('alertdialog')).getByText(label));
  await findByText(notice);
  expect(power).toHaveBeenCalledExactlyOnceWith(id, action);
});

test('settings are saved for the server of the row', async () => {
  const sample = makeAdminSample(noLatency);
  const saveServer = vi.fn<AdminPort['saveServer']>(sample.saveServer);
  const { user, findByRole, findByText } = renderRoute('/admin/servers', {
    ports: { admin: { ...sample, saveServer } },
  });
  await user.click(await findByRole('button', { name: 'Действия: api.example.ru' }));
  await user.click(within(await findByRole('menu')).getByText('Настройки сервера'));
  const dialog = within(await findByRole('dialog'));
  const field = dialog.getAllByRole('textbox')[0] ?? document.body;
  await user.clear(field);
  await user.type(field, 'api2.example.ru');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await findByText('Настройки сервера сохранены');
  expect(saveServer).toHaveBeenCalledExactlyOnceWith(1031, {
    name: 'api2.example.ru',
    expires: '2027-02-03',
  });
});
