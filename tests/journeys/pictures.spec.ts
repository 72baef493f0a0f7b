import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { approvalPath, approvalText, groupsOf, withApproved } from '../visual/approvals.ts';
import { chosenOutcomes } from '../visual/approve.ts';
import { writeCatalogue } from '../visual/catalogue/writeCatalogue.ts';
import { readOptions } from '../visual/options.ts';
import { parseReport } from '../visual/report/visualReport.ts';
import { writeReport } from '../visual/report/writeReport.ts';
import { madeCatalogue } from './support/pictureCatalogue.ts';
import { changedSize, madeReport } from './support/pictureReport.ts';

/** No portal: the pages that `npm run visual` and `npm run catalogue` make of their pictures, opened from the disk. */
let folder = '';

/** Of a frame's line and its round corners, in pixels of the window. */
const edge = 4;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the page from the disk; answers with what it asks for that is not there. */
async function openFile(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) requested.push(request.url());
  });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  return requested;
}

/**
 * How a spot on white is seen in a small frame, in pixels of the window: how large, and how far from the frame's middle.
 * Null while nothing is seen.
 */
async function spotIn(image: Locator) {
  const { width, height, data } = PNG.sync.read(await image.locator('..').screenshot());
  const box = { left: width, top: height, right: 0, bottom: 0 };
  // Beside the frame's edge.
  for (let y = edge; y < height - edge; y += 1)
    for (let x = edge; x < width - edge; x += 1)
      if (data[(y * width + x) * 4 + 1] !== 255) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y + 1);
      }
  if (box.right === 0) return null;
  return {
    width: box.right - box.left,
    height: box.bottom - box.top,
    fromMiddle: Math.hypot(box.left + box.right - width, box.top + box.bottom - height) / 2,
  };
}

/** Sees what differs in the middle of a frame, larger than it is in the picture. */
async function expectEnlarged(image: Locator) {
  await expect
    .poll(async () => {
      const spot = await spotIn(image);
      return (
        spot !== null &&
        spot.width > changedSize.width &&
        spot.height > changedSize.height &&
        spot.fromMiddle < 5
      );
    })
    .toBe(true);
}

test('the report of a comparison opens from a file, shows what differs, and takes an approval', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The browser asks a person for the file to write over.
  await page.addInitScript(() => {
    const file = {
      write: (text: string) => void Object.assign(window, { written: text }),
      close: () => undefined,
    };
    Object.assign(window, {
      showSaveFilePicker: ({ suggestedName }: { suggestedName: string }) => {
        Object.assign(window, { suggestedName });
        return { createWritable: () => file };
      },
    });
  });
  const report = madeReport(folder);
  const told = await writeReport(folder, report);
  const requested = await openFile(page);

  const groups = groupsOf(report.outcomes);
  const nameOf = (storyName: string) =>
    report.outcomes.find(({ title }) => title.endsWith(storyName))?.difference ?? '';
  const rows = page.getByRole('navigation', { name: 'Differences' }).getByRole('listitem');
  const row = (storyName: string) => rows.filter({ hasText: nameOf(storyName) });
  const viewer = page.getByRole('region', { name: 'Difference', exact: true });
  const bar = page.getByRole('contentinfo', { name: 'Approval' });
  const command = bar.getByRole('code');
  const save = bar.getByRole('button', { name: 'Save the file' });
  const twice = row('ServerEditScreen');

  await test.step('two stories with one difference are one row with one picture of it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 failed, 4 changed, 1 new');
    await expect(rows).toHaveCount(groups.length);
    await expect(twice).toContainText(
      'changed: screens/serverEdit/ServerEditScreen/Default and one story more',
    );
    await expect(twice).toContainText('2 pictures, 15 × 16 px');
    await expect(twice.locator('img')).toHaveCount(1);
    await expectEnlarged(twice.locator('img'));
    await expect(rows.last()).toContainText(`${nameOf('LandingScreen')}, approved`);
  });

  await test.step('why was looked at them', async () => {
    await page.getByText('What was looked at, and why').click();
    const causes = page.getByRole('banner').getByRole('listitem');
    await expect(causes).toHaveText([
      'src/tokens/tokens.css: 5 stories',
      'src/primitives/Badge.tsx: 1 story',
    ]);
  });

  await test.step('a difference opens where it is, enlarged', async () => {
    await twice.getByRole('button').click();
    await expect(viewer.getByRole('heading')).toContainText('ServerEditScreen/Default');
    await expect(viewer).toContainText('15 × 16 px at 200, 400. 240 px differ');
    await expect(viewer).toContainText(
      'Looked at because of stories/screens/serverEdit/ServerEditScreen.stories.tsx.',
    );
    for (const place of [null, /ServerListScreen/]) {
      if (place !== null) await viewer.getByRole('button', { name: place }).click();
      for (const label of ['Before', 'After', 'What differs'])
        await expectEnlarged(viewer.getByRole('img', { name: label }));
    }
  });

  await test.step('the whole pictures stand side by side, over each other, or marked', async () => {
    await page.keyboard.press('2');
    await expect(viewer.getByRole('figure')).toHaveCount(2);
    await page.keyboard.press('3');
    const after = viewer.getByRole('img', { name: 'After' });
    await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
    await viewer.getByRole('slider').fill('80');
    await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 80%)');
    await page.keyboard.press('4');
    await expect(
      viewer.getByRole('img', { name: 'After, with every pixel that differs marked' }),
    ).toBeVisible();
    await page.keyboard.press('1');
  });

  await test.step('what no picture shows stands in lines, and a new size in words', async () => {
    await row('Callout').getByRole('button').click();
    await expect(viewer.getByRole('deletion')).toHaveText('button Note');
    await expect(viewer.getByRole('insertion')).toHaveText('button Warning');
    await row('LandingScreen').getByRole('button').click();
    await expect(viewer).toContainText('the page was 320 × 200 px and is 320 × 260 px');
    await expect(viewer.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  });

  await test.step('what failed cannot be accepted', async () => {
    await row('Badge').getByRole('button').click();
    await expect(viewer).toContainText('A story that fails cannot be approved.');
    await page.keyboard.press('a');
    await expect(command).toHaveText('Accept what is meant');
    await expect(save).toBeDisabled();
  });

  await test.step('a difference is accepted in all its pictures, and a new one too', async () => {
    await twice.getByRole('button').click();
    await viewer.getByRole('button', { name: 'Accept in all 2 pictures (A)' }).click();
    await expect(twice).toContainText('✓');
    await row('CartScreen').getByRole('button').click();
    await page.keyboard.press('a');
    await expect(bar.getByRole('status')).toHaveText('3 pictures.');
  });

  await test.step('the command and the file say the same, as --approve writes it', async () => {
    const names = ['ServerEditScreen', 'CartScreen'].map(nameOf);
    await expect(command).toHaveText(
      `npm run visual -- ${names.map((name) => `--approve ${name}`).join(' ')}`,
    );
    await bar.getByRole('button', { name: 'Copy the command' }).click();
    await expect(bar.getByRole('status')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { approved } = readOptions(copied.replace('npm run visual -- ', '').split(' '));
    const { approvals, outcomes } = parseReport(
      JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')),
    );
    const text = approvalText(
      withApproved(approvals.now, approvals.ofBase, chosenOutcomes(approved, outcomes)),
    );

    await save.click();
    await expect(bar.getByRole('status')).toHaveText(`Saved. Commit ${approvalPath}.`);
    expect(
      await page.evaluate(() => ['suggestedName', 'written'].map((key) => String(Reflect.get(window, key)))),
    ).toEqual([basename(approvalPath), text]);

    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    const download = page.waitForEvent('download');
    await save.click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(text);
    expect((await download).suggestedFilename()).toBe(basename(approvalPath));
    await expect(bar.getByRole('status')).toContainText(`put it in the place of ${approvalPath}`);
  });

  await test.step('the terminal and the pull request say how to approve', () => {
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain(
      `4 differences in 5 pictures wait for approval. Approve what is meant, by its name above or in the report, and commit \`${approvalPath}\`: \`npm run visual -- --approve ${report.outcomes[0]?.difference}\``,
    );
    for (const { difference } of groups) expect(told).toContain(`| \`${difference}\` |`);
    expect(told).toContain(`Look: ${join(folder, 'index.html')}`);
  });

  expect(requested).toEqual([]);
});

test('the catalogue opens from a file, says of each picture what it is, and compares it with others', async ({
  page,
}) => {
  const data = madeCatalogue(folder);
  await writeCatalogue(folder, data);
  const requested = await openFile(page);

  const cards = page.getByRole('main').getByRole('listitem');
  const card = (state: string) => cards.filter({ has: page.getByText(state, { exact: true }) });
  const compare = (state: string) => card(state).getByRole('button', { name: /^Compare / });
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  const tray = page.getByRole('contentinfo', { name: 'Chosen pictures' });

  /** The two that are put together, by their files, as soon as they are there. */
  const expectTogether = async (...files: readonly string[]) => {
    const pictures = dialog.getByRole('img');
    await expect(pictures).toHaveCount(files.length);
    for (const [index, file] of files.entries()) {
      await expect(pictures.nth(index)).toHaveAttribute('src', file);
      await expect(pictures.nth(index)).not.toHaveJSProperty('naturalWidth', 0);
    }
  };
  const fileOf = (release: string, state: string, mode: string) =>
    `pictures/${release}/screens-servers-serverlistscreen--${state}.${mode}.png`;
  const opened = fileOf('v2.0.0', 'default', 'light-1280-ru');

  await test.step('under every picture stand its route, its requirements, its date and its commit', async () => {
    await expect(page.getByRole('status')).toHaveText('2 of 16 pictures');
    for (const fact of [
      '/dashboard/vps, /dashboard/vps-cpu',
      'SERVERS-01, SERVERS-02',
      '2026-11-24, abcdef12',
    ])
      await expect(card('Default').getByText(fact, { exact: true })).toBeVisible();
    await expect(card('Empty')).toContainText('SERVERS-09');
    await expect(card('Default').getByRole('link', { name: /^Live story/ })).toHaveAttribute(
      'href',
      'stories/iframe.html?id=screens-servers-serverlistscreen--default&globals=theme:light;locale:ru',
    );
  });

  await test.step('one is compared with the other theme, another width and the release before', async () => {
    const ways = [
      ['the other theme', fileOf('v2.0.0', 'default', 'dark-1280-ru')],
      ['another width', fileOf('v2.0.0', 'default', 'light-375-ru')],
      ['release v1.0.0', fileOf('v1.0.0', 'default', 'light-1280-ru')],
    ] as const;
    for (const [way, other] of ways) {
      await choose('Compare with', way);
      await compare('Default').click();
      await expectTogether(opened, other);
      await close.click();
    }
  });

  await test.step('any two are compared, side by side and over each other', async () => {
    await choose('Compare with', 'the next one I choose');
    await compare('Default').click();
    await expect(tray).toContainText('Choose another one.');
    await compare('Empty').click();
    await tray.getByRole('button', { name: 'Side by side' }).click();
    await expectTogether(opened, fileOf('v2.0.0', 'empty', 'light-1280-ru'));
    await close.click();
    await tray.getByRole('button', { name: 'Over each other' }).click();
    await expectTogether(opened, fileOf('v2.0.0', 'empty', 'light-1280-ru'));
    await expect(dialog.getByRole('slider')).toBeVisible();
    await close.click();
  });

  await test.step('they are found by mode, release and requirement', async () => {
    await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'all' }).check();
    await expect(page.getByRole('status')).toHaveText('4 of 16 pictures');
    await page.getByRole('searchbox', { name: 'Find' }).fill('servers-09');
    await choose('Release', 'v1.0.0');
    await expect(page.getByRole('status')).toHaveText('2 of 16 pictures');
    await expect(cards.first()).toContainText('2026-10-01, 12abcdef');
    await cards
      .first()
      .getByRole('button', { name: /^Enlarge / })
      .click();
    await expectTogether(fileOf('v1.0.0', 'empty', 'light-1280-ru'));
  });

  expect(requested).toEqual([]);
});
