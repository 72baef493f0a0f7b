import { expect, test } from './support/journey.ts';

test.use({ javaScriptEnabled: false });

// tests: LANDING-06, LANDING-07, LANDING-09, LANDING-10, LANDING-11
test('the landing page is all there with scripting off', async ({ page, portal, say, language }) => {
  await page.goto(portal.url);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing.headline'));
  for (const part of ['performance', 'network', 'protection'])
    await expect(page.getByRole('heading', { name: say(`landing.${part}.title`) })).toBeVisible();
  for (const figure of ['servers', 'uptime', 'support', 'datacenters'])
    await expect(page.getByText(say(`landing.stats.${figure}.label`), { exact: true }).first()).toBeVisible();

  const target = (name: string) => page.getByRole('link', { name: say(name) }).first();
  await expect(target('landing.signIn')).toHaveAttribute('href', '/login');
  await expect(target('landing.signUp')).toHaveAttribute('href', '/register');
  await expect(target('landing.start')).toHaveAttribute('href', '/register');
  await expect(target('landing.viewPlans')).toHaveAttribute('href', '/dashboard/vps-catalog');
  await expect(target('landing.footer.terms')).toHaveAttribute('href', '/legal/terms-of-service');
});
