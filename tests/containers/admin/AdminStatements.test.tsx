import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

// tests: HAND-08
test('a wrong file is refused with its line, a right one is imported', async () => {
  const importStatement = vi
    .fn<AdminPort['importStatement']>()
    .mockResolvedValue({ status: 'done', value: { added: 1, known: 2 } });
  const admin: AdminPort = { ...makeAdminSample(noLatency), importStatement };
  const { user, findByRole, findByText } = renderRoute('/admin/payments/statements', { ports: { admin } });
  await findByRole('heading', { level: 1, name: 'Выписки шлюзов' });
  await findByText('Другая сумма');
  await user.click(await findByRole('button', { name: 'Загрузить выписку' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Загрузить выписку' }));
  await dialog.findByText('Выберите шлюз');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Шлюз/ }), 'yookassa');
  const upload = (text: string) =>
    user.upload(dialog.getByLabelText('Выписка'), new File([text], 'november.csv', { type: 'text/csv' }));
  await upload('reference,amount,day\nref,x,2026-11-20\n');
  await dialog.findByText('Строка 2: неверная сумма');
  await user.click(dialog.getByRole('button', { name: 'Загрузить выписку' }));
  expect(importStatement).not.toHaveBeenCalled();
  await upload('reference,amount,day\nref,1577,2026-11-20\n');
  await dialog.findByText('1 строка, с 20.11.2026 по 20.11.2026');
  await user.click(dialog.getByRole('button', { name: 'Загрузить выписку' }));
  await findByText('1 новая строка, загружено раньше: 2');
  expect(importStatement).toHaveBeenCalledExactlyOnceWith([
    {
      gateway: 'yookassa',
      days: { from: '2026-11-20', to: '2026-11-20' },
      lines: [
        {
          kind: 'payment',
          entry: expect.any(String) as string,
          reference: 'ref',
          payment: null,
          amount: { currency: 'RUB', minor: 157_700 },
          day: '2026-11-20',
        },
      ],
    },
  ]);
});
