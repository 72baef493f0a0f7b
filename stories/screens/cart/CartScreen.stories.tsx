import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toPromoCode } from '@/domain/cart/promo';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import { CartScreen } from '@/screens/cart/CartScreen/CartScreen';
import { cartUseReducer, initialCartUse } from '@/screens/cart/CartScreen/cartUse';
import type { CartScreenProps } from '@/screens/cart/CartScreen/cartView';
import { initialPromoState, promoReducer, type PromoRefusal } from '@/screens/cart/CartScreen/promoState';
import type { AnyState } from '../../kit/anyState';
import {
  appliedPromo,
  cartKnobs,
  everyKind,
  longCart,
  makeCartView,
  showCart,
  triedPromo,
  unreadCart,
} from '../../kit/cart';
import { inContentArea } from '../../kit/contentArea';
import { isNarrow } from '../../kit/isNarrow';
import { expectLink, press, retries, shows } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { ready } from '../../kit/ready';
import { i18n, money, t } from '../../kit/words';

const meta = {
  component: CartScreen,
  decorators: [inContentArea],
  args: {
    view: makeCartView(sampleCart),
    onItemSelect: fn(),
    onAllSelect: fn(),
    onItemToggle: fn(),
    onItemRemove: fn(),
    onSelectedDelete: fn(),
    onSummaryToggle: fn(),
    onPromoChange: fn(),
    onPromoApply: fn(),
    onPromoRemove: fn(),
    onCheckout: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<AnyState<CartScreenProps>>;

/** §2: the sample items, 3154.00 together; everything is selected at first. */
// shows: CART-01, CART-03, CART-04, CART-08, CART-12, CART-13
export const Default: Story = {
  parameters: cartKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(exactly(money(3_154)))[0]).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t('cart.item.select', { item: 'Diadem[GB], Ubuntu 24.04' }) }),
    );
    await expect(args.onItemSelect).toHaveBeenCalledWith('sample-1', false);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('cart.selectAll') }));
    await expect(args.onAllSelect).toHaveBeenCalledWith(false);
    await press(
      canvas,
      t('cart.item.detailsLabel', { item: 'Diadem[GB], Debian 12' }),
      args.onItemToggle,
      'sample-2',
    );
    await press(
      canvas,
      t('cart.item.removeLabel', { item: 'Diadem[GB], Debian 12' }),
      args.onItemRemove,
      'sample-2',
    );
    await press(canvas, t('cart.deleteSelected'), args.onSelectedDelete);
    await press(canvas, t('cart.checkout'), args.onCheckout);
    await expectLink(canvas, t('cart.order'), '/dashboard/vps-catalog');
  },
};

/** The promo code is in the summary, which unfolds from a bar on a phone. */
// shows: PROMO-01, PROMO-15
export const SummaryOpen: Story = {
  args: { view: makeCartView(sampleCart, { use: { isSummaryOpen: true } }) },
  play: async ({ canvas, args }) => {
    const summary = within(canvas.getByRole('complementary', { name: t('cart.summary') }));
    await userEvent.type(summary.getByRole('textbox', { name: t('cart.promo') }), 'W');
    await expect(args.onPromoChange).toHaveBeenCalledWith('W');
    await expect(summary.getByRole('button', { name: t('cart.promo.apply') })).toBeDisabled();
    if (!isNarrow()) return;
    await press(summary, t('cart.summary.fold'), args.onSummaryToggle, false);
  },
};

export const Loading: Story = { args: { view: unreadCart({ status: 'loading' }) } };

export const Empty: Story = { args: { view: showCart([]) } };

export const Error: Story = {
  args: { view: unreadCart({ status: 'error', reason: 'offline' }) },
  play: retries('onRetry'),
};

/** D11: a stored cart that could not be read is set aside. */
// shows: CART-15
export const Damaged: Story = { args: { view: showCart([], { isDamaged: true }) } };

/** The device refuses to keep the cart. */
export const Unsaved: Story = { args: { view: makeCartView(sampleCart, { isUnsaved: true }) } };

/** An order with every option, a renewal, a tariff change, and a plan that is gone: not selectable, not counted. */
// shows: CART-18
export const EveryKind: Story = {
  args: { view: makeCartView(everyKind) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('cart.item.vanished'))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Betelgeuse/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: t('cart.selectAll') })).toBeChecked();
    await expect(
      canvas.getByText(
        `${t('cart.item.term', { period: t('pricing.period.year') })} · ${t('cart.item.until', { date: i18n().date('2027-12-24') })}`,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Betelgeuse/ })).toBeNull();
    for (const [item, href] of [
      [t('cart.item.renewal', { id: 1024 }), '/dashboard/server-renew?id=1024&period=year'],
      [t('cart.item.tariff', { id: 1031 }), '/dashboard/server-change-tariff?id=1031&tariff=Arcturus'],
    ] as const)
      await expectLink(canvas, startingWith(t('cart.item.editLabel', { item })), href);
  },
};

/** CPU, RAM, storage, OS and options (§2), and how each price comes about (D15, D16, D18). */
// shows: CART-06
export const Expanded: Story = {
  args: { view: makeCartView(everyKind, { use: { expanded: new Set(['rich', 'renewal', 'tariff']) } }) },
  play: async ({ canvas }) => {
    const order = within(canvas.getAllByRole('listitem')[0] ?? document.body);
    await expect(
      order.getByText(exactly(t('pricing.spec.storage', { size: 80, kind: 'NVME' }))),
    ).toBeVisible();
    await expect(order.getByText(t('pricing.receipt.discount'))).toBeVisible();
    // Until 3 February: every paid day is charged (D37).
    await expect(canvas.getByText(t('pricing.charge.days', { days: 74 }))).toBeVisible();
  },
};

/** A server with a backup instead of a system. */
// shows: SNAPSHOTS-12
export const FromBackup: Story = {
  args: {
    view: makeCartView(
      [
        makeOrderEntry({
          configuration: { ...makeOrderEntry().configuration, fromBackup: makeOrderedBackup() },
        }),
      ],
      { use: { expanded: new Set(['sample-1']) } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('cart.detail.os'))).toBeVisible();
    await expect(canvas.queryByText(t('cart.detail.software'))).toBeNull();
  },
};

/** §4: select-all follows the items. */
// shows: CART-02
export const Mixed: Story = {
  args: { view: makeCartView(sampleCart, { use: { excluded: new Set(['sample-2']) } }) },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: t('cart.selectAll') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onAllSelect).toHaveBeenCalledWith(true);
  },
};

/** §5: checkout and Delete selected are disabled, and say why. */
// shows: CART-10, CART-11
export const NothingSelected: Story = {
  tags: ['played'],
  args: { view: makeCartView(sampleCart, { use: { excluded: new Set(['sample-1', 'sample-2']) } }) },
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
// shows: PROMO-02
export const PromoApplied: Story = {
  args: { view: makeCartView(sampleCart, { promo: appliedPromo('WELCOME10') }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('cart.promo.removeLabel', { code: 'WELCOME10' }), args.onPromoRemove);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const [storagePlan] = samplePlans.filter(({ line }) => line === 'storage');
const other = makeOrderEntry({ id: 'other', plan: storagePlan?.name ?? '' });
const idle = { promo: appliedPromo('STORAGE15'), use: { excluded: new Set(['other']) } };
const idleText = { code: 'STORAGE15', lines: 'VPS/VDS Storage' };

/** The applied code gives no discount for the current selection; it stays with a message. */
export const PromoIdle: Story = {
  args: { view: makeCartView([...sampleCart, other], idle) },
  play: shows(() => containing(t('cart.promo.nothingEligible', idleText))),
};

export const PromoPending: Story = {
  args: {
    view: makeCartView(sampleCart, { promo: initialPromoState('WELCOME10') }),
  },
};

function refused(code: string, problem: Exclude<PromoRefusal['problem'], 'offline' | 'tooManyTries'>): Story {
  const promo = samplePromos.find((each) => each.code === code) ?? null;
  return {
    args: {
      view: makeCartView(sampleCart, { promo: triedPromo(code, { problem, code, promo }) }),
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

// shows: PROMO-03
export const PromoNotFound: Story = refused('НЕТ ТАКОГО', 'notFound');
// shows: PROMO-04
export const PromoExpired: Story = refused('SUMMER25', 'expired');
// shows: PROMO-05
export const PromoNotYetActive: Story = refused('COMET2036', 'notYetActive');
// shows: PROMO-06
export const PromoUsedUp: Story = refused('FIRST100', 'usedUp');
// shows: PROMO-12
export const PromoUsedByCustomer: Story = refused('WELCOME10', 'usedByCustomer');
// shows: PROMO-12
export const PromoNotFirstOrder: Story = refused('NEWCOMER20', 'notFirstOrder');
// shows: PROMO-07
export const PromoNothingEligible: Story = refused('STORAGE15', 'nothingEligible');

/** The code could not even be requested; or too many were that there are not. */
const unchecked = (problem: 'offline' | 'tooManyTries'): Story => ({
  args: { view: makeCartView(sampleCart, { promo: triedPromo('WELCOME10', { problem }, true) }) },
});
export const PromoOffline: Story = unchecked('offline');
export const PromoTooManyTries: Story = unchecked('tooManyTries');

/** D10: the code is checked once more on the way to payment. */
// shows: PROMO-09
export const CheckoutPending: Story = {
  args: {
    view: makeCartView(sampleCart, {
      promo: appliedPromo('WELCOME10'),
      use: { checkout: 'pending' },
    }),
  },
};

/** The largest possible order, unbreakable names, and another provider's data centre. */
export const LongContent: Story = { args: { view: longCart } };

/** Holds what the container holds; the codes of the sample work. */
function Harness(props: AnyState<CartScreenProps>) {
  const [entries, setEntries] = useState(everyKind);
  const [use, change] = useReducer(cartUseReducer, initialCartUse);
  const [promo, dispatch] = useReducer(promoReducer, initialPromoState(null));
  const view = showCart(entries, { use, promo });
  const code = promo.status === 'entry' ? toPromoCode(promo.draft) : null;
  if (view.status === 'empty') return <CartScreen view={view} />;
  return (
    <CartScreen
      {...props}
      view={ready(view)}
      onItemSelect={(id, isSelected) => change({ type: 'selected', ids: [id], isSelected })}
      onAllSelect={(isSelected) => change({ type: 'selected', ids: entries.map(({ id }) => id), isSelected })}
      onItemToggle={(id) => change({ type: 'toggled', id })}
      onItemRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))}
      onSelectedDelete={() => setEntries(entries.filter(({ id }) => use.excluded.has(id) || id === 'gone'))}
      onSummaryToggle={(isOpen) => change({ type: 'summaryToggled', isOpen })}
      onPromoChange={(draft) => dispatch({ type: 'typed', draft })}
      onPromoApply={() =>
        code !== null &&
        dispatch({
          type: 'applied',
          code,
          found: samplePromos.find((each) => each.code === code) ?? null,
        })
      }
      onPromoRemove={() => dispatch({ type: 'removed' })}
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
    if (isNarrow())
      await userEvent.click(canvas.getByRole('button', { name: containing(t('cart.summary.unfold')) }));
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
