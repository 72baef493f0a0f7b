import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { passwordPrompt } from '@app/stores/passwordPrompt';
import { done, refused } from '@/domain/results/outcome';
import { renderRoute } from '../renderRoute';

async function open(confirmPassword: AdminPort['confirmPassword']) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), confirmPassword };
  const route = renderRoute('/admin/staff', { ports: { admin } });
  await route.findByRole('heading', { level: 1 });
  const asked = passwordPrompt.ask();
  return { ...route, asked, dialog: within(await route.findByRole('dialog')) };
}

// tests: STAFF-01
test('asks again after a wrong password, and resolves with the right one', async () => {
  const confirmPassword = vi
    .fn<AdminPort['confirmPassword']>()
    .mockResolvedValueOnce(refused({ reason: 'wrongPassword' }))
    .mockResolvedValue(done(undefined));
  const { user, dialog, asked, queryByRole } = await open(confirmPassword);
  const submit = dialog.getByRole('button', { name: 'Подтвердить' });
  await user.click(submit);
  await dialog.findByText('Введите пароль');
  expect(confirmPassword).not.toHaveBeenCalled();
  const field = dialog.getByLabelText(/^Ваш пароль/);
  await user.type(field, 'wrong');
  await user.click(submit);
  await dialog.findByText('Пароль неверный');
  await user.clear(field);
  await user.type(field, 'right');
  await user.click(submit);
  expect(await asked).toBe(true);
  expect(confirmPassword.mock.calls).toEqual([['wrong'], ['right']]);
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

// tests: STAFF-01
test('closing it confirms nothing', async () => {
  const confirmPassword = vi.fn<AdminPort['confirmPassword']>();
  const { user, dialog, asked } = await open(confirmPassword);
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  expect(await asked).toBe(false);
  expect(confirmPassword).not.toHaveBeenCalled();
});
