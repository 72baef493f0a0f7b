// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '@/i18n/locale';
import { classNamesIn, pageStyles } from '@app/build/criticalCss';
import { pageHtml } from '@app/build/pageHtml';
import { renderStaticPages, shellTexts } from '@app/build/prerender';
import { shellHtml } from '@app/build/shellHtml';
import { paths } from '@/paths';

const pages = renderStaticPages();

function landing(locale: 'ru' | 'en') {
  const page = pages.find((one) => one.path === '/' && one.locale === locale);
  if (!page) throw new Error(`No landing page in ${locale}`);
  return page;
}

const known = new Set(
  [
    paths.landing,
    paths.login,
    paths.register,
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

  test('links only to addresses that the portal knows, and to itself in the other language', () => {
    const hrefs = [...page.body.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(8);
    for (const href of hrefs) expect(known).toContain(href.split('?')[0]);
    expect(hrefs).toContain(locale === 'ru' ? '/?lang=en' : '/?lang=ru');
  });

  test('waits with its first paint for an element that is there', () => {
    expect(page.body).toContain(` id="${page.foldId}"`);
    expect(html).toContain(`<link rel="expect" href="#${page.foldId}" blocking="render">`);
  });

  test('has one main heading and no message key left over', () => {
    expect(page.body.match(/<h1/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/landing\.|common\./);
  });

  test('names its language, its other language, and itself to those who share it', () => {
    expect(html).toContain(locale === 'ru' ? '<html lang="ru-RU">' : '<html lang="en-US">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="/?lang=en">');
    expect(html).toContain('<link rel="alternate" hreflang="ru" href="/">');
    expect(html).toContain(`<meta property="og:title" content="${page.title}">`);
    expect(page.description.length).toBeGreaterThan(80);
    expect(page.description).toContain('577');
  });
});

// proves: LANDING-01, LANDING-02, LANDING-03, LANDING-04, LANDING-05, LANDING-06, LANDING-08
test('says everything §1 asks for, in Russian', () => {
  const { body } = landing('ru');
  for (const text of [
    ['Мощный VPS-хостинг для ваших проектов', 'Высокопроизводительные серверы в лучших дата-центрах'],
    ['Современные процессоры', 'быстрые SSD', 'Ресурсы гарантированы'],
    ['в Европе, США и Азии', 'задержка будет низкой'],
    ['Защита от DDoS-атак', 'резервные копии', '99,9\u00a0% мы гарантируем'],
    ['10\u00a0000+', '99,9\u00a0%', '24/7', '15+', '577,00\u00a0RUB'],
    ['Войти', 'Регистрация', 'Начать бесплатно', 'Просмотреть тарифы'],
    ['Пользовательское соглашение', 'Политика конфиденциальности', 'Поддержка', '© 2025'],
  ].flat())
    expect(body).toContain(text);
});

// proves: LANDING-01, LANDING-02, LANDING-03, LANDING-04, LANDING-05, LANDING-06, LANDING-08
test('says everything §1 asks for, in English', () => {
  const { body } = landing('en');
  for (const text of [
    ['Powerful VPS hosting for your projects', 'High-performance servers in the best data centres'],
    ['Modern processors', 'fast SSD storage', 'Resources are guaranteed'],
    ['Europe, the US and Asia', 'latency stays low'],
    ['DDoS protection', 'regular backups', '99.9% uptime'],
    ['10,000+', '99.9%', '24/7', '15+', '577.00\u00a0RUB'],
    ['Log in', 'Sign up', 'Start for free', 'View plans'],
    ['User agreement', 'Privacy policy', 'Support', '© 2025'],
  ].flat())
    expect(body).toContain(text);
});

test('critical styles hold what the page uses; its fonts come apart, at the addresses they are served from', async () => {
  const { body } = landing('ru');
  const { critical, typeface } = await pageStyles(
    process.cwd(),
    body,
    (file) => `/assets/${file.split('/').at(-1)}`,
  );
  expect(classNamesIn(body)).toContain('bg-action');
  expect(critical).toContain('.bg-action{');
  expect(critical).toContain('light-dark(');
  expect(critical).not.toContain('.bg-danger');
  expect(critical).toContain('font-family:Golos Fallback');
  expect(critical).not.toMatch(/@font-face[^}]*url\(/);
  expect(typeface).toContain('url(/assets/golos-text-latin-wght-normal.woff2)');
  expect(typeface).not.toContain('JetBrains');
  expect(critical + typeface).not.toContain('</style');
});

test('critical styles reset the elements of the page and no others', async () => {
  const { critical } = await pageStyles(process.cwd(), '<main><h1>A</h1><select></select></main>', String);
  for (const kept of ['*,:after,:before', 'h1', ':root[data-theme=dark]', ':focus-visible', '[hidden]'])
    expect(critical).toContain(kept);
  expect(critical).toMatch(/[,}]select[,{]/);
  expect(critical).not.toMatch(/progress|table\{|::placeholder|-webkit-datetime|h2/);
  const withField = await pageStyles(process.cwd(), '<input>', String);
  expect(withField.critical).toContain('::placeholder');
});

test('the page of a route speaks its language and asks at once for what it needs', () => {
  const html = shellHtml({
    template: readFileSync('index.html', 'utf8'),
    locale: 'en',
    texts: { ...shellTexts('en'), title: 'A "quoted" <name>' },
    scripts: ['/assets/Login.js'],
    styles: [],
    head: ['<link rel="preload">'],
  });
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<title>A &quot;quoted&quot; &lt;name></title>');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/Login.js" />');
  expect(html).toContain('<noscript>The customer portal needs JavaScript.');
});
