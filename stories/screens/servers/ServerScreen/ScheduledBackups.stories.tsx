import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import type { BackupList } from '@/domain/servers/backups';
import { toServerRow } from '@/domain/servers/serverRow';
import { makeBackup, sampleBackups } from '@/sample-data/backups';
import { makeServer } from '@/sample-data/servers';
import { emptyDraft, toBackupsView, type BackupsSources } from '@/screens/servers/ServerScreen/backupsView';
import ScheduledBackups from '@/screens/servers/ServerScreen/ScheduledBackups';
import { inContentArea } from '../../../kit/contentArea';
import { press, presses, shows } from '../../../kit/plays';
import { exactly } from '../../../kit/textMatch';
import { i18n, t } from '../../../kit/words';

const server = makeServer();
const backup = makeBackup();

function viewOf(changes: Partial<BackupsSources['backups']> = {}, sources: Partial<BackupsSources> = {}) {
  return toBackupsView({
    server: toServerRow(server),
    load: { status: 'ready', value: { items: [], max: 3 } },
    draft: emptyDraft,
    question: null,
    copy: null,
    targets: { status: 'loading' },
    plans: { status: 'loading' },
    schedule: 'weekly',
    schedulePrice: rubles(300),
    backups: { load: { status: 'ready', value: sampleBackups }, question: null, ...changes },
    ...sources,
  });
}
const listed = (changes: Partial<BackupList>) =>
  viewOf({ load: { status: 'ready', value: { ...sampleBackups, ...changes } } });

const meta = {
  component: ScheduledBackups,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onRetry: fn(),
    onNameChange: fn(),
    onMake: fn(),
    onAsk: fn(),
    onCopyAsk: fn(),
    onCopyChange: fn(),
    onCopyConfirm: fn(),
    onCopyClose: fn(),
    onTargetsRetry: fn(),
    onConfirm: fn(),
    onClose: fn(),
    onReasonAsk: fn(),
    onBackupsRetry: fn(),
    onBackupAsk: fn(),
    onBackupConfirm: fn(),
    onBackupClose: fn(),
  },
} satisfies Meta<typeof ScheduledBackups>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two by the schedule, and one that was requested. */
// shows: SNAPSHOTS-08, SNAPSHOTS-09
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('snapshots.backups.kind.requested'))).toBeVisible();
    const price = t('common.perMonth', { price: i18n().money(rubles(300)) });
    await expect(canvas.getByText(exactly(price))).toBeVisible();
    const first = within(canvas.getAllByRole('listitem')[0] ?? document.body);
    await userEvent.click(first.getByRole('button', { name: new RegExp(t('snapshots.restore')) }));
    await expect(args.onBackupAsk).toHaveBeenLastCalledWith({ action: 'restore', backup });
    await userEvent.click(first.getByRole('button', { name: new RegExp(t('snapshots.copy')) }));
    await expect(args.onCopyAsk).toHaveBeenLastCalledWith({ kind: 'backup', backup });
    await userEvent.click(first.getByRole('button', { name: new RegExp(t('snapshots.remove')) }));
    await expect(args.onBackupAsk).toHaveBeenLastCalledWith({ action: 'remove', backup });
    await userEvent.click(canvas.getByRole('button', { name: t('snapshots.backups.make') }));
    await expect(args.onBackupAsk).toHaveBeenLastCalledWith({ action: 'make', backup: null });
  },
};

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onBackupsRetry'),
};

/** The schedule has made none yet. */
export const Empty: Story = {
  args: { view: listed({ items: [] }) },
  play: shows('snapshots.backups.empty'),
};

/** Without a schedule only earlier backups are left. */
export const NoSchedule: Story = {
  args: { view: viewOf({}, { schedule: 'none' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('snapshots.backups.make') })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The provider's system keeps them to itself. */
export const NotListed: Story = {
  args: { view: listed({ items: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('snapshots.schedule.text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('snapshots.schedule.ask') })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/support/create'),
    );
  },
};

/** One is being made: everything else waits, and says why. */
export const Making: Story = {
  args: { view: listed({ current: { action: 'make', backupId: null } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('snapshots.backups.make') }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(t('snapshots.backups.obstacle.busy'));
    await expect(args.onBackupAsk).not.toHaveBeenCalled();
  },
};

export const Restoring: Story = {
  args: { view: listed({ current: { action: 'restore', backupId: backup.id } }) },
};

export const Suspended: Story = {
  args: { view: viewOf({}, { server: toServerRow({ ...server, status: 'Suspended' }) }) },
};

export const ConfirmMaking: Story = {
  args: { view: viewOf({ question: { action: 'make', backup: null, submission: { status: 'idle' } } }) },
};

/** The question names the moment to which the disk returns. */
// shows: SNAPSHOTS-10
export const ConfirmRestore: Story = {
  args: { view: viewOf({ question: { action: 'restore', backup, submission: { status: 'idle' } } }) },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t('snapshots.backups.ask.restore.title') }),
    );
    await expect(dialog.getByText(t('snapshots.backups.ask.restore.effect'))).toBeVisible();
    await press(dialog, t('snapshots.backups.ask.restore.confirm'), args.onBackupConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onBackupClose).toHaveBeenCalledOnce();
  },
};

export const RestorePending: Story = {
  args: { view: viewOf({ question: { action: 'restore', backup, submission: { status: 'pending' } } }) },
};

/** The demonstration keeps no backups. */
export const RemoveFailed: Story = {
  args: {
    view: viewOf({
      question: { action: 'remove', backup, submission: { status: 'failed', reason: 'demonstration' } },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      t('snapshots.backups.failed.demonstration'),
    );
  },
};
