import type { Browser, Cookie } from 'playwright';
import { openSlowPage } from './slowPhone.ts';

export interface Visit {
  /** Milliseconds from the request to the first frame with the expected content. */
  first: number;
  /** Milliseconds to the frame of the page's last change. */
  last: number;
  /** Milliseconds to the largest paint. */
  largest: number;
  /** Layout shift: a score, not a time. */
  shift: number;
}

export interface Visited {
  url: string;
  /** Selector of the content that the visit is for. */
  selector: string;
  viewport: { width: number; height: number };
  /** Cookies of the signed-in user; empty for a visitor. */
  cookies: readonly Cookie[];
}

/** Milliseconds without a change after which a page is complete; longer than the sample's simulated latency. */
const quietMs = 1500;
const timeoutMs = 30_000;

/** Measures a first visit until the page stops changing. */
export async function visit(browser: Browser, { url, selector, viewport, cookies }: Visited): Promise<Visit> {
  const page = await openSlowPage(browser, viewport);
  await page.context().addCookies([...cookies]);
  // A visitor with a session has the fonts cached (app/server/static/stampInstallation.ts).
  if (cookies.length > 0)
    await page.route('**/*.woff2', async (route) => route.fulfill({ response: await route.fetch() }));
  // The compiler wraps named functions in calls of this helper.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript((wanted) => {
    const seen = { first: NaN, last: 0, largest: 0, shift: 0 };
    Object.assign(window, { seen });
    const afterFrame = (tell: (time: number) => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => tell(performance.now());
        channel.port2.postMessage(null);
      });
    const look = () => {
      if (
        Number.isNaN(seen.first) &&
        document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true })
      )
        afterFrame((time) => {
          if (Number.isNaN(seen.first)) seen.first = time;
        });
      afterFrame((time) => {
        seen.last = time;
      });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);
  await page.goto(url, { waitUntil: 'load' });
  // Not waitForFunction, which the content security policy forbids.
  for (const deadline = Date.now() + timeoutMs; ;) {
    const { seen, now } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'seen') as Visit,
      now: performance.now(),
    }));
    if (!Number.isNaN(seen.first) && now - seen.last > quietMs) {
      await page.context().close();
      return seen;
    }
    if (Date.now() > deadline) throw new Error(`${url} never showed ${selector}: ${JSON.stringify(seen)}`);
    await page.waitForTimeout(100);
  }
}
