import { type CDPSession, type Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { isServerPage, serverPagePath } from './serverPages/entries.ts';
import type { Exposure, Picture, Shot, TakenTile } from './picture.ts';
import { installDomFingerprint, type FingerprintBasis } from './domFingerprint.ts';
import { isMoreThanStyle, isRecorded, type Pose } from './poses.ts';
import { installPoses, type Appearance } from './installPoses.ts';
import { installStoryHost, type Shown } from './storyHost.ts';
import type { Site } from './site.ts';
import type { CaptureBrowser } from './captureBrowser.ts';
import { planTiles, tileHeight, windowHeightFor, type Size } from './tiles.ts';

/** Attempts to capture a picture if the browser fails. */
const attempts = 3;

/** Longer than the story host's timeout. */
const pageTimeoutMs = 120_000;

/** How often the window is enlarged for content that grows with it. */
const maxGrowths = 5;

export type PictureFormat = 'png' | 'webp';

/** Result format: pictures, or DOM fingerprints (domFingerprint.ts). */
export type CaptureFormat = PictureFormat | FingerprintBasis;

interface PageCaptureOptions {
  browser: CaptureBrowser;
  site: Site;
  mode: Mode;
  captureFormat: CaptureFormat;
  /** Adds DOM fingerprints to pictures. */
  basis?: FingerprintBasis | null;
}

/** Exposure of a window, or why it cannot be captured. */
type Exposed = { exposure: Exposure } | { problem: string };

/** Size of a page and maximum height of its tiles, or why it has none. */
type Unrolled = { size: Size; tallest: number } | { problem: string };

/** A page of a site in one mode, opened with the first capture. */
export class PageCapture {
  readonly #browser: CaptureBrowser;
  readonly #site: Site;
  readonly #mode: Mode;
  readonly #captureFormat: CaptureFormat;
  readonly #basis: FingerprintBasis | null;
  readonly #foreignRequests: string[] = [];
  #open: { page: Page; session: CDPSession } | null = null;

  constructor({ browser, site, mode, captureFormat, basis = null }: PageCaptureOptions) {
    this.#browser = browser;
    this.#site = site;
    this.#mode = mode;
    this.#captureFormat = captureFormat;
    this.#basis = basis;
  }

  /**
   * Captures a shot. A failed story is a problem; after a crash of the browser the capture is repeated.
   *
   * @param timeout factor for the time in which a story must settle
   */
  async take(shot: Shot, timeout = 1): Promise<Picture> {
    let lost = '';
    for (let attempt = 0; attempt < attempts; attempt += 1)
      try {
        const picture = await inTime(this.#expose(shot, timeout), pageTimeoutMs * timeout);
        // A page is unreliable after a failure, and a server page has no story host.
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
    this.#foreignRequests.length = 0;
    const isSeen = typeof this.#captureFormat === 'string';
    const story = { storyId, isPlayed, globals: { theme, locale }, timeout, isSeen };
    const shown = isServerPage(storyId)
      ? await this.#unfold(page, storyId)
      : await page.evaluate((shownStory) => window.portalStoryHost.show(shownStory), story);
    if ('problem' in shown) return shown;
    if (this.#foreignRequests.length > 0)
      return { problem: `it asks the network for ${this.#foreignRequests.join(', ')}` };
    const rest = await this.#frame('', shown);
    if ('problem' in rest) return rest;
    const exposures = [rest.exposure, ...(await this.#scrolled(rest.exposure.page))];
    // They follow from the fingerprint.
    const records = isSeen
      ? await page.evaluate((isWhole) => window.portalPoses.records(isWhole), isRecorded(this.#mode))
      : [];
    await this.#restoreWindow(rest.exposure.page);
    for (const pose of isSeen ? poses : poses.filter(isMoreThanStyle)) {
      const posed = await this.#pose(pose);
      if ('problem' in posed) return { problem: `${pose.name}: ${posed.problem}` };
      exposures.push(posed.exposure);
    }
    return { exposures, records };
  }

  /** Opens a mail or a static page, after which the next story needs a new page. */
  async #unfold(page: Page, storyId: string): Promise<Shown> {
    await page.goto(`${this.#site.origin}/${serverPagePath(storyId)}`);
    return page.evaluate(applyAppearance, { theme: this.#mode.theme, direction: '', states: [] });
  }

  /** Captures the whole page, starting with its settled size. */
  async #frame(pose: string, shown: Size, width = this.#mode.width): Promise<Exposed> {
    const { page } = await this.#opened();
    const unrolled = await this.#unroll(shown, width);
    if ('problem' in unrolled) return unrolled;
    const { size, tallest } = unrolled;
    const tiles: TakenTile[] = [];
    for (const { index, of, clip } of planTiles(size, width, tallest)) {
      if (of > 1) {
        const settled = await page.evaluate(([x, y]) => window.portalStoryHost.lookAt(x, y), [
          clip.x,
          clip.y,
        ] as const);
        if ('problem' in settled) return settled;
      }
      tiles.push({ index, of, ...(await this.#shoot(of > 1 ? clip : null)) });
    }
    return { exposure: { pose, page: size, tiles } };
  }

  /** Captures the hidden content of scrollable elements in the unrolled window. */
  async #scrolled({ height }: Size): Promise<Exposure[]> {
    const { page } = await this.#opened();
    const scrollers = await page.evaluate(() => window.portalPoses.scrollers());
    const exposures: Exposure[] = [];
    for (const [at, { box, places, of }] of scrollers.entries()) {
      const clip = { ...box, height: Math.min(box.height, height - box.y) };
      if (clip.height < 1) continue;
      const tiles: TakenTile[] = [];
      for (const [step, { x, y }] of places.entries()) {
        await page.evaluate(([index, toX, toY]) => window.portalPoses.scroll(index, toX, toY), [
          at,
          x,
          y,
        ] as const);
        await page.evaluate(() => window.portalStoryHost.settle());
        tiles.push({ index: step + 1, of, ...(await this.#shoot(clip)) });
      }
      await page.evaluate((index) => window.portalPoses.scroll(index, 0, 0), at);
      // Only its size, because no report shows the position.
      const size = { width: clip.width, height: clip.height };
      if (tiles.length > 0) exposures.push({ pose: `scroller-${at + 1}`, page: size, tiles });
    }
    return exposures;
  }

  /** Captures a pose and restores the page. */
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
    const shown = await page.evaluate(applyAppearance, { theme: scheme, direction: direction ?? '', states });
    const exposed =
      'problem' in shown
        ? shown
        : scrolledBy === undefined
          ? await this.#frame(name, shown, width)
          : await this.#frameWindow(name, shownIn, scrolledBy);
    await page.evaluate((own) => window.portalPoses.setAppearance(own), {
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
    const settled = await page.evaluate((y) => window.portalStoryHost.lookAt(0, y), scrolledBy);
    if ('problem' in settled) return settled;
    const exposure = { pose, page: size, tiles: [{ index: 1, of: 1, ...(await this.#shoot(null)) }] };
    await page.evaluate(() => window.portalStoryHost.lookAt(0, 0));
    return { exposure };
  }

  async #restoreWindow(shown: Size, isResized = false): Promise<void> {
    const { width, height } = this.#mode;
    const { page } = await this.#opened();
    if (isResized || shown.height > height) await page.setViewportSize({ width, height });
  }

  async #shoot(
    clip: (Size & { x: number; y: number }) | null,
  ): Promise<Pick<TakenTile, 'bytes' | 'domFingerprint'>> {
    const { page, session } = await this.#opened();
    const readFingerprint = async ({ changedSelectors }: FingerprintBasis) =>
      Buffer.from(
        await page.evaluate((selectors) => window.portalDomFingerprint(selectors), changedSelectors),
      );
    const captureFormat = this.#captureFormat;
    if (typeof captureFormat === 'object') return { bytes: await readFingerprint(captureFormat) };
    const { data } = await session.send('Page.captureScreenshot', {
      format: captureFormat,
      ...(captureFormat === 'png' ? { optimizeForSpeed: true } : { quality: 88 }),
      ...(clip === null ? {} : { clip: { ...clip, scale: 1 } }),
    });
    const bytes = Buffer.from(data, 'base64');
    return this.#basis === null ? { bytes } : { bytes, domFingerprint: await readFingerprint(this.#basis) };
  }

  /** Makes the window as tall as the page and returns its size, because content may grow with it. */
  async #unroll(shown: Size, width: number): Promise<Unrolled> {
    const { page } = await this.#opened();
    const windowOf = async (height: number) => {
      await page.setViewportSize({ width, height });
      return page.evaluate(() => window.portalStoryHost.settle());
    };
    let size = shown;
    let windowHeight = this.#mode.height;
    for (let growth = 0; size.height > windowHeight; growth += 1) {
      const taller = windowHeightFor(size.height);
      if (taller === windowHeight) break;
      const excess = size.height - windowHeight;
      const settled = await windowOf(taller);
      if ('problem' in settled) return settled;
      // The page is always taller than the window.
      if (growth === maxGrowths || settled.height - taller === excess) {
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
      // Phones have touch.
      hasTouch: width < 768,
      // Covers both: full motion and reduced motion.
      reducedMotion: theme === 'light' ? 'no-preference' : 'reduce',
      colorScheme: 'light',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    });
    const page = await context.newPage();
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#site.origin) && /^(https?|wss?):/.test(url)) this.#foreignRequests.push(url);
    });
    await installStoryHost(page);
    await installPoses(page);
    await installDomFingerprint(page);
    await page.goto(`${this.#site.origin}/iframe.html?viewMode=story`);
    return { page, session: await context.newCDPSession(page) };
  }
}

/** Runs in the page: applies an appearance and waits until it settles. */
function applyAppearance(appearance: Appearance): Promise<Shown> {
  window.portalPoses.setAppearance(appearance);
  return window.portalStoryHost.settle();
}

function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
