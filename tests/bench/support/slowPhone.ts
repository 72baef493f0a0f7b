import type { Browser, Page } from 'playwright';

/** Lighthouse's slow 4G, emulated by the browser, with a processor slowed down four times. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** Opens a page as a new visitor on a slow connection and processor. The caller closes its context. */
export async function openSlowPage(
  browser: Browser,
  viewport: { width: number; height: number },
  isLineSlow = true,
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
