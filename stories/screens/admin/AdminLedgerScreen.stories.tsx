import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  ledgerColumns,
  ledgerDraftOf,
  ledgerFormats,
  ledgerProblems,
  usableSpan,
  type LedgerDraft,
} from '@/domain/admin/ledger';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { formReducer, formStateOf, type FormAction, type FormState } from '@/domain/form/formState';
import { sampleDay } from '@/sample-data/sampleDay';
import { AdminLedgerScreen } from '@/screens/admin/AdminLedgerScreen/AdminLedgerScreen';
import { toAdminLedgerView } from '@/screens/admin/AdminLedgerScreen/adminLedgerView';
import { inContentArea } from '../../kit/contentArea';
import { failedBy, formAfter, refusedBy, sending, sendings } from '../../kit/form';
import { choice, knobs } from '../../kit/knobs';
import { t } from '../../kit/words';
import { press, shows } from '../../kit/plays';

const initial = ledgerDraftOf(sampleDay);

/** The form with these days typed, as the app shows it after this has happened. */
const viewOf = (
  typed: Partial<LedgerDraft> = {},
  ...actions: readonly FormAction<LedgerDraft, AdminRefusal>[]
) => toAdminLedgerView(formAfter(initial, typed, ...actions));

/** Which days are wanted, how the file is written, and what becomes of it. */
const ledgerKnobs = knobs(
  {
    days: choice(['this month', 'none', 'backwards']),
    format: choice(ledgerFormats),
    sending: choice(sendings),
  },
  ({ days, format, sending: state }) => {
    const typed = {
      'this month': {},
      none: { from: '', to: '' },
      backwards: { from: '2026-11-21', to: '2026-11-01' },
    }[days];
    const problems = ledgerProblems({ ...initial, ...typed });
    return {
      view: viewOf(
        { ...typed, format },
        ...(days === 'this month' ? [] : [refusedBy(problems)]),
        ...sending(state),
      ),
    };
  },
);

const meta = {
  component: AdminLedgerScreen,
  decorators: [inContentArea],
  args: { view: viewOf(), onDraftChange: fn(), onDownload: fn() },
} satisfies Meta<typeof AdminLedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The month up to today, and what every column of the file means. */
// shows: ADMIN-24
export const Default: Story = {
  parameters: ledgerKnobs,
  play: async ({ canvas, args }) => {
    for (const column of ledgerColumns) await expect(canvas.getByText(column)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(t('adminLedger.format')), 'semicolon');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ format: 'semicolon' });
    await press(canvas, t('adminLedger.download'), args.onDownload);
  },
};

export const Filled: Story = {
  args: { view: viewOf({ from: '2026-01-01', to: '2026-03-31', format: 'semicolon' }) },
};

const backwards = { from: '2026-11-21', to: '2026-11-01' };

export const Validation: Story = {
  args: { view: viewOf(backwards, refusedBy(ledgerProblems({ ...initial, ...backwards }))) },
  play: shows('adminLedger.problem.order'),
};

export const Pending: Story = { args: { view: viewOf({}, { type: 'sent' }) } };

export const SubmitFailed: Story = {
  args: { view: viewOf({}, { type: 'sent' }, failedBy('offline')) },
  play: shows('common.error.offline'),
};

/** Everything the form can say at once: both days are missing. */
export const LongContent: Story = {
  args: { view: viewOf({ from: '', to: '' }, refusedBy(ledgerProblems({ from: '', to: '' }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('adminLedger.problem.required'))).toHaveLength(2);
  },
};

export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness() {
    const [state, dispatch] = useReducer(
      (before: FormState<LedgerDraft, AdminRefusal>, action: FormAction<LedgerDraft, AdminRefusal>) =>
        formReducer(before, action),
      formStateOf<LedgerDraft, AdminRefusal>(initial),
    );
    return (
      <AdminLedgerScreen
        view={toAdminLedgerView(state)}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onDownload={() =>
          usableSpan(state.draft) ??
          dispatch({ type: 'refused', fields: Object.keys(ledgerProblems(state.draft)) })
        }
      />
    );
  },
};
