import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardText } from '@/components/cardText';
import { cardRules, type CardConditions, type CardSortKey } from '@/domain/payment/cardRules';
import { listedCards, type ListedCard, cardStates, cardBrands } from '@/domain/payment/savedCard';
import { exampleCards, makeSavedCard } from '@/sample-data/savedCards';
import { CardListScreen } from '@/screens/cards/CardListScreen/CardListScreen';
import type { CardListView, CardRemoval } from '@/screens/cards/CardListScreen/cardListView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { relaxes, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, press, retries } from '../../kit/plays';
import { t } from '../../kit/words';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, CardSortKey, CardConditions> & { removal?: CardRemoval | null };

/** The screen's view of these cards, or of a list that is not there. */
function viewOf(source: SampleRows<ListedCard>, { removal = null, ...changes }: Changes = {}): CardListView {
  return {
    ...sampleList(cardRules, source, changes).list,
    removal,
    addHref: '/dashboard/payments',
  };
}

const listed = listedCards(exampleCards, '2026-11-21');
const [card, other] = listed;
if (!card || !other) throw new RangeError('The examples have two cards at least');

const meta = {
  component: CardListScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(listed),
    ...listActions,
    onRenewalChange: fn(),
    onRemovalAsk: fn(),
    onRemovalConfirm: fn(),
    onRemovalClose: fn(),
  },
} satisfies Meta<typeof CardListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card for auto-renewal, one more, and one that has expired. */
// shows: CARDS-01
export const Default: Story = {
  parameters: listKnobs(listed, viewOf, { long: [], every: { state: cardStates, brand: cardBrands } }),
  play: async ({ canvas, args }) => {
    for (const state of ['renewal', 'ready', 'expired'] as const)
      await expect(canvas.getAllByText(t(`cards.state.${state}`))).not.toHaveLength(0);
    await expect(canvas.getByText('11/29')).toBeVisible();
    await searchFilterAndSort(canvas, args, 'expires', t('cards.column.expires'));
    await expectListColumns(canvas, 'cards.column', ['card', 'method', 'expires', 'state']);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** D35: the sentence that the specification's placeholder had, and how a card gets here. */
// shows: CARDS-06, CARDS-02
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('cards.empty.description'))).toBeVisible();
    await expect(canvas.getByText(t('cards.howTo'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('cards.add') })).toHaveAttribute(
      'href',
      '/dashboard/payments',
    );
  },
};

export const NoMatches: Story = {
  args: { view: viewOf(listed, { search: 'nothing like it', filter: { state: 'expired' } }) },
  play: relaxes('cards.column.state', 'cards.state.expired', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

/** Several that look alike, by a bank that names no brand. */
export const LongContent: Story = {
  args: {
    view: viewOf(
      listedCards(
        Array.from({ length: 6 }, (_, index) =>
          makeSavedCard({ id: index + 1, brand: 'mastercard', method: 'cards', isForRenewal: index === 0 }),
        ),
        '2026-11-21',
      ),
    ),
  },
};

const menuOf = (of: ListedCard) => t('cards.menu', { card: cardText(of, t) });

// shows: CARDS-04
export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, menuOf(other));
    await userEvent.click(menu.getByRole('menuitem', { name: t('cards.renewal.start') }));
    await expect(args.onRenewalChange).toHaveBeenCalledWith(other, true);
    const again = await openMenu(canvas, menuOf(card));
    await userEvent.click(again.getByRole('menuitem', { name: t('cards.renewal.stop') }));
    await expect(args.onRenewalChange).toHaveBeenCalledWith(card, false);
    const last = await openMenu(canvas, menuOf(card));
    await userEvent.click(last.getByRole('menuitem', { name: t('cards.remove') }));
    await expect(args.onRemovalAsk).toHaveBeenCalledWith(card);
    await openMenu(canvas, menuOf(card));
  },
};

/** The question explains the effect on auto-renewal before it is confirmed; focus starts on Cancel. */
// shows: CARDS-05
export const ConfirmRemove: Story = {
  args: { view: viewOf(listed, { removal: { card, submission: { status: 'idle' } } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('cards.remove.title') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await expect(dialog.getByText(t('cards.remove.renewal'))).toBeVisible();
    await press(dialog, t('cards.remove'), args.onRemovalConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemovalClose).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { view: viewOf(listed, { removal: { card, submission: { status: 'pending' } } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('cards.remove.pending') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemovalConfirm).not.toHaveBeenCalled();
    await expect(args.onRemovalClose).not.toHaveBeenCalled();
  },
};

export const RemoveFailed: Story = {
  args: {
    view: viewOf(listed, { removal: { card: other, submission: { status: 'failed', reason: 'offline' } } }),
  },
  play: alerts('common.error.offline'),
};

export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: {
    view: viewOf(
      listedCards(
        Array.from({ length: 60 }, (_, index) => makeSavedCard({ id: index + 1, isForRenewal: false })),
        '2026-11-21',
      ),
    ),
  },
  play: scrolls,
};
