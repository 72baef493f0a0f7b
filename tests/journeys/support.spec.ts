import { writeFileSync, truncateSync } from 'node:fs';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keys.ts';

const log = { name: 'error.log', mimeType: 'text/plain', buffer: Buffer.from('502 Bad Gateway\n') };
const program = { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
const tooLargeBytes = 26_000_000;

// tests: SUPPORT-01, SUPPORT-05, SUPPORT-06, TICKET-04, TICKET-06, TICKET-07
test(
  'a ticket with attachments, started, left, come back to, sent, read and archived',
  { tag: '@main' },
  async ({ page, portal, say, inspect }, testInfo) => {
    const subject = page.locator('input[name="subject"]');
    const message = page.locator('textarea[name="message"]');
    const files = page.locator('input[type="file"]');

    await test.step('the queue is empty', async () => {
      await page.goto(`${portal.url}/dashboard/support`);
      await expect(page.getByText(say('support.queue.empty'))).toBeVisible();
      await inspect(page);
      await page
        .getByRole('link', { name: say('support.add') })
        .first()
        .click();
    });

    await test.step('the form suggests an answer and says what is missing', async () => {
      await subject.fill('Не могу войти по SSH');
      await expect(page.getByText('Не получается войти на сервер по SSH или RDP')).toBeVisible();
      await page.getByRole('button', { name: say('support.form.submit') }).click();
      await expect(page.locator('select[name="department"]')).toBeFocused();
      await expect(page.getByText(say('support.problem.choose'))).toBeVisible();
      await files.setInputFiles([log, program]);
      // From the disk: through the browser's protocol it would take half a minute.
      const tooLarge = testInfo.outputPath('dump.zip');
      writeFileSync(tooLarge, '');
      truncateSync(tooLarge, tooLargeBytes);
      await files.setInputFiles(tooLarge);
      await expect(page.getByText(say('support.file.type'))).toBeVisible();
      await expect(page.getByText(say('support.file.tooLarge', { size: 25 }))).toBeVisible();
      await inspect(page);
    });

    await test.step('left and come back to, by a link and by a reload', async () => {
      await message.fill('Соединение обрывается.');
      await page.getByRole('link', { name: say('common.cancel') }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/support`);
      await page
        .getByRole('link', { name: say('support.add') })
        .first()
        .click();
      await expect(page.getByText(say('support.draft.restored'))).toBeVisible();
      await expect(message).toHaveValue('Соединение обрывается.');
      await page.reload();
      await expect(subject).toHaveValue('Не могу войти по SSH');
      await expect(page.getByText(say('support.draft.lostFiles', { names: 'error.log' }))).toBeVisible();
      await page.getByRole('button', { name: say('support.draft.dismiss') }).click();
    });

    await test.step('sent', async () => {
      await page.locator('select[name="department"]').selectOption('technical');
      await files.setInputFiles(log);
      await page.getByRole('button', { name: say('support.form.submit') }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/support/ticket?id=5001`);
      await expect(page.getByText(say('support.notice.created', { id: 5001 })).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${portal.url}/dashboard/support`);
      await expect(page.getByText(say('support.queue.count', { count: 1 }))).toBeVisible();
      await inspect(page);
    });

    await test.step('read, answered and closed', async () => {
      await page.reload();
      await page.getByRole('link', { name: 'Не могу войти по SSH' }).click();
      await expect(page.getByText('error.log')).toBeVisible();
      await expect(page.getByText(say('support.thread.robot'))).toBeVisible();
      await page.locator('textarea[name="reply"]').fill('Уже работает, спасибо.');
      await page.getByRole('button', { name: say('support.thread.send') }).click();
      await expect(page.getByText('Уже работает, спасибо.')).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: say('support.thread.close') }).click();
      await expect(page.getByText(say('support.thread.closed'))).toBeVisible();
    });

    await test.step('archived, found by the filter, brought back', async () => {
      await page.goto(`${portal.url}/dashboard/support`);
      await page.getByRole('checkbox', { name: /5001/ }).click();
      await page.getByRole('button', { name: say('support.archive') }).click();
      await page.getByRole('button', { name: say('support.empty.showArchive', { count: 1 }) }).click();
      await expect(page).toHaveURL(/archived=1/);
      await page.getByRole('checkbox', { name: /5001/ }).click();
      await page.getByRole('button', { name: say('support.restore') }).click();
      await expect(page.getByText(say('support.noMatches.title'))).toBeVisible();
    });
  },
);

test('the same with a keyboard only', async ({ page, portal, say, isMobile }) => {
  const { keyboard } = page;
  await page.goto(`${portal.url}/dashboard/support`);
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: say('support.add') })
      .first(),
  );
  await keyboard.press('Enter');
  await tabTo(page, page.locator('input[name="subject"]'));
  await keyboard.insertText('Нужен счёт');
  await tabTo(page, page.locator('select[name="department"]'));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(page.locator('select[name="department"]')).toHaveValue('billing');
  await tabTo(page, page.locator('textarea[name="message"]'));
  await keyboard.insertText('За ноябрь.');
  await tabTo(page, page.locator('input[type="file"]'));
  await tabTo(page, page.getByRole('button', { name: say('support.form.submit') }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.url}/dashboard/support/ticket?id=5001`);
  await page.goBack();
  await expect(page).toHaveURL(`${portal.url}/dashboard/support`);

  await test.step('the subject opens the thread', async () => {
    const subject = page.getByRole('link', { name: 'Нужен счёт' });
    const checkbox = page.getByRole('checkbox', { name: /5001/ });
    if (isMobile) {
      await tabTo(page, checkbox);
      await keyboard.press('Space');
      await tabTo(page, subject);
    } else {
      // The table is one stop, and arrows lead about in it.
      await tabTo(page, page.getByRole('checkbox', { name: say('list.selectAll') }));
      await keyboard.press('ArrowDown');
      await keyboard.press('Space');
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowRight');
      await expect(subject).toBeFocused();
    }
    await expect(checkbox).toBeChecked();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/support/ticket?id=5001`);
  });

  await test.step('a reply', async () => {
    await tabTo(page, page.locator('textarea[name="reply"]'));
    await keyboard.insertText('И за октябрь.');
    await tabTo(page, page.getByRole('button', { name: say('support.thread.send') }));
    await keyboard.press('Enter');
    await expect(page.getByText('И за октябрь.')).toBeVisible();
  });
});

// tests: NOTIFY-02, SHELL-16
test('the bell and the notifications agree', async ({ page, portal, say, inspect }) => {
  const bell = (count: number) =>
    page.getByRole('link', { name: say('shell.notifications.count', { count }), exact: true });
  await page.goto(`${portal.url}/dashboard/notifications`);
  await expect(bell(3)).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: `${say('notifications.paymentDue.action')}: ` }).click();
  await expect(page).toHaveURL(`${portal.url}/dashboard/billing?state=open`);
  await bell(2).click();
  await page.getByRole('button', { name: say('notifications.readAll') }).click();
  await expect(bell(0)).toBeVisible();
});
