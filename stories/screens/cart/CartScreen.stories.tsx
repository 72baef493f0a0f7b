import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toPromoCode } from '@/domain/cart/promo';
import type { PlanName } from '@/domain/plan';
import { quoteRenewal } from '@/domain/pricing/renewal';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { samplePromos } from '@/sample-data/promos';
import { makeServer } from '@/sample-data/servers';
import { CartScreen } from '@/screens/cart/CartScreen/CartScreen';
import type { CartScreenProps, PromoRefusal } from '@/screens/cart/CartScreen/cartTypes';
import { inContentArea } from '../../kit/contentArea';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';
import { everyKind, frame, makeCartView, noPromo } from './cartViews';

const ready = makeCartView(sampleCart);

/** A code of the sample. */
function promoNamed(code: string) {
  const promo = samplePromos.find((each) => each.code === code);
  if (!promo) throw new RangeError(`No promo code ${code}`);
  return promo;
}

const meta = {
  component: CartScreen,
  decorators: [inContentArea],
  args: {
    view: ready,
    onItemSelect: fn(),
    onAllSelect: fn(),
    onItemToggle: fn(),
    onItemRemove: fn(),
    onSelectedDelete: fn(),
    onPromoChange: fn(),
    onPromoApply: fn(),
    onPromoRemove: fn(),
    onCheckout: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the sample items, 3154.00 together; everything is selected at first. */
// proves: CART-01, CART-03, CART-04, CART-08, CART-12, CART-13, PROMO-01
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(exactly(money(3_154)))[0]).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t('cart.item.select', { item: 'Diadem[GB], Ubuntu 24.04' }) }),
    );
    await expect(args.onItemSelect).toHaveBeenCalledWith('sample-1', false);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('cart.selectAll') }));
    await expect(args.onAllSelect).toHaveBeenCalledWith(false);
    await userEvent.click(
      canvas.getByRole('button', { name: t('cart.item.detailsLabel', { item: 'Diadem[GB], Debian 12' }) }),
    );
    await expect(args.onItemToggle).toHaveBeenCalledWith('sample-2');
    await userEvent.click(
      canvas.getByRole('button', { name: t('cart.item.removeLabel', { item: 'Diadem[GB], Debian 12' }) }),
    );
    await expect(args.onItemRemove).toHaveBeenCalledWith('sample-2');
    await userEvent.click(canvas.getByRole('button', { name: t('cart.deleteSelected') }));
    await expect(args.onSelectedDelete).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: t('cart.promo') }), 'W');
    await expect(args.onPromoChange).toHaveBeenCalledWith('W');
    await expect(canvas.getByRole('button', { name: t('cart.promo.apply') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('cart.checkout') }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('cart.order') })).toHaveAttribute(
      'href',
      '/dashboard/vps-catalog',
    );
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Empty: Story = { args: { view: { ...frame, status: 'empty' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** D11: a stored cart that could not be read is set aside. */
// proves: CART-15
export const Damaged: Story = { args: { view: { ...frame, status: 'empty', isDamaged: true } } };

/** The device refuses to keep the cart. */
export const Unsaved: Story = { args: { view: makeCartView(sampleCart, { changes: { isUnsaved: true } }) } };

/** An order with every option, a renewal, a tariff change, and a plan that is gone: not selectable, not counted. */
// proves: CART-18
export const EveryKind: Story = {
  args: { view: makeCartView(everyKind) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('cart.item.vanished'))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Betelgeuse/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: t('cart.selectAll') })).toBeChecked();
    await expect(
      canvas.getByText(
        `${t('pricing.period.year')} · ${t('cart.item.until', { date: i18n().date('2027-12-24') })}`,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Betelgeuse/ })).toBeNull();
  },
};

/** CPU, RAM, storage, OS and options (§2), and how each price comes about (D15, D16, D18). */
// proves: CART-06
export const Expanded: Story = {
  args: { view: makeCartView(everyKind, { expanded: ['rich', 'renewal', 'tariff'] }) },
  play: async ({ canvas }) => {
    const order = within(canvas.getAllByRole('listitem')[0] ?? document.body);
    await expect(order.getByText(t('pricing.spec.storage', { size: 80, kind: 'NVME' }))).toBeVisible();
    await expect(order.getByText(t('pricing.receipt.discount'))).toBeVisible();
    await expect(canvas.getByText(t('cart.detail.chargeNote', { days: 30, month: 30 }))).toBeVisible();
  },
};

/** §4: select-all follows the items. */
// proves: CART-02
export const Mixed: Story = {
  args: { view: makeCartView(sampleCart, { excluded: ['sample-2'] }) },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: t('cart.selectAll') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onAllSelect).toHaveBeenCalledWith(true);
  },
};

/** §5: checkout and Delete selected are disabled, and say why. */
// proves: CART-10, CART-11
export const NothingSelected: Story = {
  args: { view: makeCartView(sampleCart, { excluded: ['sample-1', 'sample-2'] }) },
  play: async ({ canvas, args }) => {
    const reason = t('cart.checkout.nothing');
    const checkout = canvas.getByRole('button', { name: t('cart.checkout') });
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await expect(checkout).toHaveAccessibleDescription(reason);
    await userEvent.click(checkout);
    await expect(args.onReasonAsk).toHaveBeenCalledWith(reason);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('cart.deleteSelected') }));
    await expect(args.onSelectedDelete).not.toHaveBeenCalled();
  },
};

/** D10: one code at a time, removable. */
// proves: PROMO-02
export const PromoApplied: Story = {
  args: { view: makeCartView(sampleCart, { applied: promoNamed('WELCOME10') }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('cart.promo.removeLabel', { code: 'WELCOME10' }) }),
    );
    await expect(args.onPromoRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The applied code gives nothing for what is selected now; it stays, and says so. */
export const PromoIdle: Story = {
  args: { view: makeCartView(sampleCart, { applied: promoNamed('STORAGE15') }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        containing(t('cart.promo.nothingEligible', { code: 'STORAGE15', lines: 'VPS/VDS Storage' })),
      ),
    ).toBeVisible();
  },
};

export const PromoPending: Story = {
  args: {
    view: makeCartView(sampleCart, {
      changes: { promo: { ...noPromo, draft: 'WELCOME10', isPending: true } },
    }),
  },
};

function refused(code: string, problem: Exclude<PromoRefusal['problem'], 'offline'>): Story {
  const promo = samplePromos.find((each) => each.code === code) ?? null;
  return {
    args: {
      view: makeCartView(sampleCart, {
        changes: {
          promo: { ...noPromo, draft: code, refusal: { problem, code, promo }, refusals: 1 },
        },
      }),
    },
    play: async ({ canvas, args }) => {
      const field = canvas.getByRole('textbox', { name: t('cart.promo') });
      await expect(field).toBeInvalid();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPromoApply).toHaveBeenCalledOnce();
    },
  };
}

// proves: PROMO-03
export const PromoNotFound: Story = refused('НЕТ ТАКОГО', 'notFound');
// proves: PROMO-04
export const PromoExpired: Story = refused('SUMMER25', 'expired');
// proves: PROMO-05
export const PromoNotYetActive: Story = refused('COMET2036', 'notYetActive');
// proves: PROMO-06
export const PromoUsedUp: Story = refused('FIRST100', 'usedUp');
// proves: PROMO-07
export const PromoNothingEligible: Story = refused('STORAGE15', 'nothingEligible');

/** The code could not even be asked for. */
export const PromoOffline: Story = {
  args: {
    view: makeCartView(sampleCart, {
      changes: { promo: { ...noPromo, draft: 'WELCOME10', refusal: { problem: 'offline' } } },
    }),
  },
};

/** D10: the code is checked once more on the way to payment. */
// proves: PROMO-09
export const CheckoutPending: Story = {
  args: {
    view: makeCartView(sampleCart, {
      applied: promoNamed('WELCOME10'),
      changes: { checkout: 'pending' },
    }),
  },
};

const long = 'Кассиопея-Персей-Андромеда-Пегас-Ориона'.repeat(3);
const longCart = makeCartView([
  makeOrderEntry({
    id: 'large',
    plan: 'Intercrus[GB]' satisfies PlanName,
    configuration: {
      ...makeOrderEntry().configuration,
      os: { family: 'windows', version: '2022' },
      panel: 'plesk',
      ipv4: 5,
      ipv6: true,
      backup: 'daily',
      count: 100,
      period: 'year',
    },
  }),
  makeOrderEntry({ id: 'unknown', plan: `<b>${long}</b>`.slice(0, 64) }),
]);

const longRenewal = quoteRenewal([makeServer().monthlyPrice], '3years');

/** The largest order there is, names that never break, and a data centre of another provider. */
export const LongContent: Story = {
  args: {
    view: {
      ...longCart,
      items: [
        ...longCart.items.map((item) => ({ ...item, isExpanded: true })),
        {
          priced: {
            status: 'renewal',
            entry: { kind: 'renewal', id: 'long', serverId: makeServer().id, period: '3years' },
            server: makeServer({
              domain: `${'very-long-subdomain-'.repeat(9)}example.ru`,
              datacenter: long,
              tariff: long,
            }),
            until: '2029-12-24',
            quote: longRenewal,
            total: longRenewal.total,
          },
          isSelected: true,
          isExpanded: true,
          editHref: '/dashboard/server-renew?id=1024',
        },
      ],
      promo: {
        ...noPromo,
        draft: 'X'.repeat(10_000),
        refusal: { problem: 'notFound', code: '', promo: null },
      },
    },
  },
};

/** Holds what the container holds; the codes of the sample work. */
function Harness(props: CartScreenProps) {
  const [entries, setEntries] = useState(everyKind);
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const applied = samplePromos.find((promo) => promo.code === code);
  const view = makeCartView(entries, { excluded, expanded, ...(applied ? { applied } : {}) });
  const others = (list: readonly string[], id: string) => list.filter((each) => each !== id);
  return (
    <CartScreen
      {...props}
      view={
        entries.length === 0
          ? { ...frame, status: 'empty' }
          : { ...view, promo: view.promo.status === 'entry' ? { ...view.promo, draft } : view.promo }
      }
      onItemSelect={(id, isSelected) => setExcluded([...others(excluded, id), ...(isSelected ? [] : [id])])}
      onAllSelect={(isSelected) => setExcluded(isSelected ? [] : entries.map(({ id }) => id))}
      onItemToggle={(id) => setExpanded(expanded.includes(id) ? others(expanded, id) : [...expanded, id])}
      onItemRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))}
      onSelectedDelete={() => setEntries(entries.filter(({ id }) => excluded.includes(id) || id === 'gone'))}
      onPromoChange={setDraft}
      onPromoApply={() => setCode(toPromoCode(draft))}
      onPromoRemove={() => setCode(null)}
    />
  );
}

export const Interactive: Story = {
  tags: ['!visual'],
  render: (args) => <Harness {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: t('cart.item.select', { item: t('cart.item.renewal', { id: 1024 }) }),
      }),
    );
    await expect(canvas.getByRole('checkbox', { name: t('cart.selectAll') })).toBePartiallyChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: t('cart.promo') }), 'welcome10{Enter}');
    await expect(
      canvas.getAllByText(t('pricing.receipt.promo', { code: 'WELCOME10' }))[0],
    ).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', {
        name: startingWith(t('cart.item.removeLabel', { item: 'Betelgeuse[GB], Ubuntu 24.04' })),
      }),
    );
    await expect(canvas.queryByText(t('cart.item.vanished'))).toBeNull();
  },
};
