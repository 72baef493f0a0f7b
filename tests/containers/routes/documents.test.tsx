import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replaceDocument } from '../leaveToMock';
import { renderRoute } from '../renderRoute';

// tests: LOGIN-15
test.each(['/status?lang=en#incident-3', '/api/docs', '/legal/terms-of-service'])(
  'a login on the way to %s leads to that document of the server',
  async (returnTo) => {
    const app = renderRoute(`/login?returnTo=${encodeURIComponent(returnTo)}`);
    await app.user.type(await app.findByRole('textbox', { name: /Логин/ }), 'anna@example.ru');
    await app.user.type(app.getByLabelText('Пароль'), 'x{Enter}');
    await waitFor(() => expect(replaceDocument).toHaveBeenCalledWith(returnTo));
    expect(document.querySelector('h1')).toBeNull();
  },
);

test('opened at such an address, the app shows that there is no page', async () => {
  const { findByText } = renderRoute('/status');
  await findByText('Такой страницы нет');
  expect(replaceDocument).not.toHaveBeenCalled();
});
