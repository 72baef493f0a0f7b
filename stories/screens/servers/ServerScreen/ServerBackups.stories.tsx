import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { questionOf } from '@/domain/form/question';
import { rubles } from '@/domain/money/money';
import type { PlanName } from '@/domain/catalog/plan';
import type { Server, ServerId } from '@/domain/servers/server';
import { toServerRow } from '@/domain/servers/serverRow';
import { maxSnapshotName } from '@/domain/servers/snapshots';
import { makeBackup, sampleBackups } from '@/sample-data/backups';
import { samplePlans } from '@/sample-data/plans';
import { makeServer } from '@/sample-data/servers';
import { makeSnapshot, sampleSnapshots } from '@/sample-data/snapshots';
import {
  emptyDraft,
  toBackupsView,
  toCopyRequest,
  type BackupsSources,
  type BackupsView,
  type CopyRequest,
  type CopySource,
} from '@/screens/servers/ServerScreen/backupsView';
import ServerBackups from '@/screens/servers/ServerScreen/ServerBackups';
import { inContentArea } from '../../../kit/contentArea';
import { exactly } from '../../../kit/textMatch';
import { i18n, t } from '../../../kit/words';
import { alerts, confirms, expectLink, press, presses, shows } from '../../../kit/plays';

const server = makeServer();

function viewOf(changes: Partial<BackupsSources> = {}, changed: Partial<Server> = {}): BackupsView {
  return toBackupsView({
    server: toServerRow({ ...server, ...changed }),
    load: { status: 'ready', value: sampleSnapshots },
    draft: emptyDraft,
    question: null,
    copy: null,
    targets: {
      status: 'ready',
      value: [server, makeServer({ id: 1031 as ServerId, domain: 'new.example.ru' })],
    },
    plans: { status: 'ready', value: samplePlans },
    schedule: 'weekly',
    schedulePrice: rubles(0),
    backups: { load: { status: 'ready', value: sampleBackups }, question: null },
    ...changes,
  });
}
const snapshot = makeSnapshot();
const listed = (...items: (typeof snapshot)[]) =>
  viewOf({ load: { status: 'ready', value: { items, max: 3 } } });

const meta = {
  component: ServerBackups,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onRetry: fn(),
    onBackupsRetry: fn(),
    onBackupAsk: fn(),
    onBackupConfirm: fn(),
    onBackupClose: fn(),
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
  },
} satisfies Meta<typeof ServerBackups>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (action: 'restore' | 'remove', name = snapshot.name) =>
  `${t(`snapshots.${action}`)} ${t('snapshots.of', { name })}`;

/** Two snapshots, and room for a third. */
// shows: SNAPSHOTS-01, SNAPSHOTS-05
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('snapshots.name') }), 'A');
    await expect(args.onNameChange).toHaveBeenCalledWith('A');
    await press(canvas, t('snapshots.make'), args.onMake);
    await userEvent.click(canvas.getByRole('button', { name: named('restore') }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(snapshot, 'restore');
    await userEvent.click(canvas.getByRole('button', { name: named('remove') }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(snapshot, 'remove');
    await userEvent.click(
      canvas.getByRole('button', {
        name: `${t('snapshots.copy')} ${t('snapshots.of', { name: snapshot.name })}`,
      }),
    );
    await expect(args.onCopyAsk).toHaveBeenCalledWith({ kind: 'snapshot', snapshot });
    await press(canvas, t('snapshots.backups.make'), args.onBackupAsk, { action: 'make', backup: null });
    await expectLink(canvas, t('snapshots.schedule.change'), `/dashboard/server-edit?id=${server.id}`);
  },
};

/** No snapshots, and no schedule. */
export const Empty: Story = {
  args: { view: viewOf({ load: { status: 'ready', value: { items: [], max: 3 } }, schedule: 'none' }) },
  play: shows('snapshots.empty', 'snapshots.schedule.none'),
};

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onRetry'),
};

/** One is being made: everything else waits, and says why. */
// shows: SNAPSHOTS-04
export const Making: Story = {
  args: {
    view: listed(makeSnapshot({ id: 9, name: 'Перед переездом', state: 'making', sizeMb: null }), snapshot),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: named('restore') }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(t('snapshots.obstacle.busy'));
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Restoring: Story = { args: { view: listed(makeSnapshot({ state: 'restoring' })) } };

export const Deleting: Story = { args: { view: listed(makeSnapshot({ state: 'deleting' })) } };

/** One could not be made: it can only be deleted. */
export const NotMade: Story = {
  args: { view: listed(makeSnapshot({ state: 'failed', sizeMb: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: named('restore') })).toBeNull();
    await expect(canvas.getByRole('button', { name: named('remove') })).toBeVisible();
  },
};

export const LimitReached: Story = {
  args: { view: listed(...[9, 8, 7].map((id) => makeSnapshot({ id, name: `Копия ${id}` }))) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('snapshots.make'), args.onReasonAsk, t('snapshots.obstacle.limit', { max: 3 }));
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

/** Of a suspended server nothing can be copied. */
export const Suspended: Story = { args: { view: viewOf({}, { status: 'Suspended' }) } };

export const Validation: Story = {
  args: {
    view: viewOf({
      draft: { ...emptyDraft, name: 'я'.repeat(61), problem: 'tooLong', refusals: 1 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('snapshots.name') })).toHaveAccessibleDescription(
      expect.stringContaining(t('snapshots.problem.tooLong', { max: maxSnapshotName })),
    );
  },
};

export const Pending: Story = {
  args: { view: viewOf({ draft: { ...emptyDraft, name: 'Перед переездом', isPending: true } }) },
};

/** The demonstration makes none. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf({
      draft: { ...emptyDraft, name: 'Перед переездом', problem: 'demonstration', refusals: 1 },
    }),
  },
  play: alerts('snapshots.failed.demonstration'),
};

/** The question names the moment to which the disk returns. */
// shows: SNAPSHOTS-02
export const ConfirmRestore: Story = {
  args: { view: viewOf({ question: { snapshot, action: 'restore', submission: { status: 'idle' } } }) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: t('snapshots.ask.restore.title') });
    await expect(within(dialog).getByText(t('snapshots.ask.restore.effect'))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: t('snapshots.ask.restore.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

// shows: SNAPSHOTS-03
export const ConfirmDeletion: Story = {
  args: { view: viewOf({ question: { snapshot, action: 'remove', submission: { status: 'idle' } } }) },
};

export const RestorePending: Story = {
  args: { view: viewOf({ question: { snapshot, action: 'restore', submission: { status: 'pending' } } }) },
};

export const RestoreFailed: Story = {
  args: {
    view: viewOf({
      question: { snapshot, action: 'restore', submission: { status: 'failed', reason: 'changed' } },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(t('snapshots.failed.changed'));
  },
};

export const LongContent: Story = {
  args: {
    view: listed(makeSnapshot({ name: 'Передпереездомнановыйдатацентрсобновлениемвсехпакетовсразу' })),
  },
};

const source: CopySource = { kind: 'snapshot', snapshot };

const copying = (changes: Partial<BackupsSources> & { target?: ServerId | null } = {}) => {
  const { target = null, ...sources } = changes;
  return viewOf({ copy: questionOf<CopyRequest>({ source, destination: 'own', target }), ...sources });
};

const backupSource = { kind: 'backup', backup: makeBackup() } as const;
const ofBackup = toCopyRequest(backupSource);
const toNew = (changes: Partial<BackupsSources> = {}, plan: PlanName | null = null) =>
  viewOf({
    copy: questionOf<CopyRequest>({ source: backupSource, destination: 'new', plan }),
    ...changes,
  });

/** Another server gets the disk: it is chosen first, and everything on it is lost. */
// shows: SNAPSHOTS-06
export const ChooseTarget: Story = {
  args: { view: copying() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: t('snapshots.copy.confirm') })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText(t('snapshots.copy.target')), '1031');
    await expect(args.onCopyChange).toHaveBeenCalledWith({ destination: 'own', target: 1031 });
    await expectLink(dialog, t('snapshots.copy.order'), '/dashboard/vps-catalog');
  },
};

/** A backup goes to another server likewise. */
// shows: SNAPSHOTS-11
export const ChooseTargetOfBackup: Story = {
  args: {
    view: viewOf({
      copy: questionOf({ ...ofBackup, target: 1031 as ServerId }),
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const at = i18n().dateTime(makeBackup().madeAt);
    await expect(dialog.getByText(exactly(t('snapshots.backups.copy.text', { at })))).toBeVisible();
    await press(dialog, t('snapshots.copy.confirm'), args.onCopyConfirm);
    await userEvent.click(dialog.getByLabelText(t('snapshots.copy.to.new')));
    await expect(args.onCopyChange).toHaveBeenCalledWith({ destination: 'new', plan: null });
  },
};

/** A new server for the backup: only plans of this data centre whose disk is large enough. */
// shows: SNAPSHOTS-12
export const ChoosePlan: Story = {
  args: { view: toNew({}, 'Sirius[GB]') },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.selectOptions(dialog.getByLabelText(t('snapshots.copy.plan')), 'Arcturus[GB]');
    await expect(args.onCopyChange).toHaveBeenCalledWith({ destination: 'new', plan: 'Arcturus[GB]' });
    await press(dialog, t('snapshots.copy.toOrder'), args.onCopyConfirm);
  },
};

/** Every plan of this data centre is sold out, or has a smaller disk. */
export const PlansEmpty: Story = {
  args: { view: toNew({ plans: { status: 'ready', value: [] } }) },
};
export const PlansLoading: Story = {
  args: { view: toNew({ plans: { status: 'loading' } }) },
};
export const PlansFailed: Story = {
  args: { view: toNew({ plans: { status: 'error', reason: 'offline' } }) },
  play: confirms('common.retry', 'onTargetsRetry'),
};

/** There is no other server, so that only a new one is left. */
export const BackupTargetsEmpty: Story = {
  args: {
    view: viewOf({ copy: questionOf(ofBackup), targets: { status: 'ready', value: [server] } }),
  },
};

export const ConfirmCopy: Story = {
  args: { view: copying({ target: 1031 as ServerId }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, t('snapshots.copy.confirm'), args.onCopyConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCopyClose).toHaveBeenCalledOnce();
  },
};

export const CopyRefused: Story = {
  args: {
    view: viewOf({
      copy: {
        source,
        destination: 'own',
        target: 1031 as ServerId,
        submission: { status: 'failed', reason: 'smallerDisk' },
      },
    }),
  },
};

export const NoTargets: Story = {
  args: { view: copying({ targets: { status: 'ready', value: [server] } }) },
};
export const TargetsLoading: Story = { args: { view: copying({ targets: { status: 'loading' } }) } };
export const TargetsFailed: Story = {
  args: { view: copying({ targets: { status: 'error', reason: 'offline' } }) },
  play: confirms('common.retry', 'onTargetsRetry'),
};
