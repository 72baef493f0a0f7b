import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

// tests: HELP-01, HELP-02, HELP-03
test('searches the articles, and opens one by its address', async () => {
  const route = renderRoute('/dashboard/help');
  await route.user.type(await route.findByRole('searchbox', { name: 'Поиск по статьям' }), 'промокод');
  await route.user.click(await route.findByRole('link', { name: 'Как применить промокод' }));
  await route.findByRole('heading', { level: 1, name: 'Как применить промокод' });
  await route.findByText('Добавьте заказ в корзину.');
  const page = await route.findByRole('link', { name: 'Перейти: Скидки' });
  expect(page.getAttribute('href')).toBe('/dashboard/discounts');
});

// tests: HELP-05
test('offers articles that fit the subject of a ticket', async () => {
  const route = renderRoute('/dashboard/support/create');
  await route.user.type(await route.findByRole('textbox', { name: /Тема/ }), 'Как дать доступ коллеге');
  await route.findByText('Как дать доступ коллеге', { selector: 'li *' });
});
