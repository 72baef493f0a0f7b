import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../renderRoute';

const isOn = (element: HTMLElement) => element.matches(':checked');

const path = '/dashboard/user-settings';

// tests: SETTINGS-01
test('a choice shows at once, is saved with what was chosen before it, and is there again', async () => {
  const { findAllByRole, ports, user } = renderRoute(path);
  const save = vi.spyOn(ports.account, 'saveNotices');
  const [portal, mail] = await findAllByRole('switch');
  if (!portal || !mail) throw new Error('No switches');
  await user.click(mail);
  expect(isOn(mail)).toBe(false);
  await user.click(portal);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await waitFor(async () =>
    expect((await ports.account.notices())?.choices.reminder).toEqual({ portal: false, mail: false }),
  );
});

test('a choice that is not saved is taken back and reported', async () => {
  const { findAllByRole, findByText, ports, user } = renderRoute(path);
  vi.spyOn(ports.account, 'saveNotices').mockRejectedValue(new Error('down'));
  const [, mail] = await findAllByRole('switch');
  if (!mail) throw new Error('No switch');
  await user.click(mail);
  await findByText('Настройка не сохранилась');
  await waitFor(() => expect(isOn(mail)).toBe(true));
});
