import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import { consent, fillRegistration, makePerson, type Person } from './support/person.ts';
import type { Say } from './support/texts.ts';

const documents = {
  terms: 'legalTerms.title',
  rules: 'legalRules.title',
  refund: 'legalRefund.title',
  privacy: 'legalPrivacy.title',
} as const;
type DocumentId = keyof typeof documents;
const ids: readonly DocumentId[] = ['terms', 'rules', 'refund', 'privacy'];

/** Addresses in the registration form (§2, D3). */
const shortAddresses: Readonly<Record<DocumentId, string>> = {
  terms: '/terms',
  rules: '/services',
  refund: '/refund',
  privacy: '/privacy',
};

/** Fills half of a registration, with one consent. */
async function beginRegistration(page: Page, url: string, say: Say): Promise<Person> {
  const person = makePerson();
  await page.goto(`${url}/register`);
  await fillRegistration(page, person);
  await consent(page, say, 'serviceTerms').click();
  return person;
}

async function expectDraft(page: Page, say: Say, person: Person, password: string): Promise<void> {
  await expect(page.locator('input[name="email"]')).toHaveValue(person.email);
  await expect(page.locator('input[name="lastName"]')).toHaveValue(person.lastName);
  await expect(page.locator('select[name="region"]')).toHaveValue('RU-MOW');
  await expect(page.locator('input[name="password"]')).toHaveValue(password);
  await expect(consent(page, say, 'serviceTerms')).toBeChecked();
  await expect(consent(page, say, 'userAgreement')).not.toBeChecked();
}

/** The document's link in the registration form, followed into its tab, whose script is there: it marks what is read. */
async function openTerms(page: Page, say: Say): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.locator('a[href="/terms"]').click()]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(say(documents.terms));
  await expect(tab.locator('nav a[aria-current="location"]').first()).toBeAttached();
  return tab;
}

// tests: LEGAL-06
test('from a half-filled registration to the terms and back, nothing lost', async ({ page, portal, say }) => {
  const person = await beginRegistration(page, portal.url, say);

  await test.step('the way back closes the document’s tab: the form is as it was, passwords and all', async () => {
    const tab = await openTerms(page, say);
    expect(new URL(tab.url()).pathname).toBe(paths.legal.terms);
    await tab.locator('main a[href="#payment-1"]').click();
    await expect(tab).toHaveURL(/#payment-1$/);
    const closed = tab.waitForEvent('close');
    // The tab may be gone before the click in it has been reported.
    const back = tab.getByRole('link', { name: say('legal.back.registration') });
    await Promise.race([back.click().catch(() => closed), closed]);
    await closed;
    await expectDraft(page, say, person, person.password);
  });

  await test.step('where the form has been left meanwhile, its draft has come along', async () => {
    const tab = await openTerms(page, say);
    await page.goto(`${portal.url}/login`);
    await tab.getByRole('link', { name: say('legal.back.registration') }).click();
    await expect(tab).toHaveURL(`${portal.url}/register`);
    await expectDraft(tab, say, person, '');
    await tab.close();
  });

  await test.step('in the same tab the draft waits, also past a second document', async () => {
    await page.goto(`${portal.url}/register`);
    await expectDraft(page, say, person, '');
    await page.goto(`${portal.url}/privacy`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(documents.refund) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(documents.refund));
    await page.getByRole('link', { name: say('legal.back.registration') }).click();
    await expectDraft(page, say, person, '');
  });
});

// tests: LEGAL-01, LEGAL-02, LEGAL-03, LEGAL-04, LEGAL-05, LEGAL-14, ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04
test('every document: short address, version, contents, anchors, both languages', async ({
  page,
  portal,
  say,
  language,
  inspect,
}) => {
  for (const id of ids)
    await test.step(id, async () => {
      await page.goto(portal.url + shortAddresses[id]);
      expect(new URL(page.url()).pathname).toBe(paths.legal[id]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(documents[id]));
      await expect(page.locator('time[datetime="2025-04-01"]')).toBeVisible();
      await expect(page.getByText(say('legal.translation'))).toHaveCount(language === 'ru' ? 0 : 1);
      await inspect(page);
    });

  await page.goto(portal.url + paths.legal.refund);
  const summary = page.locator('summary');
  if (await summary.isVisible()) await summary.click();
  const contents = page.getByRole('navigation', { name: say('legal.contents') });
  await contents.getByRole('link', { name: say('legalRefund.timing.title') }).click();
  await expect(page).toHaveURL(/#timing$/);
  await expect(page.locator('#timing')).toBeInViewport();
  expect(await page.locator(':target').getAttribute('id')).toBe('timing');
  const ground = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('timing')).not.toBe(await ground('way'));

  const other = language === 'ru' ? 'English' : 'Русский';
  await page.locator('header').getByRole('link', { name: other }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ru' ? /^en/ : /^ru/);
  await expect(page).toHaveURL(/#timing$/);
  await inspect(page);
});

test('in print only the document is left, on white', async ({ page, portal, say }) => {
  await page.goto(`${portal.url}${paths.legal.privacy}#data`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('legalPrivacy.contacts.title') })).toBeVisible();
  for (const part of ['summary', 'nav', 'footer', 'select', '[data-back]', '[data-print]'])
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  const text = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
  // Dark letters in every theme: lightness of what the browser computes.
  expect(Number(/oklch\(([\d.]+)/.exec(text)?.[1] ?? 1)).toBeLessThan(0.5);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the documents are all there', async ({ page, portal, say }) => {
    await page.goto(`${portal.url}/refund`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(documents.refund));
    await expect(page.getByRole('link', { name: say('legal.back.home') })).toHaveAttribute('href', '/');
    // What only a script could serve is not shown.
    await expect(page.locator('[data-print]')).toBeHidden();
    await expect(page.locator('select')).toBeHidden();
    const summary = page.locator('summary');
    if (await summary.isVisible()) {
      await summary.click();
      await expect(page.locator('details a').first()).toBeVisible();
    }
    await page.locator('main a[href="#exceptions-1"]').click();
    await expect(page.locator('#exceptions-1')).toBeInViewport();
    await page.getByRole('link', { name: say('legal.back.home') }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
  });
});

test('the licences of what the portal is made from are beside it', async ({ page, portal }) => {
  const answer = await page.request.get(`${portal.url}/third-party-notices.txt`);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const notices = await answer.text();
  for (const name of ['react', 'react-aria', '@radix-ui/react-dialog', '@fontsource-variable/golos-text'])
    expect(notices).toMatch(new RegExp(`^## ${name} `, 'm'));
});

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: [/404/] });

  // tests: NOTFOUND-01, NOTFOUND-03, NOTFOUND-04
  test('is answered with 404, named as text, logged once, and its neighbour suggested', async ({
    page,
    portal,
    say,
    inspect,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('404: no route for')) logged.push(message.text());
    });
    const answer = await page.goto(`${portal.url}/dashbord/vsp%3Cimg%3E`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
    await expect(page.getByText('/dashbord/vsp<img>')).toBeVisible();
    expect(logged).toEqual(['404: no route for /dashbord/vsp%3Cimg%3E']);
    await inspect(page);

    const inside = await page.goto(`${portal.url}/dashboard/vsp`);
    expect(inside?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
    await expect(page.getByRole('button', { name: say('shell.user') })).toBeVisible();
    await inspect(page);
    await page.getByRole('main').getByRole('link', { name: '/dashboard/vps', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('servers.title'));

    // Not even an address, and a page all the same.
    expect((await page.goto(`${portal.url}/%`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
  });
});
