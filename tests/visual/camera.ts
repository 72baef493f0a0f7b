import { type CDPSession, type Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { isServerPage, serverPagePath } from './serverPages/entries.ts';
import type { Exposure, Picture, Shot, TakenTile } from './picture.ts';
import { installScene, type SceneBasis } from './scene.ts';
import { isMoreThanStyle, isRecorded, type Pose } from './poses.ts';
import { installPosing, type Dress } from './posing.ts';
import { installStage, type Shown } from './stage.ts';
import type { Site } from './site.ts';
import type { StudioBrowser } from './studioBrowser.ts';
import { planTiles, tileHeight, windowHeightFor, type Size } from './tiles.ts';

/** How often a picture is tried when the browser, not the story, breaks. */
const attempts = 3;

/** Longer than the stage waits for any story. */
const pageTimeoutMs = 120_000;

/** How often a window is made taller for what grows with it. */
const growths = 5;

export type PictureFormat = 'png' | 'webp';

/** Format a camera produces: pictures, or their sources, which show whether two would be the same (scene.ts). */
export type Film = PictureFormat | SceneBasis;

interface CameraOptions {
  browser: StudioBrowser;
  site: Site;
  mode: Mode;
  film: Film;
  /** Of pictures: what they are made of is told with them. */
  scenes?: SceneBasis | null;
}

/** Exposure of a window, or the reason why it cannot be taken. */
type Exposed = { exposure: Exposure } | { problem: string };

/** The size of a page in the window it was given, and how tall its tiles are; or why it has none. */
type Unrolled = { size: Size; tallest: number } | { problem: string };

/** One page of a site in one mode, opened when the first picture is due. */
export class Camera {
  readonly #browser: StudioBrowser;
  readonly #site: Site;
  readonly #mode: Mode;
  readonly #film: Film;
  readonly #scenes: SceneBasis | null;
  readonly #strangers: string[] = [];
  #open: { page: Page; session: CDPSession } | null = null;

  constructor({ browser, site, mode, film, scenes = null }: CameraOptions) {
    this.#browser = browser;
    this.#site = site;
    this.#mode = mode;
    this.#film = film;
    this.#scenes = scenes;
  }

  /**
   * A story that fails has failed; a browser that dies under it says nothing about the story, which gets another.
   *
   * @param timeout how often the usual time a story has to come to rest
   */
  async take(shot: Shot, timeout = 1): Promise<Picture> {
    let lost = '';
    for (let attempt = 0; attempt < attempts; attempt += 1)
      try {
        const picture = await inTime(this.#expose(shot, timeout), pageTimeoutMs * timeout);
        // After a failure nothing on the page is to be trusted, and on a page of the server there is no stage for a story.
        if ('problem' in picture || isServerPage(shot.storyId)) await this.close();
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

  async #expose({ storyId, isPlayed, poses }: Shot, timeout: number): Promise<Picture> {
    const { theme, locale } = this.#mode;
    const { page } = await this.#opened();
    this.#strangers.length = 0;
    const isSeen = typeof this.#film === 'string';
    const scene = { storyId, isPlayed, globals: { theme, locale }, timeout, isSeen };
    const shown = isServerPage(storyId)
      ? await this.#unfold(page, storyId)
      : await page.evaluate((shownScene) => window.portalStage.show(shownScene), scene);
    if ('problem' in shown) return shown;
    if (this.#strangers.length > 0)
      return { problem: `it asks the network for ${this.#strangers.join(', ')}` };
    const rest = await this.#frame('', shown);
    if ('problem' in rest) return rest;
    const exposures = [rest.exposure, ...(await this.#scrolled(rest.exposure.page))];
    // They are made of what the scene tells.
    const records = isSeen
      ? await page.evaluate((isWhole) => window.portalPosing.records(isWhole), isRecorded(this.#mode))
      : [];
    await this.#restoreWindow(rest.exposure.page);
    for (const pose of isSeen ? poses : poses.filter(isMoreThanStyle)) {
      const posed = await this.#pose(pose);
      if ('problem' in posed) return { problem: `${pose.name}: ${posed.problem}` };
      exposures.push(posed.exposure);
    }
    return { exposures, records };
  }

  /** Shows a mail or a static page; the page holds no Storybook afterwards, so the next story gets another. */
  async #unfold(page: Page, storyId: string): Promise<Shown> {
    await page.goto(`${this.#site.origin}/${serverPagePath(storyId)}`);
    return page.evaluate(dressed, { theme: this.#mode.theme, direction: '', states: [] });
  }

  /** Everything that the page has become, from the size that it has settled at. */
  async #frame(pose: string, shown: Size, width = this.#mode.width): Promise<Exposed> {
    const { page } = await this.#opened();
    const unrolled = await this.#unroll(shown, width);
    if ('problem' in unrolled) return unrolled;
    const { size, tallest } = unrolled;
    const tiles: TakenTile[] = [];
    for (const { index, of, clip } of planTiles(size, width, tallest)) {
      if (of > 1) {
        const settled = await page.evaluate(([x, y]) => window.portalStage.lookAt(x, y), [
          clip.x,
          clip.y,
        ] as const);
        if ('problem' in settled) return settled;
      }
      tiles.push({ index, of, ...(await this.#shoot(of > 1 ? clip : null)) });
    }
    return { exposure: { pose, page: size, tiles } };
  }

  /** Captures every scrolled position inside the page not shown at first; the window is as it was unrolled. */
  async #scrolled({ height }: Size): Promise<Exposure[]> {
    const { page } = await this.#opened();
    const scrollers = await page.evaluate(() => window.portalPosing.scrollers());
    const exposures: Exposure[] = [];
    for (const [at, { box, places, of }] of scrollers.entries()) {
      const clip = { ...box, height: Math.min(box.height, height - box.y) };
      if (clip.height < 1) continue;
      const tiles: TakenTile[] = [];
      for (const [step, { x, y }] of places.entries()) {
        await page.evaluate(([index, toX, toY]) => window.portalPosing.scroll(index, toX, toY), [
          at,
          x,
          y,
        ] as const);
        await page.evaluate(() => window.portalStage.settle());
        tiles.push({ index: step + 1, of, ...(await this.#shoot(clip)) });
      }
      await page.evaluate((index) => window.portalPosing.scroll(index, 0, 0), at);
      // Its size alone: where it stands is told by no report.
      const size = { width: clip.width, height: clip.height };
      if (tiles.length > 0) exposures.push({ pose: `scroller-${at + 1}`, page: size, tiles });
    }
    return exposures;
  }

  /** One picture more of what is rendered; afterwards everything is as it was. */
  async #pose({
    name,
    theme,
    direction,
    width,
    height,
    scrolledBy,
    medium,
    contrast,
    states = [],
  }: Pose): Promise<Exposed> {
    const { page } = await this.#opened();
    const mode = this.#mode;
    const isResized = width !== undefined || height !== undefined;
    const shownIn = { width: width ?? mode.width, height: height ?? mode.height };
    if (isResized) await page.setViewportSize(shownIn);
    const scheme = theme ?? mode.theme;
    const isEmulated = medium !== undefined || theme !== undefined || contrast !== undefined;
    if (isEmulated)
      await page.emulateMedia({
        media: medium ?? 'screen',
        colorScheme: scheme,
        forcedColors: contrast === undefined ? 'none' : 'active',
      });
    const shown = await page.evaluate(dressed, { theme: scheme, direction: direction ?? '', states });
    const exposed =
      'problem' in shown
        ? shown
        : scrolledBy === undefined
          ? await this.#frame(name, shown, width)
          : await this.#frameWindow(name, shownIn, scrolledBy);
    await page.evaluate((own) => window.portalPosing.dress(own), {
      theme: mode.theme,
      direction: '',
      states: [],
    });
    if (isEmulated) await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
    if ('problem' in exposed) return exposed;
    await this.#restoreWindow(exposed.exposure.page, isResized);
    return exposed;
  }

  /** Captures the window of a scrolled page. */
  async #frameWindow(pose: string, size: Size, scrolledBy: number): Promise<Exposed> {
    const { page } = await this.#opened();
    const settled = await page.evaluate((y) => window.portalStage.lookAt(0, y), scrolledBy);
    if ('problem' in settled) return settled;
    const exposure = { pose, page: size, tiles: [{ index: 1, of: 1, ...(await this.#shoot(null)) }] };
    await page.evaluate(() => window.portalStage.lookAt(0, 0));
    return { exposure };
  }

  async #restoreWindow(shown: Size, isResized = false): Promise<void> {
    const { width, height } = this.#mode;
    const { page } = await this.#opened();
    if (isResized || shown.height > height) await page.setViewportSize({ width, height });
  }

  async #shoot(clip: (Size & { x: number; y: number }) | null): Promise<Pick<TakenTile, 'bytes' | 'scene'>> {
    const { page, session } = await this.#opened();
    const tellScene = async ({ changedSelectors }: SceneBasis) =>
      Buffer.from(await page.evaluate((selectors) => window.portalScene(selectors), changedSelectors));
    const film = this.#film;
    if (typeof film === 'object') return { bytes: await tellScene(film) };
    const { data } = await session.send('Page.captureScreenshot', {
      format: film,
      ...(film === 'png' ? { optimizeForSpeed: true } : { quality: 88 }),
      ...(clip === null ? {} : { clip: { ...clip, scale: 1 } }),
    });
    const bytes = Buffer.from(data, 'base64');
    return this.#scenes === null ? { bytes } : { bytes, scene: await tellScene(this.#scenes) };
  }

  /** Makes the window as tall as the page, whose size it answers: something may grow with it. */
  async #unroll(shown: Size, width: number): Promise<Unrolled> {
    const { page } = await this.#opened();
    const windowOf = async (height: number) => {
      await page.setViewportSize({ width, height });
      return page.evaluate(() => window.portalStage.settle());
    };
    let size = shown;
    let windowHeight = this.#mode.height;
    for (let growth = 0; size.height > windowHeight; growth += 1) {
      const taller = windowHeightFor(size.height);
      if (taller === windowHeight) break;
      const excess = size.height - windowHeight;
      const settled = await windowOf(taller);
      if ('problem' in settled) return settled;
      // A part as tall as the window with something around it: no window is tall enough for that.
      if (growth === growths || settled.height - taller === excess) {
        const first = await windowOf(this.#mode.height);
        return 'problem' in first ? first : { size: first, tallest: this.#mode.height };
      }
      windowHeight = taller;
      size = settled;
    }
    return { size, tallest: tileHeight };
  }

  async #opened(): Promise<{ page: Page; session: CDPSession }> {
    this.#open ??= await this.#load();
    return this.#open;
  }

  async #load(): Promise<{ page: Page; session: CDPSession }> {
    const { theme, width, height } = this.#mode;
    const browser = await this.#browser.get();
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 1,
      // A phone is touched.
      hasTouch: width < 768,
      // Both are met: what moves, and what is left of it for those who want it still.
      reducedMotion: theme === 'light' ? 'no-preference' : 'reduce',
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
    await installPosing(page);
    await installScene(page);
    await page.goto(`${this.#site.origin}/iframe.html?viewMode=story`);
    return { page, session: await context.newCDPSession(page) };
  }
}

/** Runs in the page: what it shows when it stands still in these. */
function dressed(dress: Dress): Promise<Shown> {
  window.portalPosing.dress(dress);
  return window.portalStage.settle();
}

function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
