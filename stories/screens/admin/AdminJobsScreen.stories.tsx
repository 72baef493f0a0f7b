import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { jobRules, type JobConditions, type JobKey } from '@/domain/admin/lists';
import { makeFailedJob, sampleFailedJobs } from '@/sample-data/failedJobs';
import { AdminJobsScreen } from '@/screens/admin/AdminJobsScreen/AdminJobsScreen';
import type { JobOverlay } from '@/screens/admin/AdminJobsScreen/adminJobsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { retries } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { openMenu } from '../../kit/menu';
import { t } from '../../kit/words';
import { idle } from './adminListFrame';
import { jobSubjects, type FailedJob } from '@/domain/admin/job';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, JobKey, JobConditions> & { overlay?: JobOverlay };

/** The screen's view of these jobs, or of a list that is not there. */
const viewOf = (source: SampleRows<FailedJob>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) => ({
  ...sampleList(jobRules, source, changes).list,
  overlay,
});

const [reboot = makeFailedJob(), refunded = makeFailedJob()] = sampleFailedJobs;

const meta = {
  component: AdminJobsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleFailedJobs),
    ...listActions,
    onMoreLoad: fn(),
    onDetailsOpen: fn(),
    onQuestionAsk: fn(),
    onQuestionConfirm: fn(),
    onOverlayClose: fn(),
  },
} satisfies Meta<typeof AdminJobsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: ADMIN-18
export const Default: Story = {
  parameters: listKnobs(sampleFailedJobs, viewOf, {
    long: ['title', 'reason'],
    every: { subject: jobSubjects },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(containing(t('adminJobs.subject.create')))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'title', t('adminJobs.column.title'));
    await expectListColumns(canvas, 'adminJobs.column', [
      'id',
      'subject',
      'title',
      'user',
      'reason',
      'failedAt',
    ]);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleFailedJobs, { filter: { subject: 'resize' } }) },
  play: relaxes('adminJobs.column.subject', 'adminJobs.subject.resize', { subject: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeFailedJob({
        id: 987_654_321,
        title: `${'very-long-name'.repeat(8)}.example.com`,
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        reason: 'The automation answered with a page of HTML. '.repeat(10),
      }),
      ...sampleFailedJobs,
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeFailedJob({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

/** A refunded job offers no start: its customer would have to order it again. */
// shows: ADMIN-19
export const RefundedMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('adminJobs.menu', { id: refunded.id }));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([t('admin.details')]);
    await userEvent.click(menu.getByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(refunded));
    await openMenu(canvas, t('adminJobs.menu', { id: refunded.id }));
  },
};

// shows: ADMIN-19
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('adminJobs.menu', { id: reboot.id }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('adminJobs.start') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('start', reboot));
    await openMenu(canvas, t('adminJobs.menu', { id: reboot.id }));
  },
};

export const Details: Story = {
  args: { view: viewOf(sampleFailedJobs, { overlay: { kind: 'details', row: refunded } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('adminJobs.refunded'))).toBeVisible();
    await userEvent.click(dialog.getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

// shows: ADMIN-19
export const ConfirmStart: Story = {
  args: {
    view: viewOf(sampleFailedJobs, {
      overlay: { kind: 'question', action: 'start', row: reboot, submission: idle },
    }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: t('adminJobs.start.title', { id: reboot.id }),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: t('adminJobs.start') }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmRefused: Story = {
  args: {
    view: viewOf(sampleFailedJobs, {
      overlay: {
        kind: 'question',
        action: 'start',
        row: reboot,
        submission: { status: 'failed', reason: 'changed' },
      },
    }),
  },
};
