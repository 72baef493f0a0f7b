import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  differenceRules,
  differenceStates,
  statementGateways,
  statementKinds,
  type DifferenceConditions,
  type DifferenceKey,
  type StatementDifference,
} from '@/domain/admin/statement';
import { makeDifference, sampleDifferences } from '@/sample-data/statements';
import { AdminStatementsScreen } from '@/screens/admin/AdminStatementsScreen/AdminStatementsScreen';
import type {
  StatementFile,
  StatementOverlay,
} from '@/screens/admin/AdminStatementsScreen/adminStatementsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { expectLink, press, retries, showsInDialog } from '../../kit/plays';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<number, DifferenceKey, DifferenceConditions> & {
  overlay?: StatementOverlay;
};

/** The screen's view of these differences, or of a list that is not there. */
function viewOf(
  source: SampleRows<StatementDifference>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
) {
  return { ...sampleList(differenceRules, source, changes).list, overlay };
}

const meta = {
  component: AdminStatementsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleDifferences),
    ...adminListActions,
    onImportOpen: fn(),
    onFilesAdd: fn(),
  },
} satisfies Meta<typeof AdminStatementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A difference in every state. */
// shows: HAND-08
export const Default: Story = {
  parameters: listKnobs(sampleDifferences, viewOf, {
    long: ['reference'],
    every: { state: differenceStates, gateway: statementGateways, kind: statementKinds },
  }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'day', t('adminStatements.column.day'));
    await expectListColumns(canvas, 'adminStatements.column', [
      'payment',
      'day',
      'gateway',
      'kind',
      'here',
      'there',
      'state',
    ]);
    if (isNarrow()) return;
    await expectLink(canvas, 'MRD-5012', '/admin/payments?q=MRD-5012');
    await press(canvas, t('adminStatements.import'), args.onImportOpen);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleDifferences, { search: 'zzz', filter: { state: 'missingHere' } }) },
  play: relaxes('adminStatements.column.state', 'adminStatements.state.missingHere', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeDifference({
        payment: 999_999_999,
        reference: 'pi_3QKm2eB7WZ01zgkW1xq0Tn9c'.repeat(5),
        here: { currency: 'RUB', minor: 99_999_999_900 },
        there: { currency: 'USD', minor: 99_999_999_900 },
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeDifference({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

const importForm = {
  kind: 'form',
  row: null,
  draft: { gateway: '', file: null },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies StatementOverlay;

const statement = {
  name: 'november.csv',
  size: 18_400,
  content: { lines: [], days: { from: '2026-11-01', to: '2026-11-20' } },
} as const satisfies StatementFile;

export const ImportOpen: Story = {
  args: { view: viewOf(sampleDifferences, { overlay: importForm }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: new RegExp(t('adminStatements.gateway')) }),
      'stripe',
    );
    await expect(args.onDraftChange).toHaveBeenCalledWith({ gateway: 'stripe' });
    const file = new File(['day,amount'], 'november.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(t('adminStatements.file')), file);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([file]);
    await press(dialog, t('adminStatements.import'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** The lines and the days of the file are stated before it is imported. */
export const ImportChosenOpen: Story = {
  args: {
    view: viewOf(sampleDifferences, {
      overlay: { ...importForm, draft: { gateway: 'yookassa', file: statement } },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('november.csv')).toBeVisible();
    await press(dialog, t('files.remove', { name: 'november.csv' }), args.onDraftChange, { file: null });
  },
};

export const ImportValidationOpen: Story = {
  args: {
    view: viewOf(sampleDifferences, {
      overlay: { ...importForm, problems: { gateway: 'required', file: 'required' }, refusals: 1 },
    }),
  },
  play: showsInDialog('adminStatements.gateway.required', 'adminStatements.file.required'),
};

/** A wrong line refuses the whole file and is named. */
export const ImportWrongFileOpen: Story = {
  args: {
    view: viewOf(sampleDifferences, {
      overlay: {
        ...importForm,
        draft: {
          gateway: 'stripe',
          file: { ...statement, content: { problem: { code: 'amount', row: 17 } } },
        },
        problems: { file: 'wrong' },
        refusals: 1,
      },
    }),
  },
  play: showsInDialog(() => t('adminStatements.file.amount', { row: 17 })),
};

export const ImportPendingOpen: Story = {
  args: {
    view: viewOf(sampleDifferences, {
      overlay: {
        ...importForm,
        draft: { gateway: 'yookassa', file: statement },
        submission: { status: 'pending' },
      },
    }),
  },
};

export const ImportFailedOpen: Story = {
  args: {
    view: viewOf(sampleDifferences, {
      overlay: {
        ...importForm,
        draft: { gateway: 'yookassa', file: statement },
        refusals: 1,
        submission: { status: 'failed', reason: 'offline' },
      },
    }),
  },
};
