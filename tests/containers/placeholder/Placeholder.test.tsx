import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

// tests: PLACE-05, PLACE-06, PLACE-07, PLACE-08, PLACE-09
test('a placeholder names its section, offers to order, to ask, and leads on (D6)', async () => {
  const { findByRole, getByRole, getByText } = renderRoute('/dashboard/ssl');
  await findByRole('heading', { level: 1, name: 'SSL-сертификаты' });
  getByText('Здесь будут ваши SSL-сертификаты: выпуск, срок и перевыпуск.');
  expect(getByRole('link', { name: /^Перейти в раздел «/ }).getAttribute('href')).toBe('/dashboard/vps');
  for (const [name, subject] of [
    ['Заказать через поддержку', 'Заказ: SSL-сертификаты'],
    ['Спросить', 'Вопрос о разделе «SSL-сертификаты»'],
  ] as const) {
    const ticket = new URL(getByRole('link', { name }).getAttribute('href') ?? '', 'http://portal');
    expect(ticket.pathname).toBe('/dashboard/support/create');
    expect(ticket.searchParams.get('subject')).toBe(subject);
    expect(ticket.searchParams.get('service')).toBe('SSL certificates');
  }
});

test('in English it speaks English', async () => {
  const { findByRole, getByRole } = renderRoute('/dashboard/dedicated', { locale: 'en' });
  await findByRole('heading', { level: 1, name: 'Dedicated servers' });
  expect(getByRole('link', { name: 'Ask' }).getAttribute('href')).toContain('subject=Question+about');
});

// tests: PLACE-08, TICKET-08
test('asking opens the ticket form with the question filled in', async () => {
  const { findByRole, findByLabelText, user } = renderRoute('/dashboard/dedicated');
  await user.click(await findByRole('link', { name: 'Спросить' }));
  const subject = await findByLabelText(/^Тема/);
  expect(subject).toHaveProperty('value', 'Вопрос о разделе «Выделенные серверы»');
});
