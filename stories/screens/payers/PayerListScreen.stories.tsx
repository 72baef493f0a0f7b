import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Payer } from '@/domain/payment/payer';
import { payerRules, type PayerConditions, type PayerSortKey } from '@/domain/payment/payerRules';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { PayerListScreen, type PayerListView } from '@/screens/payers/PayerListScreen/PayerListScreen';
import { inContentArea } from '../../kit/contentArea';
import { listKnobs } from '../../kit/knobs';
import { resetQuery, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, expectLink, press, retries } from '../../kit/plays';
import { t } from '../../kit/words';

type Changes = SampleListChanges<string, PayerSortKey, PayerConditions> &
  Pick<Partial<PayerListView>, 'removal'>;

/** The screen's view of these payers, or of a list that is not there. */
function viewOf(source: SampleRows<Payer>, { removal = null, ...changes }: Changes = {}): PayerListView {
  return { ...sampleList(payerRules, source, changes).list, removal };
}

const [person = makePayer(), company = makePayer()] = samplePayers;

const meta = {
  component: PayerListScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(samplePayers),
    ...listActions,
    onRemovalAsk: fn(),
    onRemovalConfirm: fn(),
    onRemovalClose: fn(),
  },
} satisfies Meta<typeof PayerListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D20: payers with their INN, if any, and the address for documents. The name links to the payer's page. */
// shows: PAYER-01
export const Default: Story = {
  parameters: listKnobs(samplePayers, viewOf, { long: ['name'] }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(company.inn)).toBeVisible();
    await expect(canvas.getByText(t('payer.type.organization'))).toBeVisible();
    await expect(canvas.getByText(person.email)).toBeVisible();
    await expectLink(canvas, company.name, '/dashboard/payers/payer-2');
    await expectLink(canvas, t('payers.add'), '/dashboard/payers/new');
    await searchFilterAndSort(canvas, args, 'name', t('payers.column.name'));
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** D35: the placeholder's former sentence, and a next step. */
// shows: PAYER-03
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('payers.empty.description'))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: t('payers.add') })).toHaveLength(1);
  },
};

// shows: PAYER-02
export const NoMatches: Story = {
  args: {
    view: viewOf(samplePayers, {
      search: 'Орион',
      filter: { type: 'soleProprietor' },
    }),
  },
  play: async ({ canvas, args }) => {
    await resetQuery(canvas, args);
  },
};

// shows: PAYER-02
export const Filtered: Story = {
  args: { view: viewOf(samplePayers, { filter: { type: 'organization' }, isFilterOpen: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(person.name)).toBeNull();
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: t('payers.column.type') }),
      t('payer.type.individual'),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ type: 'individual' });
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makePayer({
        id: 'a',
        type: 'organization',
        name: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(6)} объединение поставщиков»`,
        email: `${'бухгалтерия'.repeat(6)}@example.ru`,
        inn: '7799001231',
      }),
      makePayer({ id: 'b', name: '<img src=x onerror=alert(1)> & "кавычки"', phone: '' }),
      makePayer({ id: 'c', type: 'soleProprietor', name: 'شركة الرياح الشمالية', inn: '779900400121' }),
    ]),
  },
};

export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('payers.menu', { name: company.name }));
    await expect(menu.getByRole('menuitem', { name: t('payers.open') })).toHaveAttribute(
      'href',
      '/dashboard/payers/payer-2',
    );
    await expect(menu.getByRole('menuitem', { name: t('payers.bills') })).toHaveAttribute(
      'href',
      `/dashboard/payments-history?${new URLSearchParams({ q: company.name })}`,
    );
    await userEvent.click(menu.getByRole('menuitem', { name: t('payers.remove') }));
    await expect(args.onRemovalAsk).toHaveBeenCalledWith(company);
    await openMenu(canvas, t('payers.menu', { name: company.name }));
  },
};

/** The question shows what is removed and what stays before it is confirmed; focus starts on Cancel. */
// shows: PAYER-06
export const ConfirmRemove: Story = {
  args: { view: viewOf(samplePayers, { removal: { payer: company, submission: { status: 'idle' } } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('payers.remove.title') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await expect(dialog.getByText(t('payers.remove.text', { name: company.name }))).toBeVisible();
    await press(dialog, t('payers.remove'), args.onRemovalConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemovalClose).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { view: viewOf(samplePayers, { removal: { payer: company, submission: { status: 'pending' } } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('payers.remove.pending') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemovalConfirm).not.toHaveBeenCalled();
    await expect(args.onRemovalClose).not.toHaveBeenCalled();
  },
};

export const RemoveFailed: Story = {
  args: {
    view: viewOf(samplePayers, {
      removal: { payer: company, submission: { status: 'failed', reason: 'offline' } },
    }),
  },
  play: alerts('common.error.offline'),
};

/** A bill that waits for this payer's money comes first. */
// shows: PAYER-07
export const RemoveRefused: Story = {
  args: {
    view: viewOf(samplePayers, {
      removal: { payer: company, submission: { status: 'failed', reason: 'openBill' } },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expectLink(
      dialog,
      t('payers.remove.toBill'),
      `/dashboard/payments-history?${new URLSearchParams({ q: company.name, status: 'Pending' })}`,
    );
  },
};

export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

export const Scrolled: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 60 }, (_, index) => makePayer({ id: `p${index}`, name: `Плательщик ${index}` })),
    ),
  },
  play: scrolls,
};
