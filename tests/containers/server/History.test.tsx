import { expect, test } from 'vitest';
import { makeServer } from '@/sample-data/servers';
import { renderRoute } from '../renderRoute';

const server = makeServer();

// tests: SERVERPAGE-16
test('the filter of the history is in the address, and a filter without matches is taken back', async () => {
  const { user, findByLabelText, findByText, findByRole, queryByText, location } = renderRoute(
    `/dashboard/server?id=${server.id}&tab=history`,
  );
  await findByText('Сервер заказан');
  await user.selectOptions(await findByLabelText('Что'), 'Питание');
  expect(location().search).toBe(`?id=${server.id}&tab=history&events=power`);
  await findByText('Сервер перезагружен');
  expect(queryByText('Сервер заказан')).toBeNull();
  await user.selectOptions(await findByLabelText('Кто'), 'Коллеги');
  expect(location().search).toBe(`?id=${server.id}&tab=history&events=power&by=colleague`);
  await user.click(await findByRole('button', { name: 'Показать все' }));
  await findByText('Сервер заказан');
  expect(location().search).toBe(`?id=${server.id}&tab=history`);
});
