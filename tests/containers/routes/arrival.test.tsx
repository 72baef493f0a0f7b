import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../renderRoute';

const hasContentFocus = () => document.activeElement?.localName === 'main';

// tests: LOGIN-10
test('a login leads the focus to the content of its page; opened directly, the page leaves it alone', async () => {
  const opened = renderRoute('/dashboard/dns');
  await opened.findByRole('heading', { level: 1 });
  expect(hasContentFocus()).toBe(false);
  opened.unmount();

  const app = renderRoute('/login?returnTo=/dashboard/dns');
  await app.user.type(await app.findByRole('textbox', { name: /Логин/ }), 'anna@example.ru');
  await app.user.type(app.getByLabelText('Пароль'), 'x{Enter}');
  await waitFor(() => expect(app.location().pathname).toBe('/dashboard/dns'));
  await waitFor(() => expect(hasContentFocus()).toBe(true));
});
