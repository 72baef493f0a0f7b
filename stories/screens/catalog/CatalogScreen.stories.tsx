import { samplePrices } from '@/sample-data/prices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import { productLines, type CountryCode, type Plan, type ProductLine } from '@/domain/catalog/plan';
import { defaultPeriod } from '@/domain/pricing/period';
import { makePlan, samplePlans, ukPlans } from '@/sample-data/plans';
import { CatalogScreen } from '@/screens/catalog/CatalogScreen/CatalogScreen';
import {
  catalogLayouts,
  catalogPeriods,
  catalogSorts,
  comparable,
} from '@/screens/catalog/CatalogScreen/catalogTypes';
import { parseCatalogUrl } from '@/screens/catalog/CatalogScreen/catalogUrl';
import { toCatalogView } from '@/screens/catalog/CatalogScreen/toCatalogView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, toggle } from '../../kit/knobs';
import { press, retries } from '../../kit/plays';
import { isNarrow } from '../../kit/isNarrow';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';

/** A catalogue at an address, as the app shows it. */
function at(search: string, line: ProductLine = 'vps', plans: readonly Plan[] = samplePlans) {
  return toCatalogView(line, parseCatalogUrl(search), {
    status: 'ready',
    value: { plans, prices: samplePrices },
  });
}

/** The part of an address that picks plans out. */
const comparing = (plans: readonly Plan[]) =>
  plans.map(({ name }) => `&compare=${encodeURIComponent(name)}`).join('');

const [naos = makePlan(), haedus = makePlan(), , , diadem = makePlan(), , , , , , , intercrus = makePlan()] =
  ukPlans;

/** Any number of plans of a catalogue in a country, with unique names. */
function plansOf(line: ProductLine, flag: CountryCode, wanted: number, longNames: boolean): Plan[] {
  const known = samplePlans.filter((plan) => plan.line === line && plan.flag === flag);
  return Array.from({ length: wanted }, (_, place) => {
    const plan = known[place % known.length] ?? makePlan({ line, flag });
    const star = plan.name.split('[', 1)[0] ?? '';
    const name = longNames ? lengthened(star) : star;
    const round = Math.floor(place / Math.max(1, known.length));
    return { ...plan, name: `${name}${round === 0 ? '' : ` ${round + 1}`}[${flag}]` };
  });
}

/** The three catalogues: where, for how long, in which order and shape, and how many plans are compared. */
const catalogKnobs = knobs(
  {
    line: choice(productLines),
    country: choice(['GB', 'RU', 'US', 'NL', 'DE']),
    plans: count(ukPlans.length, 40),
    longNames: toggle(),
    period: choice([defaultPeriod, ...catalogPeriods.filter((period) => period !== defaultPeriod)]),
    sort: choice(catalogSorts),
    layout: choice(catalogLayouts),
    compared: count(0, comparable.max),
    isComparisonOpen: toggle(),
  },
  ({ line, country, plans, longNames, period, sort, layout, compared, isComparisonOpen }) => {
    const offered = plansOf(line, country, plans, longNames);
    // An open comparison needs selected plans.
    const chosen = offered.slice(0, isComparisonOpen ? Math.max(comparable.min, compared) : compared);
    const view = isComparisonOpen ? '&view=compare' : '';
    const address = `?dc=${country}&period=${period}&sort=${sort}&layout=${layout}${comparing(chosen)}${view}`;
    return { view: at(address, line, offered) };
  },
);

const meta = {
  component: CatalogScreen,
  decorators: [inContentArea],
  args: {
    view: at(''),
    onCountryChange: fn(),
    onPeriodChange: fn(),
    onSortChange: fn(),
    onLayoutChange: fn(),
    onCompareToggle: fn(),
    onCompareClear: fn(),
    onCompareOpen: fn(),
    onCompareClose: fn(),
    onCompareShowAll: fn(),
    onRetry: fn(),
    onAvailabilityRequest: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof CatalogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2, §9: the twelve UK plans, every field, 'На странице: 12'; D15: a month. */
// shows: CATALOG-01, CATALOG-04, CATALOG-05, CATALOG-06, CATALOG-07, CATALOG-08
export const Default: Story = {
  parameters: catalogKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('catalog.onPage', { n: '12' }))).toBeVisible();
    const order = canvas.getByRole('link', { name: `${t('catalog.order')} Diadem[GB]` });
    await expect(order).toHaveAttribute(
      'href',
      `/dashboard/os-selection?server=${encodeURIComponent('{"name":"Diadem[GB]","price":1577,"datacenter":"gb"}')}`,
    );
    await userEvent.selectOptions(canvas.getByLabelText(t('catalog.period')), t('catalog.period.6months'));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('6months');
    await userEvent.selectOptions(canvas.getByLabelText(t('catalog.sort')), t('catalog.sort.-ram'));
    await expect(args.onSortChange).toHaveBeenCalledWith('-ram');
    await userEvent.click(canvas.getByRole('checkbox', { name: `${t('catalog.compare')} Naos[GB]` }));
    await expect(args.onCompareToggle).toHaveBeenCalledWith('Naos[GB]', true);
    await press(canvas, t('catalog.layout.table'), args.onLayoutChange, 'table');
    // One plan is recommended, and its button alone calls; the options that all share are small, and on every card.
    await expect(canvas.getAllByText(t('pricing.recommended'))).toHaveLength(1);
    const quiet = canvas.getByRole('link', { name: `${t('catalog.order')} Naos[GB]` });
    await expect(getComputedStyle(quiet).backgroundColor).not.toBe(getComputedStyle(order).backgroundColor);
    const sizeOf = (label: string) => {
      const [line] = canvas.getAllByText(exactly(label));
      return line ? Number.parseFloat(getComputedStyle(line).fontSize) : 0;
    };
    const alike = [
      t('pricing.brief.noPanel'),
      t('pricing.brief.ipv4', { count: '1' }),
      t('pricing.brief.noIpv6'),
      t('pricing.brief.backup', { schedule: 'none' }),
    ].join(' · ');
    await expect(canvas.getAllByText(exactly(alike))).toHaveLength(12);
    await expect(sizeOf(alike)).toBeLessThan(sizeOf(t('pricing.spec.cpu', { count: 1 })));
  },
};

/** Twelve plans with their differences; shared facts are listed once. */
// shows: CATALOG-18
export const Table: Story = {
  args: { view: at('?layout=table') },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    if (isNarrow()) {
      // Rows of two lines, each with its price and its order.
      await expect(table.getAllByRole('row')).toHaveLength(12);
      await expect(table.getByRole('rowheader', { name: startingWith('Okul') })).toHaveTextContent(
        containing(t('pricing.spec.ram', { size: 16 })),
      );
    } else {
      await expect(table.getAllByRole('row')).toHaveLength(13);
      await expect(table.getByRole('columnheader', { name: t('catalog.spec.ram') })).toBeVisible();
    }
    await expect(table.queryByRole('columnheader', { name: t('catalog.spec.ipv6') })).toBeNull();
    await expect(canvas.getByText(containing(`${t('catalog.spec.ipv6')}: ${t('catalog.no')}`))).toBeVisible();
    const { href } = table.getByRole<HTMLAnchorElement>('link', { name: `${t('catalog.order')} Okul[GB]` });
    await expect(href).toContain('Okul%5BGB%5D');
  },
};

/** D48: all 46 countries of §9, those with plans first, found by typing. */
// shows: CATALOG-02, CATALOG-03
export const CountrySelect: Story = {
  args: { view: at('', 'cpu') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: t('catalog.country') }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(46));
    const notes = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.endsWith(t('catalog.country.later')));
    await expect(notes.indexOf(true)).toBe(4);
    await expect(notes.lastIndexOf(false)).toBe(3);
    await userEvent.keyboard(i18n().country('NL').slice(0, 6));
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.click(within(list).getByRole('option', { name: startingWith(i18n().country('NL')) }));
    await expect(args.onCountryChange).toHaveBeenCalledWith('NL');
    // This story keeps what was chosen, so the list stays open.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** D15: 1577 a month is 4495 for three, and the saving is given in words. */
// shows: CATALOG-15
export const ThreeMonths: Story = {
  args: { view: at('?period=3months') },
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole('listitem')[4] ?? document.body);
    await expect(card.getByText(exactly(money(4_495)))).toBeVisible();
    await expect(
      card.getByText(exactly(t('pricing.saving', { price: money(236), percent: 5 }))),
    ).toBeVisible();
  },
};

/** §2: an order is for a year at most: the card says what is paid now. */
export const LongerThanAnOrder: Story = {
  args: { view: at('?period=3years') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(exactly(t('catalog.yearNow', { price: money(16_086) })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${t('catalog.orderYear')} Diadem[GB]` })).toHaveAttribute(
      'href',
      expect.stringMatching(/&period=year$/),
    );
  },
};

const noRoom = { ru: 'Новые серверы приедут в декабре', en: 'New servers arrive in December' };

/** A data centre without room: its plans stay to compare, and each says why it cannot be ordered. */
// shows: PRICES-07
export const SoldOut: Story = {
  args: {
    view: at(
      '',
      'vps',
      samplePlans.map((plan) => ({ ...plan, stock: 0, soldOutReason: noRoom })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(noRoom[i18n().locale === 'ru' ? 'ru' : 'en'])).toHaveLength(12);
    await expect(canvas.queryByRole('link', { name: startingWith(t('catalog.order')) })).toBeNull();
  },
};

export const Loading: Story = {
  args: { view: toCatalogView('vps', parseCatalogUrl(''), { status: 'loading' }) },
};

export const Empty: Story = {
  args: {
    view: at('', 'vps', []),
  },
};

export const Error: Story = {
  args: { view: toCatalogView('vps', parseCatalogUrl(''), { status: 'error', reason: 'offline' }) },
  play: retries('onRetry'),
};

/** §9: Hi-CPU is not sold in Great Britain; the way to where it is. */
// shows: CATALOG-17
export const NoMatches: Story = {
  args: { view: at('?dc=GB', 'cpu') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('catalog.onPage', { n: '0' }))).toBeVisible();
    await press(canvas, t('catalog.notify'), args.onAvailabilityRequest);
    await press(canvas, startingWith(i18n().country('DE')), args.onCountryChange, 'DE');
  },
};

/** One is not enough to compare: the button says so. */
export const OneToCompare: Story = {
  args: { view: at(`?${comparing([naos])}`) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('catalog.compare'), args.onReasonAsk, t('catalog.compare.tooFew'));
    await press(canvas, t('catalog.compare.clear'), args.onCompareClear);
  },
};

const four = comparing([naos, haedus, diadem, intercrus]);

/** Four is the most that fits side by side: a fifth is refused in words. */
export const FourToCompare: Story = {
  args: { view: at(`?${four}`) },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: startingWith(`${t('catalog.compare')} Okul[GB]`) }),
    );
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('catalog.compare.full'));
    await expect(args.onCompareToggle).not.toHaveBeenCalled();
    await press(canvas, t('catalog.compare'), args.onCompareOpen);
  },
};

/** Side by side, only what differs. */
export const Comparison: Story = {
  args: { view: at(`?view=compare${four}`) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('rowheader', { name: t('catalog.spec.ram') })).toBeVisible();
    await expect(dialog.queryByRole('rowheader', { name: t('catalog.spec.ipv6') })).toBeNull();
    const showAll = dialog.getByRole('switch', { name: t('catalog.compare.showAll') });
    // A dialog of the story before may still be leaving.
    await waitFor(() => expect(getComputedStyle(showAll).pointerEvents).toBe('auto'));
    await userEvent.click(showAll);
    await expect(args.onCompareShowAll).toHaveBeenCalledWith(true);
    await press(
      dialog,
      t('catalog.compare.remove', { name: 'Haedus[GB]' }),
      args.onCompareToggle,
      'Haedus[GB]',
      false,
    );
    await press(dialog, t('common.close'), args.onCompareClose);
  },
};

/** Plans of several countries for a longer period than an order: the amount to pay has a row. */
export const ComparisonAcrossCountries: Story = {
  args: {
    view: at(
      `?period=2years&view=compare&rows=all${comparing(samplePlans.filter(({ name }) => name.startsWith('Vega')))}`,
      'cpu',
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('rowheader', { name: t('catalog.spec.yearNow') })).toBeVisible();
    await expect(dialog.getByRole('rowheader', { name: t('catalog.spec.ipv6') })).toBeVisible();
  },
};

const enormous = makePlan({
  name: `${'Зубенэльгенуби-Зубенэшамали'.repeat(2)}[GB]`,
  specs: { cpu: 1024, ram: 65_536, storage: { size: 1_000_000, kind: 'SSD NVME' } },
  features: { controlPanel: 'cpanel', publicIP: 256, ipv6: true, backup: 'daily' },
  price: { monthly: rubles(99_999_999.99), currency: 'RUB' },
});

export const LongContent: Story = {
  args: {
    view: at(`?period=year${comparing([enormous, naos])}`, 'vps', [
      enormous,
      naos,
      { ...enormous, name: 'Zubenelgenubi[GB]' },
    ]),
  },
};
