import { expect, test } from './support/journey.ts';

const uk = 'Diadem[GB]';
const russian = 'Vega[RU]';
const german = 'Vega[DE]';

// tests: CATALOG-02, CATALOG-06, CATALOG-17
test('a plan is found, compared and ordered for the chosen period', async ({
  page,
  portal,
  say,
  inspect,
  language,
}) => {
  const nameOf = new Intl.DisplayNames(language, { type: 'region' });
  const compare = (name: string) => page.getByRole('checkbox', { name: `${say('catalog.compare')} ${name}` });
  const choose = async (code: string) => {
    const selector = page.getByRole('combobox', { name: say('catalog.country') });
    await selector.click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type((nameOf.of(code) ?? code).slice(0, 5));
    await page.getByRole('option').first().click();
    await expect(page.getByRole('listbox')).toBeHidden();
  };

  await test.step('the UK catalogue, paid for half a year', async () => {
    await page.goto(`${portal.url}/dashboard/vps-catalog`);
    await expect(page.getByText(say('catalog.onPage', { n: 12 }))).toBeVisible();
    await inspect(page);
    await page.getByLabel(say('catalog.period'), { exact: true }).selectOption('6months');
    await expect(
      page
        .getByText(/8\s516,00\sRUB/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('a country without plans leads back to where they are', async () => {
    await page.goto(`${portal.url}/dashboard/vps-catalog?dc=JP&period=6months`);
    const title = say('catalog.noMatches.title', { country: nameOf.of('JP') ?? '' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: nameOf.of('GB') ?? '' }).click();
    await expect(page.getByText(say('catalog.onPage', { n: 12 }))).toBeVisible();
  });

  await test.step('the order of Diadem', async () => {
    await page.getByRole('link', { name: `${say('catalog.order')} ${uk}` }).click();
    await expect(page).toHaveURL(/\/dashboard\/os-selection\?/);
    const { searchParams } = new URL(page.url());
    expect(JSON.parse(searchParams.get('server') ?? '')).toEqual({ name: uk, price: 1577, datacenter: 'gb' });
    expect(searchParams.get('period')).toBe('6months');
    await page.goBack();
    await expect(
      page
        .getByText(/8\s516,00\sRUB/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('two Hi-CPU plans of two countries side by side', async () => {
    await page.goto(`${portal.url}/dashboard/vps-cpu-catalog?layout=cards`);
    await compare(russian).click();
    await expect(compare(russian)).toBeChecked();
    await choose('DE');
    await compare(german).click();
    await expect(compare(german)).toBeChecked();
    await page.getByRole('button', { name: say('catalog.compare'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const heads = dialog.getByRole('columnheader');
    await expect(heads).toHaveCount(2);
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
    await inspect(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(compare(german)).toBeChecked();
    await page.reload();
    await expect(compare(german)).toBeChecked();
  });
});
