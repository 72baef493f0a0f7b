import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { PortError } from '@/domain/results/portError';
import { makeAuthPort, renderRoute } from '../renderRoute';

async function openForgot(options: Parameters<typeof renderRoute>[1] = {}) {
  const app = renderRoute('/forgot-password', options);
  const email = await app.findByRole('textbox', { name: 'Электронная почта' });
  return { ...app, email, ok: app.getByRole('button', { name: 'OK' }) };
}

// tests: RECOVER-02, RECOVER-04, RECOVER-05, RECOVER-06, RECOVER-07
test('both steps with one request, and back to the form with its address (§2)', async () => {
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
  await user.click(getByRole('button', { name: 'OK' }));
  expect(await findByRole('textbox', { name: 'Электронная почта' })).toHaveProperty(
    'value',
    'anna@example.ru',
  );
  expect(ports.auth.forgotPassword).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ru' });
});

// D33
test('whom else to write to is what the settings say', async () => {
  const auth = makeAuthPort({
    config: async () => ({ access: 'open', externalSignIn: null, supportEmail: 'help@provider.example' }),
  });
  const { user, email, ok, findByRole } = await openForgot({ ports: { auth } });
  await user.type(email, 'anna@example.ru');
  await user.click(ok);
  const link = await findByRole('link', { name: 'help@provider.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@provider.example');
});

// tests: ENTITY-05
test('the name and the contacts are those that the server wrote into the document', async () => {
  const marks = { brandName: 'Зенит', supportEmail: 'help@zenith.example', supportPhone: '+7 4822 00-00-01' };
  Object.assign(document.body.dataset, marks);
  try {
    const { user, email, ok, findByRole, getByRole } = await openForgot();
    expect(document.title).toBe('Восстановление пароля · Зенит');
    getByRole('link', { name: 'Зенит' });
    await user.type(email, 'anna@example.ru');
    await user.click(ok);
    const link = await findByRole('link', { name: marks.supportPhone });
    expect(link.getAttribute('href')).toBe('tel:+74822000001');
    getByRole('link', { name: marks.supportEmail });
  } finally {
    const { dataset } = document.body;
    delete dataset['brandName'];
    delete dataset['supportEmail'];
    delete dataset['supportPhone'];
  }
});

// tests: RECOVER-01, RECOVER-08
test('what is no address stays on the first step, with focus on the field (§5)', async () => {
  const { user, email, ports, findByRole } = await openForgot();
  await user.type(email, '<b>{{x}}</b>{Enter}');
  await findByRole('heading', { name: 'Восстановление пароля' });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(ports.auth.forgotPassword).not.toHaveBeenCalled();
});

// tests: RECOVER-03
test('Cancel goes back to the login', async () => {
  const { user, getByRole, location } = await openForgot();
  await user.click(getByRole('link', { name: 'Отмена' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
});

const refused = {
  status: 503,
  statusText: 'Service Unavailable',
  error: 'Не удалось отправить письмо',
  retryAfterSeconds: null,
} as const;

// tests: RECOVER-07
test.each<[string, PortError, RegExp]>([
  ['mail that fails', new PortError('refused', refused), /^Не удалось отправить письмо$/],
  [
    'a limit',
    new PortError('refused', { ...refused, status: 429, retryAfterSeconds: 121 }),
    /Повторите через 3 минуты/,
  ],
  ['no server', new PortError('offline'), /^Не удалось отправить инструкции/],
])('with %s the form stays with its address, and can be sent again (§8)', async (_, failure, text) => {
  const forgotPassword = vi.fn((): Promise<void> => Promise.reject(failure));
  const auth = makeAuthPort({ forgotPassword });
  const { user, email, ok, findByRole } = await openForgot({ ports: { auth } });
  await user.type(email, 'anna@example.ru{Enter}');
  const alert = await findByRole('alert');
  expect(alert.textContent).toMatch(text);
  expect(document.activeElement).toBe(alert);
  expect(alert.compareDocumentPosition(ok) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(email).toHaveProperty('value', 'anna@example.ru');
  forgotPassword.mockResolvedValueOnce(undefined);
  await user.click(ok);
  await findByRole('heading', { name: 'Проверьте почту' });
});
