import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { passkeyCalls } from '@app/contract/passkeys';
import { changesOfOne } from '@app/server/changes';
import { createCurrentSettings, governedNames } from '@app/server/settings/currentSettings';
import { initialSettings, portalNameOf } from '@app/server/settings/storedSettings';
import { factInPage } from '@app/server/static/providerFacts';
import { landingOf, type RenderLanding } from '@app/server/static/landing';
import type { PlanName } from '@/domain/catalog/plan';
import { brand } from '@/brand';
import { byLocale, localeTags } from '@/i18n/locale';
import { sampleLandingOffers } from '@/sample-data/landingOffers';
import { makeBuiltPortal, THEME_SCRIPT } from './support/builtPortal';
import { password } from './support/authenticator';
import { openApp } from './support/openApp';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, signIn } from './support/signedIn';
import { testSeal } from './support/testApp';

/* Pages name the provider of the settings and the plans of the catalogue, not those of the build. */

const builtName = factInPage('name', brand.name.ru);

/** The landing page as app/build/pageHtml.ts writes it. */
const builtLanding = [
  `<!doctype html><html lang="${localeTags.ru}"><head><title>VPS · ${builtName}</title>`,
  `<script>${THEME_SCRIPT}</script><meta name="description" content="From 577"><link rel="canonical" href="/">`,
  `<meta property="og:title" content="VPS · ${builtName}"><meta property="og:description" content="From 577">`,
  `</head><body><p>${builtName}</p><b>577</b><script type="module" src="/assets/landing.js"></script></body></html>`,
].join('');
const builtPage = `<!doctype html><html lang="${localeTags.ru}"><title>${builtName}</title><body><b>577</b><script></script></body>`;

const built = makeBuiltPortal();
built.write('pages/home.ru.html', builtLanding);
built.write('pages/legal.ru.html', builtPage);
afterAll(() => built.remove());

/** Renders the prices of the offers. */
const renderLanding = vi.fn<RenderLanding>(async ({ plans }) => {
  const prices = plans.map(({ price }) => price.monthly / 100).join(' ');
  return byLocale(() => ({ description: `"${prices}"`, body: `<p>${builtName}</p><b>${prices}</b>` }));
});

const changes = changesOfOne();
const { db, app } = await openApp((database) => {
  const settings = createCurrentSettings(database, changes, { log: recordedLog().log, seal: testSeal });
  const brandNames = governedNames(brand.name, settings);
  return { deps: { changes, settings, brandNames, renderLanding, clientDir: built.clientDir } };
});
const admin = await signIn(app, 'admin');

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
beforeEach(() => {
  renderLanding.mockClear();
});
afterAll(() => {
  vi.useRealTimers();
});

async function page(path = '/', headers: Record<string, string> = {}) {
  const answer = await app.fetch(path, { headers });
  return { answer, html: await answer.clone().text() };
}
const aMinuteLater = () => vi.advanceTimersByTime(61_000);

async function saveName(siteName: string): Promise<void> {
  const { saveSettings, settings } = adminContract;
  const { version } = await answerOf(settings, callAs(app, admin, settings));
  const body = { ...initialSettings, siteName, supportEmail: 'help@zenith.example' };
  await answerOf(saveSettings, callAs(app, admin, saveSettings, { body, version }));
  await vi.waitFor(() => expect(app.deps.settings.current().siteName).toBe(siteName));
}

// tests: LANDING-17
it('sends the page of the build while catalogue and settings are those of the build', async () => {
  const { html } = await page();
  expect(html).toBe(
    builtLanding.replace('<html', '<html data-access="open"').replace('<link rel="canonical" href="/">', ''),
  );
  expect(renderLanding).not.toHaveBeenCalled();
});

// tests: LANDING-17
it('states the plans and prices of the catalogue within a minute, in text, description and every encoding', async () => {
  const before = await page();
  const { plans, savePlan } = adminContract;
  const change = async (name: PlanName, changed: object) => {
    const found = (await answerOf(plans, callAs(app, admin, plans))).items.find((plan) => plan.name === name);
    if (!found) throw new Error(`No ${name}`);
    const { specs, position, isRecommended, sale, stock, trafficGb, monthly, upcoming, version } = found;
    const old = { specs, position, isRecommended, sale, stock, trafficGb, monthly, upcoming };
    const body = { ...old, ...changed };
    await answerOf(savePlan, callAs(app, admin, savePlan, { params: { name }, body, version }));
  };
  await change('Naos[GB]', { monthly: 60_100 });
  await change('Haedus[GB]', { sale: 'hidden' });
  await change('Brachium[GB]', { sale: 'soldOut' });
  await change('Castor[GB]', { isRecommended: true });
  aMinuteLater();
  const { html, answer } = await page();
  expect(html).toContain('<b>601 1377 1577 2377 2877 3877 5000 8000 11100 16000</b><script type="module"');
  expect(html.match(/content="&quot;601 [\d ]+&quot;"/g)).toHaveLength(2);
  expect(html).not.toMatch(/>577|From/);
  const [[offers] = []] = renderLanding.mock.calls;
  expect(offers?.prices).toEqual(sampleLandingOffers.prices);
  expect(offers?.plans.filter(({ isRecommended }) => isRecommended).map(({ name }) => name)).toEqual([
    'Castor[GB]',
  ]);
  // A browser that has the page of before is sent this one, whose only inline script is allowed.
  const headers = { 'if-none-match': before.answer.headers.get('etag') ?? '' };
  expect((await page('/', headers)).answer.status).toBe(200);
  const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  const packed = await app.fetch('/', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(html);
  // Other pages have no offers, and unchanged offers are not rendered again.
  expect((await page('/legal/a')).html).toContain('<b>577</b>');
  aMinuteLater();
  expect((await page()).answer.headers.get('etag')).toBe(answer.headers.get('etag'));
  expect(renderLanding).toHaveBeenCalledOnce();
});

// tests: LANDING-17
it('keeps the page, and reports why, where it cannot be rendered', async () => {
  const before = (await page()).html;
  const fault = new Error('No memory');
  renderLanding.mockRejectedValueOnce(fault);
  await db.updateTable('plan').set({ sale: 'hidden' }).where('name', '=', 'Naos[GB]').execute();
  aMinuteLater();
  expect((await page()).html).toBe(before);
  expect(app.errors.splice(0)).toEqual([fault]);
  aMinuteLater();
  expect((await page()).html).toContain('<b>1377 ');
});

it('keeps the page of the build in development, where nothing renders it', async () => {
  await db.updateTable('plan').set({ sale: 'hidden' }).where('name', '=', 'Naos[GB]').execute();
  expect(await landingOf(db, null)()).toBeNull();
});

// tests: ENTITY-05
it('bears the saved name at once, and the saved address within a minute', async () => {
  await saveName('Зенит');
  const { html } = await page();
  expect(html).toContain('<title>VPS · Зенит</title>');
  expect(html).toContain('content="VPS · Зенит"');
  expect(html).toContain('<p>Зенит</p>');
  expect(html).toContain(' data-brand-name="Зенит"');
  aMinuteLater();
  expect((await page('/legal/a')).html).toContain(
    '<title>Зенит</title><body data-brand-name="Зенит" data-support-email="help@zenith.example">',
  );
  expect(await portalNameOf(db, 'en')).toBe('Зенит');
  const started = await callAs(app, admin, passkeyCalls.startPasskey, { body: { password } });
  expect(await started.json()).toMatchObject({ options: { rp: { name: 'Зенит', id: 'localhost' } } });
});

// tests: ENTITY-05
it('bears the name of the build in each language where none was saved', async () => {
  await saveName(initialSettings.siteName);
  expect((await page('/legal/a')).html).toContain(`<title>${builtName}</title>`);
  expect([await portalNameOf(db, 'ru'), await portalNameOf(db, 'en')]).toEqual([
    brand.name.ru,
    brand.name.en,
  ]);
});
