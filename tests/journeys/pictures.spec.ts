import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { approvalPath, approvalText, causeNameOf, groupsOf, withApproved } from '../visual/approvals.ts';
import { chosenOutcomes } from '../visual/approve.ts';
import { readOptions } from '../visual/options.ts';
import { parseReport } from '../visual/report/visualReport.ts';
import { writeReport } from '../visual/report/writeReport.ts';
import { changedSize, madeReport, tokens } from './support/pictureReport.ts';

/** No portal: the report of `npm run visual`, opened from the disk. */
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
  // Clear of the bar at the foot of the window.
  await image.evaluate((element) => element.scrollIntoView({ block: 'center' }));
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
  const report = madeReport(folder);
  const told = await writeReport(folder, report);
  const requested = await openFile(page);

  const groups = groupsOf(report.outcomes, causeNameOf);
  const nameOf = (storyName: string) =>
    report.outcomes.find(({ title }) => title.endsWith(storyName))?.causeName ?? '';
  const sections = page.getByRole('main').locator('section');
  const section = (storyName: string) => sections.filter({ hasText: nameOf(storyName) });
  const bar = page.getByRole('contentinfo', { name: 'Approval' });
  const command = bar.getByRole('code');
  const save = bar.getByRole('button', { name: 'Save the file' });
  const twice = section('ServerEditScreen');

  await test.step('two stories with one cause are one entry with one picture of it, enlarged', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 failed, 4 changed, 1 new');
    await expect(sections).toHaveCount(groups.length);
    await expect(twice.getByRole('heading', { level: 2 })).toHaveText(tokens);
    await expect(twice).toContainText(
      'changed: screens/serverEdit/ServerEditScreen/Default and one story more, 2 pictures',
    );
    await expect(twice).toContainText('15 × 16 px at 200, 400. 240 px differ');
    await expect(twice).toContainText(
      `Changed and used here: stories/screens/serverEdit/ServerEditScreen.stories.tsx, ${tokens}.`,
    );
    await expect(twice.getByRole('img')).toHaveCount(2);
    for (const label of ['Before', 'After']) await expectEnlarged(twice.getByRole('img', { name: label }));
    await expect(sections.last()).toContainText(`${nameOf('LandingScreen')}, approved`);
  });

  await test.step('its other pictures are named on demand, and the whole picture opens', async () => {
    await twice.getByText('and 1 more').click();
    await expect(twice.getByRole('list', { name: 'All pictures' })).toContainText(
      'screens/servers/ServerListScreen/Default, light, 1280 px, Russian',
    );
    const href = await twice.getByRole('link').first().getAttribute('href');
    expect(PNG.sync.read(readFileSync(join(folder, href ?? ''))).height).toBe(2000);
  });

  await test.step('changes without a picture are listed, and a new size is in words', async () => {
    await expect(section('Callout').getByRole('deletion')).toHaveText('button Note');
    await expect(section('Callout').getByRole('insertion')).toHaveText('button Warning');
    await expect(section('LandingScreen')).toContainText('the page was 320 × 200 px and is 320 × 260 px');
    await expect(section('LandingScreen').getByRole('button')).toHaveCount(0);
  });

  await test.step('what failed cannot be accepted', async () => {
    await expect(section('Badge')).toContainText('A story that fails cannot be approved.');
    await expect(section('Badge').getByRole('button')).toHaveCount(0);
    await expect(command).toHaveText('Accept what is meant');
    await expect(save).toBeDisabled();
  });

  await test.step('a difference is accepted in all its pictures, and a new one too', async () => {
    await twice.getByRole('button', { name: 'Accept in all 2 pictures' }).click();
    await expect(twice.getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
    await section('CartScreen').getByRole('button', { name: 'Accept' }).click();
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
    const download = page.waitForEvent('download');
    await save.click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(text);
    expect((await download).suggestedFilename()).toBe(basename(approvalPath));
    await expect(bar.getByRole('status')).toContainText(`put it in the place of ${approvalPath}`);
  });

  await test.step('the terminal and the pull request say how to approve', () => {
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain(
      `5 pictures of 4 causes need approval. Approve intended changes in the report or by name, and commit \`${approvalPath}\`: \`npm run visual -- --approve ${report.outcomes[0]?.causeName}\``,
    );
    for (const { name } of groups) expect(told).toContain(`| \`${name}\` |`);
    expect(told).toContain(`Look: ${join(folder, 'index.html')}`);
  });

  expect(requested).toEqual([]);
});
