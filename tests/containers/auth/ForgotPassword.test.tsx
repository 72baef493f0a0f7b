import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '@/brand';
import { renderRoute } from '../renderRoute';

async function openForgot() {
  const app = renderRoute('/forgot-password');
  const email = await app.findByRole('textbox', { name: 'Электронная почта' });
  return { ...app, email, ok: app.getByRole('button', { name: 'Ок' }) };
}

// proves: RECOVER-02, RECOVER-04, RECOVER-05, RECOVER-06, RECOVER-07
test('both steps, back to the form with its address, and no request (§2)', async () => {
  const { user, email, ok, ports, getByRole, getByText, findByRole } = await openForgot();
  expect(ok).toHaveProperty('disabled', true);
  await user.type(email, 'anna@example.ru');
  await user.click(ok);
  const heading = await findByRole('heading', { level: 1, name: 'Проверьте почту' });
  expect(document.activeElement).toBe(heading);
  getByText('anna@example.ru');
  getByText(/назовите своё имя и телефон/);
  expect(getByRole('link', { name: brand.support.email }).getAttribute('href')).toBe(
    `mailto:${brand.support.email}`,
  );
  await user.click(getByRole('button', { name: 'Ок' }));
  expect(await findByRole('textbox', { name: 'Электронная почта' })).toHaveProperty(
    'value',
    'anna@example.ru',
  );
  for (const call of Object.values(ports.auth)) expect(call).not.toHaveBeenCalled();
});

// proves: RECOVER-01, RECOVER-08
test('what is no address stays on the first step, with focus on the field (§5)', async () => {
  const { user, email, findByRole } = await openForgot();
  await user.type(email, '<b>{{x}}</b>{Enter}');
  await findByRole('heading', { name: 'Восстановление пароля' });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
});

// proves: RECOVER-03
test('Cancel goes back to the login', async () => {
  const { user, getByRole, location } = await openForgot();
  await user.click(getByRole('link', { name: 'Отмена' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
});
