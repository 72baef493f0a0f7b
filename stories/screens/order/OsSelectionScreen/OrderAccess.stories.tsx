import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { defaultConfiguration, type OrderConfiguration } from '@/domain/order/configuration';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { emptySshKey, type SshKeyDraft, type SshKeyRefusal } from '@/domain/sshKeys/sshKey';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeSshKey, samplePublicKey, sampleSshKeys } from '@/sample-data/sshKeys';
import OrderAccess from '@/screens/order/OsSelectionScreen/OrderAccess';
import {
  toOrderAccessView,
  type OrderAccessSources,
} from '@/screens/order/OsSelectionScreen/orderAccessView';
import { inContentArea } from '../../../kit/contentArea';
import { choice, count, knobs } from '../../../kit/knobs';
import { alerts, press, presses } from '../../../kit/plays';
import { t } from '../../../kit/words';

const ubuntu = { family: 'ubuntu', version: '24.04' } as const;
const form = formStateOf<SshKeyDraft, SshKeyRefusal>(emptySshKey);

function viewOf({
  configuration,
  ...changes
}: Partial<Omit<OrderAccessSources, 'configuration'>> & {
  configuration?: Partial<OrderConfiguration>;
} = {}) {
  return toOrderAccessView({
    plan: 'Diadem[GB]',
    configuration: { ...defaultConfiguration, os: ubuntu, ...configuration },
    isHostLeft: false,
    keys: { status: 'ready', value: sampleSshKeys },
    form,
    isFormOpen: false,
    ...changes,
  });
}

const manyKeys = (length: number) =>
  Array.from({ length }, (_, index) => makeSshKey({ id: index + 1, name: `node-${index + 1}` }));

const meta = {
  component: OrderAccess,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onHostChange: fn(),
    onHostLeave: fn(),
    onKeyChange: fn(),
    onFormToggle: fn(),
    onDraftChange: fn(),
    onKeyAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two saved keys, none chosen, and a suggested name. */
// shows: KEYS-05
export const Default: Story = {
  parameters: knobs(
    { keys: count(2, maxSshKeys), system: choice(['ubuntu', 'windows', 'other']), servers: count(1, 100) },
    ({ keys, system, servers }) => ({
      view: viewOf({
        keys: { status: 'ready', value: manyKeys(keys) },
        configuration: {
          os: {
            ubuntu,
            windows: { family: 'windows', version: '2022' },
            other: { family: 'other', version: 'NoOS' },
          }[system],
          count: servers,
        },
      }),
    }),
  ),
  play: async ({ canvas, args }) => {
    const host = canvas.getByRole('textbox', { name: t('orderAccess.host') });
    await userEvent.type(host, 'w');
    await expect(args.onHostChange).toHaveBeenLastCalledWith('w');
    await userEvent.tab();
    await expect(args.onHostLeave).toHaveBeenCalledOnce();
    const suggestion = 'ubuntu-diadem.example.ru';
    await userEvent.click(
      canvas.getByRole('button', { name: t('orderAccess.host.suggest', { name: suggestion }) }),
    );
    await expect(args.onHostChange).toHaveBeenLastCalledWith(suggestion);
    const keys = within(canvas.getByRole('group', { name: t('sshKeys.choice') }));
    await expect(keys.getByText(t('sshKeys.choice.withPassword'))).toBeVisible();
    await userEvent.click(keys.getByRole('checkbox', { name: 'deploy' }));
    await expect(args.onKeyChange).toHaveBeenLastCalledWith(sampleSshKeys[1], true);
    await press(canvas, t('orderAccess.keys.add'), args.onFormToggle);
  },
};

export const Loading: Story = { args: { view: viewOf({ keys: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ keys: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onRetry'),
};

/** Three servers with a key: their names are numbered, and no password is mailed. */
// shows: KEYS-05, KEYS-06
export const Chosen: Story = {
  args: {
    view: viewOf({
      configuration: {
        hostName: 'web.example.ru',
        count: 3,
        sshKeys: sampleSshKeys.map(({ fingerprint }) => fingerprint).slice(1),
      },
    }),
  },
  play: async ({ canvas, args }) => {
    const names = { first: 'web-1.example.ru', last: 'web-3.example.ru' };
    await expect(canvas.getByText(t('orderAccess.host.numbered', names))).toBeVisible();
    await expect(canvas.getByText(t('sshKeys.choice.withKey'))).toBeVisible();
    const deploy = canvas.getByRole('checkbox', { name: 'deploy' });
    await expect(deploy).toBeChecked();
    await userEvent.click(deploy);
    await expect(args.onKeyChange).toHaveBeenLastCalledWith(sampleSshKeys[1], false);
  },
};

/** The account has no keys yet. */
export const Empty: Story = {
  args: { view: viewOf({ keys: { status: 'ready', value: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('sshKeys.choice.none'))).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A single label is no full name. */
// shows: KEYS-05
export const Validation: Story = {
  args: { view: viewOf({ configuration: { hostName: 'web' }, isHostLeft: true }) },
  play: async ({ canvas }) => {
    const host = canvas.getByRole('textbox', { name: t('orderAccess.host') });
    await expect(host).toBeInvalid();
    await expect(host).toHaveAccessibleDescription(expect.stringContaining(t('orderAccess.host.noZone')));
  },
};

/** A key is being added without leaving the order. */
// shows: KEYS-05
export const AddingKey: Story = {
  args: {
    view: viewOf({
      isFormOpen: true,
      form: formStateOf<SshKeyDraft, SshKeyRefusal>(emptySshKey, {
        name: 'ann@laptop',
        key: samplePublicKey,
      }),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('sshKeys.form.name')), 'x');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'ann@laptopx' });
    await press(canvas, t('sshKeys.form.add'), args.onKeyAdd);
  },
};

export const SubmitFailed: Story = {
  args: {
    view: viewOf({
      isFormOpen: true,
      form: formReducer(form, { type: 'failed', failure: 'demonstration' }),
    }),
  },
  play: alerts('sshKeys.refused.demonstration'),
};

/** Windows has passwords. */
export const Windows: Story = {
  args: { view: viewOf({ configuration: { os: { family: 'windows', version: '2022' } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('orderAccess.keys.windows'))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('sshKeys.choice') })).toBeNull();
  },
};

/** The keys of the backup replace those of an order. */
// shows: SNAPSHOTS-12
export const FromBackup: Story = {
  args: { view: viewOf({ configuration: { fromBackup: makeOrderedBackup() } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('orderAccess.keys.backup'))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('sshKeys.choice') })).toBeNull();
  },
};

/** All keys that an account can have; there is no form. */
export const Full: Story = {
  args: { view: viewOf({ keys: { status: 'ready', value: manyKeys(maxSshKeys) }, isFormOpen: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('orderAccess.keys.add') })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      plan: `${'Intercrus-of-the-Southern-Sky-'.repeat(3)}[GB]`,
      configuration: { hostName: `${'w'.repeat(70)}.example.ru`, count: 100 },
      isHostLeft: true,
      keys: { status: 'ready', value: [makeSshKey({ name: 'w'.repeat(60), type: 'ssh-rsa', bits: 16_384 })] },
    }),
  },
};
