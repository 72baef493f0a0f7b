import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sampleDay } from '../../src/sample-data/sampleDay.ts';
import { expect, test } from './support/journey.ts';
import type { Say } from './support/texts.ts';

const unpaid = 'MRD-5112';

async function openHistory(page: Page, url: string, say: Say) {
  // The demonstration moves with the day in Moscow (D41); on this one it is as its files have it.
  await page.clock.setFixedTime(`${sampleDay}T20:59:59Z`);
  // The browser's print dialog cannot be inspected, but its content can.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(`${url}/dashboard/payments-history`);
  await expect(page.getByText(say('list.total', { count: 6 }))).toBeVisible();
}

/** A payment's row, or its card on a phone. */
function rowOf(page: Page, say: Say, number: string): Locator {
  const box = page.getByRole('checkbox', {
    name: say('list.selectRow', { row: say('payments.rowLabel', { number }) }),
  });
  return page.locator('[data-row]').filter({ has: box });
}

// tests: HISTORY-05, HISTORY-06, HISTORY-08
test('filter, download, print, pay', async ({ page, portal, say, inspect, isMobile }) => {
  await openHistory(page, portal.url, say);
  await inspect(page);

  await test.step('a filter narrows the list and is in the address', async () => {
    await page
      .getByRole('button', { name: say(isMobile ? 'list.filterAndSort' : 'list.filter'), exact: true })
      .click();
    await page
      .getByLabel(say('payments.filter.status'), { exact: true })
      .selectOption(say('payments.status.Paid'));
    const from = page.getByRole('group', { name: say('payments.filter.from'), exact: true });
    await from.getByRole('spinbutton').first().click();
    await page.keyboard.type('01102026');
    await expect(page.getByText(say('list.total', { count: 3 }))).toBeVisible();
    await expect(page).toHaveURL(/\?status=Paid&from=2026-10-01$/);
    await inspect(page);
  });

  await test.step('the file has what is listed', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: say('payments.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\ufeffID;')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(4);
    expect(text).toContain(
      'MRD-5061;2026-10-03;Соколова Анна Викторовна;Криптовалюта;4025,00;52,50;USD;Оплачен',
    );
  });

  await test.step('the printed page has the statement and nothing else', async () => {
    const title = page.getByRole('heading', { name: say('payments.sheet.statement') });
    await page.getByRole('button', { name: say('payments.print'), exact: true }).click();
    await expect(page.getByText(say('payments.sheet.statement'))).toBeAttached();
    await expect(title).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(title).toBeVisible();
    await expect(page.getByRole('heading', { name: say('payments.title') })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.emulateMedia({ media: 'screen', colorScheme: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(title).not.toBeAttached();
  });

  await test.step('an unpaid row is paid from the balance', async () => {
    await page.getByRole('button', { name: say('list.reset') }).click();
    const row = rowOf(page, say, unpaid);
    await expect(row).toContainText(say('payments.status.Pending'));
    await page.getByRole('button', { name: say('payments.menu', { number: unpaid }) }).click();
    await page.getByRole('menuitem', { name: say('payments.pay') }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(/873,50/);
    await inspect(page);
    await question.getByRole('button', { name: /1.577,00/ }).click();
    await expect(question).toBeHidden();
    await expect(row).toContainText(say('payments.status.Paid'));
    await expect(
      page
        .getByRole('banner')
        .getByText(/^873,50.RUB$/)
        .filter({ visible: true }),
    ).toHaveCount(1);
  });
});
