import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

// proves: PLACE-05, PLACE-06, PLACE-07, PLACE-08
test('a placeholder names its section, leads on, and asks with the subject filled in (D6)', async () => {
  const { findByRole, getByRole, getByText } = renderRoute('/dashboard/ssl');
  await findByRole('heading', { level: 1, name: 'SSL-сертификаты' });
  getByText('Здесь будут ваши SSL-сертификаты: выпуск, срок и перевыпуск.');
  expect(getByRole('link', { name: /^Открыть «/ }).getAttribute('href')).toBe('/dashboard/vps');
  const ask = new URL(getByRole('link', { name: 'Спросить' }).getAttribute('href') ?? '', 'http://portal');
  expect(ask.pathname).toBe('/dashboard/support/create');
  expect(ask.searchParams.get('subject')).toBe('Вопрос о разделе «SSL-сертификаты»');
  expect(ask.searchParams.get('service')).toBe('SSL certificates');
});

test('in English it speaks English', async () => {
  const { findByRole, getByRole } = renderRoute('/dashboard/dedicated', { locale: 'en' });
  await findByRole('heading', { level: 1, name: 'Dedicated servers' });
  expect(getByRole('link', { name: 'Ask' }).getAttribute('href')).toContain('subject=Question+about');
});

// proves: PLACE-08, TICKET-08
test('asking opens the ticket form with the question filled in', async () => {
  const { findByRole, findByLabelText, user } = renderRoute('/dashboard/dedicated');
  await user.click(await findByRole('link', { name: 'Спросить' }));
  const subject = await findByLabelText(/^Тема/);
  expect(subject).toHaveProperty('value', 'Вопрос о разделе «Выделенные серверы»');
});
