import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  unclaimedRules,
  unclaimedStates,
  type UnclaimedConditions,
  type UnclaimedKey,
  type UnclaimedMoney,
} from '@/domain/admin/unclaimed';
import { makeUnclaimed, sampleUnclaimed } from '@/sample-data/unclaimed';
import { AdminUnclaimedScreen } from '@/screens/admin/AdminUnclaimedScreen/AdminUnclaimedScreen';
import {
  toAdminUnclaimedView,
  type UnclaimedOverlay,
} from '@/screens/admin/AdminUnclaimedScreen/adminUnclaimedView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { chooseInMenu } from '../../kit/menu';
import { press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<number, UnclaimedKey, UnclaimedConditions> & { overlay?: UnclaimedOverlay };

/** The screen's view of this money, or of a list that is not there. */
function viewOf(
  source: SampleRows<UnclaimedMoney>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
) {
  const { list, sums } = sampleList(unclaimedRules, source, changes);
  return toAdminUnclaimedView({ list, sums, overlay });
}

const meta = {
  component: AdminUnclaimedScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleUnclaimed),
    ...adminListActions,
    onDetailsOpen: fn(),
    onRecordOpen: fn(),
    onAssignOpen: fn(),
    onReturnOpen: fn(),
  },
} satisfies Meta<typeof AdminUnclaimedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money that waits, and money whose customer was found (D42). */
// shows: ADMIN-50
export const Default: Story = {
  parameters: listKnobs(sampleUnclaimed, viewOf, { long: ['reference'], every: { state: unclaimedStates } }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'amount', t('adminUnclaimed.column.amount'));
    await expectListColumns(canvas, 'adminUnclaimed.column', [
      'id',
      'receivedOn',
      'reference',
      'amount',
      'state',
    ]);
    // With cards the actions of a row come with its selection.
    if (isNarrow()) return;
    await press(canvas, t('adminUnclaimed.record'), args.onRecordOpen);
    const menu = t('adminUnclaimed.menu', { id: 31 });
    await chooseInMenu(canvas, menu, t('adminUnclaimed.assign'));
    await expect(args.onAssignOpen).toHaveBeenCalledWith(sampleUnclaimed[0]);
    await chooseInMenu(canvas, menu, t('adminUnclaimed.return'));
    await expect(args.onReturnOpen).toHaveBeenCalledWith(sampleUnclaimed[0]);
    await chooseInMenu(canvas, menu, t('admin.details'));
    await expect(args.onDetailsOpen).toHaveBeenCalledWith(sampleUnclaimed[0]);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleUnclaimed, { search: 'zzz', filter: { state: 'assigned' } }) },
  play: relaxes('adminUnclaimed.column.state', 'adminUnclaimed.state.assigned', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeUnclaimed({
        reference: `${'Общество с ограниченной ответственностью '.repeat(4)}${'x'.repeat(60)}`,
        state: 'assigned',
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeUnclaimed({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const DetailsOpen: Story = {
  args: { view: viewOf(sampleUnclaimed, { overlay: { kind: 'details', row: makeUnclaimed() } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('admin@meridian.example')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: t('common.close') })[0] ?? document.body);
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

const recordForm = {
  kind: 'form',
  row: null,
  draft: { amount: '', receivedOn: '2026-11-21', reference: '', isRepeated: false },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies UnclaimedOverlay;

export const RecordOpen: Story = {
  args: { view: viewOf(sampleUnclaimed, { overlay: recordForm }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${t('adminUnclaimed.column.amount')}`) }),
      '5',
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ amount: '5', isRepeated: false });
    await press(dialog, t('adminUnclaimed.record'), args.onFormSubmit);
  },
};

export const RecordValidationOpen: Story = {
  args: {
    view: viewOf(sampleUnclaimed, {
      overlay: {
        ...recordForm,
        draft: { ...recordForm.draft, amount: '0', receivedOn: '2026-12-01' },
        problems: { amount: 'amount', receivedOn: 'future', reference: 'required' },
        refusals: 1,
      },
    }),
  },
  play: showsInDialog('adminUnclaimed.amount.amount', 'adminUnclaimed.day.future'),
};

const filled = {
  amount: '1577',
  receivedOn: '2026-11-20',
  reference: 'Иванов И. И., за хостинг',
  isRepeated: false,
};

export const RecordPendingOpen: Story = {
  args: {
    view: viewOf(sampleUnclaimed, {
      overlay: {
        ...recordForm,
        draft: filled,
        submission: { status: 'pending' },
      },
    }),
  },
};

/** A record like an earlier one asks whether it is a second transfer. */
// shows: HAND-02
export const RecordedAlreadyOpen: Story = {
  args: {
    view: viewOf(sampleUnclaimed, {
      overlay: {
        ...recordForm,
        draft: filled,
        refusals: 1,
        submission: { status: 'failed', reason: 'recordedAlready' },
      },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(t('admin.refused.recordedAlready'))).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: containing(t('adminUnclaimed.isRepeated')) }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ isRepeated: true });
  },
};

const assignForm = {
  kind: 'form',
  row: makeUnclaimed(),
  draft: { claimant: 'MRD-5112' },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies UnclaimedOverlay;

export const AssignOpen: Story = {
  args: { view: viewOf(sampleUnclaimed, { overlay: assignForm }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(makeUnclaimed().reference)).toBeVisible();
    await press(dialog, t('adminUnclaimed.assign'), args.onFormSubmit);
  },
};

export const AssignValidationOpen: Story = {
  args: {
    view: viewOf(sampleUnclaimed, {
      overlay: {
        ...assignForm,
        draft: { claimant: 'Ivanov' },
        problems: { claimant: 'neither' },
        refusals: 1,
      },
    }),
  },
  play: showsInDialog('adminUnclaimed.claimant.neither'),
};

export const AssignFailedOpen: Story = {
  args: {
    view: viewOf(sampleUnclaimed, {
      overlay: { ...assignForm, refusals: 1, submission: { status: 'failed', reason: 'noClaimant' } },
    }),
  },
  play: showsInDialog('admin.refused.noClaimant'),
};

const returnForm = {
  kind: 'form',
  row: makeUnclaimed(),
  draft: { note: '' },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies UnclaimedOverlay;

export const ReturnOpen: Story = {
  args: { view: viewOf(sampleUnclaimed, { overlay: returnForm }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('adminUnclaimed.return.effect'))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'x');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ note: 'x' });
    await press(dialog, t('adminUnclaimed.return'), args.onFormSubmit);
  },
};

export const ReturnValidationOpen: Story = {
  args: {
    view: viewOf(sampleUnclaimed, {
      overlay: { ...returnForm, problems: { note: 'required' }, refusals: 1 },
    }),
  },
  play: showsInDialog('admin.note.problem.required'),
};
