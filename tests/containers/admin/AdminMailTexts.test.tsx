import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeMailPreview, makeMailText } from '@/sample-data/mailTexts';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

async function open(changes: Partial<AdminPort> = {}) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), ...changes };
  const route = renderRoute('/admin/mails/texts', { ports: { admin } });
  await route.findByRole('heading', { level: 1, name: 'Тексты писем' });
  return route;
}

const menu = 'Действия: Срок заканчивается, На русском';

// tests: MAIL-05, MAIL-06, MAIL-07
test('a text is previewed and saved once it has its variables', async () => {
  const text = makeMailText({ template: 'ending', subject: 'x', isChanged: true, version: '3' });
  const saveMailText = vi.fn<AdminPort['saveMailText']>().mockResolvedValue({ status: 'done', value: text });
  const previewMailText = vi.fn<AdminPort['previewMailText']>().mockResolvedValue(makeMailPreview());
  const { user, findByRole, findByText } = await open({ saveMailText, previewMailText });
  await user.click(await findByRole('button', { name: menu }));
  await user.click(within(await findByRole('menu')).getByText('Изменить'));
  const dialog = within(await findByRole('dialog'));
  await findByText('Тема: Сервер shop.example.com скоро продлится — Meridian');
  const body = dialog.getByRole('textbox', { name: /^Текст/ });
  await user.clear(body);
  await user.type(body, '{{domain}');
  await findByText('Текст изменён после этого предпросмотра.');
  await user.click(dialog.getByRole('button', { name: 'Обновить предпросмотр' }));
  await findByText('В письме нет обязательной переменной {date}');
  expect(previewMailText).toHaveBeenCalledOnce();
  await user.type(body, ' {{date}');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await findByText('Текст сохранён');
  const [sent, draft] = saveMailText.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ template: 'ending', language: 'ru', version: '2' });
  expect(draft?.body).toBe('{domain} {date}');
});

// tests: MAIL-05
test('the portal’s own text is restored once that is confirmed', async () => {
  const text = makeMailText({ template: 'ending' });
  const restoreMailText = vi
    .fn<AdminPort['restoreMailText']>()
    .mockResolvedValue({ status: 'done', value: text });
  const { user, findByRole, findByText } = await open({ restoreMailText });
  await user.click(await findByRole('button', { name: menu }));
  await user.click(within(await findByRole('menu')).getByText('Вернуть исходный'));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Вернуть исходный' }));
  await findByText('Исходный текст возвращён');
  expect(restoreMailText).toHaveBeenCalledOnce();
});
