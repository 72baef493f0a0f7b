import { type CDPSession, type Page } from 'playwright';
import { isPlayed, type Mode } from '../../.storybook/modes.ts';
import type { Picture, Shot, TakenTile } from './picture.ts';
import { toRolls } from './rolls.ts';
import { installStage, type Shown } from './stage.ts';
import type { Site } from './site.ts';
import type { StudioBrowser } from './studioBrowser.ts';
import { planTiles, windowHeightFor, type Size } from './tiles.ts';

/** How often a picture is tried when the browser, not the story, breaks. */
const attempts = 3;

/** Longer than the stage waits for any story. */
const pagePatienceMs = 120_000;

/** How often a window is made taller for what grows with it. */
const growths = 5;

export interface PhotographOptions {
  browser: StudioBrowser;
  /** One, or two to compare: each shot is taken of all of them at the same time. */
  sites: readonly Site[];
  shots: readonly Shot[];
  /** Rolls under way at once; each holds one page a site. */
  lanes: number;
  /** Hears each shot with its pictures, in the order of `sites`; the next is taken when it has ended. */
  onTaken: (shot: Shot, pictures: readonly Picture[]) => Promise<void> | void;
  /** PNG, which loses nothing, unless the pictures are for people only. */
  format?: PictureFormat;
}

export type PictureFormat = 'png' | 'webp';

/** Takes every shot of every site. A story that fails is a problem in its picture, never an exception. */
export async function photograph({
  browser,
  sites,
  shots,
  lanes,
  onTaken,
  format = 'png',
}: PhotographOptions): Promise<void> {
  const rolls = toRolls(shots, lanes);
  const lane = async () => {
    for (let roll = rolls.shift(); roll; roll = rolls.shift()) await takeRoll(roll);
  };
  const takeRoll = async (roll: readonly Shot[]) => {
    const [first] = roll;
    if (!first) return;
    const cameras = sites.map((site) => new Camera({ browser, site, mode: first.mode, format }));
    try {
      for (const shot of roll)
        await onTaken(shot, await Promise.all(cameras.map((camera) => camera.take(shot.storyId))));
    } finally {
      await Promise.all(cameras.map((camera) => camera.close()));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

interface CameraOptions {
  browser: StudioBrowser;
  site: Site;
  mode: Mode;
  format: PictureFormat;
}

/** One page of a site in one mode, opened when the first picture is due. */
class Camera {
  readonly #browser: StudioBrowser;
  readonly #site: Site;
  readonly #mode: Mode;
  readonly #format: PictureFormat;
  readonly #strangers: string[] = [];
  #open: { page: Page; session: CDPSession } | null = null;

  constructor({ browser, site, mode, format }: CameraOptions) {
    this.#browser = browser;
    this.#site = site;
    this.#mode = mode;
    this.#format = format;
  }

  /** A story that fails has failed; a browser that dies under it says nothing about the story, which gets another. */
  async take(storyId: string): Promise<Picture> {
    let lost = '';
    for (let attempt = 0; attempt < attempts; attempt += 1)
      try {
        const picture = await inTime(this.#expose(storyId));
        // After a failure nothing on the page is to be trusted.
        if ('problem' in picture) await this.close();
        return picture;
      } catch (error) {
        lost = error instanceof Error ? error.message : String(error);
        await this.close();
      }
    return { problem: `the browser was lost: ${lost.split('\n', 1)[0] ?? lost}` };
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.page
      .context()
      .close()
      .catch(() => undefined);
  }

  async #expose(storyId: string): Promise<Picture> {
    const { theme, locale, width, height } = this.#mode;
    this.#open ??= await this.#load();
    const { page, session } = this.#open;
    this.#strangers.length = 0;
    const scene = { storyId, isPlayed: isPlayed(storyId), globals: { theme, locale } };
    const shown = await page.evaluate((shownScene) => window.portalStage.show(shownScene), scene);
    if ('problem' in shown) return shown;
    if (this.#strangers.length > 0)
      return { problem: `it asks the network for ${this.#strangers.join(', ')}` };
    const size = await this.#unroll(page, shown);
    if ('problem' in size) return size;
    const tiles: TakenTile[] = [];
    for (const { index, of, clip } of planTiles(size, width)) {
      if (of > 1) {
        const settled = await page.evaluate(([x, y]) => window.portalStage.lookAt(x, y), [
          clip.x,
          clip.y,
        ] as const);
        if ('problem' in settled) return settled;
      }
      const { data } = await session.send('Page.captureScreenshot', {
        format: this.#format,
        ...(this.#format === 'png' ? { optimizeForSpeed: true } : { quality: 88 }),
        ...(of > 1 ? { clip: { ...clip, scale: 1 } } : {}),
      });
      tiles.push({ index, of, bytes: Buffer.from(data, 'base64') });
    }
    if (size.height > height) await page.setViewportSize({ width, height });
    return { page: size, tiles };
  }

  /** Makes the window as tall as the page, whose size it answers: something may grow with it. */
  async #unroll(page: Page, shown: Size): Promise<Shown> {
    const { width, height } = this.#mode;
    let size = shown;
    let windowHeight = height;
    for (let growth = 0; size.height > windowHeight; growth += 1) {
      const taller = windowHeightFor(size.height);
      if (taller === windowHeight) break;
      if (growth === growths) return { problem: 'the page is always taller than its window' };
      windowHeight = taller;
      await page.setViewportSize({ width, height: windowHeight });
      const settled = await page.evaluate(() => window.portalStage.settle());
      if ('problem' in settled) return settled;
      size = settled;
    }
    return size;
  }

  async #load(): Promise<{ page: Page; session: CDPSession }> {
    const { width, height } = this.#mode;
    const browser = await this.#browser.get();
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    });
    const page = await context.newPage();
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#site.origin) && /^(https?|wss?):/.test(url)) this.#strangers.push(url);
    });
    await installStage(page);
    await page.goto(`${this.#site.origin}/iframe.html?viewMode=story`);
    return { page, session: await context.newCDPSession(page) };
  }
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer')), pagePatienceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
