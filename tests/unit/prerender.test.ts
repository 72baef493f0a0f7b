// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { defaultLocale, localeTags, locales, type Locale } from '@/i18n/locale';
import { criticalCss } from '@app/build/criticalCss';
import { escapeHtml, pageHtml } from '@app/build/pageHtml';
import { renderLanding } from '@app/build/landing';
import { renderStaticPages, shellTexts } from '@app/build/prerender';
import { shellHtml, type ShellParts } from '@app/build/shellHtml';
import { factInPage } from '@app/server/static/providerFacts';
import { brand } from '@/brand';
import { rubles } from '@/domain/money/money';
import { paths } from '@/paths';
import { sampleLandingOffers } from '@/sample-data/landingOffers';
import { makePlan } from '@/sample-data/plans';
import { portalPicture } from '@/screens/landing/LandingScreen/portalPicture';

const pages = renderStaticPages();

function landing(locale: Locale) {
  const page = pages.find((one) => one.path === '/' && one.locale === locale);
  if (!page) throw new Error(`No landing page in ${locale}`);
  return page;
}

const known = new Set(
  [
    paths.landing,
    paths.login,
    paths.register,
    paths.status,
    ...Object.values(paths.legal),
    ...Object.values(paths.dashboard),
  ].map(String),
);

describe.each(locales)('the landing page in %s', (locale) => {
  const page = landing(locale);
  const html = pageHtml({ page, head: [], end: [] });

  test('has no inline style, no handler and no script of its own in the body', () => {
    expect(page.body).not.toMatch(/ style=| on[a-z]+=|<script/);
  });

  test('links only to addresses that the portal knows, and to itself in every other language', () => {
    const hrefs = [...page.body.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(8);
    for (const href of hrefs.filter((one) => !/^(?:mailto|tel):/.test(one)))
      if (href.startsWith('#')) expect(page.body).toContain(` id="${href.slice(1)}"`);
      else expect(known).toContain(href.split('?')[0]);
    expect(hrefs).toContain(`mailto:${factInPage('email', brand.support.email)}`);
    expect(hrefs).toContain(`tel:+74950000000`);
    for (const other of locales) expect(hrefs.includes(`/?lang=${other}`)).toBe(other !== locale);
  });

  test('has one title', () => {
    expect(html.match(/<title\b/g)).toHaveLength(1);
  });

  test('waits with its first paint for an element that is there', () => {
    expect(page.body).toContain(` id="${page.foldId}"`);
    expect(html).toContain(`<link rel="expect" href="#${page.foldId}" blocking="render">`);
  });

  // tests: LANDING-14
  test('shows the portal in its language and in either theme, late, light, and in a place of its size', () => {
    const pictures = [...page.body.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(2);
    for (const [index, theme] of (['light', 'dark'] as const).entries()) {
      const src = portalPicture.src(locale, theme);
      expect(pictures[index]).toContain(`src="${src}"`);
      expect(pictures[index]).toContain('loading="lazy"');
      const file = readFileSync(join('app/public', src));
      expect(file.byteLength).toBeLessThanOrEqual(60_000);
      // An extended WebP says its size, less one, in the head of its first chunk.
      expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
      const [width, height] = [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
      expect(pictures[index]).toContain(`width="${width}" height="${height}"`);
    }
  });

  test('has one main heading and no message key left over', () => {
    expect(page.body.match(/<h1/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/landing\.|common\./);
  });

  test('names its language, its other languages, and itself to those who share it', () => {
    expect(html).toContain(`<html lang="${localeTags[locale]}">`);
    for (const of of locales) {
      const href = of === defaultLocale ? '/' : `/?lang=${of}`;
      expect(html).toContain(`<link rel="alternate" hreflang="${of}" href="${href}">`);
    }
    expect(html).toContain(`<meta property="og:title" content="${escapeHtml(page.title)}">`);
    expect(page.description.length).toBeGreaterThan(80);
    expect(page.description).toContain('577');
  });
});

// tests: LANDING-01, LANDING-02, LANDING-03, LANDING-04, LANDING-05, LANDING-06, LANDING-08
test('says everything §1 asks for, in Russian', () => {
  const { body } = landing('ru');
  for (const text of [
    ['Мощный VPS-хостинг для ваших проектов', 'Высокопроизводительные серверы в лучших дата-центрах'],
    ['Начните сегодня с доступных тарифов'],
    ['Современные процессоры', 'быстрые SSD', 'Ресурсы гарантированы'],
    ['в Европе, США и Азии', 'задержка будет низкой'],
    ['Защита от DDoS-атак', 'резервные копии', '99,9\u00a0% мы гарантируем'],
    ['10\u00a0000+', '99,9\u00a0%', '24/7', '15+', '577,00\u00a0RUB'],
    ['Войти', 'Регистрация', 'Начать бесплатно', 'Просмотреть тарифы'],
    ['Пользовательское соглашение', 'Политика конфиденциальности', 'Поддержка', '© 2025'],
  ].flat())
    expect(body).toContain(text);
});

// tests: LANDING-01, LANDING-02, LANDING-03, LANDING-04, LANDING-05, LANDING-06, LANDING-08
test('says everything §1 asks for, in English', () => {
  const { body } = landing('en');
  for (const text of [
    ['Powerful VPS hosting for your projects', 'High-performance servers in the best data centres'],
    ['Start today with an affordable plan'],
    ['Modern processors', 'fast SSD storage', 'Resources are guaranteed'],
    ['Europe, the US and Asia', 'latency stays low'],
    ['DDoS protection', 'regular backups', '99.9% uptime'],
    ['10,000+', '99.9%', '24/7', '15+', '577.00\u00a0RUB'],
    ['Log in', 'Sign up', 'Start for free', 'View plans'],
    ['User agreement', 'Privacy policy', 'Support', '© 2025'],
  ].flat())
    expect(body).toContain(text);
});

// tests: LANDING-17
test('shows the plans and prices of another catalogue, and none where nothing is on sale', () => {
  const { prices } = sampleLandingOffers;
  const dutch = makePlan({
    name: 'Start[NL]',
    datacenter: 'nl',
    flag: 'NL',
    price: { monthly: rubles(444), currency: 'RUB' },
  });
  const one = renderLanding({ plans: [dutch], prices: { ...prices, ipv4: rubles(123) } });
  expect(one.ru.description).toContain('Тарифы от 444,00\u00a0RUB в месяц.');
  for (const text of ['Start', '444,00\u00a0RUB', 'Дата-центр: Нидерланды', 'по 123,00\u00a0RUB'])
    expect(one.ru.body).toContain(text);
  expect(one.en.body).toContain('Data centre: Netherlands');
  // One plan is no range, and nothing unfolds.
  expect(one.ru.body).not.toMatch(/На выбор|577,00|Показать ещё/);
  const none = renderLanding({ plans: [], prices }).ru;
  expect(none.description).not.toContain('RUB');
  expect(none.body).not.toMatch(/Тарифы от|id="plans"|href="#plans"/);
});

// tests: LANDING-17
test('renders the page of the build for the offers of the build', () => {
  const { body, description } = landing('en');
  expect(renderLanding(sampleLandingOffers).en).toEqual({ body, description });
});

describe('critical styles', () => {
  const fallback = "@font-face{font-family:Golos Fallback;src:local('Arial')}";
  const kept = (rule: string, html = '<h1 class="bg-action dark:block [a&amp;]:hover:bg-hover">A</h1>') =>
    criticalCss(rule, html) === rule;

  test('are the rules that the page uses, and the fallback fonts', () => {
    const css = [
      fallback,
      '@layer base{h1{margin:0}table{margin:0}}',
      '@layer utilities{.bg-action{color:light-dark(red,blue)}.bg-danger{color:red}}',
      '@media print{.bg-danger{color:red}}@keyframes spin{to{rotate:1turn}}',
    ].join('');
    const { body } = landing('ru');
    expect(body).toContain('bg-action');
    expect(criticalCss(css, body)).toBe(
      `${fallback}@layer base{h1{margin:0}}@layer utilities{.bg-action{color:light-dark(red,blue)}}`,
    );
  });

  // The page comes in one state and is shown in all of them.
  test.each([
    ":root[data-theme='dark']{color-scheme:dark}",
    ':root[data-theme=dark] .dark\\:block{display:block}',
    ':focus-visible{outline:2px solid}',
    '[hidden]:where(:not([hidden=until-found])){display:none}',
    '[data-session] .bg-action{display:none}',
    'body:not([data-session]) .bg-action{display:none}',
    'h1:hover,.bg-action[aria-current=location]{color:red}',
    ':where(.bg-action>:not(:last-child)){margin:0}',
    'h1:is(.bg-danger,.bg-action){color:red}',
    '.\\[a\\&\\]\\:hover\\:bg-hover:hover{color:red}',
  ])('keep %s', (rule) => {
    expect(kept(rule)).toBe(true);
  });

  test.each([
    '.bg-danger:hover{color:red}',
    'table>h1{margin:0}',
    ':where(.bg-danger>:not(:last-child)){margin:0}',
    'h1 .dark\\:flex{display:flex}',
  ])('leave out %s', (rule) => {
    expect(criticalCss(rule, '<h1 class="bg-action">A</h1>')).toBe('');
  });

  test('leave out variables that nothing refers to, in any order', () => {
    const css =
      ':root{--unused:var(--of-unused);--of-unused:1;--used:var(--deep);--deep:2;--inline:3}h1{margin:var( --used )}';
    expect(criticalCss(css, '<h1 style="padding:var(--inline)">A</h1>')).toBe(
      ':root{--used:var(--deep);--deep:2;--inline:3}h1{margin:var( --used )}',
    );
    expect(criticalCss(':root{--unused:1}', '<h1>A</h1>')).toBe('');
  });
});

test.each([
  ['navigate', '', true],
  ['navigate', 'https://elsewhere.example/', true],
  ['navigate', 'http://localhost:3000/', false],
  ['reload', '', false],
  ['back_forward', '', false],
])('a person who comes by %s from "%s" waits for the fonts: %s', (type, referrer, isLate) => {
  const html = shellHtml(parts);
  expect(html).toContain('id="typeface" media="not all" crossorigin href="/assets/fonts.css"');
  const [, script = ''] = /<script>(performance[^<]*)<\/script>/.exec(html) ?? [];
  const element = { media: 'not all' };
  runInNewContext(script, {
    document: { referrer },
    typeface: element,
    location: { origin: 'http://localhost:3000' },
    performance: { getEntriesByType: () => [{ type }] },
  });
  expect(element.media).toBe(isLate ? 'not all' : '');
});

const parts: ShellParts = {
  template: readFileSync('index.html', 'utf8'),
  locale: 'en',
  texts: { ...shellTexts('en'), title: 'A "quoted" <name>' },
  scripts: ['/assets/Login.js'],
  adapters: { account: ['/assets/http.js'], demo: ['/assets/sample.js'] },
  styles: '/assets/areas.css',
  fonts: '/assets/fonts.css',
  messages: '<script type="application/json" id="messages">"$&"</script>',
  frames: ['<button>Names</button>', '<a href="/x">Icons</a>'],
};

test('the page of a route speaks its language and asks at once for what it needs', () => {
  const html = shellHtml(parts);
  expect(html).toContain('<html lang="en-US">');
  expect(html.match(/<title\b[^]*?<\/title>/g)).toEqual(['<title>A &quot;quoted&quot; &lt;name&gt;</title>']);
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/Login.js" />');
  expect(html).toContain('href="/assets/http.js" data-for="account" media="not all" />');
  expect(html).toContain('href="/assets/sample.js" data-for="demo" />');
  expect(html).toContain('<script type="application/json" id="messages">"$&"</script>\n');
  expect(html).toMatch(/<noscript>.*The customer portal needs JavaScript\./);
  // As app/ports/http/request.ts asks for the session: another mode, and it would be requested twice.
  expect(html).toContain(
    '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/session">',
  );
  // Links lead on at once; what the app must answer waits for it.
  expect(html).toContain('<div data-first-frame="expanded"><button inert>Names</button></div>');
  expect(html).toContain('<div data-first-frame="collapsed"><a href="/x">Icons</a></div>');
});

test('a form without a sidebar can be typed into at once, and goes nowhere by itself', () => {
  const form = '<form><input name="login"><button>In</button></form>';
  const html = shellHtml({ ...parts, frames: [form, form] });
  expect(html).toContain(
    '<div data-first-frame><form method="dialog"><input name="login"><button inert>In</button></form></div>',
  );
  expect(html).not.toContain('data-form');
  expect(html).not.toContain('/api/auth/session');
});
