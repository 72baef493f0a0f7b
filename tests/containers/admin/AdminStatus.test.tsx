import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { makeIncident } from '@/sample-data/incidents';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

async function open(changes: Partial<AdminPort> = {}) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), ...changes };
  const route = renderRoute('/admin/status?q=%2312', { ports: { admin } });
  await route.findByRole('heading', { level: 1, name: 'Инциденты и объявления' });
  return route;
}

const incident = makeIncident();

async function choose({ findByRole, user }: Awaited<ReturnType<typeof open>>, item: string) {
  await user.click(await findByRole('button', { name: `Действия: ${incident.title.ru}` }));
  await user.click(await findByRole('menuitem', { name: item }));
}

// tests: STATUS-01
test('an incident is announced once the form is right', async () => {
  const addIncident = vi.fn<AdminPort['addIncident']>(async (sent) =>
    done(makeIncident({ id: 13, title: sent.title })),
  );
  const { user, findByRole, findByText } = await open({ addIncident });
  await user.click(await findByRole('button', { name: 'Объявить' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Объявить' }));
  await dialog.findByText('Отметьте хотя бы один дата-центр или сервис');
  expect(addIncident).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^Название по-русски/ }), 'Сбой');
  await user.type(dialog.getByRole('textbox', { name: /^Название по-английски/ }), 'Failure');
  await user.type(dialog.getByRole('textbox', { name: /^Текст по-русски/ }), 'Выясняем');
  await user.type(dialog.getByRole('textbox', { name: /^Текст по-английски/ }), 'Looking');
  await user.click(dialog.getByLabelText('Россия, Москва'));
  await user.click(dialog.getByRole('button', { name: 'Объявить' }));
  await findByText('Объявлено, клиенты получат уведомления');
  expect(addIncident).toHaveBeenCalledExactlyOnceWith({
    kind: 'incident',
    severity: 'minor',
    state: 'investigating',
    title: { ru: 'Сбой', en: 'Failure' },
    text: { ru: 'Выясняем', en: 'Looking' },
    datacenters: ['ru'],
    services: [],
    window: null,
  });
});

// tests: STATUS-02
test('an update that resolves it carries its texts', async () => {
  const updateIncident = vi.fn<AdminPort['updateIncident']>(async () =>
    done({ ...incident, state: 'resolved' }),
  );
  const route = await open({ updateIncident });
  await choose(route, 'Завершить');
  const dialog = within(await route.findByRole('dialog'));
  await route.user.type(dialog.getByRole('textbox', { name: /^Текст по-русски/ }), 'Починили');
  await route.user.type(dialog.getByRole('textbox', { name: /^Текст по-английски/ }), 'Fixed');
  await route.user.click(dialog.getByRole('button', { name: 'Отправить' }));
  await route.findByText('Новость добавлена');
  expect(updateIncident).toHaveBeenCalledExactlyOnceWith(12, {
    state: 'resolved',
    text: { ru: 'Починили', en: 'Fixed' },
  });
});

test('a change names the version that was read, and says when it is old', async () => {
  const saveIncident = vi.fn<AdminPort['saveIncident']>(async () => refused('edited'));
  const route = await open({ saveIncident });
  await choose(route, 'Изменить');
  const dialog = within(await route.findByRole('dialog'));
  await route.user.click(dialog.getByLabelText('Оплата'));
  await route.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByRole('alert');
  const [id, change, version] = saveIncident.mock.calls[0] ?? [];
  expect([id, version]).toEqual([12, '2']);
  expect(change).toMatchObject({ datacenters: ['nl'], services: ['network', 'payments'], window: null });
});
