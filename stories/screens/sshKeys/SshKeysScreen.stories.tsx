import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formReducer, formStateOf, type FormState } from '@/domain/form/formState';
import { PortError } from '@/domain/results/portError';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { emptySshKey, type SshKeyDraft, type SshKeyRefusal } from '@/domain/sshKeys/sshKey';
import { makeSshKey, samplePublicKey, sampleSshKeys } from '@/sample-data/sshKeys';
import { SshKeysScreen } from '@/screens/sshKeys/SshKeysScreen/SshKeysScreen';
import { toSshKeysView, type SshKeyRemoval } from '@/screens/sshKeys/SshKeysScreen/sshKeysView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs } from '../../kit/knobs';
import { alerts, press, retries } from '../../kit/plays';
import { t } from '../../kit/words';

type KeyForm = FormState<SshKeyDraft, SshKeyRefusal>;

const emptyForm: KeyForm = formStateOf(emptySshKey);
const filled: SshKeyDraft = { name: 'ann@laptop', key: samplePublicKey };
const filledForm: KeyForm = formStateOf(emptySshKey, filled);
const failedForm = (failure: PortError | SshKeyRefusal): KeyForm =>
  formReducer<SshKeyDraft, SshKeyRefusal>(filledForm, { type: 'failed', failure });
const refusedForm = (draft: SshKeyDraft): KeyForm =>
  formReducer<SshKeyDraft, SshKeyRefusal>(formStateOf(emptySshKey, draft), {
    type: 'refused',
    fields: ['name', 'key'],
  });

const viewOf = (keys = sampleSshKeys, form = emptyForm, removal: SshKeyRemoval | null = null) =>
  toSshKeysView({ keys: { status: 'ready', value: keys }, form, removal });

const manyKeys = (length: number) =>
  Array.from({ length }, (_, index) => makeSshKey({ id: index + 1, name: `node-${index + 1}` }));

const pasted = {
  nothing: '',
  'a key': samplePublicKey,
  'a private key': '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl',
  'half a key': samplePublicKey.slice(0, 40),
  'a key with options': `no-pty ${samplePublicKey}`,
};

const meta = {
  component: SshKeysScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onDraftChange: fn(),
    onSubmit: fn(),
    onRemovalAsk: fn(),
    onRemovalConfirm: fn(),
    onRemovalClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SshKeysScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two keys, and the form for one more. */
// shows: KEYS-01
export const Default: Story = {
  parameters: knobs(
    {
      keys: count(2, maxSshKeys),
      pasted: choice(['nothing', 'a key', 'a private key', 'half a key', 'a key with options']),
    },
    ({ keys, pasted: which }) => ({
      view: viewOf(
        manyKeys(keys),
        which === 'nothing' ? emptyForm : refusedForm({ name: 'deploy', key: pasted[which] }),
      ),
    }),
  ),
  play: async ({ canvas, args }) => {
    const [first] = sampleSshKeys;
    const [row] = canvas.getAllByRole('listitem');
    if (!first || !row) throw new RangeError('The sample has a key');
    await expect(row).toHaveTextContent('ECDSA 384');
    await expect(within(row).getByText(first.fingerprint)).toBeVisible();
    await userEvent.click(
      within(row).getByRole('button', { name: t('sshKeys.remove.of', { name: first.name }) }),
    );
    await expect(args.onRemovalAsk).toHaveBeenCalledWith(first);
    await userEvent.click(canvas.getByLabelText(t('sshKeys.form.key')));
    await userEvent.paste(samplePublicKey);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ key: samplePublicKey });
    await userEvent.type(canvas.getByLabelText(t('sshKeys.form.name')), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'a' });
    await press(canvas, t('sshKeys.form.add'), args.onSubmit);
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('sshKeys.list.empty'))).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Filled: Story = { args: { view: viewOf(sampleSshKeys, filledForm) } };

// shows: KEYS-02
export const Validation: Story = {
  args: { view: viewOf(sampleSshKeys, refusedForm({ name: '', key: pasted['a private key'] })) },
  play: async ({ canvas }) => {
    const key = canvas.getByLabelText(t('sshKeys.form.key'));
    await expect(key).toBeInvalid();
    await expect(key).toHaveAccessibleDescription(expect.stringContaining(t('sshKeys.problem.privateKey')));
    await expect(canvas.getByText(t('sshKeys.name.required'))).toBeVisible();
  },
};

export const Pending: Story = {
  args: {
    view: viewOf(sampleSshKeys, formReducer<SshKeyDraft, SshKeyRefusal>(filledForm, { type: 'sent' })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sshKeys.form.pending') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The account has this key; the input stays. */
// shows: KEYS-03
export const SubmitFailed: Story = {
  args: { view: viewOf(sampleSshKeys, failedForm('sshKeyTaken')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('sshKeys.refused.sshKeyTaken'));
    await expect(canvas.getByLabelText(t('sshKeys.form.key'))).toHaveValue(samplePublicKey);
  },
};

export const SubmitOffline: Story = {
  args: { view: viewOf(sampleSshKeys, failedForm(new PortError('offline'))) },
  play: alerts('common.error.offline'),
};

/** The maximum number of keys: there is no form. */
// shows: KEYS-03
export const Full: Story = {
  args: { view: viewOf(manyKeys(maxSshKeys)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('sshKeys.full', { max: maxSshKeys }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('sshKeys.form.add') })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      [makeSshKey({ id: 9, name: 'w'.repeat(60), type: 'ssh-rsa', bits: 16_384 }), ...sampleSshKeys],
      formStateOf(emptySshKey, { name: 'w'.repeat(60), key: `${samplePublicKey}${'w'.repeat(900)}` }),
    ),
  },
};

/** Focus starts on Cancel. */
// shows: KEYS-04
export const ConfirmRemove: Story = {
  args: { view: viewOf(sampleSshKeys, emptyForm, { key: makeSshKey(), submission: { status: 'idle' } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('sshKeys.remove.title') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await press(dialog, t('sshKeys.remove'), args.onRemovalConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemovalClose).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { view: viewOf(sampleSshKeys, emptyForm, { key: makeSshKey(), submission: { status: 'pending' } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('sshKeys.remove.pending') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemovalConfirm).not.toHaveBeenCalled();
    await expect(args.onRemovalClose).not.toHaveBeenCalled();
  },
};

/** D51: the demonstration keeps its keys. */
export const RemoveInDemonstration: Story = {
  args: {
    view: viewOf(sampleSshKeys, emptyForm, {
      key: makeSshKey(),
      submission: { status: 'failed', reason: 'demonstration' },
    }),
  },
  play: alerts('sshKeys.refused.demonstration'),
};

export const RemoveFailed: Story = {
  args: {
    view: viewOf(sampleSshKeys, emptyForm, {
      key: makeSshKey(),
      submission: { status: 'failed', reason: 'offline' },
    }),
  },
  play: alerts('common.error.offline'),
};
