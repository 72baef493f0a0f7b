import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

test('a placeholder names its section, leads on, and asks with the subject filled in (D6)', async () => {
  const { findByRole, getByRole, getByText } = renderRoute('/dashboard/ssl');
  await findByRole('heading', { level: 1, name: 'SSL-сертификаты' });
  getByText('Здесь будут ваши SSL-сертификаты: выпуск, срок и перевыпуск.');
  expect(getByRole('link', { name: /^Открыть «/ }).getAttribute('href')).toBe('/dashboard/vps');
  const ask = new URL(getByRole('link', { name: 'Спросить' }).getAttribute('href') ?? '', 'http://portal');
  expect(ask.pathname).toBe('/dashboard/support/create');
  expect(ask.searchParams.get('subject')).toBe('Вопрос о разделе «SSL-сертификаты»');
});

test('in English it speaks English', async () => {
  const { findByRole, getByRole } = renderRoute('/dashboard/dedicated', { locale: 'en' });
  await findByRole('heading', { level: 1, name: 'Dedicated servers' });
  expect(getByRole('link', { name: 'Ask' }).getAttribute('href')).toContain('subject=Question+about');
});

test('a legal page says that its text is to come, leads back, and names whom to ask', async () => {
  const { findByRole, getByRole, queryByRole } = renderRoute('/refund');
  await findByRole('heading', { level: 1, name: 'Политика возврата средств' });
  expect(getByRole('link', { name: 'Вернуться к регистрации' }).getAttribute('href')).toBe('/register');
  expect(getByRole('link', { name: 'Написать на support@meridian.example' }).getAttribute('href')).toBe(
    'mailto:support@meridian.example',
  );
  expect(queryByRole('navigation')).toBeNull();
});
