/**
 * `npm run portal-picture`: captures the landing page's pictures of the portal, signed in with the sample's servers,
 * one per language and theme. Run `npm run build` first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { paths } from '../../src/paths.ts';
import { locales, localeTags } from '../../src/i18n/locale.ts';
import { portalPicture } from '../../src/screens/landing/LandingScreen/portalPicture.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { makePerson, registerDirectly, signInDirectly } from '../journeys/support/person.ts';
import { Portal } from '../journeys/support/portal.ts';

/** Width of the captured screen in CSS pixels; the picture has more pixels for sharp screens. */
const width = 1280;
const sharpness = portalPicture.width / width;
const themes = ['light', 'dark'] as const;

/** Maximum size of a picture in bytes, and the qualities to try, best first. */
const maxBytes = 60_000;
const qualities = [90, 84, 78, 72, 66, 60, 54, 48];

const person = makePerson();
const portal = new Portal();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await portal.start();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  for (const locale of locales)
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: portalPicture.height / sharpness },
        locale: localeTags[locale],
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
      });
      const remembered = { domain: 'localhost', path: '/', expires: -1 };
      await context.addCookies([
        { ...remembered, name: 'locale', value: locale },
        { ...remembered, name: 'theme', value: theme },
      ]);
      await signInDirectly(context, portal.url, person);
      const page = await context.newPage();
      await page.goto(portal.url + paths.dashboard.vps);
      await page.getByText('shop.example.ru').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // The top bar's counters are loaded.
      await page.waitForLoadState('networkidle');
      const { bytes, quality } = await captureUnderLimit(page);
      const file = join('app/public', portalPicture.src(locale, theme));
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, bytes);
      console.log(`${file}: ${(bytes.byteLength / 1000).toFixed(1)} kB, quality ${quality}`);
      await context.close();
    }
} finally {
  await browser.close();
  await portal.dispose();
}

/** Returns the best picture below the maximum size. Throws if there is none. */
async function captureUnderLimit(page: Page): Promise<{ bytes: Buffer; quality: number }> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height: portalPicture.height / sharpness, scale: sharpness };
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.byteLength <= maxBytes) return { bytes, quality };
  }
  throw new Error(`No quality makes it lighter than ${maxBytes} bytes`);
}
