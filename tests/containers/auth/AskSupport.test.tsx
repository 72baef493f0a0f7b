import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { makeSecuritySample } from '@app/ports/sample/securitySample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

function openAsk(askSupport = vi.fn(() => Promise.resolve())) {
  const security = { ...makeSecuritySample(noLatency), askSupport };
  return { ...renderRoute('/login', { ports: { security } }), askSupport };
}

// tests: DESK-10
test('the login page leads to the question, which is sent once and trimmed, in the language of the page', async () => {
  const { user, askSupport, findByRole, getByRole, findByText } = openAsk();
  await user.click(await findByRole('link', { name: 'Не получается войти?' }));
  await user.type(await findByRole('textbox', { name: /Электронная почта/ }), 'Anna@Example.ru');
  await user.type(getByRole('textbox', { name: /Имя/ }), ' Анна ');
  await user.type(getByRole('textbox', { name: /Тема/ }), 'Код');
  await user.type(getByRole('textbox', { name: /Что случилось/ }), 'Не приходит');
  await user.click(getByRole('button', { name: 'Отправить' }));
  await findByText('anna@example.ru');
  expect(askSupport).toHaveBeenCalledExactlyOnceWith(
    { email: 'anna@example.ru', name: 'Анна', subject: 'Код', message: 'Не приходит' },
    'ru',
  );
});

test('nothing is sent with an empty field, and a failure keeps the text', async () => {
  const askSupport = vi.fn(() => Promise.reject(new PortError('offline')));
  const { user, findByRole, getByRole, getAllByText } = openAsk(askSupport);
  await user.click(await findByRole('link', { name: 'Не получается войти?' }));
  const email = await findByRole('textbox', { name: /Электронная почта/ });
  await user.click(getByRole('button', { name: 'Отправить' }));
  expect(askSupport).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(email);
  expect(getAllByText('Заполните это поле').length).toBeGreaterThan(0);
  await user.type(email, 'anna@example.ru');
  await user.type(getByRole('textbox', { name: /Имя/ }), 'Анна');
  await user.type(getByRole('textbox', { name: /Тема/ }), 'Код');
  await user.type(getByRole('textbox', { name: /Что случилось/ }), 'Не приходит');
  await user.click(getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
  expect(getByRole('textbox', { name: /Что случилось/ })).toHaveProperty('value', 'Не приходит');
});
