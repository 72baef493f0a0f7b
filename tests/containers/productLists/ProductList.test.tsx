import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

// tests: PRODUCT-01, PRODUCT-02, PRODUCT-04
test('the empty Hi-CPU list leads to its catalogue, word for word (§2)', async () => {
  const { findByText, getByText, getAllByText, getByRole } = renderRoute('/dashboard/vps-cpu', {
    locale: 'en',
  });
  await findByText('The list is empty');
  getByText('You have not created any entries yet');
  getByText('Total: 0');
  for (const order of getAllByText('Order')) {
    expect(order.closest('a')?.getAttribute('href')).toBe('/dashboard/vps-cpu-catalog');
  }
  expect(getByRole('link', { name: 'Question' }).getAttribute('href')).toBe(
    '/dashboard/support/create?service=VPS%2FVDS+Hi-CPU',
  );
});

// tests: PRODUCT-06
test('search and filter work on the empty list and live in the address', async () => {
  const { findByText, getByLabelText, findByLabelText, getByText, location, user } =
    renderRoute('/dashboard/vps-storage');
  await findByText('Список пуст');
  await user.type(getByLabelText('Поиск'), 'abc');
  await findByText('Ничего не нашлось');
  await waitFor(() => expect(location().search).toBe('?q=abc'));
  await user.click(getByText('Фильтр'));
  await user.selectOptions(await findByLabelText('Статус'), 'Активен');
  await waitFor(() => expect(location().search).toBe('?q=abc&status=Active'));
  await user.click(getByText('Сбросить'));
  await findByText('Список пуст');
  await waitFor(() => expect(location().search).toBe(''));
});

// tests: PRODUCT-03
test('what needs a server says why it cannot be done yet', async () => {
  const { findByText, findAllByText, user } = renderRoute('/dashboard/vps-cpu');
  await user.click(await findByText('Снимки'));
  // The notice beside the reasons that the disabled buttons carry for assistive technology.
  await waitFor(async () =>
    expect((await findAllByText('Список пуст: сначала закажите сервер')).length).toBeGreaterThan(3),
  );
});
