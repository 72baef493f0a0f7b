import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  methodDraftOf,
  methodProblems,
  methodRules,
  type AdminMethod,
  type MethodConditions,
  type MethodDraft,
  type MethodKey,
} from '@/domain/admin/method';
import type { PaymentMethodId } from '@/domain/payment/method';
import { makeAdminMethod, sampleAdminMethods } from '@/sample-data/adminMethods';
import { AdminMethodsScreen } from '@/screens/admin/AdminMethodsScreen/AdminMethodsScreen';
import type { AdminMethodsView, MethodOverlay } from '@/screens/admin/AdminMethodsScreen/adminMethodsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, press, retries, showsInDialog } from '../../kit/plays';
import { containing, exactly } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<PaymentMethodId, MethodKey, MethodConditions> & { overlay?: MethodOverlay };

/** The screen's view of these methods, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminMethod>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
): AdminMethodsView {
  const { list } = sampleList(methodRules, source, changes);
  return { ...list, overlay };
}

const method = makeAdminMethod();

const meta = {
  component: AdminMethodsScreen,
  decorators: [inContentArea],
  args: { view: viewOf(sampleAdminMethods), ...adminListActions, onMethodEdit: fn() },
} satisfies Meta<typeof AdminMethodsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D19: every method with its terms; one that is off shows why. */
// shows: ADMIN-57
export const Default: Story = {
  parameters: listKnobs(sampleAdminMethods, viewOf, {
    shown: sampleAdminMethods.length,
    long: [],
    every: {},
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(t('adminMethods.use.off'))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'commission', t('adminMethods.column.commission'));
    await expectListColumns(canvas, 'adminMethods.column', [
      'id',
      'minimum',
      'commission',
      'currencies',
      'use',
    ]);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([method], { filter: { use: 'off' } }) },
  play: relaxes('adminMethods.column.use', 'adminMethods.use.off', { use: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

const long = 'Банк-партнёр обновляет оборудование и обещает вернуться к вечеру воскресенья. '.repeat(3);

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminMethod({
        minAmount: { currency: 'RUB', minor: 1_000_000_000_000 },
        commission: 100,
        unavailable: { ru: long, en: long },
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminMethod({ gateway: `bank ${index}` })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([method]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, t('adminMethods.menu', { name: t('paymentMethod.cards') }));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminMethods.edit') }));
    await waitFor(() => expect(args.onMethodEdit).toHaveBeenCalledWith(method));
    await open();
  },
};

const editing = (
  changes: Partial<MethodDraft> = {},
  overlay: Partial<Extract<MethodOverlay, { kind: 'form' }>> = {},
) =>
  viewOf(sampleAdminMethods, {
    overlay: {
      kind: 'form',
      row: method,
      draft: { ...methodDraftOf(method), ...changes },
      problems: {},
      refusals: 0,
      submission: idle,
      ...overlay,
    },
  });

export const Edit: Story = {
  args: { view: editing() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('paymentMethod.cards') }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'USD' }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ currencies: ['RUB', 'EUR'] });
    await press(dialog, t('adminMethods.form.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

const reasons = {
  reasonRu: 'Банк обновляется до вечера',
  reasonEn: 'The bank is updating until the evening',
};

// shows: PRICES-11
export const Filled: Story = {
  args: {
    view: editing({ use: 'off', minimum: '100', commission: 7, currencies: ['RUB'], ...reasons }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const percent = (value: number) => t('adminMethods.percent', { percent: value });
    for (const text of [
      t('adminMethods.effect.minimum', { before: money(50), after: money(100) }),
      t('adminMethods.effect.commission', { before: percent(5), after: percent(7) }),
      t('adminMethods.effect.currencies', { currencies: 'RUB' }),
      t('adminMethods.effect.off'),
      t('adminMethods.effect.payments', { count: 3 }),
    ])
      await expect(dialog.getByText(exactly(text))).toBeInTheDocument();
  },
};

const off = makeAdminMethod({ unavailable: { ru: 'Обновляется', en: 'Updating' } });

export const AnotherReason: Story = {
  args: { view: editing({ ...methodDraftOf(off), reasonEn: 'Moving' }, { row: off }) },
  play: showsInDialog('adminCatalog.effect.reason'),
};

const wrong = { minimum: '-1', commission: null, currencies: [], use: 'off' } as const;

export const Validation: Story = {
  args: {
    view: editing(wrong, {
      problems: methodProblems({ ...methodDraftOf(method), ...wrong }),
      refusals: 1,
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(containing(t('adminMethods.problem.currencies')))).toBeInTheDocument();
    await expect(dialog.getAllByText(t('adminMethods.problem.required'))).toHaveLength(3);
  },
};

export const Pending: Story = { args: { view: editing({}, { submission: { status: 'pending' } }) } };

/** Another administrator was faster. */
export const SubmitFailed: Story = {
  args: { view: editing({}, { submission: { status: 'failed', reason: 'edited' } }) },
  play: alerts('admin.refused.edited'),
};
