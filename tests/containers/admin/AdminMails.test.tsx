import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

async function open(changes: Partial<AdminPort> = {}) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), ...changes };
  const route = renderRoute('/admin/mails', { ports: { admin } });
  await route.findByRole('heading', { level: 1, name: 'Письма' });
  return route;
}

// tests: MAIL-03
test('a mail is sent again once that is confirmed', async () => {
  const resendMail = vi.fn<AdminPort['resendMail']>().mockResolvedValue({ status: 'done', value: 4127 });
  const { user, findByRole, findByText } = await open({ resendMail });
  await user.click(await findByRole('button', { name: 'Действия: письмо #4127' }));
  await user.click(within(await findByRole('menu')).getByText('Отправить ещё раз'));
  const dialog = within(await findByRole('alertdialog'));
  expect(resendMail).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Отправить ещё раз' }));
  await findByText('Письмо отправляется');
  expect(resendMail).toHaveBeenCalledExactlyOnceWith(4127);
});

// tests: MAIL-02
test('the details read the text of that mail', async () => {
  const mailText = vi.fn<AdminPort['mailText']>().mockResolvedValue('Ваш код: •••');
  const { user, findByRole, findByText } = await open({ mailText });
  await user.click(await findByRole('button', { name: 'Действия: письмо #4126' }));
  await user.click(within(await findByRole('menu')).getByText('Подробнее'));
  await findByText('Ваш код: •••');
  expect(mailText.mock.calls.map(([id]) => id)).toEqual([4126]);
});

test('a refusal is shown in the dialog', async () => {
  const resendMail = vi
    .fn<AdminPort['resendMail']>()
    .mockResolvedValue({ status: 'refused', refusal: 'notResendable' });
  const { user, findByRole, findByText } = await open({ resendMail });
  await user.click(await findByRole('button', { name: 'Действия: письмо #4127' }));
  await user.click(within(await findByRole('menu')).getByText('Отправить ещё раз'));
  await user.click(
    within(await findByRole('alertdialog')).getByRole('button', { name: 'Отправить ещё раз' }),
  );
  await findByText('Это письмо нельзя отправить ещё раз.');
});
